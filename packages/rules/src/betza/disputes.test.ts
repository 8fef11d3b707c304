import { describe, expect, it } from 'vitest';
import { parseBetza } from './patterns.js';

describe('warnings', () => {
  it.each<[string, number, string, string]>([
    ['fK', 1, 'betza/disputed-direction', '"fK" is "fW", which is safe to write; if'],
    ['fK', 1, 'betza/disputed-direction', 'are meant too, write "fWfF"'],
    ['WbK', 2, 'betza/disputed-direction', '"bK" is "bW"'],
    ['vK', 1, 'betza/disputed-direction', '"vK" is "fbW"'],
    ['vK', 1, 'betza/disputed-direction', 'write "vWF"'],
    ['sK', 1, 'betza/disputed-direction', '"sK" is "rlW"'],
    ['ffK', 1, 'betza/disputed-direction', '"ffK" is "fW"'],
    ['frK', 1, 'betza/disputed-direction', '"frK" is "frF", which is safe to write'],
    ['fsK', 1, 'betza/disputed-direction', '"fsK" is "fF"'],
    ['sfK', 1, 'betza/disputed-direction', '"sfK" is "frlW"'],
    ['fbrK', 1, 'betza/disputed-direction', '"fbrK" is "fWbrF"'],
    ['imfQ3', 3, 'betza/disputed-direction', '"ifmQ3" is "ifmR3"'],
    ['fQ', 1, 'betza/disputed-direction', 'write "fRfB"'],
    ['fKK', 1, 'betza/disputed-direction', '"fKK" is "fWW"'],
    ['fsF', 2, 'betza/idle-direction', 'write "fF"'],
    ['vmB2', 1, 'betza/idle-direction', 'write "mB2"'],
    ['frblsF', 5, 'betza/idle-direction', 'write "F"'],
    ['nZ', 1, 'betza/disputed-lame-leap', '"nZ"'],
    ['KmnH', 3, 'betza/disputed-lame-leap', '"nH"'],
    ['nCC', 1, 'betza/disputed-lame-leap', '"nC"'],
    ['inZ', 2, 'betza/disputed-lame-leap', '"nZ"'],
    ['fnW', 2, 'betza/idle-modifier', 'read as "fW"'],
    ['nR', 1, 'betza/idle-modifier', 'read as "R"'],
    ['nafsW', 1, 'betza/idle-modifier', 'read as "afsW"'],
    ['jC', 1, 'betza/disputed-jump', 'half way'],
    ['fmWifmnH', 7, 'betza/disputed-lame-leap', 'as everywhere in "ifafafmW"'],
    ['iblnG', 4, 'betza/disputed-lame-leap', '"iblafafF"'],
    ['cyafW', 2, 'betza/disputed-change', 'on an empty square only'],
    ['yafW3', 1, 'betza/disputed-change', 'B, R and Q only'],
    ['afpW', 3, 'betza/disputed-hop', 'lands one stride behind it'],
    ['afN', 3, 'betza/disputed-leg', 'turned by eighths'],
    ['(az)N', 3, 'betza/disputed-turn', 'write "s" instead'],
    ['safzW', 4, 'betza/disputed-turn', 'write "s" instead'],
    ['WabR', 4, 'betza/pass-left-out', 'where it began'],
    ['nWX', 1, 'betza/disputed-lame-leap', '"nWX"'],
    ['pN', 1, 'betza/disputed-hop', 'lands one stride behind it'],
    ['cgW', 2, 'betza/disputed-hop', 'rides on behind it'],
    ['pcR', 2, 'betza/modifier-order', 'write "cpR"'],
    ['fimnD', 2, 'betza/modifier-order', 'write "ifmnD"'],
    ['amfW', 3, 'betza/modifier-order', 'write "afmW"'],
  ])('%s at column %i: %s', (text, column, code, advice) => {
    const result = parseBetza(text);
    const warnings = result.ok ? result.warnings : [];
    expect(warnings).toContainEqual(
      expect.objectContaining({ severity: 'warning', code, column, message: expect.stringContaining(advice) }),
    );
  });

  it.each([
    'K',
    'Q',
    'mK',
    'afsK',
    'fafW',
    'nN',
    'nA',
    'nD',
    'ifafafmW',
    'fmWfceFifmnDifafafmW',
    'fmnnH',
    'qN',
    'RasR',
    'caibR',
    'afsafzK',
    'afs(afzafz)W',
    '(paf)3R',
    'fyasW',
    'gQ',
    'pR4',
    'WfF',
    'jD',
    'jN',
    'FyafsF',
    'gafW',
    '[F?R]',
    'fcafmF',
    'zB',
    'oR',
  ])('none for %s', (text) => {
    expect(parseBetza(text)).toMatchObject({ ok: true, warnings: [] });
  });

  it('are given for sound atoms only', () => {
    const result = parseBetza('fKfhK');
    expect(result.ok ? [] : result.problems.map(({ code, column }) => `${column} ${code}`)).toEqual([
      '1 betza/disputed-direction',
      '4 betza/bad-direction',
    ]);
  });
});
