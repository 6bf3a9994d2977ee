import { useEffect } from 'react';
import { useUserState, watchSession } from './session/session.js';
import { useSignInReturn } from './sign-in/use-sign-in-return.js';
import { useClaimDesigns } from './claiming/use-claim-designs.js';

/**
 * Rendered on every page, shows nothing: watches who is signed in, claims what they made here before, and tells whoever
 * comes back from the provider how it went.
 */
export function SessionEffects() {
  const { kind } = useUserState();
  useEffect(watchSession, []);
  return kind === 'unknown' ? null : <SignedInEffects />;
}

function SignedInEffects() {
  useSignInReturn();
  useClaimDesigns();
  return null;
}
