/** All of the analysis that is fetched when somebody first asks for it. */

export { default as AnalysisPanel } from './AnalysisPanel.svelte';
export { Analysis } from './analysis.svelte.js';
export { arrowsOf } from './arrows.js';
export { default as ScoreBar } from './ScoreBar.svelte';
