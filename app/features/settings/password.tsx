import { account } from '../../../server/contract/account.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { AccountForm } from './account-form.js';
import { Section } from './section.js';
import { password as strings } from './strings.js';
import { useAccountChange } from './use-account-change.js';

/** Another password; all other devices are logged out. */
export function Password({ onChanged }: { readonly onChanged: () => void }) {
  const { busy, fault, run } = useAccountChange();
  return (
    <Section title={strings.title}>
      <AccountForm
        fields={[
          { name: 'password', label: strings.now, type: 'password', autoComplete: 'current-password' },
          {
            ...{ name: 'new_password', label: strings.next, type: 'password', autoComplete: 'new-password' },
            hint: strings.hint,
          },
        ]}
        action={strings.action}
        {...{ busy, fault }}
        onSubmit={async ({ password = '', new_password = '' }) => {
          const done = await run(() => api(account.changePassword, { password, new_password }));
          if (done) notifier.success(strings.done);
          if (done) onChanged();
          return done;
        }}
      />
    </Section>
  );
}
