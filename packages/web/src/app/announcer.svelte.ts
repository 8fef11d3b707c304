/** One polite live region for the whole page: what happened, for people who hear it. */
let text = $state('');
let turn = $state(0);
/** Whether something was said in this very moment: what follows from it is added, for a region that changes twice at once is heard once. */
let isSpeaking = false;

export const announcement = {
  get text(): string {
    return text;
  },
  /** Grows with each announcement, so that the same words twice are two announcements. */
  get turn(): number {
    return turn;
  },
};

/** What is said in one go, a move and the end of the game by it, is one announcement. */
export function announce(words: string): void {
  text = isSpeaking ? `${text} ${words}` : words;
  turn += 1;
  if (isSpeaking) return;
  isSpeaking = true;
  queueMicrotask(() => {
    isSpeaking = false;
  });
}
