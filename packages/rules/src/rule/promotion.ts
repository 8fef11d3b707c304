/** Promotion: always mandatory, always on the last rank; to what may depend on the file. */
import { z } from 'zod';
import { fileName, type Square } from '../board/board.js';
import { byColour, type Colour } from '../colour.js';
import { colourOf, kindOf, type PieceCode } from '../position/placement.js';
import { error, ok, type Problem, type ProblemCode, unlessErrors } from '../result.js';
import type { Frame, PieceKind } from './frame.js';
import { isOnLastRank, type RuleModule } from './rule.js';

const name = z.string({ error: 'the name of a piece' });
const list = z
  .array(name, { error: 'a list of pieces' })
  .min(1)
  .refine((names) => new Set(names).size === names.length, { error: 'the same piece is listed twice' });
const byFile = z.record(z.string().regex(/^[a-z]$/, { error: 'the key is the letter of a file, such as a' }), list);
const schema = z.union(
  [z.literal('none'), z.strictObject({ piece: z.union([name, list]).optional(), to: z.union([list, byFile]) })],
  { error: 'promotion is none or { piece: <who promotes>, to: [<pieces>] }, or with to: { <file>: [<pieces>], … }' },
);
type Option = z.infer<typeof schema>;
type Choice = Exclude<Option, 'none'>;

/** Who promotes when the document does not say. */
const PAWN = 'pawn';

export const promotion: RuleModule<Option> = {
  key: 'promotion',
  schema,
  mapPieces(option, map) {
    if (option === 'none') return option;
    const to = Array.isArray(option.to)
      ? option.to.map(map)
      : Object.fromEntries(Object.entries(option.to).map(([file, names]) => [file, names.map(map)]));
    return { piece: promoting(option).map(map), to };
  },
  demands: (option) => (option === 'none' || Array.isArray(option.to) ? {} : { files: Object.keys(option.to) }),
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const problems: Problem[] = [];
    const kinds = promoting(option).map((piece) => find(frame, piece, problems));
    const choices = choicesByFile(frame, option.to, problems);
    problems.push(...promotersAmong(option));
    return unlessErrors(problems, () => {
      const promotes = (kind: number): boolean => kinds.some((candidate) => candidate?.index === kind);
      const mustPromote = (kind: number, colour: Colour, square: Square): boolean =>
        promotes(kind) && isOnLastRank(frame, colour, square);
      return {
        replace(move) {
          if (move.type !== 'step' || !mustPromote(kindOf(move.piece), colourOf(move.piece), move.to)) return undefined;
          const colour = colourOf(move.piece);
          const codes = choices[frame.board.file(move.to)]?.[colour] ?? [];
          return codes.map((code) => ({ ...move, promotion: code }));
        },
        objections: ({ placement }) =>
          frame.board.squares
            .filter((square) => placement[square] !== 0)
            .flatMap((square) => {
              const code = placement[square] as PieceCode;
              if (!mustPromote(kindOf(code), colourOf(code), square)) return [];
              const message = `the ${frame.kinds[kindOf(code)]?.name} on ${frame.board.name(square)} should have promoted`;
              return [{ code: 'setup/unpromoted' as const, message }];
            }),
        sentences: [sentence(option)],
      };
    });
  },
};

function promoting(option: Choice): readonly string[] {
  return option.piece === undefined ? [PAWN] : [option.piece].flat();
}

function find(frame: Frame, piece: string, problems: Problem[]): PieceKind | undefined {
  const kind = frame.kindNamed(piece);
  const report = (code: ProblemCode, message: string): void => {
    if (!problems.some((known) => known.message === message)) problems.push(error(code, message));
  };
  if (kind === undefined) report('rules/unknown-piece', `promotion names "${piece}", which is not in the game`);
  if (kind?.royal)
    report('rules/royal-promotion', `promotion names the ${piece}: a royal piece is neither made nor lost by it`);
  return kind;
}

/** Who promotes to what must promote could not stand where it has just arrived. */
function promotersAmong(option: Choice): readonly Problem[] {
  const chosen = Array.isArray(option.to) ? option.to : Object.values(option.to).flat();
  return promoting(option)
    .filter((piece) => chosen.includes(piece))
    .map((piece) => error('rules/promotion-to-itself', `a ${piece} must promote, so nothing promotes to a ${piece}`));
}

/** Codes to choose from, by file number and colour, in the order of the game's kinds. */
function choicesByFile(frame: Frame, to: Choice['to'], problems: Problem[]) {
  return Array.from({ length: frame.board.files }, (_, file) => {
    const names = Array.isArray(to) ? to : (to[fileName(file)] ?? []);
    const kinds = names.map((piece) => find(frame, piece, problems)).filter((kind) => kind !== undefined);
    kinds.sort((a, b) => a.index - b.index);
    return byColour((colour) => kinds.map((kind) => kind[colour]));
  });
}

function sentence(option: Choice): string {
  const who = `A ${promoting(option).join(' or ')} that reaches the last rank must promote`;
  if (Array.isArray(option.to)) return `${who} to ${alternatives(option.to)}.`;
  const files = Object.entries(option.to).map(([file, names]) => `${file}: ${alternatives(names)}`);
  return `${who}, according to the file (${files.join('; ')}).`;
}

function alternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
