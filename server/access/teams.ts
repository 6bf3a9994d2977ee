import { and, eq, sql, type SQL } from 'drizzle-orm';
import { team } from '../db/schema.js';
import type { Asker } from './principal.js';

/**
 * Whether a team with its brand is the asker's own; deny by default. Nobody else has a share in one yet, and admins have no
 * door of their own: somebody else's team and one that does not exist are the same, not found.
 */
export const mayOnTeam = (asker: Asker, id: string): SQL => and(eq(team.id, id), ownsTeam(asker))!;

/** The same for a query that names no team. */
export const ownsTeam = ({ user }: Asker): SQL => (user ? eq(team.owner_user, user.id) : sql`false`);
