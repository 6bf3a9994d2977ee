import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notifier } from '../../ports/notifier.js';
import { say } from '../../ports/toasting.js';
import { keeper } from './keep-designs.js';
import { OWNED_DESIGNS } from './of-user.js';
import { useUser } from './session.js';
import { keeping } from './strings.js';

/** Pictures that take less are not worth a word, ms. */
const WORTH_A_WORD_MS = 600;
const TOAST = 'keeping';

/** Whenever somebody is signed in: what was made here without an account becomes theirs (B-045). */
export function useKeeping(): void {
  const queries = useQueryClient();
  const member = useUser()?._id;
  useEffect(() => {
    if (member && !keeper.idle) void keep(queries);
  }, [queries, member]);
}

async function keep(queries: QueryClient): Promise<void> {
  const stop = showProgress();
  try {
    await keeper.run();
  } catch {
    notifier.error(keeping.failed, () => void keep(queries));
  } finally {
    stop();
    void queries.invalidateQueries({ queryKey: OWNED_DESIGNS });
  }
}

/** Says how far the pictures are, when they take long. */
function showProgress(): () => void {
  const since = Date.now();
  let shown = false;
  const stop = keeper.progress.subscribe((now) => {
    if (!now || Date.now() - since <= WORTH_A_WORD_MS) return;
    shown = true;
    say((toast) => toast.loading(keeping.progress(now.done, now.total), { id: TOAST }));
  });
  return () => {
    stop();
    if (shown) say((toast) => toast.dismiss(TOAST));
  };
}
