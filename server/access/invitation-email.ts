import type { Principal } from './principal.js';

/**
 * The address by which somebody may have been invited; null without one that its provider has verified: anybody may
 * register with another's address.
 */
export const invitationEmail = ({ user }: Pick<Principal, 'user'>): string | null =>
  user?.emailVerified ? user.email : null;
