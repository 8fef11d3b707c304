/** The keys of the analysis board. */
import { t } from '../i18n/index.js';
import type { Group, Shortcut } from '../keys/shortcuts.js';
import type { AnalysisSwitch } from '../play/analysis-switch.svelte.js';
import type { SightSwitch } from '../sight/switch.svelte.js';
import type { Study } from './study.svelte.js';
import type { Threat } from './threat.svelte.js';

export interface Desk {
  /** Not while something is being asked. */
  mayAct(): boolean;
  focusBoard(): void;
  openText(): void;
}

/** What is switched on and off beside the board. */
export interface Switches {
  readonly analysing: AnalysisSwitch;
  readonly seeing: SightSwitch;
  readonly threat: Threat;
}

export function keysOf(study: Study, { analysing, seeing, threat }: Switches, desk: Desk): Group {
  const keys: readonly Shortcut[] = [
    { key: 'ArrowLeft', label: () => t('moves.back'), run: () => study.step(-1) },
    { key: 'ArrowRight', label: () => t('moves.forth'), run: () => study.step(1) },
    { key: 'ArrowUp', label: () => t('study.keys.above'), run: () => study.beside(-1) },
    { key: 'ArrowDown', label: () => t('study.keys.below'), run: () => study.beside(1) },
    { key: 'Home', label: () => t('moves.first'), run: () => study.toStart() },
    { key: 'End', label: () => t('study.keys.end'), run: () => study.toEnd() },
    { key: 'Delete', label: () => t('study.delete'), run: () => study.delete() },
    { key: 'u', label: () => t('study.undo'), run: () => study.undo() },
    { key: 'r', label: () => t('study.redo'), run: () => study.redo() },
    { key: 'b', label: () => t('keys.focusBoard'), run: desk.focusBoard },
    { key: 't', label: () => t('keys.text'), run: desk.openText },
    { key: 'f', label: () => t('play.flip'), run: () => study.flip() },
    { key: 'a', label: () => t('study.engine'), run: () => void analysing.toggle() },
    { key: 's', label: () => t('keys.sight'), run: () => void seeing.toggle() },
    { key: 'x', label: () => t('study.threat'), run: () => threat.toggle() },
  ];
  return { title: () => t('study.choice'), shortcuts: keys.map((key) => ({ ...key, isOn: desk.mayAct })) };
}

/** Control and Z, with Shift (or Y) the other way, which every editor knows, wherever nothing is being typed. */
export function undoByKey(event: KeyboardEvent, study: Study): void {
  const isTyping = (event.target as HTMLElement).closest('input, textarea, select, dialog') !== null;
  const key = event.key.toLowerCase();
  if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) study.redo();
  else study.undo();
}
