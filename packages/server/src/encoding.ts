/** A file as it is and compressed. Each version is made when it is first asked for, off the main thread, and kept. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What we can send, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Bytes = Uint8Array<ArrayBuffer>;

export interface Versions {
  /** Whether compressing is worth while; when it is not, `identity` is the only version. */
  readonly compressible: boolean;
  get(encoding: Encoding): Promise<Bytes>;
}

/** Below this nothing is gained: it fits one packet anyway. */
const SMALLEST = 1024;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|wasm|xml|manifest\+json)|image\/(?:svg\+xml|bmp|x-icon)|font\/(?:otf|ttf))/;
/** Nearly as small as the best, in a tenth of the time. */
const BROTLI_QUALITY = 9;

const compressors: Record<Encoding, (contents: Bytes) => Promise<Bytes>> = {
  br: (contents) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gzip: (contents) => promisify<Bytes, Bytes>(gzip)(contents),
  identity: (contents) => Promise.resolve(contents),
};

/** @param type what `Content-Type` says of the contents */
export function createVersions(contents: Bytes, type: string): Versions {
  const made = new Map<Encoding, Promise<Bytes>>();
  return {
    compressible: contents.length >= SMALLEST && COMPRESSIBLE.test(type),
    get(encoding) {
      const version = made.get(encoding) ?? compressors[encoding](contents);
      made.set(encoding, version);
      return version;
    },
  };
}
