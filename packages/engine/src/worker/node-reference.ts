/** A worker thread of Node that thinks with the search in TypeScript. */
import { serveNode } from './node-port.js';
import { makeReferenceMind } from './reference-mind.js';

serveNode({ makeMind: makeReferenceMind });
