import * as z from 'zod/mini';
import { ApiError, isFailure, unwrapResponse, STATUS } from './envelope.js';
import { addressOf, API_BASE, GUARD_HEADER, type ResponseOf, type Call, type InputOf } from './contract.js';

export interface ClientOptions {
  /** Where the calls live; ends with a slash. */
  readonly base?: string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Stops waiting; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page; the browser allows it for bodies up to 64 KB. */
  readonly keepalive?: boolean;
}

export interface Client {
  /** Makes a call and gives its data. Rejects with an ApiError, or with the reason of an aborted signal. */
  <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<ResponseOf<C>>;
}

/** The typed client of every call in the contract. */
export function createClient({
  base = API_BASE,
  fetch = globalThis.fetch.bind(globalThis),
}: ClientOptions = {}): Client {
  return async (call, input, options = {}) => {
    const response = await send(fetch, request(call, input, options, base), options.signal);
    const received = await data(call, response, options.signal);
    const checked = z.safeParse(call.response, received);
    if (!checked.success) throw unreadable();
    return checked.data as ResponseOf<typeof call>;
  };
}

function request(
  call: Call,
  input: unknown,
  { signal, keepalive }: CallOptions,
  base: string,
): [string, RequestInit] {
  const headers: Record<string, string> = { [GUARD_HEADER]: '1' };
  const init: RequestInit = { method: call.method, credentials: call.credentials ?? 'include', headers };
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  if (call.method === 'GET') return [addressOf(call, input as Record<string, string>, base), init];
  headers['content-type'] = 'application/json';
  return [addressOf(call, {}, base), { ...init, body: JSON.stringify(input) }];
}

async function send(
  fetch: typeof globalThis.fetch,
  [address, init]: [string, RequestInit],
  signal?: AbortSignal,
) {
  try {
    return await fetch(address, init);
  } catch {
    signal?.throwIfAborted();
    throw unreached();
  }
}

async function data(call: Call, response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    if (call.form === 'bare' && response.ok) return bareOf(await response.json());
    if (call.form === 'bytes' && response.ok)
      return await (isJson(response) ? response.json() : response.blob());
    return unwrapResponse(await response.json());
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : lost(response, error);
  }
}

/** A failure of the business itself travels with HTTP 200. */
const bareOf = (body: unknown): unknown => (isFailure(body) ? unwrapResponse(body) : body);

/** One call of the specs answers with JSON of a form of its own. */
const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** Something other than the server answered, or the connection broke in the middle of the body. */
function lost({ status }: Response, error: unknown): ApiError {
  if (error instanceof TypeError) return unreached();
  // a proxy before the server has a limit of its own
  if (status === STATUS.too_large) return new ApiError('too_large', 'The server takes no calls this large');
  return status >= 500 ? new ApiError('unavailable', 'The server is not ready') : unreadable();
}

const unreached = () => new ApiError('offline', 'The server cannot be reached');
const unreadable = () => new ApiError('bad_answer', 'The server gave an answer that could not be read');
