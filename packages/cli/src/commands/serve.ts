/** `hippodrome serve`: the page, for browsers on this machine or, with `HOST`, on others. */
import { fileURLToPath } from 'node:url';
import { shippedFolder } from '../variants/folder.js';
import type { AddCommand } from './command.js';

/** Where `npm run build` leaves the page. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const addServe: AddCommand = (program, io, end) => {
  program
    .command('serve')
    .description('serve the page until a signal ends it')
    .addHelpText(
      'after',
      '\nEnvironment: PORT (4040), HOST (127.0.0.1; 0.0.0.0 lets other machines in), BASE_URL (where browsers find it),' +
        '\nHIPPODROME_DATA (./data), DATABASE_URL (a PostgreSQL server), SMTP_URL (mail for lost passwords; needs BASE_URL).',
    )
    .action(async () => {
      // Loaded here, so that other commands start without it.
      const { run } = await import('@hippodrome/server');
      end(await run(PAGE, shippedFolder(), io));
    });
};
