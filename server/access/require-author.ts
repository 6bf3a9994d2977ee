import type { Principal } from './principal.js';
import { mayAuthor } from './authoring.js';
import { ApiError } from '../contract/envelope.js';
import { requireMember } from './require-member.js';

/** Throws 'not_signed_in' for a visitor, and 'not_allowed' for a member who is neither admin nor designer (B-002). */
export function requireAuthor(principal: Principal): void {
  requireMember(principal);
  if (!mayAuthor(principal)) throw new ApiError('not_allowed', 'Unauthorized');
}
