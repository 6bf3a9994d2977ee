import { MOCKUP_SCOPE } from '../../../../server/contract/order.js';
import type { UserDetails } from '../../../../server/contract/user.js';

/** Whether an account's subscription covers high-resolution images; the server decides again (DECISIONS 20). */
export const isEntitledToRender = ({
  subscription: { sub_status, scope },
}: Pick<UserDetails, 'subscription'>): boolean => sub_status === 'active' && scope.includes(MOCKUP_SCOPE);
