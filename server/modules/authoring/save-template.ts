import { asc, eq, sql } from 'drizzle-orm';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { newId } from '../../../elements/math/ids.js';
import type { design as calls } from '../../contract/design.js';
import type { ResponseOf, PayloadOf } from '../../contract/contract.js';
import type { Executor } from '../../db/database.js';
import { AUTHORED } from '../../db/schema/columns.js';
import { template, templateCategory } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { extractDesignText } from '../../search/design-text.js';
import { scriptLanguage } from '../../search/filters/script-language.js';
import { reindexEntries } from '../../search/reindex.js';
import { checkedDesign, textOf } from '../designs/design-text.js';
import { ID_LENGTH } from '../../db/id-length.js';
import {
  AUTHORED_PRIORITY,
  checkedCategories,
  keywordText,
  alreadySavedRevision,
} from './template-details.js';

type Sent = PayloadOf<typeof calls.saveBackend>;
type Saved = ResponseOf<typeof calls.saveBackend>;
type Fields = Partial<typeof template.$inferInsert>;

/** Makes a template, or keeps it over the revision the author had. Of several at once exactly one wins. */
export async function saveTemplate({ db, jobs, searchEngine }: Context, sent: Sent): Promise<Saved> {
  const id = sent.id ?? newId(ID_LENGTH);
  const fields = fieldsOf(id, sent);
  return db.transaction(async (tx) => {
    const places = sent.categories && (await checkedCategories(tx, sent.categories));
    const rev =
      sent.id === undefined
        ? await make(tx, id, fields)
        : await change(tx, { id, base: sent.rev ?? 0, fields, places });
    if (typeof rev !== 'number') return { _id: id, rev: rev.already };
    if (places) await place(tx, id, places);
    await reindexEntries(tx, 'template', [id]);
    await searchEngine.changed(tx, 'template', [id]);
    if (fields.design_file !== undefined) await jobs.add(tx, 'template_thumbnail', id);
    return { _id: id, rev };
  });
}

function fieldsOf(id: string, { name, keywords, active, design_file }: Sent): Fields {
  const file = design_file === undefined ? undefined : { ...checkedDesign(design_file), id };
  return {
    ...(name !== undefined && { name }),
    ...(keywords && { keywords: keywordText(keywords) }),
    ...(active !== undefined && { active }),
    ...(file && toldBy(file)),
  };
}

/** Its text, and what lists say of a template; Latin letters tell no language, and leave it as it was. */
function toldBy(file: DesignFile): Fields {
  const { page_count: pages, ...text } = textOf(file);
  const language = scriptLanguage(extractDesignText(file));
  return { ...text, pages, ...(language !== undefined && { language }) };
}

async function make(tx: Executor, id: string, fields: Fields): Promise<number> {
  const first = tx
    .select({ next: sql`coalesce(max(${template.priority}), ${AUTHORED_PRIORITY}) + 1` })
    .from(template)
    .where(eq(template.pack, AUTHORED));
  const blank = {
    keywords: '',
    thumbnail: '',
    active: false,
    width: 0,
    height: 0,
    design_file: '',
    name: '',
  };
  await tx.insert(template).values({
    ...{ id, ...blank, ...fields, pack: AUTHORED, custom_url: addressOf(id, fields.name ?? '') },
    ...{ priority: sql`(${first})`, edited_at: sql`now()` },
  });
  return 0;
}

interface Change {
  readonly id: string;
  readonly base: number;
  readonly fields: Fields;
  readonly places: readonly string[] | undefined;
}

async function change(
  tx: Executor,
  { id, base, fields, places }: Change,
): Promise<number | { already: number }> {
  const [held] = await tx.select().from(template).where(eq(template.id, id)).for('update');
  if (!held) throw notFound();
  const keys = Object.keys(fields) as (keyof Fields)[];
  const same =
    keys.every((key) => held[key] === fields[key]) &&
    (places === undefined || String(await placesOf(tx, id)) === String(places));
  const already = alreadySavedRevision(held.rev, { base, same });
  if (already !== null) return { already };
  const rev = base + 1;
  await tx
    .update(template)
    .set({ ...fields, rev, edited_at: sql`now()` })
    .where(eq(template.id, id));
  return rev;
}

async function placesOf(tx: Executor, id: string): Promise<string[]> {
  const rows = await tx
    .select({ category: templateCategory.category_id })
    .from(templateCategory)
    .where(eq(templateCategory.template_id, id))
    .orderBy(asc(templateCategory.position));
  return rows.map((row) => row.category);
}

async function place(tx: Executor, id: string, categories: readonly string[]): Promise<void> {
  await tx.delete(templateCategory).where(eq(templateCategory.template_id, id));
  if (categories.length > 0)
    await tx
      .insert(templateCategory)
      .values(categories.map((category_id, position) => ({ template_id: id, category_id, position })));
}

/** The last part of its public address; it stays when the name changes, since others may link to it. */
function addressOf(id: string, name: string): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  return [...words.join('-').slice(0, 60).split('-'), id.slice(0, 8).toLowerCase()]
    .filter((word) => word !== '')
    .join('-');
}
