/** @module Text as outlines, so that a picture needs no font and looks the same everywhere. */
import { LETTERING } from './outlines/lettering.js';

/** The units in which outlines are drawn. */
export const EM = 1000;
/** Of an em: how far capitals and digits rise above the baseline. */
export const CAP_HEIGHT = 0.714;
/** What stands in for a character without an outline. */
const UNKNOWN = '?';

/** Whether there are outlines for all of it. */
export function canLetter(text: string): boolean {
  return [...text].every((character) => LETTERING[character] !== undefined);
}

/** Width of a line of text. @param size of the em, in the units of the picture */
export function textWidth(text: string, size: number): number {
  return (glyphs(text).reduce((sum, { advance }) => sum + advance, 0) * size) / EM;
}

/**
 * One line of text as SVG elements without colour.
 * @param x where it starts, is centred or ends, depending on `anchor`
 * @param y the baseline
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end',
): string {
  const width = textWidth(text, size);
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let at = 0;
  const paths = glyphs(text).map(({ advance, ink }) => {
    const place = at === 0 ? '' : ` transform="translate(${at} 0)"`;
    at += advance;
    return ink === '' ? '' : `<path${place} d="${ink}"/>`;
  });
  return `<g transform="translate(${round(start)} ${round(y)}) scale(${size / EM})">${paths.join('')}</g>`;
}

/** Breaks text between words into lines no wider than `width`. */
export function textLines(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function glyphs(text: string) {
  return [...text].map((character) => LETTERING[character] ?? LETTERING[plain(character)] ?? LETTERING[UNKNOWN]!);
}

/** The letter under an accent. */
function plain(character: string): string {
  return character.normalize('NFD').charAt(0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
