/** What rules take for granted of the setup and of the board: reported where the rule says it. */
import { fileName } from '../board/board.js';
import { COLOURS } from '../colour.js';
import { error, type Problem } from '../result.js';
import { RULE_MODULES } from '../rule/registry.js';
import type { StartingArray } from './setup.js';
import type { Source } from './source.js';
import type { PieceSpec } from './spec.js';

/** Codes: `document/extinct-at-start`, `document/unknown-file`. @param array one whose letters are all known */
export function checkDemands(
  rules: Readonly<Record<string, unknown>>,
  pieces: readonly PieceSpec[],
  { letters }: StartingArray,
  files: number,
  source: Source,
): readonly Problem[] {
  return RULE_MODULES.flatMap(({ key, demands }) => {
    if (demands === undefined || !Object.hasOwn(rules, key)) return [];
    const path = ['engine', 'rules', key];
    const place = (text: string) => source.placesOf(path, text)[0] ?? source.keyPlace(path);
    const { standing = [], files: named = [] } = demands(rules[key]);
    const absent = standing.flatMap((name) => {
      const letter = pieces.find((piece) => piece.name === name)?.letter;
      if (letter === undefined) return [];
      const without = COLOURS.filter((side) => !letters.has(side === 'white' ? letter : letter.toLowerCase()));
      if (without.length === 0) return [];
      const message = `${without.join(' and ')} ${without.length > 1 ? 'have' : 'has'} no ${name} in the setup, so that the game would be over before it begins`;
      return [error('document/extinct-at-start', message, place(name))];
    });
    const strange = named
      .filter((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0) >= files)
      .map((letter) => {
        const message = `this board has no file ${letter}: its files are a to ${fileName(files - 1)}`;
        return error('document/unknown-file', message, place(letter));
      });
    return [...absent, ...strange];
  });
}
