import { fc, test } from '@fast-check/vitest';
import { expectOk } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { parseEngineSpec } from './specification.js';

const problemsOf = (text: string): readonly string[] => {
  const spec = parseEngineSpec(text);
  return spec.ok ? [] : spec.problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
};

describe('a description of an engine', () => {
  it('may be a command line alone', () => {
    const { command, name, dialect } = expectOk(parseEngineSpec('"/opt/my engine" --level 3'));
    expect(command).toEqual({ program: '/opt/my engine', args: ['--level', '3'], folder: undefined });
    expect({ name, dialect }).toEqual({
      name: undefined,
      dialect: { name: 'standard', promotion: 'said', letters: new Map() },
    });
  });

  it('may be settings, in several lines with comments', () => {
    const text = `
      # The strong one
      name='Fairy-Stockfish 14' cmd="'/opt/the fish' load x.ini" args=--quiet dir=/tmp
      moves=fsf promotion=forced letter.n=H tc=10+0.1
      "option.Use NNUE=false" option.Hash=64 option.Path=
      variant.cavalier=cavalier-fsf variant.chess=-`;
    expect(expectOk(parseEngineSpec(text))).toEqual({
      name: 'Fairy-Stockfish 14',
      command: { program: '/opt/the fish', args: ['load', 'x.ini', '--quiet'], folder: '/tmp' },
      dialect: { name: 'fsf', promotion: 'forced', letters: new Map([['n', 'h']]) },
      control: { type: 'clock', base: 10_000, increment: 100 },
      options: new Map([
        ['Use NNUE', 'false'],
        ['Hash', '64'],
        ['Path', ''],
      ]),
      variants: new Map([
        ['cavalier', 'cavalier-fsf'],
        ['chess', '-'],
      ]),
    });
  });

  it.each([
    ['cmd=x movetime=50', { type: 'movetime', milliseconds: 50 }],
    ['cmd=x nodes=1000', { type: 'nodes', nodes: 1000 }],
    ['cmd=x depth=4', { type: 'depth', depth: 4 }],
  ])('%s', (text, control) => {
    expect(expectOk(parseEngineSpec(text)).control).toEqual(control);
  });

  it.each([
    ['', ['1:1 engine/no-command']],
    ['name=x', ['1:1 engine/no-command']],
    ['cmd=x colour=red moves=german', ['1:7 engine/unknown-key', '1:18 engine/bad-value']],
    ['cmd=x\n  nodes=0\nletter.n=kn', ['2:3 engine/bad-value', '3:1 engine/bad-value']],
    ['cmd=x cmd=y', ['1:7 engine/repeated-key']],
    ['cmd=x name=', ['1:7 engine/empty-value']],
    ['cmd=x --fast', ['1:7 engine/not-a-setting']],
    ['cmd=x tc=soon', ['1:7 match/bad-time-control']],
    ['cmd=x name="y', ['1:12 engine/unclosed-quote']],
    ['cmd="\'x"', ['1:1 engine/unclosed-quote']],
    ['cmd=x\n option.Path="a\nquit"', ['2:2 engine/bad-character']],
    ['x\0y', ['1:1 engine/bad-character']],
    ["''", ['1:1 engine/not-a-setting']],
    ['cmd="\'\'"', ['1:1 engine/no-command']],
    ['cmd=x option.=3', ['1:7 engine/unknown-key']],
  ])('%j is refused with all its problems', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('suggests what may be meant', () => {
    const spec = parseEngineSpec('cmd=x node=100');
    expect(spec.ok ? '' : spec.problems[0]?.message).toContain('(did you mean "nodes"?)');
  });
});

test.prop([fc.string()])('any text is taken or refused', (text) => {
  const spec = parseEngineSpec(text);
  expect(spec.ok || spec.problems.length > 0).toBe(true);
});
