import * as z from 'zod/mini';
import { area, get } from './contract.js';
import { id } from './shared-schemas.js';

export const invoice = area('order', {
  /** The invoice of an order of one's own (PDF). */
  invoice: get('invoice', { input: z.object({ id: id() }), response: z.unknown(), form: 'bytes' }),
});
