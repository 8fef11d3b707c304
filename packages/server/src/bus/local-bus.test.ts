import { busContract } from './bus.contract.js';
import { LocalBus } from './local-bus.js';

busContract(
  'bus within the process',
  async () => {
    const reported: unknown[] = [];
    const bus = new LocalBus((problem) => reported.push(problem));
    return { here: bus, there: bus, reported, stop: () => bus.close() };
  },
  { standsAtOnce: true },
);
