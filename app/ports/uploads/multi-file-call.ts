import * as z from 'zod/mini';
import {
  addressOf,
  API_BASE,
  GUARD_HEADER,
  type ResponseOf,
  type FormCall,
  type InputOf,
} from '../../../server/contract/contract.js';
import { ApiError, unwrapResponse } from '../../../server/contract/envelope.js';

export interface MultiFileCall {
  /** Sends fields and files, each file under the name that says what it is for. Rejects with an ApiError. */
  <C extends FormCall>(
    call: C,
    input: InputOf<C>,
    files: Readonly<Record<string, File>>,
  ): Promise<ResponseOf<C>>;
}

/** The calls whose files have names of their own; `base` ends with a slash. */
export function createMultiFileCall(base = API_BASE): MultiFileCall {
  return async (call, input, files) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(input as Readonly<Record<string, string>>))
      body.append(name, value);
    // the files come last: whoever reads knows by then what they are for
    for (const [name, file] of Object.entries(files)) body.append(name, file, file.name);
    const request = {
      method: 'POST',
      credentials: 'include',
      headers: { [GUARD_HEADER]: '1' },
      body,
    } as const;
    const response = await fetch(addressOf(call, {}, base), request).catch(() => {
      throw new ApiError('offline', 'The server cannot be reached');
    });
    const answer = unwrapResponse(await response.json().catch(() => null));
    const checked = z.safeParse(call.response, answer);
    if (!checked.success)
      throw new ApiError('bad_answer', 'The server gave an answer that could not be read');
    return checked.data as ResponseOf<typeof call>;
  };
}
