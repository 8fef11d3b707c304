/** Hoppers: pieces that need another piece to leap over. */
import { type DictionaryEntry, letters } from '../entry.js';

export const HOPPERS: readonly DictionaryEntry[] = [
  {
    name: 'cannon',
    aliases: ['pao'],
    betza: 'mRcpR',
    about: 'Moves as a rook; captures along ranks and files over exactly one piece',
    letters: letters('xboard O', 'xiangqi C', 'gross C', 'hippodrome C'),
    picture: 'cannon',
  },
  {
    name: 'vao',
    aliases: ['crocodile', 'diagonal-cannon'],
    betza: 'mBcpB',
    about: 'The cannon of the diagonals: moves as a bishop, captures over exactly one piece',
    letters: letters('gross V', 'terachess V'),
    picture: 'bishop+hopper',
  },
  {
    name: 'leo',
    aliases: ['sorceress', 'queen-cannon'],
    betza: 'mQcpQ',
    about: 'Cannon and vao: moves as a queen, captures over exactly one piece',
    letters: letters('terachess O'),
    picture: 'queen+hopper',
  },
  {
    name: 'janggi-cannon',
    aliases: ['korean-cannon'],
    betza: 'pR',
    about:
      'Moves and captures along ranks and files over exactly one piece; that no cannon may be leapt or taken is a rule of janggi',
    letters: [],
    picture: 'rook+hopper',
  },
  {
    name: 'grasshopper',
    aliases: ['sauterelle'],
    betza: 'gQ',
    about: 'Along the lines of a queen over one piece, landing right behind it',
    letters: letters('problems G', 'xboard G'),
    picture: 'grasshopper',
  },
  {
    name: 'rook-hopper',
    aliases: ['rookhopper'],
    betza: 'gR',
    about: 'Grasshopper of ranks and files only',
    letters: [],
  },
  {
    name: 'bishop-hopper',
    aliases: ['bishopper'],
    betza: 'gB',
    about: 'Grasshopper of diagonals only',
    letters: [],
  },
  {
    name: 'nightrider-hopper',
    aliases: ['nightriderhopper'],
    betza: 'gNN',
    about: 'Along the lines of a nightrider over one piece, landing one leap behind it',
    letters: [],
    picture: 'nightrider+hopper',
  },
  {
    name: 'nightrider-cannon',
    aliases: ['nao'],
    betza: 'mNNcpNN',
    about: 'Moves as a nightrider; captures along its lines over exactly one piece',
    letters: [],
  },
];
