/** One polite live region for the whole page: what happened, for people who hear it. */
let text = $state('');
let turn = $state(0);

export const announcement = {
  get text(): string {
    return text;
  },
  /** Grows with each announcement, so that the same words twice are two announcements. */
  get turn(): number {
    return turn;
  },
};

export function announce(words: string): void {
  text = words;
  turn += 1;
}
