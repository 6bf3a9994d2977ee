import type { Principal, Member } from './principal.js';
import { ApiError } from '../contract/envelope.js';

/** The principal's account. Throws 'not_signed_in' for a visitor. */
export function requireMember({ user }: Pick<Principal, 'user'>): Member {
  if (!user) throw new ApiError('not_signed_in', 'Please log in to use this feature');
  return user;
}
