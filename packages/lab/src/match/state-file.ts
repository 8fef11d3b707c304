/**
 * The memory of a match: a file with one line of JSON for what the match is, and one for each game that has ended. A match that was
 * killed goes on from it; of a line that was cut short by that, nothing is kept.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import { error, fail, ok, type Result, type Ruleset } from '@hippodrome/rules';
import type { GameRecord, MoveRecord } from './record.js';

/** What must be the same for games to belong to one match; names and values are shown to people. */
export type MatchIdentity = Readonly<Record<string, string | number>>;

const FORMAT = 'hippodrome-match 1';

export class StateFile {
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * Opens the file, or begins it, and reads the games that it holds.
   *
   * Codes: `match/state-unreadable`, `match/no-state`, `match/state-damaged`, `match/state-differs`.
   */
  static async open(
    path: string,
    identity: MatchIdentity,
  ): Promise<Result<{ state: StateFile; games: readonly GameRecord[] }>> {
    const text = await readIfThere(path);
    if (!text.ok) return text;
    const whole = text.value.slice(0, text.value.lastIndexOf('\n') + 1);
    const games = whole === '' ? ok([]) : readState(whole, identity);
    if (!games.ok) return games;
    try {
      if (whole !== text.value) await truncate(path, Buffer.byteLength(whole));
      const state = new StateFile(await open(path, 'a'));
      if (whole === '') await state.#append({ format: FORMAT, ...identity });
      return ok({ state, games: games.value });
    } catch (trouble) {
      return fail(unwritable(trouble));
    }
  }

  async add(record: GameRecord): Promise<void> {
    await this.#append(record);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  /** When this is done, the line is on the disk. */
  async #append(line: object): Promise<void> {
    await this.#file.appendFile(`${JSON.stringify(line)}\n`);
    await this.#file.datasync();
  }
}

/** Tells two games apart even if their documents have the same name. */
export function fingerprint({ spec }: Ruleset): string {
  const { board, first, pieces, setup, rules } = spec;
  const text = JSON.stringify({ board, first, pieces, setup, rules });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function readIfThere(path: string): Promise<Result<string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ENOENT') return ok('');
    return fail(error('match/state-unreadable', `the state file cannot be read: ${(trouble as Error).message}`));
  }
}

function readState(text: string, identity: MatchIdentity): Result<readonly GameRecord[]> {
  const [header, ...lines] = text.trimEnd().split('\n').map(parseLine);
  if (header?.format !== FORMAT) {
    return fail(
      error('match/no-state', 'this is not the state of a match: name a file that is not there yet', { line: 1 }),
    );
  }
  const differing = Object.entries(identity).filter(([key, value]) => header[key] !== value);
  if (differing.length > 0) {
    const list = differing.map(
      ([key, value]) => `${key} was ${JSON.stringify(header[key])}, now ${JSON.stringify(value)}`,
    );
    return fail(error('match/state-differs', `the file holds another match: ${list.join('; ')}`, { line: 1 }));
  }
  const bad = lines.findIndex((line) => !isRecord(line));
  if (bad >= 0) return fail(error('match/state-damaged', 'this line is no game', { line: bad + 2, column: 1 }));
  return ok(withoutRepeats(lines as unknown as readonly GameRecord[]));
}

function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(line: Readonly<Record<string, unknown>> | undefined): boolean {
  return (
    line !== undefined &&
    Number.isSafeInteger(line.game) &&
    (line.white === 0 || line.white === 1) &&
    Array.isArray(line.names) &&
    Number.isSafeInteger(line.opening) &&
    Array.isArray(line.moves) &&
    line.moves.every((move: unknown) => typeof (move as MoveRecord | null)?.move === 'string') &&
    (line.winner === null || line.winner === 'white' || line.winner === 'black') &&
    typeof line.reason === 'string'
  );
}

/** Each game counts once. */
function withoutRepeats(records: readonly GameRecord[]): readonly GameRecord[] {
  return [...new Map(records.map((record) => [record.game, record])).values()];
}

function unwritable(trouble: unknown) {
  return error('match/state-unwritable', `the state file cannot be written: ${(trouble as Error).message}`);
}
