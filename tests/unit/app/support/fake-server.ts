import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { member } from './member.js';

/** The server of a test: what it answers by path, and what it was asked. */

export type Asked = Record<string, unknown>;
type Answer = (input: Asked) => unknown;

export const answers = new Map<string, Answer>();
const calls: (readonly [string, Asked])[] = [];

/** Stands in for `app/api.js`; a call without an answer stays on its way. */
export async function api({ path }: { readonly path: string }, input: Asked): Promise<unknown> {
  calls.push([path, input]);
  const answer = answers.get(path);
  return answer ? answer(input) : new Promise(() => undefined);
}

export const asked = (path: string): Asked[] =>
  calls.filter(([one]) => one === path).map(([, input]) => input);

/** A visitor, whom nothing was answered yet. */
export function begin(): void {
  answers.clear();
  calls.length = 0;
  sessionStorage.clear();
  answers.set('user/check_session', () => ({ tag: null }));
}

export function signedIn(about: Partial<UserDetails> = {}): void {
  // another tag tells that it is somebody else
  answers.set('user/check_session', () => ({ tag: JSON.stringify(about) }));
  answers.set('user/get_details', () => member(about));
}

export const fails =
  (message = 'The server is not ready', code: ErrorCode = 'unavailable') =>
  (): never => {
    throw new ApiError(code, message);
  };
