import { eq, inArray } from 'drizzle-orm';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { design } from '../../contract/design.js';
import { textTemplate as textCalls } from '../../contract/text-template.js';
import { DEFAULT_SIDE } from '../../../elements/document/design-file.js';
import type { Executor } from '../../db/database.js';
import { category, template, textTemplate } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, textHandler } from '../../http/calls/handler.js';
import { templateCards } from '../catalog/template-cards.js';
import { withDesignFile } from '../designs/design-text.js';
import { SAVE_BODY_LIMIT } from '../designs/save-body-limit.js';
import { requireAuthor } from '../../access/require-author.js';
import { keywordList } from './template-details.js';
import { saveTemplate } from './save-template.js';
import { saveTextTemplate } from './save-text-template.js';
import { groupPage, parsePackedGroup } from './text-template-page.js';

/** Left free round a text template that is edited, px. */
const AIR = 80;

/** Templates and text templates for those who write them (B-002): admins and designers alone. */
export const authoringCalls = [
  textHandler(design.getBackend, async ({ id }, { db, principal }) => {
    requireAuthor(principal);
    const [card] = await templateCards(db, { ids: [id] });
    const [row] = await db
      .select({ rev: template.rev, text: template.design_file })
      .from(template)
      .where(eq(template.id, id));
    if (!card || !row) throw notFound();
    const { _id, name, active, thumbnail, keywords, categories } = card;
    const about = {
      ...{ _id, name, rev: row.rev, active, thumbnail, keywords: keywordList(keywords) },
      categories: categories.map((place) => ({ _id: place._id, name: place.name })),
    };
    return withDesignFile(about, row.text);
  }),

  handler(
    design.saveBackend,
    (sent, context) => {
      requireAuthor(context.principal);
      return saveTemplate(context, sent);
    },
    { body: SAVE_BODY_LIMIT },
  ),

  textHandler(textCalls.getBackend, async ({ id }, { db, principal }) => {
    requireAuthor(principal);
    const [row] = await db.select().from(textTemplate).where(eq(textTemplate.id, id));
    if (!row) throw notFound();
    const { name, rev, active, thumbnail } = row;
    const about = {
      ...{ _id: id, name, rev, active, thumbnail, keywords: keywordList(row.keywords) },
      categories: await named(db, row.categories),
    };
    const page = groupPage(parsePackedGroup(row.object), { air: AIR, atLeast: DEFAULT_SIDE, packed: true });
    return withDesignFile(about, serializeDesign({ ...page, id }));
  }),

  handler(
    textCalls.saveBackend,
    (sent, context) => {
      requireAuthor(context.principal);
      return saveTextTemplate(context, sent);
    },
    { body: SAVE_BODY_LIMIT },
  ),
];

/** Categories with their names; those that are no longer there are left out. */
async function named(db: Executor, ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ _id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row._id === id) ?? []);
}
