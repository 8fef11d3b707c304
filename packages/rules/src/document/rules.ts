/** The options of rules: each checked by its module, the names of pieces in them too; inherited ones follow replaced pieces. */
import { error, type Problem } from '../result.js';
import { RULE_MODULES } from '../rule/registry.js';
import type { AnyRuleModule } from '../rule/rule.js';
import { didYouMean } from '../suggest.js';
import { checkShape } from './issues.js';
import type { Pieces } from './pieces.js';
import type { Path, Source } from './source.js';

type Options = Readonly<Record<string, unknown>>;

const RULES = ['engine', 'rules'];

/**
 * Checked options by rule key.
 * @param namesAreKnown false when pieces could not all be read, so that a strange name proves nothing
 *
 * Codes: `document/unknown-rule`, `document/unknown-piece`, `document/rule-needs`; those of `checkShape`.
 */
export function readRules(
  stated: Options,
  inherited: Options,
  pieces: Pieces,
  namesAreKnown: boolean,
  source: Source,
): { readonly rules: Options; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const rules: Record<string, unknown> = {};
  for (const module of RULE_MODULES) {
    if (Object.hasOwn(stated, module.key)) {
      const path = [...RULES, module.key];
      const shape = checkShape(module.schema, stated[module.key], source, path);
      problems.push(...shape.problems);
      if (shape.problems.length > 0) continue;
      if (namesAreKnown) problems.push(...strangeNames(module, shape.value, pieces, source, path));
      rules[module.key] = shape.value;
    } else if (Object.hasOwn(inherited, module.key)) {
      rules[module.key] = renamed(module, inherited[module.key], pieces.replaced);
    }
  }
  problems.push(...unknownRules(stated, source), ...unmetNeeds(rules, stated, source));
  return { rules, problems };
}

/** Every name of a piece in the options. */
export function piecesNamed(rules: Options): ReadonlySet<string> {
  const names = new Set<string>();
  for (const module of RULE_MODULES) {
    if (!Object.hasOwn(rules, module.key)) continue;
    module.mapPieces?.(rules[module.key], (name) => {
      names.add(name);
      return name;
    });
  }
  return names;
}

function renamed(module: AnyRuleModule, option: unknown, replaced: ReadonlyMap<string, string>): unknown {
  return module.mapPieces?.(option, (name) => replaced.get(name) ?? name) ?? option;
}

function strangeNames(
  module: AnyRuleModule,
  option: unknown,
  pieces: Pieces,
  source: Source,
  path: Path,
): readonly Problem[] {
  const known = pieces.list.map(({ name }) => name);
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  module.mapPieces?.(option, (name) => {
    if (known.includes(name)) return name;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    const heir = pieces.replaced.get(name);
    const why = heir === undefined ? didYouMean(name, known) : `: ${heir} has taken its letter and its place`;
    const place = source.placesOf(path, name)[before] ?? source.keyPlace(path);
    problems.push(error('document/unknown-piece', `there is no piece "${name}" in this game${why}`, place));
    return name;
  });
  return problems;
}

function unknownRules(stated: Options, source: Source): readonly Problem[] {
  const known = RULE_MODULES.map(({ key }) => key);
  return Object.keys(stated)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const hint = didYouMean(key, known) || `; the rules are ${known.join(', ')}`;
      return error('document/unknown-rule', `there is no rule "${key}"${hint}`, source.keyPlace([...RULES, key]));
    });
}

function unmetNeeds(rules: Options, stated: Options, source: Source): readonly Problem[] {
  const isOn = (key: string): boolean => Object.hasOwn(rules, key) && rules[key] !== OFF;
  return RULE_MODULES.filter(({ key }) => isOn(key)).flatMap(({ key, needs = [] }) =>
    needs
      // A rule that is stated, but wrongly, has been reported.
      .filter((need) => !isOn(need) && (stated[need] === OFF || !Object.hasOwn(stated, need)))
      .map((need) => {
        const message = `the rule ${key} makes no sense without ${need}: state engine.rules.${need}`;
        return error('document/rule-needs', message, source.keyPlace([...RULES, key]));
      }),
  );
}

/** What switches a rule off. */
const OFF = 'none';
