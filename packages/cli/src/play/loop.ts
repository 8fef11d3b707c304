/** The loop of a game in the terminal: lines come in, the computer thinks beside, texts go out. */
import type { Computer } from './computer.js';
import { answer, greet, hear, promptOf } from './conversation.js';
import { openQuestion, type Question, type Table, type Thought } from './table.js';

export interface Terminal {
  /** Whether somebody may type while the computer thinks. Otherwise lines wait until it has answered: scripts rely on that. */
  readonly isLive: boolean;
  show(text: string): void;
  /** Asks for a line; what was typed so far stays. */
  prompt(text: string): void;
  /** The next line; undefined when there are no more. */
  readLine(): Promise<string | undefined>;
}

type Event =
  | { readonly type: 'line'; readonly line: string | undefined }
  | { readonly type: 'thought'; readonly thought: Thought | undefined };

interface Thinking {
  readonly question: Question;
  readonly done: Promise<Event>;
  stop(): void;
}

/** Returns when the player has left or the input has ended. */
export async function playInTerminal(table: Table, computer: Computer, terminal: Terminal): Promise<void> {
  let thinking: Thinking | undefined;
  let line: Promise<Event> | undefined;
  terminal.show(greet(table));
  while (!table.left) {
    thinking = keepThinking(table, computer, thinking);
    if (thinking === undefined || terminal.isLive) {
      terminal.prompt(promptOf(table));
      line ??= terminal.readLine().then((text) => ({ type: 'line', line: text }));
    }
    const event = await Promise.race([line, thinking?.done].filter((promise) => promise !== undefined));
    if (event.type === 'line') {
      line = undefined;
      if (event.line === undefined) break;
      terminal.show(hear(table, event.line));
    } else {
      thinking = undefined;
      if (event.thought !== undefined) terminal.show(answer(table, event.thought));
    }
  }
  thinking?.stop();
}

/** Goes on thinking about the open question; stops when another is open, or none. */
function keepThinking(table: Table, computer: Computer, thinking: Thinking | undefined): Thinking | undefined {
  const question = openQuestion(table);
  if (question?.position === thinking?.question.position && question?.about === thinking?.question.about)
    return thinking;
  thinking?.stop();
  if (question === undefined) return undefined;
  const controller = new AbortController();
  return {
    question,
    done: computer.think(question, table.game, controller.signal).then((thought) => ({ type: 'thought', thought })),
    stop: () => controller.abort(),
  };
}
