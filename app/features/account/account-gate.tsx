import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Failure } from '../../ui/feedback/failure.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import './account.css';
import { OF_USER, OWNED_DESIGNS } from './query-keys.js';
import { session, useUser, useUserState } from './session/session.js';
import { account } from './strings.js';
import { claimRuns } from './claiming/use-claim-designs.js';

/** The page, once it is known who is there (C-026). Until then a loader, or a way to ask again. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  const { kind } = useUserState();
  const failed = useSignal(session.failed);
  if (kind !== 'unknown') return <Known>{children}</Known>;
  return failed ? <Unreached /> : <Loader />;
}

function Known({ children }: { readonly children: ReactNode }) {
  useFreshCaches();
  useFreshDesigns();
  return children;
}

/** The addresses of those who write templates. */
const ADMIN = /\/admin_(designs|text_templates)\//;

/**
 * Shown after a moment only: most answers are there before. Where only some are let in, it says what it waits for.
 */
function Loader() {
  if (ADMIN.test(useLocation().pathname))
    return (
      <p className="route-loader account-authenticating" role="status">
        {account.authenticating}
      </p>
    );
  return (
    <div className="route-loader account-loader" role="status" aria-label={account.loading}>
      <span className="spinner" />
    </div>
  );
}

/** The watch itself asks again every 2500 ms; the button is for who cannot wait. */
function Unreached() {
  const [asking, setAsking] = useState(false);
  const retry = () => {
    setAsking(true);
    void session.check().finally(() => setAsking(false));
  };
  return (
    <main className="account-unreached">
      <Failure message={account.failed} onRetry={retry} busy={asking} />
    </main>
  );
}

/** Whose answers a cache holds; it outlives the gate, which is not on every page. */
const owners = new WeakMap<QueryClient, string | null>();

/** What was fetched for one user is never shown to another. */
function useFreshCaches(): void {
  const queries = useQueryClient();
  const id = useUser()?._id ?? null;
  useEffect(() => {
    const owner = owners.get(queries);
    owners.set(queries, id);
    if (owner === undefined || owner === id) return;
    void queries.resetQueries({ queryKey: [OF_USER] });
  }, [queries, id]);
}

/** What was made without an account is among one's designs as soon as it is claimed. */
function useFreshDesigns(): void {
  const queries = useQueryClient();
  const times = useSignal(claimRuns);
  useEffect(() => {
    if (times > 0) void queries.invalidateQueries({ queryKey: OWNED_DESIGNS });
  }, [queries, times]);
}
