/** What an engine says while it thinks: lines that begin with `info`. Anything that makes no sense is passed over. */

export type EngineScore = { readonly cp: number } | { readonly mate: number };

/** The latest of each; scores are the engine's own side's. */
export interface Info {
  readonly score?: EngineScore;
  readonly depth?: number;
  readonly nodes?: number;
}

const NUMBERS = ['depth', 'nodes'] as const;

/** What is known after the line; lines about other variations than the best one tell nothing. */
export function readInfo(known: Info, line: string): Info {
  const words = line.trim().split(/\s+/);
  if (words[0] !== 'info' || words[1] === 'string') return known;
  const numberAfter = (name: string): number | undefined => wholeNumber(words[words.indexOf(name) + 1], words, name);
  if ((numberAfter('multipv') ?? 1) > 1) return known;
  const fields = NUMBERS.flatMap((name) => {
    const value = numberAfter(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const score = readScore(words);
  return { ...known, ...Object.fromEntries(fields), ...(score && { score }) };
}

function readScore(words: readonly string[]): EngineScore | undefined {
  const place = words.indexOf('score');
  if (place < 0) return undefined;
  const value = wholeNumber(words[place + 2], words, 'score');
  if (value === undefined) return undefined;
  if (words[place + 1] === 'cp') return { cp: value };
  return words[place + 1] === 'mate' ? { mate: value } : undefined;
}

function wholeNumber(text: string | undefined, words: readonly string[], name: string): number | undefined {
  return words.includes(name) && text !== undefined && /^[+-]?\d{1,15}$/.test(text) ? Number(text) + 0 : undefined;
}
