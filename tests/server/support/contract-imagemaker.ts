import { imagemaker } from '../../../server/contract/imagemaker.js';
import type { Visitor } from './server.js';
import type { Example } from './contract-mockups.js';

/** How the calls of pictures from words are used; `generated` is one of the principal's, which is known by then. */
export const imagemakerExamples = (
  generated: { readonly id: string },
  newPicture: () => Promise<string>,
): readonly Example[] => [
  {
    call: imagemaker.history,
    good: () => ({ page: '1', perPage: '15' }),
    bad: [{ page: 'two' }, 'bad_request'],
  },
  { call: imagemaker.one, good: () => ({ id: generated.id }), bad: [{ id: 'nobody' }, 'not_found'] },
  { call: imagemaker.userBalance, good: () => ({}) },
  { call: imagemaker.generate, good: () => ({ prompt: 'a fox' }), bad: [{ prompt: '  ' }, 'bad_request'] },
  {
    call: imagemaker.progress,
    good: () => ({ request_id: 'a-request-made' }),
    bad: [{ request_id: 'x' }, 'bad_request'],
  },
  {
    call: imagemaker.cancel,
    good: () => ({ request_id: 'a-request-made' }),
    bad: [{ request_id: 'x' }, 'bad_request'],
  },
  { call: imagemaker.save, good: () => ({ id: generated.id }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: imagemaker.delete,
    good: async () => ({ id: await newPicture() }),
    bad: [{ id: 'nobody' }, 'not_found'],
  },
];

/** The id of a picture that is made now. */
export async function madePicture({ api }: Visitor, request_id?: string): Promise<string> {
  const wish = { prompt: 'a fox', ...(request_id !== undefined && { request_id }) };
  return (await api(imagemaker.generate, wish)).data.images[0]!.id;
}
