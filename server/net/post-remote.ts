import { Agent, request } from 'undici';
import { dropBody } from './drop-body.js';
import { guardedLookup, publicUrl, systemResolve, type Resolve } from './public-address.js';

/** Limits of one message, ms: whoever is told answers at once and works later. */
const CONNECT_LIMIT = 5_000;
const TOTAL_LIMIT = 10_000;

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a message to a public address and gives the status of the answer; what the answer says is not read. */
export type PostRemote = (address: string, message: Message) => Promise<number>;

/** No redirect is followed: a message is for the very address that its owner gave. */
export function createPostRemote(resolve: Resolve = systemResolve): PostRemote {
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(resolve), timeout: CONNECT_LIMIT },
    headersTimeout: TOTAL_LIMIT,
    bodyTimeout: TOTAL_LIMIT,
  });
  return async (address, { headers, body }) => {
    const signal = AbortSignal.timeout(TOTAL_LIMIT);
    const response = await request(publicUrl(address), { method: 'POST', dispatcher, signal, headers, body });
    dropBody(response.body);
    return response.statusCode;
  };
}
