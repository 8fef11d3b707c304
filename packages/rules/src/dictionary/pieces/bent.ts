/**
 * Pieces that turn on their way, and leaps longer than the plain atoms.
 */
import { type DictionaryEntry, letters } from '../entry.js';

export const BENT: readonly DictionaryEntry[] = [
  {
    name: 'griffon',
    aliases: ['gryphon', 'griffin'],
    betza: '[F?R]',
    about: 'One square diagonally, then any distance straight outward',
    letters: letters('terachess G'),
  },
  {
    name: 'manticore',
    aliases: [],
    betza: '[W?B]',
    about: 'One square straight, then any distance diagonally outward',
    letters: [],
  },
  {
    name: 'ship',
    aliases: [],
    betza: '[frF?flR][flF?frR][brF?frR][blF?flR]',
    about: 'One square diagonally, then any distance straight ahead or back, outward',
    letters: [],
  },
  {
    name: 'snake',
    aliases: [],
    betza: '[vW?fsB]',
    about: 'One square straight ahead or back, then any distance diagonally outward',
    letters: [],
  },
  {
    name: 'hook-mover',
    aliases: ['hook-rook'],
    betza: 'RasR',
    about: 'Rook that may turn once by a right angle and go on',
    letters: [],
  },
  {
    name: 'capricorn',
    aliases: ['hook-bishop'],
    betza: 'BasB',
    about: 'Bishop that may turn once by a right angle and go on',
    letters: [],
  },
  {
    name: 'maorider',
    aliases: [],
    betza: 'afs(afzafz)W',
    about: 'Mao that repeats its move in one direction, each time over an empty corner',
    letters: [],
    picture: 'maorider',
  },
  {
    name: 'crooked-bishop',
    aliases: ['boyscout'],
    betza: 'zB',
    about: 'Bishop that turns by a right angle at every step, to and fro',
    letters: [],
  },
  {
    name: 'crooked-rook',
    aliases: ['girlscout'],
    betza: 'zR',
    about: 'Rook that turns by a right angle at every step, to and fro',
    letters: [],
  },
  {
    name: 'rose',
    aliases: [],
    betza: 'qN',
    about: 'Knight leaps in a circle, each turned by an eighth in the same sense',
    letters: [],
  },
  {
    name: 'fourleaper',
    aliases: [],
    betza: 'WX',
    about: 'Leaps four squares straight (0,4)',
    letters: [],
  },
  {
    name: 'giraffe',
    aliases: [],
    betza: 'FX',
    about: 'Leaps one square one way and four the other (1,4)',
    letters: [],
  },
  {
    name: 'stag',
    aliases: [],
    betza: 'DY',
    about: 'Leaps two squares one way and four the other (2,4)',
    letters: [],
  },
  {
    name: 'antelope',
    aliases: [],
    betza: 'NY',
    about: 'Leaps three squares one way and four the other (3,4)',
    letters: [],
  },
  {
    name: 'commuter',
    aliases: [],
    betza: 'AY',
    about: 'Leaps four squares diagonally (4,4)',
    letters: [],
  },
];
