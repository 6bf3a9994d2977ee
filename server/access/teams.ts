import { and, eq, sql, type SQL } from 'drizzle-orm';
import { team } from '../db/schema.js';
import type { Principal } from './principal.js';

/**
 * Whether a team with its brand is the principal's own; deny by default. Nobody else has a share in one yet, and admins
 * have no rights of their own here: somebody else's team and one that does not exist are the same, not found.
 */
export const mayOnTeam = (principal: Principal, id: string): SQL =>
  and(eq(team.id, id), ownsTeam(principal))!;

/** The same for a query that names no team. */
export const ownsTeam = ({ user }: Principal): SQL => (user ? eq(team.owner_user, user.id) : sql`false`);
