import { useState } from 'react';
import '../account.css';
import { useUser } from '../session/session.js';
import { sendConfirmation } from './send-confirmation.js';
import { confirming as strings } from './strings.js';

/**
 * For who has not confirmed their address yet: where the link went, and a way to have it again. The session is watched, so
 * what waits behind it goes on once the link was opened, here or on another device [E-008].
 */
export function ConfirmEmail() {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  if (!user) return null;
  if (!user.own_account) return <p className="arriving-confirm">{strings.outside(user.email)}</p>;
  const send = () => {
    setBusy(true);
    void sendConfirmation(user).finally(() => setBusy(false));
  };
  return (
    <div className="arriving-confirm">
      <p>
        {strings.sent(user.email)} {strings.why}
      </p>
      <button
        type="button"
        className="button second"
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={send}
      >
        {busy && <span className="spinner" />}
        {strings.again}
      </button>
    </div>
  );
}
