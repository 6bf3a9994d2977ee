import { addressOf, FILE_FIELD, GUARD_HEADER, type Call } from '../../../server/contract/contract.js';
import type { Visitor } from './server.js';

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly field?: string;
  readonly type?: string;
}

/** A call with files, as a browser sends it. */
export function sendForm(
  visitor: Visitor,
  call: Pick<Call, 'path' | 'method'>,
  fields: Readonly<Record<string, unknown>>,
  files: readonly SentFile[],
  slash = '',
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  for (const { bytes, name = 'sea.jpg', field = FILE_FIELD, type = 'image/jpeg' } of files)
    body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return visitor.fetch(`${addressOf(call as Call)}${slash}`, {
    method: 'POST',
    headers: { [GUARD_HEADER]: '1' },
    body,
  });
}

/** What an upload answered: the new picture, or why there is none. */
export async function uploaded(response: Promise<Response>) {
  const { data, error } = (await (await response).json()) as {
    data?: { resources: { _id: string; name: string; path: string; low_path: string }[] };
    error?: { code: string; message: string };
  };
  return { picture: data?.resources.at(-1), resources: data?.resources, error };
}
