/**
 * Thinks about whatever position of the game is being looked at, for as long as it is: elsewhere, in a worker, one question at a
 * time. It rests while the page is hidden, and while the computer player thinks, whose moves are not to suffer.
 */
import { createEngine, type Engine, type GameRecord, type Thought } from '@hippodrome/engine';
import { isDecided, legalMoves, outcome, type Position } from '@hippodrome/rules';
import { saidInTime } from '../i18n/said.js';
import { type AnalysisLine, LineReader } from './line-reader.js';
import type { AnalysisSubject } from './subject.js';
import { type Verdict, verdictOf, verdictOn } from './verdict.js';

export type AnalysisState =
  | { readonly is: 'starting' | 'thinking' | 'settled' | 'resting' | 'over' }
  | { readonly is: 'broken'; readonly message: string };

/** What is known of the position. */
export interface Findings {
  readonly lines: readonly AnalysisLine[];
  readonly depth: number;
  /** Positions each second; undefined while there has been no time to tell. */
  readonly speed: number | undefined;
}

export const LINE_COUNTS = [1, 2, 3, 5] as const;
export type LineCount = (typeof LINE_COUNTS)[number];

/** A position, and the reader of its lines. */
interface Subject {
  readonly position: Position;
  readonly reader: LineReader;
}

interface Question extends Subject {
  readonly record: GameRecord;
  readonly lines: LineCount;
}

/** Milliseconds for which a position is looked at before it is thought about: who leafs on does not mean it. */
const SETTLING = 120;
/** Milliseconds between two pictures of what is found. */
const REFRESH = 200;

export class Analysis {
  readonly table: AnalysisSubject;
  readonly #engine: Engine = createEngine();
  #isLoaded = false;
  #isRunning = false;
  #subject: Subject | undefined;
  #wanted: Question | undefined;
  #latest: Thought | undefined;
  #refreshing: ReturnType<typeof setTimeout> | undefined;

  lineCount: LineCount = $state(3);
  state: AnalysisState = $state.raw({ is: 'starting' });
  findings: Findings | undefined = $state.raw();
  /** The verdict on the last position that has one: so that what shows it does not jump to and fro. */
  verdict: Verdict | undefined = $state.raw();

  constructor(table: AnalysisSubject) {
    this.table = table;
    this.#engine.prepare();
  }

  /** Thinks about what is looked at now. @param rests what is known stays, and nothing is added */
  look(rests: boolean): void {
    const { table, lineCount: lines } = this;
    const position = table.gamePosition;
    const subject = this.#subject?.position === position ? this.#subject : this.#turnTo(position);
    if (rests) this.#wait({ is: 'resting' });
    else if (isDecided(position) || legalMoves(position).length === 0) {
      const end = outcome(position);
      this.verdict = end === undefined ? this.verdict : verdictOf(end);
      this.#wait({ is: 'over' });
    } else if (this.#wanted?.position !== position || this.#wanted.lines !== lines || this.state.is === 'broken') {
      this.state = { is: 'starting' };
      this.#ask({ ...subject, record: table.recordShown(), lines });
    }
  }

  close(): void {
    this.#wanted = undefined;
    clearTimeout(this.#refreshing);
    this.#engine.close();
  }

  #turnTo(position: Position): Subject {
    this.findings = undefined;
    this.#latest = undefined;
    this.#subject = { position, reader: new LineReader(position) };
    return this.#subject;
  }

  #wait(state: AnalysisState): void {
    this.state = state;
    this.#ask(undefined);
  }

  #ask(question: Question | undefined): void {
    this.#wanted = question;
    this.#engine.stop();
    void this.#run();
  }

  /** Answers what is wanted, and what has come to be wanted meanwhile. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#wanted !== undefined) {
      const question = this.#wanted;
      await new Promise((resolve) => setTimeout(resolve, SETTLING));
      if (question !== this.#wanted) continue;
      const problem = await this.#think(question);
      if (question !== this.#wanted) continue;
      this.state = problem === undefined ? { is: 'settled' } : { is: 'broken', message: problem };
      break;
    }
    this.#isRunning = false;
  }

  /** @returns what went wrong, if something did */
  async #think(question: Question): Promise<string | undefined> {
    if (!this.#isLoaded) {
      const loaded = await this.#engine.load(this.table.rules);
      if (!loaded.ok) return saidInTime(loaded.problems[0]);
      this.#isLoaded = true;
      if (question !== this.#wanted) return undefined;
    }
    this.state = { is: 'thinking' };
    const { record, lines } = question;
    const onThought = (thought: Thought): void => this.#hear(question, thought);
    const found = await this.#engine.think(record, { lines, onThought });
    if (!found.ok) return saidInTime(found.problems[0]);
    this.#hear(question, found.value);
    clearTimeout(this.#refreshing);
    this.#refresh();
    return undefined;
  }

  #hear(question: Question, thought: Thought): void {
    if (question !== this.#wanted) return;
    this.#latest = thought;
    if (this.#refreshing === undefined) this.#refresh();
  }

  #refresh(): void {
    this.#refreshing = undefined;
    if (this.#latest === undefined || this.#subject === undefined) return;
    const { reader } = this.#subject;
    const { lines: thoughts, depth, nodes, milliseconds } = this.#latest;
    this.#latest = undefined;
    const lines = thoughts.map((line) => reader.read(line)).filter(({ steps }) => steps.length > 0);
    this.findings = { lines, depth, speed: milliseconds > 0 ? (nodes / milliseconds) * 1000 : undefined };
    const [best] = lines;
    if (best !== undefined) this.verdict = verdictOn(best);
    this.#refreshing = setTimeout(() => this.#refresh(), REFRESH);
  }
}
