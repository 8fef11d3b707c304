/** Speaks of what changes all the time, but not all the time: the latest words, once in a while. */

/**
 * @param speak has the words read out
 * @param pause milliseconds that lie between two announcements at least
 * @param lag milliseconds for which the first words wait for better ones: first thoughts are hasty
 */
export function createSpeech(speak: (words: string) => void, pause: number, lag: number): Speech {
  let spoken = '';
  let next = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words: string): void {
    next = words;
    timer ??= setTimeout(speakNext, lag);
  }

  function speakNext(): void {
    timer = undefined;
    if (next === spoken) return;
    spoken = next;
    speak(next);
    timer = setTimeout(speakNext, pause);
  }

  return { say, end: () => clearTimeout(timer) };
}

export interface Speech {
  /** Soon when it has been quiet for long enough, else when it has; what comes in between replaces it. */
  say(words: string): void;
  /** Nothing more is said. */
  end(): void;
}
