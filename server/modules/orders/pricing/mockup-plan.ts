import type { Member } from '../../../access/principal.js';
import { ApiError } from '../../../contract/envelope.js';
import { MOCKUP_SCOPE } from '../../../contract/order.js';

export const coversMockups = ({
  subscription: { sub_status, scope },
}: Pick<Member, 'subscription'>): boolean => sub_status === 'active' && scope.includes(MOCKUP_SCOPE);

/** Throws 'not_allowed' for an account whose subscription does not cover renders. */
export function requireMockupPlan(member: Member): void {
  if (!coversMockups(member))
    throw new ApiError('not_allowed', 'High-resolution images are part of the mockup subscription');
}
