import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.js';
import { readLessonFile } from './lesson-file.js';

const said = (label: string, text: string): string =>
  LANGUAGES.map((language) => `- ${language}${label === '' ? '' : ` ${label}`}: ${text} ${language}`).join('\n');
const FENCE = '```collect #first\nfen: 8/8/8/8/8/8/8/1N6 w\nstars: c3\n```';
const LESSON = `# A game\n\n## leaps\n\n${said('title', 'Leaps')}\n- teaches: castling, pool\n\n${said('', 'Go')}\n${said('hint', 'Look')}\n${said('wrong b1a3', 'No')}\n${FENCE}\n\n## pieces\n`;

function codes(text: string): readonly string[] {
  const result = readLessonFile(text);
  return result.ok ? [] : result.problems.map(({ code, line }) => `${code}:${line}`);
}

describe('a lesson file', () => {
  it('has lessons of steps, in each language', () => {
    const result = readLessonFile(LESSON);
    expect(result.ok && result.value.fr.lessons).toEqual([
      {
        id: 'leaps',
        title: 'Leaps fr',
        teaches: ['castling', 'pool'],
        steps: [
          {
            id: 'first',
            kind: 'collect',
            fen: '8/8/8/8/8/8/8/1N6 w',
            lines: [{ key: 'stars', value: 'c3' }],
            text: 'Go fr',
            hint: 'Look fr',
            wrong: { b1a3: 'No fr' },
          },
        ],
      },
      { id: 'pieces', title: '', teaches: [], steps: [] },
    ]);
  });

  it('goes on with a text in indented lines', () => {
    const result = readLessonFile(LESSON.replace('- en: Go en', '- en: Go\n  on'));
    expect(result.ok && result.value.en.lessons[0]?.steps[0]?.text).toBe('Go on');
  });

  it.each([
    ['what is no part of it', 'Hello\n', ['lesson/unexpected-line:1']],
    ['an item before the first lesson', '- en: Hello\n', ['lesson/unexpected-line:1']],
    [
      'a heading that is no id',
      `${LESSON}## Two words\n${said('title', 'x')}\n${said('', 'y')}\n${FENCE}`,
      ['lesson/bad-id:33'],
    ],
    ['a lesson of the same name', `${LESSON}## pieces\n`, ['lesson/twice:33']],
    ['a lesson without steps', `${LESSON}## more\n${said('title', 'x')}`, ['lesson/no-steps:33']],
    ['a language that is missing', LESSON.replace(/- de: .*\n/, ''), ['lesson/language-missing:26']],
    ['a title that is missing', LESSON.replace(/- zh title.*\n/, ''), ['lesson/language-missing:3']],
    [
      'a language nobody speaks',
      LESSON.replace('- de:', '- xx:'),
      ['lesson/bad-item:13', 'lesson/language-missing:27'],
    ],
    ['a text said twice', LESSON.replace('- de: Go', '- fr: Go'), ['lesson/twice:14', 'lesson/language-missing:27']],
    ['an unknown kind of step', LESSON.replace('collect', 'collct'), ['lesson/bad-fence:27', 'lesson/no-steps:3']],
    ['an unknown key', LESSON.replace('stars:', 'star:'), ['lesson/unknown-key:29']],
    ['a step without a position', LESSON.replace('fen: 8/8/8/8/8/8/8/1N6 w\n', ''), ['lesson/no-fen:27']],
    [
      'a fence that is never closed',
      `${LESSON}\n\`\`\`look #end\nfen: 8\n`,
      ['lesson/unclosed-fence:34', 'lesson/no-text:34'],
    ],
  ])('is refused with its place: %s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});
