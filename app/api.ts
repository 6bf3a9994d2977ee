import { createClient } from '../server/contract/client.js';

/** Every call of the product server, typed. */
export const api = createClient();
