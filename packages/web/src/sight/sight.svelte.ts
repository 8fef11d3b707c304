/**
 * What a reader has asked to see of the position on a board: which overlay, of whom, which squares; and what comes of it, worked out in
 * slices. A board shows its `marks` and `arrows` and tells it which square is looked at (`BoardOverlay`).
 */
import type { Arrow, Mark } from '@hippodrome/board';
import type { Position, Square } from '@hippodrome/rules';
import { announce } from '../app/announcer.svelte.js';
import type { BoardOverlay, Look } from '../board/board-subject.js';
import { looksAtSquares, type Overlay, type Sides, type SightOptions } from './overlay.js';
import { sightWork } from './sight-marks.js';
import { inSlices } from './slices.js';
import type { SightView } from './view.js';

/** Whoever has a position to show: a game being played, a line, a lesson. */
export interface SightSubject {
  readonly position: Position;
}

const NO_MARKS: readonly Mark[] = [];
const NO_ARROWS: readonly Arrow[] = [];

export class Sight implements BoardOverlay {
  readonly subject: SightSubject;
  overlay: Overlay | undefined = $state('attackers');
  sides: Sides = $state('both');
  isDeep = $state(false);
  pins: readonly Square[] = $state.raw([]);
  /** The square that somebody points at or has the cursor on, now; and the last such one. */
  looked: Square | undefined = $state();
  recent: Square | undefined = $state();
  #found: { readonly position: Position; readonly options: SightOptions; readonly view: SightView } | undefined =
    $state.raw();

  /** Undefined while it is being worked out, and when nothing is wanted. */
  readonly view: SightView | undefined = $derived.by(() => {
    const found = this.#found;
    return found?.position === this.subject.position && found.options.overlay === this.overlay ? found.view : undefined;
  });
  readonly marks: readonly Mark[] = $derived(this.view?.marks ?? NO_MARKS);
  readonly arrows: readonly Arrow[] = $derived(this.view?.arrows ?? NO_ARROWS);

  readonly #options: SightOptions | undefined = $derived.by(() => {
    const { overlay, sides, isDeep } = this;
    if (overlay === undefined) return undefined;
    if (!looksAtSquares(overlay)) return { overlay, sides };
    const isNew = this.looked !== undefined && !this.pins.includes(this.looked);
    return {
      overlay,
      sides,
      isDeep,
      squares: isNew && this.looked !== undefined ? [...this.pins, this.looked] : this.pins,
    };
  });
  /** What was said last: the same words are not said again while somebody looks around. */
  #said = '';

  constructor(subject: SightSubject) {
    this.subject = subject;
  }

  get rules(): Position['rules'] {
    return this.subject.position.rules;
  }

  /** Shows an overlay, or none if it is shown already. */
  toggle(overlay: Overlay): void {
    this.#said = '';
    this.overlay = this.overlay === overlay ? undefined : overlay;
  }

  look(square: Square | undefined, how: Look): void {
    this.looked = square;
    if (square === undefined) return;
    this.recent = square;
    if (how === 'press') this.pin(square);
  }

  /** Keeps a square in view, or lets it go. */
  pin(square: Square): void {
    this.pins = this.pins.includes(square) ? this.pins.filter((other) => other !== square) : [...this.pins, square];
    this.looked = undefined;
  }

  unpinAll(): void {
    this.pins = [];
  }

  /** Works out what is wanted; to be followed by an effect. The returned function gives it up. */
  follow(): (() => void) | undefined {
    const options = this.#options;
    const { position } = this.subject;
    if (options === undefined) return undefined;
    const stop = new AbortController();
    void inSlices(sightWork(position, options), stop.signal).then((view) => {
      if (view === undefined || stop.signal.aborted) return;
      this.#found = { position, options, view };
      this.#say(view.texts[0], options);
    });
    return () => stop.abort();
  }

  /** Squares that are looked at are read by the board itself. */
  #say(words: string, { squares = [] }: SightOptions): void {
    if (words === this.#said || squares.length > this.pins.length) return;
    this.#said = words;
    announce(words);
  }
}
