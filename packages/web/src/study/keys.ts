/** Keys that go through a tree, wherever they do not already mean something. */
import type { Study } from './study.svelte.js';

/** Where arrow keys belong to what has the focus. */
const BUSY = 'input, textarea, select, [role="tablist"], [role="grid"], [role="slider"], [role="toolbar"], dialog';

export function leaf(event: KeyboardEvent, study: Study): void {
  const aim = event.target as HTMLElement;
  if (aim.closest(BUSY)) return;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    study.undo();
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const turn = turnOf(event.key, study);
  if (turn === undefined) return;
  event.preventDefault();
  turn();
}

function turnOf(key: string, study: Study): (() => unknown) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => study.step(-1);
    case 'ArrowRight':
      return () => study.step(1);
    case 'ArrowUp':
      return () => study.beside(-1);
    case 'ArrowDown':
      return () => study.beside(1);
    case 'Home':
      return () => study.toStart();
    case 'End':
      return () => study.toEnd();
    case 'Delete':
      return () => study.delete();
    default:
      return undefined;
  }
}
