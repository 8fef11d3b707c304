/** What the parts of the API hand on to each other with a request. */

import type { Identity } from '../account/account.js';
import type { Caller } from '../account/context.js';

export interface ApiEnv {
  Variables: {
    /** Who asks; undefined for a visitor whom nobody knows. */
    identity: Identity | undefined;
    caller: Caller;
  };
}
