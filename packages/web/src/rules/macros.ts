/**
 * The diagrams of a document: `{{svg:start "caption"}}`, `{{svg:piece NAME "caption"}}`, `{{svg:fen FEN "caption"}}`. Any other name
 * stands for a picture file of the document's source; there is none here, so nothing is shown for it but its caption.
 */

export type DiagramRequest =
  | { readonly show: 'start'; readonly caption: string }
  | { readonly show: 'piece'; readonly piece: string; readonly caption: string }
  | { readonly show: 'fen'; readonly fen: string; readonly caption: string }
  | { readonly show: 'missing'; readonly caption: string };

export const MACRO = /\{\{svg:[^{}]*\}\}/;

/** A text cut at its macros: plain parts as strings, macros by what stands between `{{svg:` and `}}`. */
export function findMacros(source: string): readonly (string | { readonly body: string })[] {
  const parts = source.split(/(\{\{svg:[^{}]*\}\})/);
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => (MACRO.test(part) && part.startsWith('{{svg:') ? { body: part.slice(6, -2) } : part));
}

/** Undefined when there is nothing to show, not even a caption. */
export function parseMacro(body: string): DiagramRequest | undefined {
  const match = /^\s*(.*?)\s*(?:"([^"]*)")?\s*$/s.exec(body);
  const what = match?.[1] ?? '';
  const caption = match?.[2] ?? '';
  const [verb = '', ...rest] = what.split(/\s+/);
  const argument = rest.join(' ');
  if (verb === 'start' && argument === '') return { show: 'start', caption };
  if (verb === 'piece' && argument !== '') return { show: 'piece', piece: argument, caption };
  if (verb === 'fen' && argument !== '') return { show: 'fen', fen: argument, caption };
  return caption === '' ? undefined : { show: 'missing', caption };
}
