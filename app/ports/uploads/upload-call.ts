import * as z from 'zod/mini';
import {
  addressOf,
  API_BASE,
  FILE_FIELD,
  GUARD_HEADER,
  type ResponseOf,
  type FormCall,
  type InputOf,
} from '../../../server/contract/contract.js';
import { ApiError, unwrapResponse } from '../../../server/contract/envelope.js';

export interface UploadOptions {
  /** Stops the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How much has left the browser, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
}

export interface UploadCall {
  /** Sends a file with the fields of its call. Rejects with an ApiError, or with the reason of an aborted signal. */
  <C extends FormCall>(
    call: C,
    input: InputOf<C>,
    file: File,
    options?: UploadOptions,
  ): Promise<ResponseOf<C>>;
}

/** The calls that carry a file; `fetch` cannot tell how much of a body has been sent. `base` ends with a slash. */
export function createUploadCall(base = API_BASE): UploadCall {
  return async (call, input, file, { signal, progress } = {}) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(call.method, addressOf(call, {}, base));
    request.setRequestHeader(GUARD_HEADER, '1');
    request.withCredentials = true;
    if (progress)
      request.upload.onprogress = ({ loaded, total }) =>
        progress(total > 0 ? Math.min(1, loaded / total) : 0);
    await sent(request, formOf(input as Record<string, string>, file), signal);
    const checked = z.safeParse(call.response, answerOf(request));
    if (!checked.success) throw unreadable();
    return checked.data as ResponseOf<typeof call>;
  };
}

/** The file comes last: whoever reads knows by then what it is for. */
function formOf(input: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value);
  form.append(FILE_FIELD, file, file.name);
  return form;
}

function sent(request: XMLHttpRequest, body: FormData, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.onload = () => resolve();
    request.onabort = () => reject(signal?.aborted ? signal.reason : unreached());
    request.onerror = () => reject(unreached());
    request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): unknown {
  try {
    return unwrapResponse(JSON.parse(responseText));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw status >= 500 ? new ApiError('unavailable', 'The server is not ready') : unreadable();
  }
}

const unreached = () => new ApiError('offline', 'The server cannot be reached');
const unreadable = () => new ApiError('bad_answer', 'The server gave an answer that could not be read');
