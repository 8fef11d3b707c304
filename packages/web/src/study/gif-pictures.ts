/** The pictures of a GIF: the line that is looked at from its start to its end, each with its move below. */
import type { ThemeName } from '@hippodrome/board';
import { mainLine } from '@hippodrome/rules';
import { captionOf } from './move-number.js';
import { pictureOf } from './picture.js';
import type { Study } from './study.svelte.js';

/** @param width in pixels */
export function gifPictures(study: Study, width: number, theme: ThemeName): readonly string[] {
  const line = [...study.path, ...mainLine(study.node)];
  return [undefined, ...line].map((node, ply) => {
    const position = study.positionAt(line.slice(0, ply));
    return pictureOf(study, position, node, { width, theme, caption: captionOf(study.start, ply, node) });
  });
}
