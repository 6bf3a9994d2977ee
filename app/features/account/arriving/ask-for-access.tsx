import { useState } from 'react';
import { ApiError } from '../../../../server/contract/envelope.js';
import { permission } from '../../../../server/contract/permission.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import '../account.css';
import { arriving as strings, type Arrived } from './strings.js';

interface AskForAccessProps {
  readonly kind: Arrived;
  readonly id: string;
  readonly role: 'view' | 'edit';
  /** The main act where it stands. */
  readonly primary?: boolean;
}

/** Has the owner mailed that a member asks for a right; the server counts how often [E-007]. */
export function AskForAccess({ kind, id, role, primary = false }: AskForAccessProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'asked'>('idle');
  const ask = async () => {
    setState('busy');
    try {
      const target = kind === 'design' ? { saved_design: id } : { folder_id: id };
      await api(permission.requestAccess, { ...target, role });
      setState('asked');
    } catch (error) {
      setState('idle');
      const refused = error instanceof ApiError && error.code === 'too_many';
      notifier.error(refused ? error.message : strings.failed, ...(refused ? [] : [() => void ask()]));
    }
  };
  return (
    <>
      {state !== 'asked' && (
        <button
          type="button"
          className={primary ? 'button primary' : 'button second'}
          aria-busy={state === 'busy' || undefined}
          disabled={state === 'busy'}
          onClick={() => void ask()}
        >
          {state === 'busy' && <span className="spinner" />}
          {strings.ask[role]}
        </button>
      )}
      <p className="arriving-asked" role="status">
        {state === 'asked' && strings.asked[kind]}
      </p>
    </>
  );
}
