import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../server/contract/envelope.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { refreshUserQueries } from '../../../query-client.js';
import { currentUser, openLogin } from '../../account/index.js';
import type { Made } from '../making/studio.js';
import { results as strings } from '../strings.js';
import { openResult } from './open-result.js';

/** Saves the design that is chosen and opens it; who has been signed out meanwhile is asked to sign in again. */
export function useOpenResult(name: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number | null>(null);
  const busy = useRef(false);
  const askToSignIn = () => openLogin('login', { reason: strings.signIn });
  const open = (number: number, made: Made): void => {
    if (busy.current) return;
    if (!currentUser()) return askToSignIn();
    busy.current = true;
    setOpening(number);
    openResult(made, name)
      .then(({ address, opened }) => {
        void refreshUserQueries(client);
        if (!opened) return void navigate(address);
        notifier.success(strings.saved);
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_signed_in') return askToSignIn();
        notifier.error(strings.saveFailed, () => open(number, made));
      })
      .finally(() => {
        busy.current = false;
        setOpening(null);
      });
  };
  return { open, opening };
}
