/** All of the sight that is fetched when somebody first asks for it. */

export type { Overlay, Sides, SightOptions } from './overlay.js';
export { default as SightPanel } from './SightPanel.svelte';
export { Sight } from './sight.svelte.js';
export { sightMarks } from './sight-marks.js';
export type { SightView } from './view.js';
