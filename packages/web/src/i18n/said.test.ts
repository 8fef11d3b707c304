/** What the library says has a text in every language, and the text is filled in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compile,
  expectOk,
  loadVariant,
  parseFen,
  parseSan,
  parseUci,
  type Ruleset,
  type Statement,
  setUp,
  startPosition,
  writeFen,
} from '@hippodrome/rules';
import { describe, expect, it, vi } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { LANGUAGES, type Language } from './languages.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SLUGS = readdirSync(join(ROOT, 'variants')).map((name) => name.slice(0, -3));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const FORM = /_(one|few|many|other)$/;

const files = import.meta.glob<Readonly<Record<string, string>>>('./*/{rules,problems}.ts', {
  import: 'texts',
  eager: true,
});
const textsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, texts]) => (path.startsWith(`./${language}/`) ? [texts] : [])),
  );
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();

/** Statements with all that are within them. */
function whole(statement: Statement): readonly Statement[] {
  const parts = Object.values(statement.values ?? {}).flatMap((value) =>
    Array.isArray(value) ? value.filter((item): item is Statement => typeof item !== 'string') : [],
  );
  return [statement, ...parts.flatMap(whole)];
}

/** Statements whose text asks for a value that they do not have, or that have no text. */
function unfit(texts: Readonly<Record<string, string>>, statements: readonly Statement[]): readonly string[] {
  return statements.flatMap(whole).flatMap(({ code, values = {} }) => {
    const formed = `${code}.${values.form ?? ''}`;
    const keys = Object.keys(texts);
    const has = (key: string): readonly string[] => keys.filter((other) => other.replace(FORM, '') === key);
    const found = [...has(formed), ...has(code)];
    if (found.length === 0) return [`${formed}: no text`];
    const own = has(formed).length > 0 ? has(formed) : has(code);
    return own.flatMap((key) =>
      placeholders(texts[key] ?? '').flatMap((name) => (name in values ? [] : [`${key}: no ${name}`])),
    );
  });
}

function chessWith(rules: string): Ruleset {
  const text = `---\ntitle: Test\nslug: test\nparent: chess\nengine:\n  rules: ${rules}\n---\n`;
  const chess = (): string => readFileSync(join(ROOT, 'variants/chess.md'), 'utf8');
  return expectOk(compile(expectOk(loadVariant(text, chess))));
}

/** Every way of stating a rule that is worded in a way of its own. */
const STATED = [
  '{ castling: { style: leap, piece: king, with: rook } }',
  '{ castling: { style: orthodox, piece: king, with: rook, squares: { left: [2, 3], right: 2 } } }',
  '{ castling: { style: orthodox, piece: king, with: rook, squares: 1 } }',
  '{ castling: { style: orthodox, piece: king, with: rook, squares: { left: 3, right: [] } } }',
  '{ promotion: { to: [queen], rank: 7 } }',
  '{ promotion: { to: [queen], optional: [6] } }',
  '{ promotion: { to: [queen], optional: [6], rank: 7 } }',
  ...['', 'rank: 7, ', 'optional: [6], ', 'optional: [6], rank: 7, '].map(
    (more) =>
      `{ promotion: { ${more}to: { a: [queen], b: [rook], c: [rook], d: [rook], e: [rook], f: [rook], g: [rook], h: [rook] } } }`,
  ),
  '{ pool: { except: [rook] }, facing: forbidden, timeout: { bare-king: draw } }',
  '{ pool: {}, phases: [{ name: opening, until: capture, suspend: [check], forbid: [capture-on-first-move] }] }',
  '{ wins: [{ extinct: queen }, bare-king, checkmate, { checks: 3 }], stalemate: loss, draws: [] }',
  '{ wins: [{ bare-king: { reply: true } }, { checks: 1 }], stalemate: win, draws: [{ insufficient-material: [""] }] }',
  '{ stalemate: { more: knight, equal: pass }, draws: [{ insufficient-material: [bishop] }, { repetition: 4 }] }',
  '{ draws: [{ move-rule: { moves: 60, resets: [capture, promotion, knight] } }] }',
  '{ draws: [{ move-rule: { moves: 60, resets: [] } }] }',
];

/** Texts that people get wrong in every way: one with each piece of it left out, doubled, or replaced by something strange. */
function spoilt(text: string): readonly string[] {
  return [...text].flatMap((letter, i) =>
    ['', letter + letter, '9', 'x', '/', ' '].map((other) => text.slice(0, i) + other + text.slice(i + 1)),
  );
}

const MOVES = [
  '',
  'e4',
  'Nf3',
  'e7e8q',
  'a1a1',
  'Kxe8',
  'O-O',
  'O-O-O',
  'e2e5',
  'b1d2',
  'z9',
  'Zz4',
  'a8=Z',
  '--',
  '0000',
  'Q1',
  'ef',
];

/** What the library says of them in a game. */
function problemsOf(rules: Ruleset): readonly Statement[] {
  const start = startPosition(rules);
  const fens = spoilt(writeFen(start)).flatMap((fen) => {
    const setup = parseFen(rules, fen);
    const position = setup.ok ? setUp(rules, setup.value) : setup;
    return position.ok ? [] : position.problems;
  });
  const moves = [...MOVES, ...MOVES.flatMap(spoilt)].flatMap((text) =>
    [parseSan(start, text), parseUci(start, text)].flatMap((read) => (read.ok ? [] : read.problems)),
  );
  return [...fens, ...moves];
}

const MET = SLUGS.map(rulesOf).flatMap(problemsOf);

const sentencesOf = ({ rules }: Ruleset): readonly Statement[] => rules.flatMap(({ hooks }) => hooks.sentences);

describe.each(OTHERS)('in %s', (language) => {
  const texts = textsIn(language);

  it('the rules in short are said, whatever a document states', () => {
    const games = [...SLUGS.map(rulesOf), ...STATED.map(chessWith)];
    expect(unfit(texts, games.flatMap(sentencesOf))).toEqual([]);
  });

  it('what is wrong with a position or a move is said, in every game', () => {
    expect(MET.length).toBeGreaterThan(1000);
    expect([...new Set(unfit(texts, MET))]).toEqual([]);
  });

  it('nothing is said that the other languages do not say', () => {
    const keys = (all: Readonly<Record<string, string>>): readonly string[] =>
      [...new Set(Object.keys(all).map((key) => key.replace(FORM, '')))].sort();
    expect(keys(texts)).toEqual(keys(textsIn('de')));
  });

  it('texts are filled in with the same values as elsewhere', () => {
    const german = textsIn('de');
    const otherwise = Object.entries(texts).filter(
      ([key, text]) => key in german && placeholders(text).join() !== placeholders(german[key] ?? '').join(),
    );
    expect(otherwise).toEqual([]);
  });
});

describe('a statement', () => {
  const statement: Statement = {
    code: 'rule/promotion',
    message: 'A pawn that reaches the last rank must promote to queen or rook.',
    values: { form: 'must-last', pieces: ['pawn'], ranks: [], others: ['queen', 'rook'] },
  };

  it.each([
    ['en', statement.message],
    ['de', 'Auf der letzten Reihe muss umgewandelt werden: Bauer in Dame oder Turm.'],
    ['fr', 'Promotion obligatoire sur la dernière rangée\u00a0: pion en dame ou tour.'],
    ['es', 'En la última fila es obligatorio coronar: peón como dama o torre.'],
    ['zh', '兵到达底线必须升变为后或车。'],
  ] as const)('is said in %s', async (language, words) => {
    const { said, tongueOf } = await spoken(language);
    expect(said(statement)).toBe(words);
    expect(tongueOf(statement)).toBeUndefined();
  });

  it('that nobody has a text for is said in English, and marked as English', async () => {
    const { said, tongueOf } = await spoken('de');
    const strange: Statement = { code: 'strange/thing', message: 'something strange' };
    expect([said(strange), tongueOf(strange)]).toEqual(['something strange', 'en']);
  });
});

async function spoken(language: Language) {
  vi.resetModules();
  const { beginTexts, loadTexts } = await import('./index.js');
  await beginTexts(language, []);
  await loadTexts('rules');
  return import('./said.js');
}
