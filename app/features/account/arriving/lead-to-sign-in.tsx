import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { openLogin } from '../sign-in/login-request.js';
import { useArrivedAt } from './use-arrived-at.js';

interface LeadToSignInProps {
  /** Where visitors belong meanwhile. */
  readonly to: string;
  readonly reason: string;
}

/** In place of a page that visitors are led away from: asks them to sign in, which brings them back to it [E-007]. */
export function LeadToSignIn({ to, reason }: LeadToSignInProps) {
  const address = useArrivedAt();
  useEffect(() => openLogin('login', { reason, address }), [address, reason]);
  return <Navigate to={to} replace />;
}
