/** `hippodrome uci`: the engine for graphical interfaces that speak UCI. */
import { type AddCommand, VARIANT_HELP } from './command.js';

export const addUci: AddCommand = (program, io, end) => {
  program
    .command('uci')
    .description('speak the Universal Chess Interface on stdin and stdout')
    .argument('[variant]', `${VARIANT_HELP}, to be played until another is chosen (default: chess)`)
    .action(async (variant) => {
      // Loaded here, so that other commands start without it.
      const { talk } = await import('../protocol/talk.js');
      const { createUciSession } = await import('@hippodrome/engine/uci');
      end(await talk(io, variant, createUciSession));
    });
};
