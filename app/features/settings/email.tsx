import { useState } from 'react';
import { account } from '../../../server/contract/account.js';
import type { UserDetails } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { ConfirmEmail } from '../account/index.js';
import { AccountForm } from './account-form.js';
import { Section } from './section.js';
import { email as strings } from './strings.js';
import { useAccountChange } from './use-account-change.js';

/** The address one logs in with: confirmed, changed by a link to the new one. */
export function Email({ user }: { readonly user: UserDetails }) {
  const { busy, fault, run } = useAccountChange();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Section title={strings.title} about={strings.now(user.email)}>
      {!user.email_verified && <ConfirmEmail />}
      <AccountForm
        fields={[
          { name: 'email', label: strings.next, type: 'email', autoComplete: 'email' },
          { name: 'password', label: strings.password, type: 'password', autoComplete: 'current-password' },
        ]}
        action={strings.action}
        {...{ busy, fault }}
        onSubmit={async ({ email = '', password = '' }) => {
          const done = await run(() => api(account.changeEmail, { email, password }));
          setSent(done ? email.trim() : null);
          return done;
        }}
      />
      <p className="settings-done" role="status">
        {sent !== null && strings.sent(sent)}
      </p>
    </Section>
  );
}
