/**
 * Colours for the board and the text around it, as far as the terminal has any. Squares are of middling brightness, so that white
 * and black letters are equally easy to read on them.
 */
import pc from 'picocolors';
import type { Output } from '../io.js';

/** Bits of colour, as `tty.WriteStream.getColorDepth` counts them; 1 is none. */
export type ColourDepth = 1 | 4 | 8 | 24;

export const TONES = ['light', 'dark', 'lightMarked', 'darkMarked', 'check'] as const;
export type Tone = (typeof TONES)[number];

export interface Paint {
  /** Without colour, marks have to be drawn as characters. */
  readonly hasColour: boolean;
  /** Text on a square of the board. */
  square(tone: Tone, ink: 'white' | 'black', text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  alarm(text: string): string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const RGB: Readonly<Record<Tone, Rgb>> = {
  light: [120, 144, 156],
  dark: [84, 110, 122],
  lightMarked: [158, 140, 70],
  darkMarked: [128, 110, 44],
  check: [176, 58, 46],
};

/** Numbers in the palette of 256 colours. */
const PALETTE: Readonly<Record<Tone, number>> = { light: 67, dark: 60, lightMarked: 136, darkMarked: 94, check: 124 };

/** Codes of the eight colours for backgrounds. */
const BASIC: Readonly<Record<Tone, number>> = { light: 46, dark: 44, lightMarked: 43, darkMarked: 43, check: 41 };

const BOLD = 1;

export function createPaint(depth: ColourDepth): Paint {
  const hasColour = depth > 1;
  const text = pc.createColors(hasColour);
  return {
    hasColour,
    square: (tone, ink, content) =>
      hasColour ? select([BOLD, ...inkOf(depth, ink), ...backgroundOf(depth, tone)], content) : content,
    strong: text.bold,
    faint: text.dim,
    alarm: (content) => text.bold(text.red(content)),
  };
}

/** None for a pipe, a dumb terminal, or where NO_COLOR asks for none. */
export function colourDepth(output: Output): ColourDepth {
  if (output.isTTY !== true) return 1;
  const depth = output.getColorDepth?.() ?? 1;
  return depth >= 24 ? 24 : depth >= 8 ? 8 : depth >= 4 ? 4 : 1;
}

function inkOf(depth: ColourDepth, ink: 'white' | 'black'): readonly number[] {
  if (depth === 24) return ink === 'white' ? [38, 2, 255, 255, 255] : [38, 2, 0, 0, 0];
  if (depth === 8) return [38, 5, ink === 'white' ? 231 : 16];
  return [ink === 'white' ? 97 : 30];
}

function backgroundOf(depth: ColourDepth, tone: Tone): readonly number[] {
  if (depth === 24) return [48, 2, ...RGB[tone]];
  if (depth === 8) return [48, 5, PALETTE[tone]];
  return [BASIC[tone]];
}

function select(codes: readonly number[], content: string): string {
  return `\u001b[${codes.join(';')}m${content}\u001b[0m`;
}
