import { useRef, useState, type FormEvent } from 'react';
import { account } from '../../../server/contract/account.js';
import type { UserDetails } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { Modal } from '../../ui/dialogs/modal.js';
import { clearTabStorage } from '../account/index.js';
import { Field } from './account-form.js';
import { Section } from './section.js';
import { deletion as strings } from './strings.js';
import { useAccountChange } from './use-account-change.js';

/** Asks for the password, then deletes the account and all that is its own. */
export function Deletion({ user }: { readonly user: UserDetails }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Section title={strings.title} about={strings.about}>
      <button ref={opener} type="button" className="button danger quiet" onClick={() => setOpen(true)}>
        {strings.open}
      </button>
      {open && (
        <Modal
          open
          onOpenChange={setOpen}
          title={strings.question}
          description={strings.questionAbout}
          opener={() => opener.current}
        >
          <DeletionForm user={user} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </Section>
  );
}

function DeletionForm({ user, onClose }: { readonly user: UserDetails; readonly onClose: () => void }) {
  const [confirm, setConfirm] = useState('');
  const { busy, fault, run } = useAccountChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(() => api(account.deleteAccount, { confirm }));
    if (!done) return;
    clearTabStorage();
    location.assign('/');
  };
  const own = user.own_account;
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        field={{
          ...{ name: 'confirm', label: own ? strings.password : strings.email },
          ...{ type: own ? 'password' : 'email', autoComplete: own ? 'current-password' : 'off' },
        }}
        value={confirm}
        fault={fault?.text ?? null}
        onChange={setConfirm}
      />
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {strings.cancel}
        </button>
        <button type="submit" className="button danger" aria-busy={busy || undefined} disabled={busy}>
          {busy && <span className="spinner" />}
          {strings.action}
        </button>
      </div>
    </form>
  );
}
