import { useEffect, useMemo } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import { api } from '../../../api.js';
import { pictureAddress } from '../../../configuration.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import type { SoldRef } from '../../../ports/sold-pictures.js';
import { isOffline } from '../../../ui/offline.js';
import { openLogin } from '../../account/index.js';
import { addressForDownload } from '../download/download-return.js';
import { markedAmong } from '../editor-ports.js';
import { sendThumbnail } from '../saving/send-thumbnail.js';
import { hearBought, tellBought } from './bought-tabs.js';
import { BuyingFlow } from './buying-flow.js';
import { createShop } from './shop-calls.js';
import { showBought } from './show-bought.js';
import { buying as strings } from './strings.js';

export interface Buyer {
  /** Id of the saved design. */
  readonly id: string;
  readonly session: EditorSession;
  /** Id of the member. */
  readonly user: string;
}

/** Buying in an open design. What other tabs of this browser buy is taken off its cart. */
export function useBuying({ id, session, user }: Buyer): BuyingFlow {
  const flow = useMemo(() => {
    const bought = async (refs: readonly SoldRef[]) => {
      tellBought({ user, refs });
      // the design's small picture is painted here: what it shows did not change, so that no save would have it painted
      if (await showBought(session, refs)) void sendThumbnail(id, session).catch(() => undefined);
    };
    const shop = createShop({ api, address: pictureAddress, design: id });
    return new BuyingFlow({
      shop,
      notifier,
      bought,
      marked: markedAmong,
      signedOut,
      offline: isOffline,
      pause,
      origin: location.origin,
    });
  }, [id, session, user]);
  useEffect(() => {
    const stop = hearBought(user, () => void flow.boughtElsewhere());
    return () => {
      stop();
      flow.close();
    };
  }, [flow, user]);
  return flow;
}

/** Leads to the provider, and back to the open download. */
function signedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return false;
  openLogin('login', { reason: strings.needsAccount, address: addressForDownload(location) });
  return true;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
