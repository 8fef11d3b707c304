/**
 * Work that may wait until what the board shows has been painted: a player sees the piece where it was put at once, and the game's
 * record, its clocks and its panels follow a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      work();
    };
    port2.postMessage(undefined);
  });
}
