/** The words of the games in the reader's language: what pieces and phases are called. Names that nobody knows are shown as documents write them. */
import type { Colour } from '@hippodrome/rules';
import { t, textOf } from './index.js';

type Gender = 'masculine' | 'feminine' | 'neuter';

/** @param name as documents write it: `ferz-knight` */
export function pieceTerm(name: string): string {
  return textOf(`piece.${name}`) ?? inWords(name);
}

/** `white nightrider`, `weiße Dame`, `dame blanche`. */
export function colouredPiece(colour: Colour, name: string): string {
  return t(`coloured.${colour}.${genderOf(name)}`, { piece: pieceTerm(name) });
}

export function phaseTerm(name: string): string {
  return textOf(`phase.${name}`) ?? inWords(name);
}

/** A phrase as the beginning of a line. */
export function capital(phrase: string): string {
  const [first = '', ...rest] = phrase;
  return first.toLocaleUpperCase() + rest.join('');
}

function genderOf(name: string): Gender {
  const isOf = (gender: 'feminine' | 'neuter'): boolean => t(`gender.${gender}`).split(' ').includes(name);
  if (isOf('feminine')) return 'feminine';
  return isOf('neuter') ? 'neuter' : 'masculine';
}

function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
