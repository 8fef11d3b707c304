/**
 * A game under analysis: its tree, where it is looked at, and all that is done to it. What is done can be undone and done again,
 * deletions above all; looking around is no change.
 */
import type { Annotation } from '@hippodrome/board';
import type { GameRecord } from '@hippodrome/engine';
import {
  addMove,
  deleteLine,
  demoteLine,
  type GameResult,
  isDecided,
  isOnMainLine,
  legalMoves,
  type Move,
  type MoveNode,
  type MoveTree,
  mainLine,
  makeMainLine,
  type Position,
  playUnchecked,
  promoteLine,
  type Ruleset,
  type Square,
  setCommand,
  setEvaluation,
  setWords,
  type TreeNode,
  type TreePath,
  toggleNag,
  type Undo,
  undoAll,
  writeFen,
  writePgn,
  writeUci,
} from '@hippodrome/rules';
import type { AnalysisSubject, Variation, VariationStep } from '../analysis/subject.js';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { playBetween } from '../play/choices.js';
import { type ChangeKind, History } from './history.js';
import { parentsIn } from './notation.js';
import type { Opened } from './open-study.js';
import { BEST } from './report.js';
import { setShapes, shapesAt } from './shapes.js';
import type { Finding, SurveyStop } from './survey.js';

export class Study implements BoardSubject, AnalysisSubject {
  readonly rules: Ruleset;
  readonly start: Position;
  /** Lines are not shown beside the tree: they become part of it. */
  variation: Variation | undefined = undefined;
  readonly isUnfair = false;
  /** Its nodes change in place: who reads them asks for the tree, and follows `version`. */
  readonly #tree: MoveTree;
  readonly #positions = new WeakMap<MoveNode, Position>();
  readonly #history = new History();

  tags: ReadonlyMap<string, string> = $state.raw(new Map());
  result: GameResult = $state('*');
  /** Grows with every change of the tree. */
  version = $state(0);
  path: TreePath = $state.raw([]);
  flipped = $state(false);
  choice: Choice | undefined = $state.raw();
  isTouched = $state(false);
  /** While the whole game is looked at, the panel rests. */
  mustRest = $state(false);

  constructor({
    game,
    start,
    path,
    flipped,
    isTouched,
  }: Pick<Opened, 'game' | 'start' | 'path' | 'flipped' | 'isTouched'>) {
    this.rules = start.rules;
    this.start = start;
    this.#tree = game.tree;
    this.#tree.start = start;
    this.tags = game.tags;
    this.result = game.result;
    this.flipped = flipped;
    this.isTouched = isTouched;
    this.path = this.#pathOf(path);
  }

  get tree(): MoveTree {
    void this.version;
    return this.#tree;
  }

  /** The node that is looked at: the root before the first move. */
  get node(): TreeNode {
    void this.version;
    return this.path.at(-1) ?? this.tree;
  }

  get move(): MoveNode | undefined {
    void this.version;
    return this.path.at(-1);
  }

  get position(): Position {
    return this.positionAt(this.path);
  }

  get gamePosition(): Position {
    return this.position;
  }

  get lastMove(): Move | undefined {
    return this.move?.move;
  }

  get mayMove(): boolean {
    return this.choice === undefined && !isDecided(this.position);
  }

  /** The pass, where nothing else can be played. */
  get forcedPass(): Move | undefined {
    return legalMoves(this.position).find(({ type }) => type === 'pass');
  }

  /** The main line, as it is now. */
  get mainLine(): readonly MoveNode[] {
    return mainLine(this.tree);
  }

  get isOnMainLine(): boolean {
    return isOnMainLine(this.tree, this.path);
  }

  /** Whether a line of lower rank branches off the path. */
  get mayDemote(): boolean {
    return this.path.some((node, i) => (this.path[i - 1] ?? this.tree).children.at(-1) !== node);
  }

  /** What `undo` would undo. */
  get undoable(): ChangeKind | undefined {
    void this.version;
    return this.#history.undoable;
  }

  /** What `redo` would do again. */
  get redoable(): ChangeKind | undefined {
    void this.version;
    return this.#history.redoable;
  }

  /** The moves that can follow here, the main one first. */
  get continuations(): readonly MoveNode[] {
    return this.node.children;
  }

  positionAt(path: TreePath): Position {
    let position = this.start;
    for (const node of path) {
      const next = this.#positions.get(node) ?? playUnchecked(position, node.move);
      this.#positions.set(node, next);
      position = next;
    }
    return position;
  }

  /** As an engine is told of it: nothing before the last move that cannot be taken back matters. */
  recordAt(path: TreePath): GameRecord {
    let ply = path.length;
    while (ply > 0 && this.positionAt(path.slice(0, ply)).halfmoveClock > 0) ply--;
    const moves = path.slice(ply).map(({ move }) => writeUci(this.rules, move));
    return { fen: writeFen(this.positionAt(path.slice(0, ply))), moves };
  }

  recordShown(): GameRecord {
    return this.recordAt(this.path);
  }

  goTo(path: TreePath): void {
    this.choice = undefined;
    this.path = path;
  }

  goToNode(node: MoveNode): void {
    const parents = parentsIn(this.tree);
    const path: MoveNode[] = [];
    for (let at: TreeNode | undefined = node; at !== undefined && at !== this.tree; at = parents.get(at as MoveNode)) {
      path.unshift(at as MoveNode);
    }
    this.goTo(path);
  }

  /** One move on along the main continuation, or back. @returns whether there was one */
  step(by: 1 | -1): boolean {
    const next = by > 0 ? this.node.children[0] : undefined;
    if (by > 0 ? next === undefined : this.path.length === 0) return false;
    this.goTo(next === undefined ? this.path.slice(0, -1) : [...this.path, next]);
    return true;
  }

  toStart(): void {
    this.goTo([]);
  }

  toEnd(): void {
    this.goTo([...this.path, ...mainLine(this.node)]);
  }

  /** To the line beside this one, that branches off where this move was made. @returns whether there is one */
  beside(by: 1 | -1): boolean {
    const { move } = this;
    if (move === undefined) return false;
    const { children } = this.path.at(-2) ?? this.tree;
    const other = children[children.indexOf(move) + by];
    if (other === undefined) return false;
    this.goTo([...this.path.slice(0, -1), other]);
    return true;
  }

  tryMove(from: Square, to: Square): void {
    if (this.mayMove) playBetween(this, from, to);
  }

  /** Goes on with a move, new in the tree or not. */
  play(move: Move): void {
    this.choice = undefined;
    const { node, undo } = addMove(this.node, this.position, move);
    this.#changed('move', this.node, undo);
    this.path = [...this.path, node];
  }

  /** Puts a line that was thought of into the tree, and goes to one of its moves. */
  showVariation(steps: readonly VariationStep[], at: number): void {
    const undos: Undo[] = [];
    const path = [...this.path];
    for (const { move } of steps.slice(0, at + 1)) {
      const { node, undo } = addMove(path.at(-1) ?? this.tree, this.positionAt(path), move);
      if (undo !== undefined) undos.push(undo);
      path.push(node);
    }
    if (undos.length > 0) this.#changed('line', this.node, undoAll(undos));
    this.goTo(path);
  }

  promote(): void {
    this.#changed('promote', this.node, promoteLine(this.tree, this.path));
  }

  demote(): void {
    this.#changed('demote', this.node, demoteLine(this.tree, this.path));
  }

  makeMain(): void {
    this.#changed('main', this.node, makeMainLine(this.tree, this.path));
  }

  /** Deletes the move that is looked at and all behind it. */
  delete(): void {
    const undo = deleteLine(this.tree, this.path);
    if (undo === undefined) return;
    this.#changed('delete', this.node, undo);
    this.path = this.path.slice(0, -1);
  }

  toggleNag(nag: number): void {
    if (this.move !== undefined) this.#changed('nag', this.move, toggleNag(this.move, nag));
  }

  /** What is drawn on the board, as the comment keeps it. */
  get drawings(): readonly Annotation[] {
    return shapesAt(this.node, this.position);
  }

  draw(all: readonly Annotation[]): void {
    this.#changed('shapes', this.node, setShapes(this.node, all));
  }

  setWords(words: string): void {
    this.#changed('words', this.node, setWords(this.node, words));
  }

  /** Keeps what a program says of the moves of the main line, as one change. */
  keepFindings(findings: ReadonlyMap<number, Finding>): void {
    const nodes: readonly TreeNode[] = [this.tree, ...mainLine(this.tree)];
    const undos = [...findings].flatMap(([index, { evaluation, best }]) => {
      const node = nodes[index];
      return node === undefined ? [] : [setEvaluation(node, evaluation), setCommand(node, BEST, best)];
    });
    if (undos.length > 0) this.#changed('survey', this.tree, undoAll(undos));
  }

  /** The positions of the main line, from the start on. */
  surveyStops(): readonly SurveyStop[] {
    const line = mainLine(this.tree);
    return [[], ...line.map((_, i) => line.slice(0, i + 1))].map((path) => ({
      position: this.positionAt(path),
      record: this.recordAt(path),
    }));
  }

  setTag(name: string, value: string): void {
    const tags = new Map(this.tags);
    if (value.trim() === '') tags.delete(name);
    else tags.set(name, value);
    this.tags = tags;
    this.isTouched = true;
  }

  setResult(result: GameResult): void {
    this.result = result;
    this.isTouched = true;
  }

  undo(): void {
    this.#turned(this.#history.undo(this.path));
  }

  redo(): void {
    this.#turned(this.#history.redo());
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  pgn(): string {
    return writePgn(this);
  }

  /** Where it is looked at: which child, from the root on. */
  places(): readonly number[] {
    return this.path.map((node, i) => (this.path[i - 1] ?? this.tree).children.indexOf(node));
  }

  #pathOf(places: readonly number[]): TreePath {
    const path: MoveNode[] = [];
    for (const place of places) {
      const node = (path.at(-1) ?? this.tree).children[place];
      if (node === undefined) break;
      path.push(node);
    }
    return path;
  }

  #changed(kind: ChangeKind, at: TreeNode, undo: Undo | undefined): void {
    if (undo === undefined) return;
    this.#history.record({ kind, at, undo, path: this.path });
    this.isTouched = true;
    this.version++;
  }

  #turned(path: TreePath | undefined): void {
    if (path === undefined) return;
    this.goTo(path);
    this.version++;
  }
}
