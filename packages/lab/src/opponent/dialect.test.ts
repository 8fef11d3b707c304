import { expectOk, type Position, startPosition, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import { type Dialect, type DialectName, readMove, writeMove, writePosition } from './dialect.js';

const dialect = (name: DialectName, letters: Readonly<Record<string, string>> = {}): Dialect => ({
  name,
  promotion: 'said',
  letters: new Map(Object.entries(letters)),
});
const read = (speech: Dialect, position: Position, text: string): string =>
  writeUci(position.rules, expectOk(readMove(speech, position, text)));

describe('letters of an engine', () => {
  const swapped = dialect('standard', { n: 'h', q: 'n' });
  const promoting = positionOf('nightrider', '4k3/P6p/8/8/8/8/8/4K1NQ w - - 0 1');

  it('stand in positions', () => {
    expect(writePosition(swapped, promoting)).toBe('4k3/P6p/8/8/8/8/8/4K1HN w - - 0 1');
    expect(writePosition(swapped, startPosition(shipped('nightrider')))).toBe(
      'rhbnkbhr/pppppppp/8/8/8/8/PPPPPPPP/RHBNKBHR w KQkq - 0 1',
    );
  });

  it('stand in promotions, both ways', () => {
    const move = expectOk(readMove(swapped, promoting, 'a7a8h'));
    expect(writeUci(promoting.rules, move)).toBe('a7a8n');
    expect(writeMove(swapped, promoting, move)).toBe('a7a8h');
    expect(read(swapped, promoting, 'a7a8N')).toBe('a7a8q');
  });
});

describe('Fairy-Stockfish', () => {
  const PASS = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';

  it('passes with the king where it is', () => {
    const position = positionOf('knights', PASS);
    expect(read(dialect('fsf'), position, 'a1a1')).toBe('0000');
    expect(writeMove(dialect('fsf'), position, { type: 'pass' })).toBe('a1a1');
    expect(writeMove(dialect('standard'), position, { type: 'pass' })).toBe('0000');
  });

  it('is not told of pools', () => {
    const start = startPosition(shipped('grand-cavalier'));
    expect(writePosition(dialect('fsf'), start)).not.toContain('[]');
    expect(writePosition(dialect('standard'), start)).toContain('[] w');
  });
});

describe('promotion by the square', () => {
  const position = positionOf('cavalier', '7k/8/2C5/4C3/8/8/8/K7 w - - 0 1');
  const forced: Dialect = { ...dialect('fsf'), promotion: 'forced' };

  it('is what the square says, for an engine that does not know it', () => {
    expect(read(forced, position, 'c6b8q')).toBe('c6b8n');
    expect(read(forced, position, 'c6b8n')).toBe('c6b8n');
    expect(readMove(dialect('fsf'), position, 'c6b8q').ok).toBe(false);
  });

  it('is not guessed: not where there is a choice, nor where nothing promotes', () => {
    const choice = positionOf('cavalier', '7k/8/3C4/8/8/8/8/K7 w - - 0 1');
    expect(read(forced, choice, 'd6e8p')).toBe('d6e8p');
    expect(readMove(forced, choice, 'd6e8c').ok).toBe(false);
    expect(readMove(forced, position, 'e5f7q').ok).toBe(false);
    expect(readMove(forced, position, 'c6b8').ok).toBe(false);
    expect(readMove(forced, position, 'c6h8q').ok).toBe(false);
  });
});

it('an engine may castle in its own way', () => {
  const castle = positionOf('chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  expect(read(dialect('standard'), castle, 'e1h1')).toBe('e1g1');
  const leap = positionOf('wide-nightrider', '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1');
  expect(read(dialect('standard'), leap, 'g1i1,l1g1')).toBe('g1i1,l1g1');
});

it.each(['e2e5', 'e2', '0000', '(none)', 'a1a1', ''])('%j is no move', (text) => {
  expect(readMove(dialect('fsf'), startPosition(shipped('chess')), text).ok).toBe(false);
});
