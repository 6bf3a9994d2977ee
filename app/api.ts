import * as z from 'zod/mini';
import { createClient } from '../server/contract/client.js';
import { API_BASE } from '../server/contract/contract.js';
import { settings } from './configuration.js';
import { withEarly } from './early.js';

/** Every call of the product server, typed; at an address of its own where one is configured (D-019). */
export const api = createClient({
  base: `${settings.apiUrl ?? ''}${API_BASE}`,
  fetch: withEarly((...call) => fetch(...call)),
});

// Without its compiled checks zod needs no eval, which the server's content policy forbids.
z.config({ jitless: true });
