import { Link } from 'react-router-dom';
import { designAddress } from '../../../saved-designs.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import '../account.css';
import { useUser } from '../session/session.js';
import { logout } from '../sign-in/logout.js';
import { useSignInRedirect } from '../sign-in/use-sign-in-redirect.js';
import { closeRefused, type RefusedDesign } from './access-request.js';
import { AskForAccess } from './ask-for-access.js';
import { ConfirmEmail } from './confirm-email.js';
import { arriving as strings } from './strings.js';

/** Says why a design did not open, and what can be done about it [E-007]. */
export function AccessBox({ refused }: { readonly refused: RefusedDesign }) {
  const user = useUser();
  const { id, role, sees, address } = refused;
  const why = user ? strings.noAccessWhy(user.email) : strings.viewOnlyVisitor;
  const whySeen = user ? strings.viewOnlyWhy : strings.viewOnlyVisitor;
  return (
    <Modal
      open
      onOpenChange={closeRefused}
      title={sees ? strings.viewOnly : strings.noAccess}
      description={sees ? whySeen : why}
      opener={() => null}
    >
      {user && !user.email_verified && <ConfirmEmail />}
      <div className="arriving-actions">
        {sees && (
          <Link className="button primary" to={designAddress(id, 'view')} onClick={closeRefused}>
            {strings.view}
          </Link>
        )}
        {user?.email_verified && <AskForAccess kind="design" id={id} role={role} primary={!sees} />}
        {user ? (
          <button type="button" className="button quiet" onClick={() => void logout(address)}>
            {strings.otherAccount}
          </button>
        ) : (
          <SignIn address={address} />
        )}
      </div>
    </Modal>
  );
}

function SignIn({ address }: Pick<RefusedDesign, 'address'>) {
  const { redirect, redirecting } = useSignInRedirect(strings.failed, address);
  return (
    <button
      type="button"
      className="button second"
      onClick={() => redirect()}
      aria-busy={redirecting || undefined}
    >
      {strings.signInAction}
    </button>
  );
}
