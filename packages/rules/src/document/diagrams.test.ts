import { describe, expect, it } from 'vitest';
import { checkVariant } from './check.js';
import { SMALL } from './documents.test-helper.js';

/** Problems of SMALL with another prose, which begins on line 14. */
const problems = (prose: string) => checkVariant(SMALL.replace('Prose.\n', () => prose)).problems;

describe('diagrams', () => {
  it.each([
    '{{svg:start "At first"}}',
    '{{svg:piece king}}',
    '{{svg:piece pawn "The pawn"}}',
    '{{svg:fen k3/4/4/K3 "Kings"}}',
    '{{svg:fen k3/4/4/K3 w - - 0 1\n"Kings"}}',
    '{{svg:small-board.svg "A picture"}}',
    '{{svg:nightrider-board "A picture"}}',
    '{{svg:start.svg}}',
    '`{{svg:piece NAME "caption"}}`',
    '```\n{{svg:piece dragon}}\n```\n',
    'Braces {{ and }} and {{svg}}.',
  ])('%j can be drawn, or is none of ours', (prose) => {
    expect(problems(prose)).toEqual([]);
  });

  it.each([
    ['an unknown piece', 'A\n\n{{svg:piece kign "The king"}}', '16:13 error document/unknown-piece'],
    ['no piece', '{{svg:piece "The king"}}', '14:7 error document/diagram-empty'],
    ['a caption without quotation marks', '{{svg:piece king The king}}', '14:13 error document/unknown-piece'],
    ['a caption that does not end', '{{svg:piece king "The king}}', '14:13 error document/unknown-piece'],
    ['words behind start', '{{svg:start The array}}', '14:13 warning document/diagram-words'],
    ['a FEN with a rank too few', '{{svg:fen k3/4/4 w - - 0 1}}', '14:17 error document/diagram-fen'],
    ['a strange letter in a FEN', 'x {{svg:fen k3/4/4/Kx2 w - - 0 1}}', '14:21 error document/diagram-fen'],
    ['no FEN', '{{svg:fen}}', '14:7 error document/diagram-empty'],
    ['nothing', '{{svg:}}', '14:7 error document/diagram-empty'],
    ['a slip in start', '{{svg:strat "At first"}}', '14:7 warning document/diagram-word'],
    ['a slip in piece', '{{svg:peice king}}', '14:7 warning document/diagram-word'],
    ['a capital', '{{svg:Fen k3/4/4/K3}}', '14:7 warning document/diagram-word'],
    ['a blank too many', '{{ svg:start}}', '14:1 warning document/diagram-word'],
    ['no end', '{{svg:start} and more', '14:1 warning document/diagram-open'],
  ])('report %s', (_name, prose, expected) => {
    const found = problems(prose).map(({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`);
    expect(found).toEqual([expected]);
  });

  it('say what was probably meant', () => {
    const message = (prose: string): string | undefined => problems(prose)[0]?.message;
    expect(message('{{svg:piece kign}}')).toContain('did you mean "king"?');
    expect(message('{{svg:piece dragon}}')).toContain('the pieces are king, pawn');
    expect(message('{{svg:piece king The king}}')).toContain('a caption stands in straight quotation marks');
    expect(message('{{svg:strat}}')).toContain('did you mean "start"?');
  });

  it('take no long to look for, whatever the prose', () => {
    for (const scrap of ['`', '``a', '{{svg:', '{{ ', '{{svg:a}'])
      expect(problems(scrap.repeat(4_000)).length).toBeLessThan(600);
  });
});
