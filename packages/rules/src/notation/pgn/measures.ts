/** Times and evaluations as commands in comments write them. */

/** In centipawns or in moves to mate, from White's side. */
export type Evaluation = Score & {
  /** In plies. */
  readonly depth?: number;
};
type Score = { readonly cp: number } | { readonly mate: number };

const MILLISECONDS = { hour: 3_600_000, minute: 60_000, second: 1000 } as const;
const TIME = /^(?:(\d{1,5}):)?([0-5]?\d):([0-5]\d)(?:\.(\d{1,3}))?$/;
const EVALUATION = /^(?:#([+-]?\d{1,5})|([+-]?\d{1,6})(?:\.(\d{1,2}))?)(?:,\s?(\d{1,4}))?$/;

/** `1:05:00`, `5:00`, `0:00:04.25` in milliseconds. */
export function readTime(text: string): number | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (
    Number(hours) * MILLISECONDS.hour +
    Number(minutes) * MILLISECONDS.minute +
    Number(seconds) * MILLISECONDS.second +
    Number(fraction.padEnd(3, '0'))
  );
}

/** Hours, minutes, seconds, and as much of a fraction as there is. */
export function writeTime(milliseconds: number): string {
  const total = Math.max(0, Math.round(milliseconds));
  const minutes = Math.floor((total % MILLISECONDS.hour) / MILLISECONDS.minute);
  const seconds = Math.floor((total % MILLISECONDS.minute) / MILLISECONDS.second);
  const fraction = String(total % MILLISECONDS.second)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const clock = [Math.floor(total / MILLISECONDS.hour), two(minutes), two(seconds)].join(':');
  return fraction === '' ? clock : `${clock}.${fraction}`;
}

/** `-0.32`, `#3`, either perhaps with a depth: `1.5,18`. */
export function readEvaluation(text: string): Evaluation | undefined {
  const match = EVALUATION.exec(text);
  if (match === null) return undefined;
  const [, mate, pawns = '0', hundredths = '', depth] = match;
  const size = Math.abs(Number(pawns)) * 100 + Number(hundredths.padEnd(2, '0'));
  // Adding zero makes -0 of "-0.00" the zero it is.
  const score: Score =
    mate === undefined ? { cp: (pawns.startsWith('-') ? -size : size) + 0 } : { mate: Number(mate) + 0 };
  return depth === undefined ? score : { ...score, depth: Number(depth) };
}

export function writeEvaluation(evaluation: Evaluation): string {
  const score = 'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.cp / 100).toFixed(2);
  return evaluation.depth === undefined ? score : `${score},${evaluation.depth}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
