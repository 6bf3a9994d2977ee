import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_MOCKUP_FORM, mockup as calls, type SavedMockup } from '../../contract/mockup.js';
import type { Executor } from '../../db/database.js';
import { mockup, savedMockup, type SavedInputs } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { sanitizePicture } from '../../files/pictures/sanitize-picture.js';
import { handler, namedFileFormHandler, type Context } from '../../http/calls/handler.js';
import type { FormFile } from '../../http/calls/form-file.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { requireMember } from '../../access/require-member.js';
import { sliceOf } from '../paging.js';
import { requireArtSource } from './art-source.js';
import { savedMockupAddress } from './saved-mockup-address.js';
import { recordsOf } from './mockup-records.js';
import { withStoredFiles } from './saved-mockup-files.js';

/** At most so many are listed. */

const PICTURE_RULES = {
  maxBytes: 12 * 1024 * 1024,
  /** Longest side kept, px: that of the preview. */
  maxSide: 1200,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

type Row = typeof savedMockup.$inferSelect;

const gone = () => new ApiError('not_found', 'There is no such saved mockup');

/** Those of a member that are not in their trash. */
const ownedBy = (owner: string): SQL =>
  and(eq(savedMockup.owner_user, owner), isNull(savedMockup.deleted_at))!;

/** Mockups that a member has saved: theirs alone. */
export const savedMockupCalls = [
  handler(calls.getSaved, async ({ _id }, { db, principal }) => {
    const member = requireMember(principal);
    const own = and(eq(savedMockup.id, _id), ownedBy(member.id));
    const [row] = await db.select().from(savedMockup).where(own);
    if (!row) throw gone();
    return (await describe(db, [row]))[0]!;
  }),

  handler(calls.getAllSaved, async (paging, { db, principal }) => {
    const member = requireMember(principal);
    const { limit, offset } = sliceOf(paging);
    const rows = await db
      .select()
      .from(savedMockup)
      .where(ownedBy(member.id))
      .orderBy(desc(savedMockup.updated_at), desc(savedMockup.id))
      .limit(limit)
      .offset(offset);
    return describe(db, rows);
  }),

  handler(calls.renameSaved, async ({ _id, name }, { db, principal }) => {
    const member = requireMember(principal);
    const rows = await db
      .update(savedMockup)
      .set({ inputs: withName(sql`${savedMockup.inputs}`, sql`to_jsonb(${name}::text)`) })
      .where(and(eq(savedMockup.id, _id), ownedBy(member.id)))
      .returning({ id: savedMockup.id });
    if (rows.length === 0) throw gone();
    return { _id };
  }),

  handler(calls.deleteSaved, async ({ _id }, { db, principal }) => {
    const member = requireMember(principal);
    const own = and(eq(savedMockup.id, _id), ownedBy(member.id));
    const rows = await db
      .update(savedMockup)
      .set({ deleted_at: sql`now()` })
      .where(own)
      .returning({ id: savedMockup.id });
    if (rows.length === 0) throw gone();
    return { _id };
  }),
];

export const savedMockupForms = [
  namedFileFormHandler(
    calls.save,
    async ({ _id, name, mockup_id, hue_values, user_images }, files, context) => {
      const { db, principal } = context;
      const member = requireMember(principal);
      const [scene] = await db.select({ id: mockup.id }).from(mockup).where(eq(mockup.id, mockup_id));
      if (!scene) throw new ApiError('not_found', 'There is no such mockup');
      const picture_hash = await keepPicture(context, files.get('mockup_file'));
      const images = await withStoredFiles(context, user_images, files);
      images.forEach((image, index) => image && requireArtSource(image.src, index));
      const inputs: SavedInputs = { hue_values, user_images: images, ...(name !== undefined && { name }) };
      const row = await put(db, { id: _id, owner_user: member.id, mockup_id, inputs, picture_hash });
      return (await describe(db, [row]))[0]!;
    },
    { body: MAX_MOCKUP_FORM, perMinute: 60 },
  ),
];

/** The picture that the page composed, with its mark: it is for its owner's eyes, and no render is made of it. */
async function keepPicture({ db, files }: Context, file: FormFile | undefined): Promise<string> {
  if (!file) throw new ApiError('bad_request', 'mockup_file: no file was sent', { path: 'mockup_file' });
  const { bytes, mime } = await sanitizePicture(file.bytes, PICTURE_RULES);
  return storeFile(db, files, bytes, mime);
}

interface New {
  readonly id: string | undefined;
  readonly owner_user: string;
  readonly mockup_id: string;
  readonly inputs: SavedInputs;
  readonly picture_hash: string;
}

/** A new one, or one's own written over. */
async function put(db: Executor, { id, ...values }: New): Promise<Row> {
  if (id === undefined) {
    const [row] = await db
      .insert(savedMockup)
      .values({ id: newId(ID_LENGTH), ...values })
      .returning();
    return row!;
  }
  const { owner_user, inputs, ...changed } = values;
  const [row] = await db
    .update(savedMockup)
    .set({ ...changed, inputs: renamedOrAsBefore(inputs), updated_at: sql`now()` })
    .where(and(eq(savedMockup.id, id), ownedBy(owner_user)))
    .returning();
  if (!row) throw gone();
  return row;
}

/** `name` as JSON; null leaves what is called nothing as it is. */
const withName = (inputs: SQL, name: SQL): SQL<SavedInputs> =>
  sql<SavedInputs>`${inputs} || jsonb_strip_nulls(jsonb_build_object('name', ${name}))`;

/** What is saved over keeps its name unless it is given another. */
const renamedOrAsBefore = (inputs: SavedInputs): SQL<SavedInputs> =>
  inputs.name === undefined
    ? withName(sql`${JSON.stringify(inputs)}::jsonb`, sql`${savedMockup.inputs} -> 'name'`)
    : sql<SavedInputs>`${JSON.stringify(inputs)}::jsonb`;

async function describe(db: Executor, rows: readonly Row[]): Promise<SavedMockup[]> {
  const scenes = await db
    .select()
    .from(mockup)
    .where(sql`${mockup.id} in ${rows.length > 0 ? rows.map(({ mockup_id }) => mockup_id) : ['']}`);
  const records = new Map((await recordsOf(db, scenes)).map((record) => [record._id, record]));
  return rows.flatMap(({ id, mockup_id, inputs: { name, ...inputs }, picture_hash, updated_at }) => {
    const record = records.get(mockup_id);
    return record
      ? {
          ...{ _id: id, name: name ?? record.name, mockup: record, mockup_inputs: inputs },
          watermarked_output_src: savedMockupAddress({ id, hash: picture_hash }),
          created_at: updated_at.toISOString(),
        }
      : [];
  });
}
