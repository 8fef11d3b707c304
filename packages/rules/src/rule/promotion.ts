/** Promotion: mandatory from a rank on, usually the last, and at will on those a document names; to what may depend on the file. */
import { z } from 'zod';
import { fileName, MAX_SIDE, type Square } from '../board/board.js';
import { byColour, type Colour } from '../colour.js';
import { colourOf, kindOf, type PieceCode } from '../position/placement.js';
import { error, ok, type Problem, type ProblemCode, type Statement, unlessErrors } from '../result.js';
import type { PromotionChoice } from './fact.js';
import type { Frame, PieceKind } from './frame.js';
import type { RuleModule } from './rule.js';

const name = z.string({ error: 'the name of a piece' });
const list = z
  .array(name, { error: 'a list of pieces' })
  .min(1)
  .refine((names) => new Set(names).size === names.length, { error: 'the same piece is listed twice' });
const byFile = z.record(z.string().regex(/^[a-z]$/, { error: 'the key is the letter of a file, such as a' }), list);
/** As the promoting side counts. */
const rank = z.int().min(2).max(MAX_SIDE);
const schema = z.union(
  [
    z.literal('none'),
    z.strictObject({
      piece: z.union([name, list]).optional(),
      to: z.union([list, byFile]),
      rank: rank.optional(),
      optional: z.array(rank, { error: 'a list of ranks, counted from the own side' }).optional(),
    }),
  ],
  {
    error:
      'promotion is none or { piece: <who promotes>, to: [<pieces>] }, or with to: { <file>: [<pieces>], … }, or with optional: [<ranks>] and rank: <the rank where it must>',
  },
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
    return { ...option, piece: promoting(option).map(map), to };
  },
  demands: (option) => (option === 'none' || Array.isArray(option.to) ? {} : { files: Object.keys(option.to) }),
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const problems: Problem[] = [];
    const kinds = promoting(option).map((piece) => find(frame, piece, problems));
    const choices = choicesByFile(frame, option.to, problems);
    problems.push(...promotersAmong(option), ...strangeRanks(frame, option));
    return unlessErrors(problems, () => {
      const promotes = (kind: number): boolean => kinds.some((candidate) => candidate?.index === kind);
      const mustPromote = (kind: number, colour: Colour, square: Square): boolean =>
        promotes(kind) && rankFromOwnSide(frame, colour, square) >= (option.rank ?? frame.board.ranks);
      const mayPromote = (kind: number, colour: Colour, square: Square): boolean =>
        promotes(kind) && (option.optional ?? []).includes(rankFromOwnSide(frame, colour, square));
      const choiceOf = (piece: PieceCode, square: Square): PromotionChoice | undefined => {
        const [kind, colour] = [kindOf(piece), colourOf(piece)];
        const must = mustPromote(kind, colour, square);
        if (!must && !mayPromote(kind, colour, square)) return undefined;
        return { must, codes: choices[frame.board.file(square)]?.[colour] ?? [] };
      };
      return {
        replace(move) {
          if (move.type !== 'step') return undefined;
          const choice = choiceOf(move.piece, move.to);
          if (choice === undefined) return undefined;
          const promotions = choice.codes.map((code) => ({ ...move, promotion: code }));
          return choice.must ? promotions : [move, ...promotions];
        },
        objections: ({ placement }) =>
          frame.board.squares
            .filter((square) => placement[square] !== 0)
            .flatMap((square) => {
              const code = placement[square] as PieceCode;
              if (!mustPromote(kindOf(code), colourOf(code), square)) return [];
              const values = { piece: frame.kinds[kindOf(code)]?.name ?? '', square: frame.board.name(square) };
              const message = `the ${values.piece} on ${values.square} should have promoted`;
              return [{ code: 'setup/unpromoted' as const, message, values }];
            }),
        facts: [{ fact: 'promotion', choice: choiceOf }],
        sentences: [sentenceOf(option)],
      };
    });
  },
};

function strangeRanks({ board }: Frame, { rank, optional = [] }: Choice): readonly Problem[] {
  return [...(rank === undefined ? [] : [rank]), ...optional]
    .filter((stated) => stated > board.ranks)
    .map((stated) => error('rules/no-such-rank', `promotion names rank ${stated}; the board has ${board.ranks}`));
}

/** The number of a square's rank, from 1, as the colour counts. */
function rankFromOwnSide({ board }: Frame, colour: Colour, square: Square): number {
  return colour === 'white' ? board.rank(square) + 1 : board.ranks - board.rank(square);
}

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

function sentenceOf(option: Choice): Statement {
  const { rank, optional = [], to } = option;
  const pieces = promoting(option);
  const ranks = optional.map(String);
  const where = rank === undefined ? 'the last rank' : `rank ${rank}`;
  const who =
    ranks.length === 0
      ? `A ${alternatives(pieces)} that reaches ${where} must promote`
      : `A ${alternatives(pieces)} may promote when it reaches rank ${alternatives(ranks)}, counted from its own side, and must on ${where}`;
  const form = `${ranks.length === 0 ? 'must' : 'may'}-${rank === undefined ? 'last' : 'rank'}${Array.isArray(to) ? '' : '-by-file'}`;
  const values = { form, pieces, ranks, ...(rank !== undefined && { rank }) };
  if (Array.isArray(to)) {
    return { code: 'rule/promotion', message: `${who} to ${alternatives(to)}.`, values: { ...values, others: to } };
  }
  const files = Object.entries(to).map(
    ([file, names]): Statement => ({
      code: 'rule/promotion-file',
      message: `${file}: ${alternatives(names)}`,
      values: { file, pieces: names },
    }),
  );
  const message = `${who}, according to the file (${files.map((each) => each.message).join('; ')}).`;
  return { code: 'rule/promotion', message, values: { ...values, parts: files } };
}

function alternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
