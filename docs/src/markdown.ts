/** Small pieces of Markdown, with what would end them early written so that it does not. */

export function code(text: string): string {
  return `\`${text}\``;
}

/** A table; line breaks in cells become blanks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}

/** Text for an attribute of an element, or between elements. */
export function escaped(text: string): string {
  return text.replace(/[<>&"{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A picture of the site with its caption; `path` begins at the folder of public files. */
export function figure(path: string, caption: string): string {
  return `<figure><img src="/${path}" alt="${escaped(caption)}" loading="lazy"><figcaption>${escaped(caption)}</figcaption></figure>`;
}
