/** Diagrams as files, drawn by the program itself, so that the site shows what `hippodrome diagram` draws. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '@hippodrome/cli';

/** Draws diagrams into a folder of public files. */
export interface Draughtsman {
  /**
   * @param path where the file goes, from the folder of public files, with `.svg` at its end
   * @param variant a slug, or the path of a document
   * @param options as on the command line
   */
  draw(path: string, variant: string, ...options: readonly string[]): Promise<void>;
}

export function createDraughtsman(publicFolder: string): Draughtsman {
  return {
    async draw(path, variant, ...options) {
      const file = join(publicFolder, path);
      await mkdir(dirname(file), { recursive: true });
      const stdout = new PassThrough();
      const stderr = new PassThrough();
      const said = text(stderr);
      const code = await run(['diagram', variant, ...options, '-o', file], {
        stdin: Readable.from([]),
        stdout,
        stderr,
      });
      stdout.end();
      stderr.end();
      if (code !== 0) throw new Error(`${variant} ${options.join(' ')}: ${await said}`);
    },
  };
}
