/**
 * Comments: words, and the commands that programs hide among them. Clocks and evaluations become fields; commands of other
 * names are kept as they are. In a comment all white space is one space, since its lines may be broken anywhere.
 */
import { type Evaluation, readEvaluation, readTime, writeEvaluation, writeTime } from './measures.js';

export interface MoveComment extends CommentMeasures {
  /** What is left of the comment without its commands; perhaps nothing. */
  readonly text: string;
  /** All other commands, in their order: `[%csl Ga4]`. */
  readonly commands: readonly CommentCommand[];
}

export interface CommentMeasures {
  /** What is left on the mover's clock, in milliseconds: `[%clk 0:05:00]`. */
  readonly clock?: number;
  /** How long the move took, in milliseconds: `[%emt 0:00:04.2]`. */
  readonly elapsed?: number;
  /** What a program thinks of the position: `[%eval -0.32,18]`. */
  readonly evaluation?: Evaluation;
}

export interface CommentCommand {
  readonly name: string;
  readonly argument: string;
}

const COMMAND_START = /\[%([A-Za-z]\w*)/g;

/** How the commands that become fields are read; undefined when an argument makes no sense. */
const MEASURES: ReadonlyMap<string, (argument: string) => CommentMeasures | undefined> = new Map([
  ['eval', (argument) => measure('evaluation', readEvaluation(argument))],
  ['clk', (argument) => measure('clock', readTime(argument))],
  ['emt', (argument) => measure('elapsed', readTime(argument))],
]);

function measure<Field extends keyof CommentMeasures>(
  field: Field,
  value: CommentMeasures[Field],
): CommentMeasures | undefined {
  return value === undefined ? undefined : { [field]: value };
}

/**
 * @param written what stands between the braces, or behind the semicolon
 * @returns also the commands that ought to be clocks or evaluations and cannot be read; the comment keeps them as commands
 */
export function parseComment(written: string): { comment: MoveComment; unreadable: readonly CommentCommand[] } {
  const { words, commands: all } = splitCommands(plain(written));
  const measures: CommentMeasures = {};
  const commands: CommentCommand[] = [];
  const unreadable: CommentCommand[] = [];
  for (const command of all) {
    const reader = MEASURES.get(command.name);
    const read = reader?.(command.argument);
    if (reader !== undefined && read === undefined) unreadable.push(command);
    // Of two clocks in one comment the first counts.
    if (read === undefined || Object.keys(read).some((field) => field in measures)) commands.push(command);
    else Object.assign(measures, read);
  }
  return { comment: { text: words, commands, ...measures }, unreadable };
}

/** A command ends with the first closing bracket. By hand, because a pattern would look for that bracket again and again. */
function splitCommands(text: string): { words: string; commands: readonly CommentCommand[] } {
  const words: string[] = [];
  const commands: CommentCommand[] = [];
  let index = 0;
  COMMAND_START.lastIndex = 0;
  for (let start = COMMAND_START.exec(text); start !== null; start = COMMAND_START.exec(text)) {
    const close = text.indexOf(']', COMMAND_START.lastIndex);
    if (close < 0) break;
    commands.push({ name: start[1] as string, argument: text.slice(COMMAND_START.lastIndex, close).trim() });
    words.push(text.slice(index, start.index));
    index = close + 1;
    COMMAND_START.lastIndex = index;
  }
  words.push(text.slice(index));
  return { words: plain(words.join(' ')), commands };
}

/** What is to stand between the braces: commands in a fixed order, then the words. */
export function commentParts({ text, clock, elapsed, evaluation, commands }: MoveComment): readonly string[] {
  const written = [
    ...(evaluation === undefined ? [] : [{ name: 'eval', argument: writeEvaluation(evaluation) }]),
    ...(clock === undefined ? [] : [{ name: 'clk', argument: writeTime(clock) }]),
    ...(elapsed === undefined ? [] : [{ name: 'emt', argument: writeTime(elapsed) }]),
    ...commands,
  ].map(({ name, argument }) => (argument === '' ? `[%${name}]` : `[%${name} ${plain(argument)}]`));
  return [...written, ...plain(text).split(' ').filter(Boolean)];
}

/** All white space as single spaces, none around. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
