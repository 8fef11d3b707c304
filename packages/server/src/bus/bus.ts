/**
 * The port through which processes tell each other that something has happened. It carries hints only ("game X is at event 12",
 * who is present, a line of chat): truth is in the store. So nothing here waits, and what is lost is said to be lost.
 */

export interface Bus {
  /**
   * Tells all who listen to the topic, here and in other processes. Returns at once, whatever state the broker is in, and listeners
   * hear of it later than that. Messages of one process on one topic arrive in their order; those of several processes in any.
   * @throws RangeError when topic or message are longer than `LONGEST_TOPIC`, `LONGEST_MESSAGE`
   */
  publish(topic: string, message: string): void;
  /** Listens until the function returned is called; that may be done more than once. */
  subscribe(topic: string, listener: BusListener): () => void;
  /** Falls silent at once, and resolves when nothing is left open. */
  close(): Promise<void>;
}

/** What a listener throws is reported, and spoils nothing for others. */
export interface BusListener {
  message(text: string): void;
  /**
   * Messages since the subscription, or since the last message, may be missing: look into the store. It comes once soon after subscribing
   * where that takes a while, and after each interruption. What is published from then on arrives.
   */
  gap(): void;
}

/** In UTF-16 code units. */
export const LONGEST_TOPIC = 200;
/** In UTF-16 code units. */
export const LONGEST_MESSAGE = 16_384;

export function assertFits(topic: string, message = ''): void {
  if (topic.length > LONGEST_TOPIC)
    throw new RangeError(`a topic of ${topic.length} characters: ${LONGEST_TOPIC} at most`);
  if (message.length > LONGEST_MESSAGE) {
    throw new RangeError(`a message of ${message.length} characters on ${topic}: ${LONGEST_MESSAGE} at most`);
  }
}
