/**
 * Work that is cheaper together. What is asked for while an earlier lot is under way waits and becomes the next lot: without load
 * everything is done at once, under load many share the price of one.
 */

/**
 * @param work does a lot: one answer for each piece, in the order of the pieces. What it throws, all of the lot's askers get.
 * @param most how many pieces make a full lot
 * @returns asks for one piece
 */
export function gather<T, A>(
  work: (pieces: readonly T[]) => Promise<readonly A[]>,
  most: number,
): (piece: T) => Promise<A> {
  interface Asked extends PromiseWithResolvers<A> {
    readonly piece: T;
  }
  let waiting: Asked[] = [];
  let isBusy = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const lot = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answers = await work(lot.map(({ piece }) => piece));
        for (const [index, { resolve }] of lot.entries()) resolve(answers[index] as A);
      } catch (reason) {
        for (const { reject } of lot) reject(reason);
      }
    }
    isBusy = false;
  }

  return (piece) => {
    const asked = { piece, ...withResolvers<A>() };
    waiting.push(asked);
    if (!isBusy) void run();
    return asked.promise;
  };
}

interface PromiseWithResolvers<A> {
  readonly promise: Promise<A>;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
}

function withResolvers<A>(): PromiseWithResolvers<A> {
  let resolve!: (answer: A) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<A>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
