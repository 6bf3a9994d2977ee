import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../../../server/contract/envelope.js';
import { DmSegmented } from '../../../bridge/dm-segmented.js';
import { useUser } from '../../account/index.js';
import { AddressField } from './address-field.js';
import { faultIn, mergeAddresses, type AddressFault } from './email-addresses.js';
import type { Invitable } from '../share-target.js';
import { faultText, invite as strings } from '../strings.js';
import { useInvite, type Role } from './use-invited.js';

const ROLES: readonly Role[] = ['view', 'edit'];
const OPTIONS = ROLES.map((value) => ({ value, label: strings.roles[value] }));

interface InviteFormProps {
  readonly what: Invitable;
  /** Invitations were sent. */
  readonly onSent: () => void;
}

/** Addresses, what they may do, Send Invites. What is typed counts without being ended (spec 3 section 5). */
export function InviteForm({ what, onSent }: InviteFormProps) {
  const own = useUser()?.email ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('view');
  const [fault, setFault] = useState<AddressFault | null>(null);
  const sending = useInvite(what, onSent);
  // what the dialog was opened for, whenever it is known who may be invited
  useEffect(() => input.current?.focus(), []);
  const change = (addresses: readonly string[], text: string) => {
    setChosen(addresses);
    setTyped(text);
    sending.reset();
    const invalid = faultIn(addresses, own);
    // an address that is none is named as soon as it is ended; the rest only when it is sent
    setFault(invalid?.kind === 'invalid' || (fault && addresses.length > 0) ? invalid : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const emails = mergeAddresses(chosen, typed);
    const found = faultIn(emails, own);
    setChosen(emails);
    setTyped('');
    setFault(found);
    if (found) input.current?.focus();
    else if (!sending.isPending) sending.mutate({ emails, role });
  };
  return (
    <form className="invite" onSubmit={submit} noValidate>
      <AddressField
        input={input}
        chosen={chosen}
        typed={typed}
        onChange={change}
        fault={fault ? faultText(fault) : refusalOf(sending.error)}
      />
      <div className="invite-row">
        <DmSegmented
          label={strings.right}
          options={OPTIONS}
          value={role}
          onDmChange={({ detail }) => setRole(detail.value as Role)}
        />
        <button type="submit" className="button primary" aria-busy={sending.isPending || undefined}>
          {sending.isPending && <span className="spinner" />}
          {strings.send}
        </button>
      </div>
    </form>
  );
}

/** What the server has against these people in particular; other failures are the toast's. */
const refusalOf = (error: Error | null): string | null =>
  error instanceof ApiError && (error.code === 'no_room' || error.code === 'too_many') ? error.message : null;
