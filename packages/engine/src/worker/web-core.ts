/** A web worker that thinks with the core. */
import { makeCoreMind } from './core-mind.js';
import { help } from './team.js';
import { serveWeb } from './web-port.js';

serveWeb({ makeMind: makeCoreMind, help });
