/** A line of moves as an animated GIF: pictures are drawn here, one at a time, and put together in a worker. */
import type { Rasterise } from './raster.js';

export interface GifOptions {
  /** Pixels. */
  readonly width: number;
  /** For which each picture is shown; the last longer. */
  readonly milliseconds: number;
  /** Hears how many pictures are done. */
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** The end is looked at this many times as long. */
const LINGER = 3;

/**
 * @param svgs the pictures in their order, one at least, all of one shape
 * @returns undefined when it was stopped
 */
export async function makeGif(
  svgs: readonly string[],
  rasterise: Rasterise,
  { width, milliseconds, onProgress, signal }: GifOptions,
): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./gif-worker.js', import.meta.url), { type: 'module' });
  try {
    const samples = await Promise.all([svgs[0], svgs.at(-1)].map((svg) => rasterise(svg ?? '', width)));
    const { width: across, height: down } = samples[0] as ImageData;
    worker.postMessage({ do: 'begin', width: across, height: down, samples: samples.map(({ data }) => data) });
    for (const [i, svg] of svgs.entries()) {
      if (signal.aborted) return undefined;
      const { data } = await rasterise(svg, width, down);
      const isLast = i === svgs.length - 1;
      worker.postMessage({ do: 'add', pixels: data, milliseconds: milliseconds * (isLast ? LINGER : 1) }, [
        data.buffer,
      ]);
      onProgress(i + 1, svgs.length);
      // So that the page answers between two pictures.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data));
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.postMessage({ do: 'finish' });
    });
    return signal.aborted ? undefined : new Blob([bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
