import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { outputPattern, readSteps } from './tutorial.test-helper.js';

/** A dozen processes: a busy machine may take its time. */
vi.setConfig({ testTimeout: 120_000 });

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));
const page = readFileSync(new URL('../ten-minutes.md', import.meta.url), 'utf8');

describe('the page', () => {
  it('shows what its commands print, one after the other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-tutorial-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    symlinkSync(PROGRAM, join(folder, 'hippodrome'));
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    for (const step of readSteps(page)) {
      if (step.kind === 'save') {
        writeFileSync(join(folder, step.file), step.text);
        continue;
      }
      const { stdout } = spawnSync('bash', ['-c', step.command], { cwd: folder, env, encoding: 'utf8' });
      expect(stdout, `line ${step.line}: ${step.command}`).toMatch(outputPattern(step.output));
    }
    expect(execFileSync('ls', [folder], { encoding: 'utf8' })).toBe('hippodrome\nstampede.md\nzebra.svg\n');
  });

  it('has commands and files', () => {
    const steps = readSteps(page);
    expect(steps.filter(({ kind }) => kind === 'run').length).toBeGreaterThan(6);
    expect(steps.filter(({ kind }) => kind === 'save').length).toBeGreaterThan(2);
  });
});

describe('the pattern of an output', () => {
  it.each([
    [['one', 'two'], 'one\ntwo\n', true],
    [['one', 'two'], 'one\ntwo\nthree\n', false],
    [['one', '…'], 'one\ntwo\nthree\n', true],
    [['one …'], 'one and more\n', true],
    [['one …'], 'one and\nmore\n', false],
    [['a.b (c)'], 'a.b (c)\n', true],
    [['a.b'], 'axb\n', false],
    [[], '', true],
  ])('%j and %j', (output, text, matches) => {
    expect(outputPattern(output).test(text)).toBe(matches);
  });
});
