/** What the game's program says; see `src/layout.ts` for where. In a specialised module these calls are constants. */

/** @program */
function files(): i32 {
  return load<i32>(HEADER + H_FILES);
}
/** @program */
function kindCount(): i32 {
  return load<i32>(HEADER + H_KINDS);
}
/** The side that begins. @program */
function firstSide(): i32 {
  return load<i32>(HEADER + H_FIRST);
}
/** Whether each side has a royal piece. @program */
function hasRoyals(): i32 {
  return load<i32>(HEADER + H_HAS_ROYAL);
}
/** The line on which royals may not face each other; NONE where they may. @program */
function facingLine(): i32 {
  return load<i32>(HEADER + H_FACING_LINE);
}
/** @program */
function takingResets(): i32 {
  return load<i32>(HEADER + H_TAKING_RESETS);
}
/** @program */
function promotingResets(): i32 {
  return load<i32>(HEADER + H_PROMOTING_RESETS);
}
/** How many phases there are before the ordinary rules hold. @program */
function phaseCount(): i32 {
  return load<i32>(HEADER + H_PHASES);
}
/** Bit by phase: whether nobody is in check. @program */
function suspending(): i32 {
  return load<i32>(HEADER + H_SUSPENDING);
}
/** Bit by phase: whether nobody may capture on the first move. @program */
function barring(): i32 {
  return load<i32>(HEADER + H_BARRING);
}
/** @program */
function castlingCount(): i32 {
  return load<i32>(HEADER + H_CASTLING_COUNT);
}
/** Whose the `i`th castling is. @program */
function castlingSide(i: i32): i32 {
  return load<u8>(CASTLINGS + i * CASTLING_SIZE);
}
/** Number of the right that it needs. @program */
function castlingRight(i: i32): i32 {
  return load<u8>(CASTLINGS + i * CASTLING_SIZE + 1);
}
/** Whether some piece captures en passant. @program */
function hasPassant(): i32 {
  return load<i32>(HEADER + H_HAS_PASSANT);
}
/** @program */
function hasPool(): i32 {
  return load<i32>(HEADER + H_HAS_POOL);
}
/** Bit by kind: a side without such a piece has lost. @program */
function extinction(): i32 {
  return load<i32>(HEADER + H_EXTINCTION);
}
/** What a side without any but royal pieces has: 0 nothing, 1 lost, 2 lost unless it bares the other at once. @program */
function bareRule(): i32 {
  return load<i32>(HEADER + H_BARE);
}
/** How many checks win; 0 where they are not counted. @program */
function checksToWin(): i32 {
  return load<i32>(HEADER + H_CHECKS);
}
/** What stalemate is: 0 draw, 1 loss, 2 win, 3 compared by kind. @program */
function stalemateRule(): i32 {
  return load<i32>(HEADER + H_STALEMATE);
}
/** The kind that is compared at stalemate. @program */
function stalemateKind(): i32 {
  return load<i32>(HEADER + H_STALEMATE_KIND);
}
/** Plies without progress that draw; 0 where none do. @program */
function moveLimit(): i32 {
  return load<i32>(HEADER + H_MOVE_LIMIT);
}
/** Occurrences that draw; 0 where none do. @program */
function repetitionRule(): i32 {
  return load<i32>(HEADER + H_REPETITION);
}
/** Whether the game is drawn when only royals, or they and one harmless piece, are left. @program */
function hasHarmless(): i32 {
  return load<i32>(HEADER + H_HAS_HARMLESS);
}
/** Bit by kind; bit 31 stands for no piece at all. @program */
function harmless(): i32 {
  return load<i32>(HEADER + H_HARMLESS);
}

/** @program */
function isRoyal(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_ROYAL);
}
/** Whether all pieces of the code are moved at once, step by step. @program */
function isSetwise(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_SETWISE);
}
/** Whether it captures as it moves. @program */
function isPlain(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PLAIN);
}
/** @program */
function hasLeaps(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_LEAPS);
}
/** @program */
function lineCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_LINES);
}
/** How many of its lines, the first ones, belong to no group. @program */
function looseLineCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_LOOSE_LINES);
}
/** @program */
function groupCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_GROUPS);
}
/** The `i`th group of lines that it rides. @program */
function groupOf(code: i32, i: i32): i32 {
  return load<u8>(CODE_GROUPS + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE);
}
/** QUIET, TAKE or both. @program */
function groupUse(code: i32, i: i32): i32 {
  return load<u8>(CODE_GROUPS + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE + 1);
}
/** @program */
function hopCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_HOPS);
}
/** @program */
function hasPaths(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PATHS);
}
/** @program */
function stepCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_STEPS);
}
/** How many moves of it pass squares on which it can be captured. @program */
function passCount(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PASSES);
}
/** @program */
function promotes(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PROMOTES);
}
/** Whether it captures en passant. @program */
function takesPassing(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PASSANT);
}
/** Whether its moves set the half-move clock back. @program */
function resets(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_RESETS);
}
/** Whether it waits in its owner's pool when captured. @program */
function isPooled(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_POOLED);
}
/** @program */
function takesLeaping(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_TAKES_LEAPING);
}
/** @program */
function takesOnLines(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_TAKES_LINES);
}
/** Whether it captures on lines that belong to no group. @program */
function takesOnLooseLines(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_TAKES_LOOSE);
}
/** @program */
function takesOnPaths(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_TAKES_PATHS);
}

/** The `i`th line that it rides. @program */
function lineOf(code: i32, i: i32): i32 {
  return load<u8>(CODE_LINES + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE);
}
/** QUIET, TAKE or both. @program */
function lineUse(code: i32, i: i32): i32 {
  return load<u8>(CODE_LINES + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE + 1);
}
/** Directions on the line: 1 down, 2 up, 3 both. @program */
function lineWays(code: i32, i: i32): i32 {
  return load<u8>(CODE_LINES + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE + 2);
}
/** The `i`th line on which it leaps over a hurdle. @program */
function hopOf(code: i32, i: i32): i32 {
  return load<u8>(CODE_HOPS + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE);
}
/** @program */
function hopUse(code: i32, i: i32): i32 {
  return load<u8>(CODE_HOPS + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE + 1);
}
/** @program */
function hopWays(code: i32, i: i32): i32 {
  return load<u8>(CODE_HOPS + (code * MAX_CODE_LINES + i) * CODE_LINE_SIZE + 2);
}

/** How far the `i`th step leads, in squares' numbers. @program */
function stepBy(code: i32, i: i32): i32 {
  return load<i32>(CODE_STEPS + (code * MAX_STEPS + i) * STEP_SIZE);
}
/** QUIET, TAKE or both. @program */
function stepUse(code: i32, i: i32): i32 {
  return load<i32>(CODE_STEPS + (code * MAX_STEPS + i) * STEP_SIZE + 4);
}
/** Where, from the start, a square must be empty; 0 for nowhere. @program */
function stepOver(code: i32, i: i32): i32 {
  return load<i32>(CODE_STEPS + (code * MAX_STEPS + i) * STEP_SIZE + 8);
}
/** A second such square. @program */
function stepOverToo(code: i32, i: i32): i32 {
  return load<i32>(CODE_STEPS + (code * MAX_STEPS + i) * STEP_SIZE + 12);
}

/** Whether checkmate wins. @program */
function mateWins(): i32 {
  return load<i32>(HEADER + H_MATE_WINS);
}
/** What both sides have at the start, without royals and pieces that step. @program */
function fullMaterial(): i32 {
  return load<i32>(HEADER + H_FULL_MATERIAL);
}
/** Whether a move that sets the half-move clock back may be undone by later ones. @program */
function resetsBack(): i32 {
  return load<i32>(HEADER + H_RESETS_BACK);
}
/** Whether pieces of the code pass enemy ones of their kind on their way to promotion. @program */
function isPasser(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_PASSER);
}
/** Weight of its attack on squares around the enemy's royal. @program */
function assaultOf(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_ASSAULT);
}
/** Centipawns for attacking it by a step. @program */
function threatenedWorth(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_THREATENED);
}
/** Centipawns for attacking it while it is not defended. @program */
function hangingWorth(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_HANGING);
}
/** Whether it reaches only some of the squares, so that two complement each other. @program */
function isBound(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_BOUND);
}
/** The `i`th kind from the least worth on; royals last. @program */
function kindByWorth(i: i32): i32 {
  return load<u8>(BY_WORTH + i);
}
/** What a piece counts in an exchange. @program */
function worthOf(code: i32): i32 {
  return load<i32>(WORTH + (code << 2));
}
/** Centipawns for attacking it by a piece worth less. @program */
function outweighedWorth(code: i32): i32 {
  return load<u8>(CODE + code * CODE_SIZE + C_OUTWEIGHED);
}
/** A weight of the evaluation. @program */
function weight(field: i32): i32 {
  return load<i32>(HEADER + field);
}
