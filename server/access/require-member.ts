import type { Asker, Member } from './principal.js';
import { ApiError } from '../contract/envelope.js';

/** The asker's account. Throws 'not_signed_in' for a visitor. */
export function requireMember({ user }: Pick<Asker, 'user'>): Member {
  if (!user) throw new ApiError('not_signed_in', 'Please log in to use this feature');
  return user;
}
