/** What the fast core plays: its list of what it refuses, and which of its modules each game has. Both are asked, not written. */
import { createProgram, isSpecialised, UNSUPPORTED } from '@hippodrome/core';
import { compile, expectOk, loadVariant, type VariantSpec } from '@hippodrome/rules';
import { table } from './markdown.js';

export function corePage(specs: readonly VariantSpec[]): string {
  return `---
title: What the fast core plays
---

# What the fast core plays

The rules are written twice: once to be read (\`@hippodrome/rules\`, the reference), once to be fast (\`@hippodrome/core\`, in WebAssembly). The fast one
plays exactly what the reference plays, or refuses the game when it is loaded, with the code \`core/unsupported\` and the reason; the computer player then
thinks with the reference. It refuses:

${Object.values(UNSUPPORTED)
  .map((what) => `- ${what}`)
  .join('\n')}

Every game that is refused nothing has a *generic* core; the games that come with the program have a *specialised* one, in which their pieces and rules are constants.

${table(
  ['Game', 'Core'],
  specs.map((spec) => [`[${spec.title}](games/${spec.slug}.md)`, coreOf(spec)]),
)}
`;
}

function coreOf(spec: VariantSpec): string {
  const program = createProgram(expectOk(compile(spec)));
  if (!program.ok) return `reference: ${program.problems.map(({ message }) => message).join('; ')}`;
  return isSpecialised(program.value) ? 'specialised' : 'generic';
}

/** What the fast core says of a way to move: a game in which the knights of chess move so is made for the question. */
export function coreVerdict(betza: string, parents: (slug: string) => string | undefined): string {
  const document = `---
title: Question
slug: question
parent: chess
engine:
  pieces: { knight: { betza: ${JSON.stringify(betza)} } }
  rules: { castling: none }
---
`;
  const spec = loadVariant(document, parents);
  if (!spec.ok) return '–';
  const rules = compile(spec.value);
  return rules.ok ? (createProgram(rules.value).ok ? 'played' : 'refused') : '–';
}
