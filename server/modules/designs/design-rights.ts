import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mayOnDesign, ownsDesign } from '../../access/designs.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler } from '../../http/calls/handler.js';
import { asList } from '../paging.js';
import { requireMember } from '../../access/require-member.js';

const LINK_RIGHTS = {
  enable_edit: { view_all: true, edit_all: true },
  enable_view: { view_all: true, edit_all: false },
  disable: { view_all: false, edit_all: false },
} as const;

/** A link that lets edit already stays as old as it is. */
const SINCE_NOW = sql`coalesce(${savedDesign.edit_link_since}, now())`;

/** The calls that change who may do what with a design. */
export const designRightsCalls = [
  handler(calls.claim, async ({ design_id }, { db, principal }) => {
    const { id: me } = requireMember(principal);
    const wanted = [...new Set(asList(design_id))];
    return db.transaction(async (tx) => {
      const wantedHere = and(inArray(savedDesign.id, wanted), isNull(savedDesign.deleted_at));
      // what this account owns already stays as it is: a claim whose answer was lost comes again
      const mine = await tx
        .select({ id: savedDesign.id })
        .from(savedDesign)
        .where(and(wantedHere, eq(savedDesign.owner_user, me)));
      const open = wanted.filter((id) => !mine.some((row) => row.id === id));
      if (open.length === 0) return { claimed: 0 };
      if (principal.visitor === null) throw notFound();
      const claimed = await tx
        .update(savedDesign)
        .set({ owner_user: me, owner_visitor: null })
        .where(and(wantedHere, eq(savedDesign.owner_visitor, principal.visitor)))
        .returning({ id: savedDesign.id });
      if (claimed.length < open.length) throw notFound();
      return { claimed: claimed.length };
    });
  }),

  handler(calls.getSharing, async ({ id }, { db, principal }) => {
    const { view_all, edit_all } = savedDesign;
    const [row] = await db
      .select({ owned: ownsDesign(principal), view_all, edit_all })
      .from(savedDesign)
      .where(mayOnDesign(principal, 'view', id));
    if (!row) throw notFound();
    return row;
  }),

  handler(calls.alterLinkSharing, async ({ design_id, action }, { db, principal }) => {
    requireMember(principal);
    const rights = LINK_RIGHTS[action];
    const changed = await db
      .update(savedDesign)
      .set({ ...rights, edit_link_since: rights.edit_all ? SINCE_NOW : null })
      .where(mayOnDesign(principal, 'manage', design_id))
      .returning({ owner: savedDesign.owner_user });
    if (changed.length === 0) throw notFound();
    return rights;
  }),
];
