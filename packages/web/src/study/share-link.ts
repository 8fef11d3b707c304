/**
 * A whole game in an address: its PGN, deflated, in the letters that addresses leave alone. Whoever opens it needs nothing but the link.
 * A link may come from anybody: it is measured before it is unpacked and while it is, and what is wrong with it is told with its place.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';

/** Characters that an address carries through chats and mail. */
export const LONGEST_LINK = 8000;
/** Characters that a link may unpack to; small links can be made to hold a great deal. */
const LONGEST_TEXT = 256 * 1024;

const STRANGE = /[^A-Za-z0-9_-]/;

/** Codes: `study/link-too-long`, with what to do instead. */
export async function packText(text: string): Promise<Result<string>> {
  const packed = toLetters(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)));
  if (packed.length <= LONGEST_LINK) return ok(packed);
  const message = `this would make a link of ${packed.length} characters, and ${LONGEST_LINK} is the most: export the game as PGN instead`;
  const values = { form: 'made', length: packed.length, most: LONGEST_LINK };
  return fail(error('study/link-too-long', message, { values }));
}

/** Codes: `study/bad-link`, `study/damaged-link`, `study/link-too-long`. */
export async function unpackText(packed: string): Promise<Result<string>> {
  if (packed.length > LONGEST_LINK) {
    const message = `the link has ${packed.length} characters, and ${LONGEST_LINK} is the most`;
    const values = { form: 'read', length: packed.length, most: LONGEST_LINK };
    return fail(error('study/link-too-long', message, { line: 1, column: LONGEST_LINK + 1, values }));
  }
  const strange = STRANGE.exec(packed);
  if (strange !== null) {
    const message = `"${strange[0]}" is in no link of ours: it has letters, digits, "-" and "_"`;
    return fail(error('study/bad-link', message, { line: 1, column: strange.index + 1, values: { sign: strange[0] } }));
  }
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromLetters(packed));
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    if (cause instanceof TooLong) {
      return fail(
        error('study/link-too-long', `the link holds more than ${LONGEST_TEXT} characters`, {
          line: 1,
          column: 1,
          values: { form: 'unpacked', most: LONGEST_TEXT },
        }),
      );
    }
    const message =
      'the link cannot be unpacked: a part of it is missing or was changed on the way. Copy it whole, up to its last letter';
    return fail(error('study/damaged-link', message, { line: 1, column: packed.length }));
  }
}

class TooLong extends Error {}

/** @throws TooLong */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes, the reading end says as well.
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      throw new TooLong();
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
