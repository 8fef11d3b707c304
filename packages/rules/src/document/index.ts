/** @module Rules documents: from Markdown with front matter to a checked specification, and the examples that prove it. */
export { type CheckReport, checkVariant } from './check.js';
export { runTests, type TestReport } from './examples.js';
export { type DocumentParts, splitFrontMatter } from './front-matter.js';
export { MAX_TEXT, TEST_BUDGET } from './limits.js';
export { loadVariant } from './load.js';
export type { ParentResolver } from './parent.js';
export { type FrontMatterPlaces, placesIn } from './place.js';
export * from './spec.js';
