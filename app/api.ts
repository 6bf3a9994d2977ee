import * as z from 'zod/mini';
import { createClient } from '../server/contract/client.js';
import { API_ADDRESS, firstAnswers } from './first-answers.js';

/** Every call of the product server, typed. */
export const api = createClient({
  base: API_ADDRESS,
  fetch: firstAnswers.before((...call) => fetch(...call)),
});

// Without its compiled checks zod needs no eval, which the server's content policy forbids.
z.config({ jitless: true });
