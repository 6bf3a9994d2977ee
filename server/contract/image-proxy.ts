import * as z from 'zod/mini';
import { get } from './contract.js';

/** A remote picture, fetched by the server so that the canvas stays readable. Public addresses and picture types only. */
export const imageProxy = get('image_proxy', {
  input: z.object({
    src: z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//i, 'must start with http')),
  }),
  response: z.instanceof(Blob),
  form: 'bytes',
});
