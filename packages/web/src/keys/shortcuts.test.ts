import { describe, expect, it } from 'vitest';
import { findShortcut, type Group } from './shortcuts.js';

const done: string[] = [];
const shortcut = (key: string, name: string, isOn?: () => boolean) => ({
  key,
  label: () => name,
  run: () => done.push(name),
  ...(isOn && { isOn }),
});
const GROUPS: readonly Group[] = [
  { title: () => 'all', shortcuts: [shortcut('?', 'help'), shortcut('f', 'first'), shortcut('ArrowLeft', 'back')] },
  { title: () => 'page', shortcuts: [shortcut('f', 'flip'), shortcut('h', 'hint', () => false), shortcut('z', 'zen')] },
];

/** An element that lies within whatever matches one of the selectors. */
const within = (...selectors: readonly string[]) =>
  ({
    closest: (asked: string) => (asked.split(', ').some((one) => selectors.includes(one)) ? {} : null),
  }) as unknown as Element;

const press = (key: string, more: Partial<KeyboardEvent> = {}, isSingleOn = true) =>
  findShortcut(
    GROUPS,
    { key, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: within(), ...more },
    isSingleOn,
  )?.label();

describe('a key', () => {
  it('does what the page on top has registered for it', () => {
    expect([press('f'), press('F'), press('?'), press('ArrowLeft'), press('x')]).toEqual([
      'flip',
      'flip',
      'help',
      'back',
      undefined,
    ]);
  });

  it('does nothing that cannot be done now', () => {
    expect(press('h')).toBeUndefined();
  });

  it('is left alone with others held down, or where somebody has taken it', () => {
    expect([
      press('f', { ctrlKey: true }),
      press('f', { altKey: true }),
      press('f', { defaultPrevented: true }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('belongs to what is typed into', () => {
    expect(press('f', { target: within('textarea') })).toBeUndefined();
    expect(press('?', { target: within('dialog') })).toBeUndefined();
    expect(press('f', { target: within('[role="grid"]') })).toBeUndefined();
    expect(press('ArrowLeft', { target: within('[role="tablist"]') })).toBeUndefined();
    expect(press('?', { target: within('[role="grid"]') })).toBe('help');
    expect(press('z', { target: within('[role="grid"]') })).toBe('zen');
    expect(press('f', { target: within('[role="tablist"]') })).toBe('flip');
  });

  it('that is a letter or a sign can be switched off, and no other', () => {
    expect([press('f', {}, false), press('?', {}, false), press('ArrowLeft', {}, false)]).toEqual([
      undefined,
      undefined,
      'back',
    ]);
  });
});
