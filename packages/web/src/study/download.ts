/** Files for the reader to keep. */
import type { Study } from './study.svelte.js';

export function download(name: string, contents: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Who played, where that is known, else the game: in letters that every file system knows. */
export function fileName({ tags, rules }: Pick<Study, 'tags' | 'rules'>, ending: string): string {
  const players = ['White', 'Black'].map((name) => tags.get(name) ?? '').filter((name) => /[^?.]/.test(name));
  const words = [...players, rules.spec.slug].join(' ').normalize('NFKD');
  const plain = words
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `${plain.slice(0, 80) || rules.spec.slug}.${ending}`;
}
