import { and, eq, type SQL } from 'drizzle-orm';
import { withFreshIds } from '../../../elements/document/fresh-ids.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { maySeeTemplate } from '../../access/authoring.js';
import { design as calls } from '../../contract/design.js';
import type { Executor } from '../../db/database.js';
import { template } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, textHandler } from '../../http/calls/handler.js';
import { withDesignFile } from '../designs/design-text.js';
import { allOf, asList, pageOf, sliceOf } from '../paging.js';
import { inColorway } from '../designs/in-colorway.js';
import { MAKE_PER_MINUTE, makeSavedDesign } from '../designs/make-saved-design.js';
import { taggedTemplatesText } from './tagged-templates.js';
import { templateCards, templateIds } from './template-cards.js';

export const designCalls = [
  handler(calls.get, async ({ id, category_id, active, page_no, size, ...filters }, { db, principal }) => {
    const paging = { page_no, size };
    const seen = maySeeTemplate(principal, template);
    if (id !== undefined)
      return allOf(await templateCards(db, { ids: asList(id), activeOnly: active ?? false, seen }));
    const { ids, total } = await templateIds(db, {
      category: category_id,
      ...{ active, filters, seen },
      ...sliceOf(paging),
    });
    return pageOf(await templateCards(db, { ids }), total, paging);
  }),

  textHandler(calls.getOne, ({ id }, { db, principal }) =>
    templateText(db, and(eq(template.id, id), maySeeTemplate(principal, template))),
  ),

  textHandler(calls.getByCustomUrl, ({ custom_url }, { db }) =>
    templateText(db, and(eq(template.custom_url, custom_url), eq(template.active, true))),
  ),

  textHandler(calls.getByTagId, ({ tag_id, ...paging }, { db, catalog }) =>
    taggedTemplatesText(db, catalog, { tags: asList(tag_id), ...paging }),
  ),

  handler(
    calls.copyIntoSavedDesign,
    async ({ id, colorway }, context) => {
      const { db, principal } = context;
      const [row] = await db
        .select()
        .from(template)
        .where(and(eq(template.id, id), maySeeTemplate(principal, template)));
      const [card] = await templateCards(db, { ids: [id] });
      if (!row || !card) throw notFound();
      const copy = withFreshIds(inColorway(parseDesignFile(row.design_file), colorway));
      const category = card.categories[0]?._id;
      return makeSavedDesign(context, row.name, category ? { ...copy, category_id: category } : copy);
    },
    { perMinute: MAKE_PER_MINUTE },
  ),
];

async function templateText(db: Executor, condition: SQL | undefined): Promise<string> {
  const [row] = await db
    .select({ id: template.id, text: template.design_file })
    .from(template)
    .where(condition)
    .limit(1);
  const [card] = row ? await templateCards(db, { ids: [row.id] }) : [];
  if (!row || !card) throw notFound();
  return withDesignFile(card, row.text);
}
