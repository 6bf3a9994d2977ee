import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { BrandKit, Team } from '../../../../server/contract/brand-kit.js';
import { useAskBeforeLeaving } from '../../../ui/hooks/use-ask-before-leaving.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { attempt } from '../attempt.js';
import { kitPlace } from '../calls.js';
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

const BrandContext = createContext<Brand | null>(null);

interface BrandProviderProps {
  readonly team: Team;
  readonly held: BrandKit;
  readonly children: ReactNode;
}

/** The kit and how it is changed, for everything on the page. */
export function BrandProvider({ team, held, children }: BrandProviderProps) {
  const client = useQueryClient();
  const [writer] = useState(() => new KitWriter(kitPlace(client)));
  const pending = useSignal(writer.pending);
  useAskBeforeLeaving(pending.length > 0);
  const brand = useMemo(() => {
    const change = (one: KitChange) => writer.change(one);
    const changeNow = (one: KitChange, done?: () => void) =>
      attempt(async () => {
        await change(one);
        done?.();
      });
    return { team, kit: withChanges(held, pending), change, changeNow };
  }, [writer, team, held, pending]);
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand: not inside a BrandProvider');
  return brand;
}
