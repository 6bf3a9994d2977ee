import { useEffect } from 'react';
import { useUserState, watchSession } from './session.js';
import { useArrival } from './use-arrival.js';

/** Stands on every page, shows nothing: watches who is signed in, and greets whoever comes back from the provider. */
export function SessionKeeper() {
  const { kind } = useUserState();
  useEffect(watchSession, []);
  return kind === 'unknown' ? null : <Arrival />;
}

function Arrival() {
  useArrival();
  return null;
}
