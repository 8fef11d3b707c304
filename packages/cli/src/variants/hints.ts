/**
 * What the rules package cannot see about a document: the name of its file, and the pictures of its pieces. Warnings only, for the
 * game can be played all the same.
 */
import { basename } from 'node:path';
import { GLYPHS, pieceDrawing } from '@hippodrome/board/pieces';
import {
  didYouMean,
  loadVariant,
  type PieceSpec,
  type Problem,
  placesIn,
  type VariantSpec,
  warning,
} from '@hippodrome/rules';
import type { Document } from './find.js';

/** Nothing for a document with errors. Codes: `document/file-name`, `document/no-picture`. */
export function hintsAbout({ file, text, parents }: Document): readonly Problem[] {
  const spec = loadVariant(text, parents);
  if (!spec.ok) return [];
  const places = placesIn(text);
  return [
    ...fileName(spec.value, file).map((message) => warning('document/file-name', message, places.value(['slug']))),
    ...spec.value.pieces.flatMap((piece) => {
      const path = ['engine', 'pieces', piece.name];
      const place = places.value([...path, 'glyph']) ?? places.key(path);
      // Inherited pieces are their own document's affair.
      return place === undefined || pieceDrawing(piece.glyph) !== undefined
        ? []
        : [warning('document/no-picture', withoutPicture(piece), place)];
    }),
  ];
}

function fileName({ slug }: VariantSpec, file: string): readonly string[] {
  const name = basename(file);
  if (name === `${slug}.md` || !name.endsWith('.md')) return [];
  return [
    `the slug is "${slug}", the file ${name}: documents are found by the names of their files, so call this one ${slug}.md`,
  ];
}

function withoutPicture({ name, glyph, letter }: PieceSpec): string {
  const pictures = Object.keys(GLYPHS);
  const hint =
    didYouMean(glyph, pictures) || `; the pictures are ${pictures.join(', ')}, and each of them with "rider" behind`;
  const advice = glyph === name ? `: name another by glyph, or leave it at that` : '';
  return `no picture is called "${glyph}", so a disc with the letter ${letter} is drawn${advice}${hint}`;
}
