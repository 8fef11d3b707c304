import { describe, expect, it } from 'vitest';
import { SHIPPED, shippedText } from '../../test-support/shipped.js';
import { checkVariant } from './check.js';
import { SMALL, smallWith } from './documents.test-helper.js';

const codes = (text: string): readonly string[] =>
  checkVariant(text).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('a checked document', () => {
  it.each(SHIPPED)('%s has no problems, and its examples hold', (slug) => {
    const { problems, tests } = checkVariant(shippedText(slug) ?? '', shippedText);
    expect(problems).toEqual([]);
    expect(tests.failed).toBe(0);
    expect(tests.passed).toBeGreaterThan(20);
  });

  it('reports what the loader finds, and then runs nothing', () => {
    const { problems, tests } = checkVariant(`${smallWith('rows: 4', 'rows: x')}\`\`\`perft\n1 1\n\`\`\`\n`);
    expect(problems.map(({ code }) => code)).toEqual(['document/wrong-value']);
    expect(tests).toEqual({ passed: 0, failed: 0 });
  });

  it('reports warnings of the loader and failed examples together, in the order of the text', () => {
    const text = smallWith('    pawn', '    duke: { notation: D, betza: W }\n    pawn');
    expect(codes(`${text}\`\`\`perft\n1 1\n\`\`\`\n`)).toEqual(['9:5 document/unused-piece', '17:1 test/perft']);
  });

  it('reports what only the rules as a whole can see', () => {
    expect(codes(smallWith('    wins: [checkmate]\n    stalemate: draw', '    timeout: { bare-king: draw }'))).toEqual([
      '4:1 rules/endless',
    ]);
  });

  it('reports an array in which the game could not begin', () => {
    expect(codes(smallWith('"k3/pppp/PPPP/K3"', '"k3/P3/p3/K2P"').replace('fmWfcF', 'fcW'))).toEqual([
      '4:1 document/start-check',
    ]);
    expect(codes(smallWith('"k3/pppp/PPPP/K3"', '"k3/4/4/3K"').replace('[checkmate]', '[bare-king]'))).toContain(
      '4:1 document/start-over',
    );
  });

  it('reports examples that cannot be run beside those that fail and those that hold', () => {
    const text = `${SMALL}\`\`\`moves\na2\n\`\`\`\n\`\`\`perft\n1 1\n\`\`\`\n\`\`\`moves a1\nb1\n\`\`\`\n`;
    expect(codes(text)).toEqual(['15:4 document/test-argument', '19:1 test/perft']);
    expect(checkVariant(text).tests).toEqual({ passed: 1, failed: 1 });
  });

  it('has no problems when it is sound', () => {
    expect(checkVariant(SMALL)).toEqual({ problems: [], tests: { passed: 0, failed: 0 } });
  });
});
