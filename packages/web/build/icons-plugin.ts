/**
 * Makes the pictures that an installed page is shown by from `public/icon.svg`: as it is, and once with its ground up to the edges, for
 * systems that cut icons to a shape of their own.
 */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SIZES = [192, 512];
export const MASKABLE = 'icon-maskable-512.png';
/** Of the side, that the drawing may fill in an icon that is cut. */
const SAFE = 0.72;

export const iconName = (size: number): string => `icon-${size}.png`;

/** @param file the SVG, whose ground is its first `rect` */
export function icons(file: string): Plugin {
  return {
    name: 'hippodrome-icons',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(file, 'utf8');
      for (const size of SIZES) this.emitFile({ type: 'asset', fileName: iconName(size), source: png(svg, size) });
      this.emitFile({ type: 'asset', fileName: MASKABLE, source: png(withWideGround(svg), 512) });
    },
  };
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function withWideGround(svg: string): string {
  const [, side = '32'] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const margin = (Number(side) * (1 / SAFE - 1)) / 2;
  const wide = `viewBox="${-margin} ${-margin} ${Number(side) + 2 * margin} ${Number(side) + 2 * margin}"`;
  return svg
    .replace(/viewBox="[^"]*"/, wide)
    .replace(/<rect [^>]*(fill="[^"]*")[^>]*>/, `<rect x="${-margin}" y="${-margin}" width="200%" height="200%" $1/>`);
}
