import type { CreditPack } from '../../../server/contract/offers.js';
import type { CurrentSubscription, PlanRecord } from '../../../server/contract/subscription.js';

/** What the page was asked for. */
export type PlanRequest =
  | { readonly kind: 'subscribe' | 'change'; readonly plan: PlanRecord }
  | { readonly kind: 'card' | 'cancel' }
  | { readonly kind: 'pack'; readonly pack: CreditPack };

export interface PlanDialogProps {
  readonly standing: CurrentSubscription;
  readonly plans: readonly PlanRecord[];
  /** Gets the focus back. */
  readonly opener: () => Element | null;
  readonly onClose: () => void;
}

/** Opens the dialog for it; the opener gets the focus back. */
export type AskPlan = (request: PlanRequest, opener: HTMLElement) => void;
