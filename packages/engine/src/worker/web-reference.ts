/** A web worker that thinks with the search in TypeScript. */
import { makeReferenceMind } from './reference-mind.js';
import { serveWeb } from './web-port.js';

serveWeb({ makeMind: makeReferenceMind });
