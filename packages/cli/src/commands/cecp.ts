/** `hippodrome cecp`: the engine for XBoard and WinBoard. */
import { type AddCommand, VARIANT_HELP } from './command.js';

export const addCecp: AddCommand = (program, io, end) => {
  program
    .command('cecp')
    .description('speak the protocol of XBoard and WinBoard on stdin and stdout')
    .argument('[variant]', `${VARIANT_HELP}, to be there for XBoard to choose`)
    .action(async (variant) => {
      // Loaded here, so that other commands start without it.
      const { talk } = await import('../protocol/talk.js');
      const { createCecpSession } = await import('@hippodrome/engine/cecp');
      end(await talk(io, variant, createCecpSession));
    });
};
