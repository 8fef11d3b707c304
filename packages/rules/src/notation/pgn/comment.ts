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

const COMMAND = /\[%([A-Za-z]\w*)(?: ([^\]]*))?\]/g;

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
  const measures: CommentMeasures = {};
  const commands: CommentCommand[] = [];
  const unreadable: CommentCommand[] = [];
  const text = plain(written).replace(COMMAND, (_, name: string, argument = '') => {
    const command: CommentCommand = { name, argument: argument.trim() };
    const read = MEASURES.get(name)?.(command.argument);
    if (MEASURES.has(name) && read === undefined) unreadable.push(command);
    // Of two clocks in one comment the first counts.
    if (read === undefined || Object.keys(read).some((field) => field in measures)) commands.push(command);
    else Object.assign(measures, read);
    return ' ';
  });
  return { comment: { text: plain(text), commands, ...measures }, unreadable };
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
