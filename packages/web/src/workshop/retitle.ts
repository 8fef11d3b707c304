/** Gives a document another title, in its text: everything else stays as its writer wrote it. */

const FRONT = /^---\r?\n[\s\S]*?\r?\n---/;
/** With the lines that go on with it. */
const TITLE = /^title:[^\r\n]*(\r?\n[ \t]+[^\r\n]*)*/m;

/** @returns undefined when the text says no title where documents say theirs */
export function retitle(text: string, title: string): string | undefined {
  const [front] = FRONT.exec(text) ?? [];
  if (front === undefined || !TITLE.test(front)) return undefined;
  // As JSON, which is YAML whatever the title holds.
  return front.replace(TITLE, () => `title: ${JSON.stringify(title)}`) + text.slice(front.length);
}
