import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { accessToken, type AccessToken } from '../../../../server/contract/access-token.js';
import { SCOPES, type Scope } from '../../../../server/contract/scopes.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { dateText } from '../../../ui/dates.js';
import { CheckboxField } from '../../../ui/fields/checkbox-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { OF_USER } from '../../account/index.js';
import { Field } from '../account-form.js';
import { Section } from '../section.js';
import { useAccountChange } from '../use-account-change.js';
import { ScriptList, ScriptRow } from './script-list.js';
import { ShownOnce } from './shown-once.js';
import { sure, tokens as strings } from './strings.js';

const TOKENS = [OF_USER, 'access-tokens'] as const;

/** Personal access tokens: made, shown once, listed, revoked [E-083]. */
export function AccessTokens() {
  const list = useQuery({
    queryKey: TOKENS,
    queryFn: ({ signal }) => api(accessToken.list, {}, { signal }),
    staleTime: 0,
  });
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, run } = useAccountChange();
  const revoke = async (id: string) => {
    if (!(await run(() => api(accessToken.revoke, { id })))) return;
    notifier.success(strings.revoked);
    await list.refetch();
  };
  const about = (
    <>
      {strings.about}{' '}
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {strings.docs}
      </a>
    </>
  );
  return (
    <Section title={strings.title} about={about}>
      <ScriptList list={list} none={strings.none}>
        {(one) => (
          <ScriptRow
            key={one._id}
            name={one.name}
            about={[one.scopes.map((scope) => strings.scope[scope]).join(' · '), lifeOf(one)]}
            action={strings.revoke}
            actionOf={strings.revokeOf(one.name)}
            sure={sure}
            busy={busy}
            onEnd={() => void revoke(one._id)}
          />
        )}
      </ScriptList>
      {secret !== null ? (
        <ShownOnce label={strings.made} secret={secret} onDone={() => setSecret(null)} />
      ) : (
        <TokenForm
          onMade={(token) => {
            setSecret(token);
            void list.refetch();
          }}
        />
      )}
    </Section>
  );
}

/** 'Last used today · Ends 3 May'. */
function lifeOf({ last_used_at: used, expires_at: ends }: AccessToken): string {
  const now = new Date();
  const use = used === null ? strings.unused : strings.used(dateText(new Date(used), now));
  if (ends === null) return use;
  return `${use} · ${new Date(ends) < now ? strings.over : strings.ends(dateText(new Date(ends), now))}`;
}

const LIVES = [30, 90, 365, null] as const;

function TokenForm({ onMade }: { readonly onMade: (token: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['designs:read']);
  const [days, setDays] = useState<number | null>(LIVES[1]);
  const { busy, fault, run } = useAccountChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = { name, scopes: [...scopes], ...(days !== null && { days }) };
    const done = await run(async () => onMade((await api(accessToken.create, wanted)).token));
    if (done) setName('');
  };
  return (
    <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        field={{
          ...{ name: 'token-name', label: strings.name, type: 'text' },
          ...{ autoComplete: 'off', hint: strings.nameHint },
        }}
        value={name}
        fault={fault?.field === 'name' ? fault.text : null}
        onChange={setName}
      />
      <fieldset className="settings-scopes">
        <legend className="label">{strings.scopes}</legend>
        {SCOPES.map((scope) => (
          <CheckboxField
            key={scope}
            label={strings.scope[scope]}
            checked={scopes.includes(scope)}
            onChange={(checked) =>
              setScopes(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))
            }
          />
        ))}
        {scopes.length === 0 && <p className="settings-hint">{strings.chooseScope}</p>}
      </fieldset>
      <SelectField
        large
        label={strings.lasts}
        value={String(days)}
        choices={LIVES.map((life) => ({ value: String(life), label: strings.days(life) }))}
        onChange={(life) => setDays(life === 'null' ? null : Number(life))}
      />
      <button
        type="submit"
        className="button second"
        aria-busy={busy || undefined}
        disabled={busy || scopes.length === 0}
      >
        {busy && <span className="spinner" />}
        {strings.action}
      </button>
    </form>
  );
}
