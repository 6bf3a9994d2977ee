import { and, eq, type SQL } from 'drizzle-orm';
import { savedDesign } from '../db/schema.js';

/** Who asks. A browser without the cookie is nobody: it owns nothing. */
export interface Asker {
  /** sha256 of the secret in the visitor's cookie. */
  readonly visitor: string | null;
}

/** What may be done with a saved design. */
export type DesignAct = 'view' | 'edit';

/**
 * The condition under which the asker may act on a saved design; deny by default. It is part of the query itself, so that
 * somebody else's design and one that does not exist are the same: not found.
 */
export function mayOnDesign(asker: Asker, _act: DesignAct, id: string): SQL | null {
  if (asker.visitor === null) return null;
  return and(eq(savedDesign.id, id), eq(savedDesign.owner_visitor, asker.visitor)) ?? null;
}
