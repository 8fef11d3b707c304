/** The two sides. White is the side that sits at rank 1 and is written in capitals, whoever moves first. */

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}

export function byColour<T>(make: (colour: Colour) => T): ByColour<T> {
  return { white: make('white'), black: make('black') };
}
