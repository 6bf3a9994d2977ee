import { useEffect } from 'react';
import { useArrivedAt } from './use-arrived-at.js';
import { Navigate } from 'react-router-dom';
import { notifier } from '../../../ports/notifications/notifier.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { currentUser } from '../session/session.js';
import { openLogin } from '../sign-in/login-request.js';
import { refusedDesign } from './access-request.js';
import { isRefusal } from './is-refusal.js';
import { arriving as strings } from './strings.js';

interface CannotOpenProps {
  readonly id: string;
  readonly role: 'view' | 'edit';
  readonly error: unknown;
  /** They may look at it, and asked to edit it. */
  readonly sees?: boolean;
}

/**
 * In place of a design that does not open: leads to the start page (spec 2 section 6). There a visitor is asked to sign in
 * and comes back, and a member is told why and whom to ask [E-007].
 */
export function CannotOpen({ id, role, error, sees = false }: CannotOpenProps) {
  const address = useArrivedAt();
  useEffect(() => {
    if (!sees && !isRefusal(error)) notifier.error(strings.failed);
    else if (sees || currentUser()) refusedDesign.value = { id, role, sees, address };
    else openLogin('login', { reason: strings.signIn, address });
  }, [address, error, id, role, sees]);
  return <Navigate to={START_ADDRESS} replace />;
}
