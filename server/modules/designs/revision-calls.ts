import { and, desc, eq } from 'drizzle-orm';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { designRevision, user } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, textHandler } from '../../http/calls/handler.js';
import { withDesignFile } from './design-text.js';
import { requireDesign } from './require-design.js';

/** Earlier states of a design: for whoever may edit it, since they hold what was taken out. */
export const revisionCalls = [
  handler(calls.getRevisions, async ({ id }, context) => {
    await requireDesign(context, 'edit', id);
    const rows = await context.db
      .select({ rev: designRevision.rev, saved_at: designRevision.saved_at, name: user.name })
      .from(designRevision)
      .leftJoin(user, eq(user.id, designRevision.saved_by))
      .where(eq(designRevision.design_id, id))
      .orderBy(desc(designRevision.rev));
    return rows.map(({ rev, saved_at, name }) => ({
      rev,
      saved_at: saved_at.toISOString(),
      saved_by: name ?? '',
    }));
  }),

  textHandler(calls.getRevision, async ({ id, rev }, context) => {
    await requireDesign(context, 'edit', id);
    const [row] = await context.db
      .select({ text: designRevision.design_file })
      .from(designRevision)
      .where(and(eq(designRevision.design_id, id), eq(designRevision.rev, rev)));
    if (!row) throw notFound();
    return withDesignFile({ rev }, row.text);
  }),
];
