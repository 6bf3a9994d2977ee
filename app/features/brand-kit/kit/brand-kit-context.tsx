import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { BrandKit, Team } from '../../../../server/contract/brand-kit.js';
import { useAskBeforeLeaving } from '../../../ui/hooks/use-ask-before-leaving.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { withRetryToast } from './with-retry-toast.js';
import { kitStore } from '../calls.js';
import { withChanges, type KitChange } from './kit-changes.js';
import { KitWriter } from './kit-writer.js';

interface Brand {
  readonly team: Team;
  /** As it is shown: with what is still on its way. */
  readonly kit: BrandKit;
  /** Rejects with ApiError or KitConflict: for a dialog, which tells it itself and keeps what was typed. */
  readonly change: (change: KitChange) => Promise<void>;
  /** The same for what stands on the page: a failure is told in a message that tries again. */
  readonly changeNow: (change: KitChange, done?: () => void) => void;
}

const BrandKitContext = createContext<Brand | null>(null);

interface BrandKitProviderProps {
  readonly team: Team;
  readonly held: BrandKit;
  readonly children: ReactNode;
}

/** The kit and how it is changed, for everything on the page. */
export function BrandKitProvider({ team, held, children }: BrandKitProviderProps) {
  const client = useQueryClient();
  const [writer] = useState(() => new KitWriter(kitStore(client)));
  const pending = useSignal(writer.pending);
  useAskBeforeLeaving(pending.length > 0);
  const brand = useMemo(() => {
    const change = (one: KitChange) => writer.change(one);
    const changeNow = (one: KitChange, done?: () => void) =>
      withRetryToast(async () => {
        await change(one);
        done?.();
      });
    return { team, kit: withChanges(held, pending), change, changeNow };
  }, [writer, team, held, pending]);
  return <BrandKitContext value={brand}>{children}</BrandKitContext>;
}

export function useBrandKit(): Brand {
  const brand = useContext(BrandKitContext);
  if (!brand) throw new Error('useBrandKit: not inside a BrandKitProvider');
  return brand;
}
