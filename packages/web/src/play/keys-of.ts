/** The keys of a game that is played. */
import { t } from '../i18n/index.js';
import type { Group, Shortcut } from '../keys/shortcuts.js';
import type { SightSwitch } from '../sight/switch.svelte.js';
import type { AnalysisSwitch } from './analysis-switch.svelte.js';
import type { Screen } from './screen.svelte.js';
import type { Table } from './table.svelte.js';

export interface Page {
  /** Not while something is being asked. */
  mayAct(): boolean;
  /** Asks how the next game is to be played. */
  begin(): void;
  focusBoard(): void;
  openText(): void;
}

export interface Switches {
  readonly analysing: AnalysisSwitch;
  readonly seeing: SightSwitch;
}

export function keysOf(table: Table, { analysing, seeing }: Switches, screen: Screen, page: Page): Group {
  const keys: readonly Shortcut[] = [
    { key: 'ArrowLeft', label: () => t('keys.back'), run: () => table.step(-1) },
    { key: 'ArrowRight', label: () => t('keys.forth'), run: () => table.step(1) },
    { key: 'Home', label: () => t('keys.first'), run: () => table.goTo(0) },
    { key: 'End', label: () => t('keys.last'), run: () => table.goTo(table.view.lines.length) },
    { key: 'b', label: () => t('keys.focusBoard'), run: page.focusBoard },
    { key: 't', label: () => t('keys.text'), run: page.openText },
    { key: 'f', label: () => t('keys.flip'), run: () => table.flip() },
    { key: 'z', label: () => t('keys.zen'), run: () => screen.toggleZen() },
    { key: 'n', label: () => t('keys.newGame'), run: page.begin },
    { key: 'h', label: () => t('keys.hint'), run: () => void table.askForHint(), isOn: () => table.mayAskForHint },
    { key: 's', label: () => t('keys.sight'), run: () => void seeing.toggle() },
    { key: 'a', label: () => t('keys.analyse'), run: () => void analysing.toggle() },
  ];
  const shortcuts = keys.map((key) => ({ ...key, isOn: () => page.mayAct() && key.isOn?.() !== false }));
  return { title: () => t('keys.game'), shortcuts };
}
