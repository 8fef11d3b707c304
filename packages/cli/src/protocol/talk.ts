/** Between the standard streams and a protocol: lines in, lines out, until somebody has had enough. */
import { createInterface } from 'node:readline';
import { createEngine, type ProtocolHost, type ProtocolSession } from '@hippodrome/engine';
import { reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeLine } from '../io.js';
import { createLibrary } from '../variants/library.js';
import { ownVersion } from '../version.js';

const NAME = 'Hippodrome';
const AUTHOR = 'the Hippodrome authors';

/** @param variant the game to be played until another is chosen; the usual one when left out */
export async function talk(
  io: Io,
  variant: string | undefined,
  begin: (host: ProtocolHost) => ProtocolSession,
): Promise<ExitCode> {
  const engine = createEngine();
  engine.prepare();
  const library = createLibrary(variant);
  if (!library.ok) {
    engine.close();
    return reportFailure(io, library, false);
  }
  const session = begin({
    engine,
    library: library.value,
    name: `${NAME} ${ownVersion()}`,
    author: AUTHOR,
    write: (line) => writeLine(io.stdout, line),
  });
  const reader = createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  reader.on('line', (line) => session.hear(line));
  const ended = new Promise<void>((resolve) => reader.on('close', resolve)).then(() => session.hangUp());
  await Promise.race([ended, session.left]);
  reader.close();
  engine.close();
  return EXIT.yes;
}
