import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { MEMBER_KEY_PREFIX } from '../../account/index.js';

/**
 * The last order of each mockup in this tab: whoever closes the dialog, or reloads the page, and asks for the same picture
 * again comes back to the render that is under way or made, instead of ordering it twice.
 */
export interface Ordered {
  readonly user: UserDetails;
  readonly mockup: string;
  /** As they were sent. */
  readonly inputs: MockupInputs;
}

const keyOf = ({ user, mockup }: Ordered) => `${MEMBER_KEY_PREFIX}render.${user._id}.${mockup}`;

/** A page of a design may look otherwise by now. */
const isLive = ({ user_images }: MockupInputs) =>
  user_images.some((image) => image?.src.startsWith('dm-page:'));

/** The id of the order that made this very picture; null when there is none. */
export function placedOrder(wanted: Ordered): string | null {
  if (isLive(wanted.inputs)) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(wanted)) ?? 'null') as unknown;
    const [id, inputs] = Array.isArray(kept) ? (kept as unknown[]) : [];
    return typeof id === 'string' && inputs === JSON.stringify(wanted.inputs) ? id : null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function rememberOrder(wanted: Ordered, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(wanted));
    else sessionStorage.setItem(keyOf(wanted), JSON.stringify([id, JSON.stringify(wanted.inputs)]));
  } catch {
    // it is ordered once more
  }
}
