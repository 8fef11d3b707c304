/**
 * Puts a game on the analysis board of its own game, for whoever goes there next. What somebody has worked on there goes into the
 * library first.
 */
import type { Ruleset } from '@hippodrome/rules';
import { writePgn } from '@hippodrome/rules';
import { type GameEntry, library } from '../library/index.js';
import { keepDraft, readDraft } from './draft.js';
import { type OpenedGame, readPgn } from './open-study.js';
import { draftStore } from './storage.js';

/** @returns the slug of the game; undefined when it is not known which game it is */
export async function leaveOnBoard(game: OpenedGame): Promise<string | undefined> {
  const rules = game.tree.start?.rules;
  if (rules === undefined) return undefined;
  const { slug } = rules.spec;
  await setAside(rules);
  keepDraft(draftStore, slug, { pgn: writePgn(game), path: [], flipped: false, isTouched: false });
  return slug;
}

/** @returns what was put aside, if there was something that somebody had worked on */
export async function setAside(rules: Ruleset): Promise<GameEntry | undefined> {
  const draft = readDraft(draftStore, rules.spec.slug);
  if (draft === undefined || !draft.isTouched) return undefined;
  const left = readPgn(rules, draft.pgn);
  if (left === undefined || (left.tree.children.length === 0 && left.tree.comments.length === 0)) return undefined;
  const kept = await library().saveGame(left, 'analysis');
  return kept.ok ? kept.value : undefined;
}
