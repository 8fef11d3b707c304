/** A worker thread of Node that thinks with the core. */
import { makeCoreMind } from './core-mind.js';
import { serveNode } from './node-port.js';
import { help } from './team.js';

serveNode({ makeMind: makeCoreMind, help });
