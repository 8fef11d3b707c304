/** Offering games and taking them: by an address that one sends a friend, to an account, or to everybody in the lobby. */
import { randomInt } from 'node:crypto';
import { LiveGame } from '@hippodrome/protocol';
import {
  type ByColour,
  type Colour,
  error,
  expectOk,
  fail,
  ok,
  opposite,
  type Problem,
  type Result,
  readPosition,
  type TimeControl,
} from '@hippodrome/rules';
import { nanoid } from 'nanoid';
import { summaryOf } from '../play/game-room.js';
import type { Rulebook } from '../play/rulebook.js';
import type { GameSummary, NewGame, Player } from '../store/game-store.js';
import type { Challenge, ChallengeStore } from './challenge-store.js';
import { readTerms, type TermsForm } from './terms.js';

export interface ChallengeOptions {
  readonly store: ChallengeStore;
  readonly rulebook: Rulebook;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whoever offers or takes a game. Guests have no rating to win or lose. */
export interface Person {
  readonly id: string;
  readonly isGuest: boolean;
}

export interface OfferForm extends TermsForm {
  /** The account it is for. */
  readonly to: string | null;
  readonly listed: boolean;
}

/** Letters of an address: enough that nobody guesses one. */
const LONG_ID = 12;
/** What one account may have on offer at a time. */
const MOST_OFFERS = 20;
const MOST_LISTED = 100;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export class Challenges {
  readonly #options: ChallengeOptions;

  constructor(options: ChallengeOptions) {
    this.#options = options;
  }

  /** Codes: those of `readTerms`, `challenge/yourself`, `challenge/members-only`, `challenge/too-many`. */
  async offer(form: OfferForm, by: Person): Promise<Result<Challenge>> {
    const { store, rulebook, now } = this.#options;
    const terms = await readTerms(form, rulebook);
    const personal = form.to === by.id ? [error('challenge/yourself', 'one does not play oneself')] : [];
    const problems = [...(terms.ok ? [] : terms.problems), ...personal, ...membersOnly(form.rated, by)];
    if (!terms.ok || problems.length > 0) return fail(...problems);
    const createdAt = now();
    if ((await store.of(by.id, createdAt, MOST_OFFERS)).filter((each) => each.by === by.id).length >= MOST_OFFERS) {
      return fail(error('challenge/too-many', `nobody has more than ${MOST_OFFERS} games on offer: take one back`));
    }
    const expiresAt = createdAt + patience(terms.value.control, form.listed);
    const { to, listed } = form;
    const id = nanoid(LONG_ID);
    const challenge = { ...terms.value, id, by: by.id, to, listed, createdAt, expiresAt, game: null };
    const created = await store.create(challenge);
    return created.ok ? ok(challenge) : created;
  }

  /** Code: `challenge/unknown`. */
  async find(id: string): Promise<Result<Challenge>> {
    const challenge = await this.#options.store.find(id);
    return challenge === undefined ? fail(error('challenge/unknown', 'there is no such challenge')) : ok(challenge);
  }

  lobby(): Promise<readonly Challenge[]> {
    return this.#options.store.listed(this.#options.now(), MOST_LISTED);
  }

  of(account: string): Promise<readonly Challenge[]> {
    return this.#options.store.of(account, this.#options.now(), MOST_LISTED);
  }

  /**
   * Takes the game. Codes: `challenge/unknown`, `challenge/gone`, `challenge/yourself`, `challenge/not-for-you`, `challenge/members-only`.
   * @returns the game's id
   */
  async accept(id: string, person: Person): Promise<Result<string>> {
    const { store, now } = this.#options;
    const found = await this.find(id);
    if (!found.ok) return found;
    const challenge = found.value;
    if (challenge.by === person.id) return fail(error('challenge/yourself', 'one does not play oneself'));
    if (challenge.to !== null && challenge.to !== person.id) {
      return fail(error('challenge/not-for-you', 'this game is for somebody else'));
    }
    const problems = membersOnly(challenge.rated, person);
    if (problems.length > 0) return fail(...problems);
    const game = gameOf(challenge, person.id, now());
    const summary = await this.#summary(game);
    const accepted = await store.accept(id, game, summary);
    if (!accepted.ok) return accepted;
    return accepted.value === 'accepted' ? ok(game.id) : gone();
  }

  /** Takes an offer back, or declines one. Codes: `challenge/unknown`, `challenge/not-for-you`, `challenge/gone`. */
  async withdraw(id: string, account: string): Promise<Result<undefined>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    if (account !== found.value.by && account !== found.value.to) {
      return fail(error('challenge/not-for-you', 'this game is for somebody else'));
    }
    const withdrawn = await this.#options.store.withdraw(id);
    if (!withdrawn.ok) return withdrawn;
    return withdrawn.value === 'withdrawn' ? ok(undefined) : gone();
  }

  /** How the game stands before anything has happened. The challenge was made of rules and a position that are right. */
  async #summary(game: NewGame): Promise<GameSummary> {
    const rules = expectOk(await this.#options.rulebook.find(game));
    const start = expectOk(readPosition(rules, game.start));
    return summaryOf(new LiveGame({ start, control: game.control, at: game.createdAt }));
  }
}

function gone(): Result<never> {
  return fail(error('challenge/gone', 'this game is not on offer any more'));
}

function membersOnly(rated: boolean, { isGuest }: Person): readonly Problem[] {
  return rated && isGuest ? [error('challenge/members-only', 'rated games are for those who have signed up')] : [];
}

/** How long a game stays on offer, in milliseconds: what is played at once is for those who are there now. */
function patience(control: TimeControl, listed: boolean): number {
  const isSlow = control.kind === 'per-move' || control.kind === 'unlimited';
  return isSlow ? 14 * DAY : listed ? HOUR : DAY;
}

function gameOf(challenge: Challenge, other: string, createdAt: number): NewGame {
  const { variant, document, start, control, rated } = challenge;
  const side = challenge.side === 'random' ? (randomInt(2) === 0 ? 'white' : 'black') : challenge.side;
  const players = seats(challenge.by, other, side);
  return {
    id: nanoid(LONG_ID),
    variant,
    document,
    start,
    control,
    players,
    rated,
    private: challenge.private,
    createdAt,
  };
}

/** @param side what the first of them plays */
function seats(by: string, other: string, side: Colour): ByColour<Player> {
  const account = (who: string): Player => ({ kind: 'account', account: who });
  const seated = { [side]: account(by), [opposite(side)]: account(other) };
  return seated as Record<Colour, Player>;
}
