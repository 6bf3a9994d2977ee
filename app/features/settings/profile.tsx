import { useRef } from 'react';
import { account } from '../../../server/contract/account.js';
import type { UserDetails } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { settings as configured } from '../../configuration.js';
import { API_BASE } from '../../../server/contract/contract.js';
import { createUploadCall } from '../../ports/uploads/upload-call.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Initials } from '../account/index.js';
import { AccountForm } from './account-form.js';
import { Section } from './section.js';
import { profile as strings, settings } from './strings.js';
import { useAccountChange } from './use-account-change.js';

const upload = createUploadCall(`${configured.apiUrl ?? ''}${API_BASE}`);

/** Picture and name. */
export function Profile({ user }: { readonly user: UserDetails }) {
  return (
    <Section title={strings.title} about={!user.own_account && settings.outside}>
      <Picture user={user} />
      {user.own_account && <Name user={user} />}
    </Section>
  );
}

function Name({ user }: { readonly user: UserDetails }) {
  const { busy, fault, run } = useAccountChange();
  return (
    <AccountForm
      key={user.name}
      fields={[{ name: 'name', label: strings.name, type: 'text', autoComplete: 'name' }]}
      values={{ name: user.name }}
      action={settings.save}
      {...{ busy, fault }}
      onSubmit={async ({ name = '' }) => {
        const done = await run(() => api(account.updateName, { name }));
        if (done) notifier.success(settings.saved);
        return false;
      }}
    />
  );
}

function Picture({ user }: { readonly user: UserDetails }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, run } = useAccountChange();
  const send = async (file: File | undefined) => {
    if (file && (await run(() => upload(account.uploadPicture, {}, file, {}))))
      notifier.success(settings.saved);
    if (chooser.current) chooser.current.value = '';
  };
  return (
    <div className="settings-picture">
      <Initials user={user} />
      <div>
        <div className="settings-buttons">
          <button
            type="button"
            className="button second"
            aria-busy={busy || undefined}
            disabled={busy}
            onClick={() => chooser.current?.click()}
          >
            {busy && <span className="spinner" />}
            {strings.choose}
          </button>
          {user.picture && (
            <button
              type="button"
              className="button quiet"
              disabled={busy}
              onClick={() => void run(() => api(account.removePicture, {}))}
            >
              {strings.remove}
            </button>
          )}
        </div>
        <p className="settings-hint">{strings.pictureAbout}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={strings.picture}
        onChange={({ target }) => void send(target.files?.[0])}
      />
    </div>
  );
}
