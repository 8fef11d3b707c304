/** How far a match has come, at a terminal; nothing is shown anywhere else. */
import { Presets, SingleBar } from 'cli-progress';
import type { Output } from '../io.js';

export interface Progress {
  /** @param status what is known so far */
  show(games: number, status: string): void;
  close(): void;
}

const SILENT: Progress = { show: () => {}, close: () => {} };

/**
 * @param total games
 * @param played games that have been played before
 */
export function openProgress(output: Output, total: number, played: number): Progress {
  if (output.isTTY !== true) return SILENT;
  const options = {
    stream: output as NodeJS.WriteStream,
    format: '{bar} {value}/{total} | {status} | {eta_formatted}',
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    gracefulExit: false,
  };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(total, played, { status: 'the first game is under way' });
  return {
    show: (games, status) => bar.update(games, { status }),
    close: () => bar.stop(),
  };
}
