import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhook, type Webhook } from '../../../../server/contract/access-token.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { dateText } from '../../../ui/dates.js';
import { OF_USER } from '../../account/index.js';
import { AccountForm } from '../account-form.js';
import { Section } from '../section.js';
import { useAccountChange } from '../use-account-change.js';
import { ScriptList, ScriptRow } from './script-list.js';
import { ShownOnce } from './shown-once.js';
import { sure, webhooks as strings } from './strings.js';

const WEBHOOKS = [OF_USER, 'webhooks'] as const;

/** Addresses that are told of finished renders: added, listed with how their last message went, deleted [E-086]. */
export function Webhooks() {
  const list = useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => api(webhook.list, {}, { signal }),
    staleTime: 0,
  });
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, fault, run } = useAccountChange();
  const add = (url: string) =>
    run(async () => {
      setSecret((await api(webhook.create, { url })).secret);
      await list.refetch();
    });
  const remove = async (id: string) => {
    if (!(await run(() => api(webhook.delete, { id })))) return;
    notifier.success(strings.removed);
    await list.refetch();
  };
  return (
    <Section title={strings.title} about={strings.about}>
      <ScriptList list={list} none={strings.none}>
        {(one) => (
          <ScriptRow
            key={one._id}
            name={one.url}
            about={[lastMessage(one)]}
            action={strings.remove}
            actionOf={strings.removeOf(one.url)}
            sure={sure}
            busy={busy}
            onEnd={() => void remove(one._id)}
          />
        )}
      </ScriptList>
      {secret !== null ? (
        <ShownOnce label={strings.made} secret={secret} onDone={() => setSecret(null)} />
      ) : (
        <AccountForm
          fields={[
            {
              ...{ name: 'url', label: strings.url, type: 'text', autoComplete: 'off' },
              hint: strings.urlHint,
            },
          ]}
          action={strings.action}
          busy={busy}
          fault={fault}
          onSubmit={({ url = '' }) => add(url)}
        />
      )}
    </Section>
  );
}

function lastMessage({ deliveries: [last] }: Webhook): string {
  if (!last) return strings.untold;
  if (last.fault !== null) return strings.fault(last.fault);
  return last.delivered_at === null
    ? strings.untold
    : strings.told(dateText(new Date(last.delivered_at), new Date()));
}
