import { computed } from '@preact/signals-core';
import { ApiError } from '../../../server/contract/envelope.js';
import { user as calls, type UserDetails } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { useSignal } from '../../ui/use-signal.js';
import { SessionWatch, type UserState } from './session-watch.js';

/** Nobody being signed in is an answer, not a failure. */
async function details(signal: AbortSignal): Promise<UserDetails | null> {
  try {
    return await api(calls.getDetails, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_signed_in') return null;
    throw error;
  }
}

/** The session of this page. */
export const session = new SessionWatch({
  tag: async (signal) => (await api(calls.checkSession, {}, { signal })).tag,
  details,
});

/** Starts the checks; the returned function ends them. A page that comes out of the browser's cache is checked too. */
export function watchSession(): () => void {
  const look = () => session.watched(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  // a page opened in the background learns once who is there, so that it stands ready
  void session.check();
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    session.watched(false);
  };
}

const member = computed(() => (session.state.value.kind === 'member' ? session.state.value.user : null));

/** Who is signed in; null for a visitor, and while nobody can tell yet. */
export const currentUser = (): UserDetails | null => member.peek();

/** The same for a component, rendered again when it changes. */
export const useUser = (): UserDetails | null => useSignal(member);

export const useUserState = (): UserState => useSignal(session.state);
