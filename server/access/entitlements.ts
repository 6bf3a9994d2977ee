import type { Member } from './principal.js';

/** The scope of a subscription that covers the design product. */
export const DESIGN_SCOPE = 'designmaker';

/** What an account may use beyond the free plan. */
export interface Entitlements {
  /** Admins, and active subscriptions whose scope includes the design product. */
  readonly designmaker: boolean;
  /** The subscription of photos: admins, and every active subscription (D-037). */
  readonly photos: boolean;
  /** Choosing a size of Magic Resize, and a variation of Auto Suggest, without meeting the wall (B-044). */
  readonly magic_resize: boolean;
  readonly auto_suggest: boolean;
}

type Known = Pick<Member, 'type' | 'subscription'>;

/** Nothing for somebody who is not signed in, save what stands open to all where the operator has no walls. */
export function entitlementsOf(member: Known | null, walls: boolean): Entitlements {
  const admin = member?.type === 'admin';
  const active = member?.subscription.sub_status === 'active';
  const designmaker = admin || (active && member.subscription.scope.includes(DESIGN_SCOPE));
  return {
    designmaker,
    photos: admin || active,
    magic_resize: designmaker || !walls,
    auto_suggest: designmaker || !walls,
  };
}
