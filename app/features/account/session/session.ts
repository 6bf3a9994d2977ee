import { computed } from '@preact/signals-core';
import type { UserDetails } from '../../../../server/contract/user.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { SessionWatch, type UserState } from './session-watch.js';

const calls = () => import('./session-calls.js');

/** The session of this page. */
export const session = new SessionWatch({
  tag: async (signal) => (await calls()).tag(signal),
  details: async (signal) => (await calls()).details(signal),
});

/** Starts the checks; the returned function ends them. A page that comes out of the browser's cache is checked too. */
export function watchSession(): () => void {
  const look = () => session.watched(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  // a page opened in the background asks once who is there, so that it is ready when it is shown
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

/** Asks now who is there, as after a change of the account. */
export const checkSession = (): Promise<void> => session.check();
