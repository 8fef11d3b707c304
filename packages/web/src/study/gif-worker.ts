/** Makes the GIF, away from the page. Pictures come one by one; the file goes back when the last has come. */
import { GifWriter } from './gif-writer.js';

export type GifOrder =
  | {
      readonly do: 'begin';
      readonly width: number;
      readonly height: number;
      readonly samples: readonly Uint8ClampedArray[];
    }
  | { readonly do: 'add'; readonly pixels: Uint8ClampedArray; readonly milliseconds: number }
  | { readonly do: 'finish' };

let writer: GifWriter | undefined;

addEventListener('message', ({ data }: MessageEvent<GifOrder>) => {
  switch (data.do) {
    case 'begin':
      writer = new GifWriter(data.width, data.height, data.samples);
      break;
    case 'add':
      writer?.add(data.pixels, data.milliseconds);
      break;
    case 'finish': {
      const bytes = writer?.finish();
      postMessage(bytes, bytes === undefined ? {} : { transfer: [bytes.buffer] });
      break;
    }
  }
});
