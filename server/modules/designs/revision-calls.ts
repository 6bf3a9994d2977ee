import { and, desc, eq, sql } from 'drizzle-orm';
import { mayKnowAuthors, maySeeRevision } from '../../access/designs.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { designRevision, savedDesign, user } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, textHandler } from '../../http/calls/handler.js';
import { withDesignFile } from './design-text.js';
import { requireDesign } from './require-design.js';

/** Earlier states of a design: for whoever may edit it, since they hold what was taken out; less by the link [E-023]. */
export const revisionCalls = [
  handler(calls.getRevisions, async ({ id }, context) => {
    await requireDesign(context, 'edit', id);
    const { principal } = context;
    const rows = await context.db
      .select({
        ...{ rev: designRevision.rev, saved_at: designRevision.saved_at },
        name: sql<string>`case when ${mayKnowAuthors(principal)} then coalesce(${user.name}, '') else '' end`,
      })
      .from(designRevision)
      .innerJoin(savedDesign, eq(savedDesign.id, designRevision.design_id))
      .leftJoin(user, eq(user.id, designRevision.saved_by))
      .where(and(eq(designRevision.design_id, id), maySeeRevision(principal)))
      .orderBy(desc(designRevision.rev));
    return rows.map(({ rev, saved_at, name: saved_by }) => ({
      ...{ rev, saved_at: saved_at.toISOString(), saved_by },
    }));
  }),

  textHandler(calls.getRevision, async ({ id, rev }, context) => {
    await requireDesign(context, 'edit', id);
    const meant = and(eq(designRevision.design_id, id), eq(designRevision.rev, rev));
    const [row] = await context.db
      .select({ text: designRevision.design_file })
      .from(designRevision)
      .innerJoin(savedDesign, eq(savedDesign.id, designRevision.design_id))
      .where(and(meant, maySeeRevision(context.principal)));
    if (!row) throw notFound();
    return withDesignFile({ rev }, row.text);
  }),
];
