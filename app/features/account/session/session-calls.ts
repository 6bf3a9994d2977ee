import { ApiError } from '../../../../server/contract/envelope.js';
import { user as calls, type UserDetails } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';

/** What the watch of the session asks. Fetched apart: what checks answers is no part of a page's first bytes. */

export const tag = async (signal: AbortSignal): Promise<string | null> =>
  (await api(calls.checkSession, {}, { signal })).tag;

/** Nobody being signed in is an answer, not a failure. */
export async function details(signal: AbortSignal): Promise<UserDetails | null> {
  try {
    return await api(calls.getDetails, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_signed_in') return null;
    throw error;
  }
}
