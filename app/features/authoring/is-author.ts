import type { UserDetails } from '../../../server/contract/user.js';

/** Admins and designers write templates (spec 2 section 6). */
export const isAuthor = (user: Pick<UserDetails, 'type'> | null): boolean =>
  user?.type === 'admin' || user?.type === 'designer';
