import { useLocation } from 'react-router-dom';
import type { LoginMode } from '../../../../server/contract/sign-in.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import '../account.css';
import type { Address } from './login-attempt.js';
import { closeLogin, type LoginRequest } from './login-request.js';
import { account, login as strings } from '../strings.js';
import { useSignInRedirect } from './use-sign-in-redirect.js';

/** Content of the sign-in dialog (D-018). Every choice leads to the account provider and back to this address. */
export function LoginBox({ request: { mode, opener, reason, address } }: { readonly request: LoginRequest }) {
  const isInEditor = useLocation().pathname.endsWith('/edit');
  return (
    <Modal
      open
      onOpenChange={closeLogin}
      title={strings.modes[mode].title}
      description={reason ?? (isInEditor ? strings.reasonInEditor : strings.reason)}
      opener={() => opener}
    >
      <LoginWays mode={mode} address={address} />
    </Modal>
  );
}

/** The way that was asked for, large, and the two others below. */
function LoginWays({ mode, address }: { readonly mode: LoginMode; readonly address: Address | undefined }) {
  const { redirect, redirecting } = useSignInRedirect(account.failed, address);
  const other = mode === 'register' ? 'login' : 'register';
  return (
    <>
      <button
        type="button"
        className="button primary large block"
        onClick={() => redirect(mode)}
        aria-busy={redirecting || undefined}
      >
        {redirecting && <span className="spinner" />}
        {strings.modes[mode].action}
      </button>
      <div className="login-others">
        <p>
          {other === 'login' ? strings.haveAccount : strings.newHere}{' '}
          <button type="button" className="text-button" onClick={() => redirect(other)}>
            {strings.modes[other].action}
          </button>
        </p>
        {mode !== 'forgot_password' && (
          <button type="button" className="text-button" onClick={() => redirect('forgot_password')}>
            {strings.forgot}
          </button>
        )}
      </div>
    </>
  );
}
