/** The analysis board for those who type moves and hear positions. */
import { inCheck, phaseOf, writeUci } from '@hippodrome/rules';
import type { Line } from '../play/session.js';
import type { TextSubject } from '../text-board/text-subject.js';
import type { Study } from './study.svelte.js';

export function studyAsText(study: Study): TextSubject {
  return {
    rules: study.rules,
    get position() {
      return study.position;
    },
    get lastLine() {
      return lastLineOf(study);
    },
    get mayMove() {
      return study.mayMove;
    },
    clock: undefined,
    play: (move) => study.play(move),
    get actions() {
      return study.undoable === undefined ? {} : { undo: () => study.undo() };
    },
  };
}

function lastLineOf(study: Study): Line | undefined {
  const { path, rules } = study;
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const [before, after] = [study.positionAt(path.slice(0, -1)), study.position];
  const phase = phaseOf(before);
  return {
    move: last.move,
    san: last.san,
    uci: writeUci(rules, last.move),
    side: before.sideToMove,
    number: before.fullmoveNumber,
    before,
    after,
    check: inCheck(after),
    endedPhase: phase === phaseOf(after) ? undefined : phase,
  };
}
