import { useEffect } from 'react';
import { useUserState, watchSession } from './session/session.js';
import { useArrival } from './sign-in/use-sign-in-return.js';
import { useKeeping } from './use-keeping.js';

/**
 * Stands on every page, shows nothing: watches who is signed in, keeps what they made here before, and greets whoever comes
 * back from the provider.
 */
export function SessionKeeper() {
  const { kind } = useUserState();
  useEffect(watchSession, []);
  return kind === 'unknown' ? null : <Arrival />;
}

function Arrival() {
  useArrival();
  useKeeping();
  return null;
}
