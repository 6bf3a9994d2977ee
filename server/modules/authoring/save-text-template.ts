import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { newId } from '../../../elements/math/ids.js';
import type { ResponseOf, PayloadOf } from '../../contract/contract.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_DESIGN_BYTES } from '../../contract/saved-design.js';
import type { textTemplate as calls } from '../../contract/text-template.js';
import type { Executor } from '../../db/database.js';
import { AUTHORED } from '../../db/schema/columns.js';
import { textTemplate } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { reindexEntries } from '../../search/reindex.js';
import { guardStackDepth } from '../designs/design-text.js';
import { ID_LENGTH } from '../../db/id-length.js';
import {
  AUTHORED_PRIORITY,
  checkedCategories,
  keywordText,
  alreadySavedRevision,
} from './template-details.js';
import { parsePackedGroup } from './text-template-page.js';

type Sent = PayloadOf<typeof calls.saveBackend>;
type Saved = ResponseOf<typeof calls.saveBackend>;
type Fields = Partial<typeof textTemplate.$inferInsert>;

/** Makes a text template, or keeps it over the revision the author had. Of several at once exactly one wins. */
export async function saveTextTemplate({ db, jobs, searchEngine }: Context, sent: Sent): Promise<Saved> {
  const id = sent.id ?? newId(ID_LENGTH);
  const fields = fieldsOf(id, sent);
  return db.transaction(async (tx) => {
    if (sent.categories) fields.categories = await checkedCategories(tx, sent.categories);
    const rev =
      sent.id === undefined ? await make(tx, id, fields) : await change(tx, id, sent.rev ?? 0, fields);
    if (typeof rev !== 'number') return { _id: id, rev: rev.already };
    await reindexEntries(tx, 'text_template', [id]);
    await searchEngine.changed(tx, 'text_template', [id]);
    if (fields.object !== undefined) await jobs.add(tx, 'text_template_thumbnail', id);
    return { _id: id, rev };
  });
}

function fieldsOf(id: string, { name, keywords, active, object }: Sent): Fields {
  const group = object === undefined ? undefined : groupOf(id, object);
  return {
    ...(name !== undefined && { name }),
    ...(keywords && { keywords: keywordText(keywords) }),
    ...(active !== undefined && { active }),
    ...(group && { object: group, width: group.width, height: group.height }),
  };
}

/** The packed group as it is kept: at the origin. */
function groupOf(id: string, sent: unknown) {
  return guardStackDepth(() => {
    const group = parsePackedGroup(typeof sent === 'string' ? parseJson(sent) : sent);
    const text = JSON.stringify({ ...group, id, layer_index: 0, position: { x: 0, y: 0 } }, refuseUnkept);
    if (Buffer.byteLength(text) > MAX_DESIGN_BYTES)
      throw new ApiError('too_large', 'The text template is too large');
    return JSON.parse(text) as typeof group;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DesignFileError('object', `is not JSON: ${(error as Error).message}`);
  }
}

/** Its column takes any text but NUL and halves of letters. */
function refuseUnkept(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && /[\0\p{Cs}]/u.test(text))
      throw new DesignFileError('object', 'holds a letter that cannot be kept');
  return value;
}

async function make(tx: Executor, id: string, fields: Fields): Promise<number> {
  const first = tx
    .select({ next: sql`coalesce(max(${textTemplate.priority}), ${AUTHORED_PRIORITY}) + 1` })
    .from(textTemplate)
    .where(eq(textTemplate.pack, AUTHORED));
  const blank = { name: '', thumbnail: '', active: false, width: 0, height: 0, object: {} };
  await tx.insert(textTemplate).values({
    ...{ id, ...blank, ...fields, pack: AUTHORED },
    ...{ priority: sql`(${first})`, edited_at: sql`now()` },
  });
  return 0;
}

async function change(
  tx: Executor,
  id: string,
  base: number,
  fields: Fields,
): Promise<number | { already: number }> {
  const [held] = await tx.select().from(textTemplate).where(eq(textTemplate.id, id)).for('update');
  if (!held) throw notFound();
  const keys = Object.keys(fields) as (keyof Fields)[];
  const same = keys.every((key) => isDeepStrictEqual(held[key], fields[key]));
  const already = alreadySavedRevision(held.rev, { base, same });
  if (already !== null) return { already };
  const rev = base + 1;
  await tx
    .update(textTemplate)
    .set({ ...fields, rev, edited_at: sql`now()` })
    .where(eq(textTemplate.id, id));
  return rev;
}
