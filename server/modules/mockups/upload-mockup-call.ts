import { and, desc, eq, inArray } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import {
  checkFiles,
  MAX_PACKAGE_BYTES,
  type PackageFile,
} from '../../../elements/compose/format/package-files.js';
import {
  PackageError,
  parsePackage,
  type MockupPackage,
} from '../../../elements/compose/format/mockup-package.js';
import { packageRows } from '../../catalog/mockup-rows.js';
import { mockupSearchable } from '../../search/searchables.js';
import { ApiError } from '../../contract/envelope.js';
import { mockup as calls } from '../../contract/mockup.js';
import { AUTHORED } from '../../db/schema/columns.js';
import type { Executor } from '../../db/database.js';
import { category, file, mockup, mockupCategory, mockupFile } from '../../db/schema.js';
import { formHandler, type Context } from '../../http/calls/handler.js';
import { putEntries } from '../../search/search-entries.js';
import { requireAuthor } from '../../access/require-author.js';
import { recordsOf } from './mockup-records.js';

const MANIFEST = 'mockup.json';
const MOST_FILES = 100;

const refusal = (what: string) => new ApiError('bad_request', `file: ${what}`, { path: 'file' });

/** A designer adds a mockup: a zipped package, checked in all that it says before anything of it is kept (D-044). */
export const mockupUploadForms = [
  formHandler(
    calls.upload,
    async (_payload, { bytes }, context) => {
      requireAuthor(context.principal);
      const files = unpacked(bytes);
      const pack = manifestOf(files);
      await requireWhole(pack, files);
      await requireCategories(context.db, pack);
      return put(context, pack, files);
    },
    { perMinute: 20 },
  ),
];

/**
 * The files of the archive, which may lie in one folder of it. Names are checked by whoever asks for them, never used as
 * paths.
 */
function unpacked(bytes: Buffer): Map<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(name)) return false;
        total += originalSize;
        count += 1;
        if (total > MAX_PACKAGE_BYTES * 2 || count > MOST_FILES)
          throw refusal('it unpacks to more than we take');
        return true;
      },
    });
    return new Map(
      Object.entries(entries).map(([name, data]) => [name.slice(name.lastIndexOf('/') + 1), data]),
    );
  } catch (error) {
    throw error instanceof ApiError ? error : refusal('it is no zip archive');
  }
}

function manifestOf(files: Map<string, Uint8Array>): MockupPackage {
  const manifest = files.get(MANIFEST);
  files.delete(MANIFEST);
  if (!manifest) throw refusal(`there is no ${MANIFEST} in it`);
  try {
    return parsePackage(JSON.parse(new TextDecoder().decode(manifest)));
  } catch (error) {
    throw refusal(error instanceof PackageError ? error.message : `${MANIFEST} is not JSON`);
  }
}

async function requireWhole(pack: MockupPackage, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const measured = new Map<string, PackageFile>();
  for (const [name, data] of files) measured.set(name, { bytes: data.length, ...(await sizeOf(name, data)) });
  const [fault] = checkFiles(pack, measured);
  if (fault !== undefined) throw refusal(fault);
}

/** In a category that does not exist nobody would come upon it. */
async function requireCategories(db: Executor, { categories }: MockupPackage): Promise<void> {
  if (categories.length === 0) return;
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(eq(category.type, 'mockup'), inArray(category.id, [...categories])));
  const missing = categories.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw refusal(`${MANIFEST}: there is no category "${missing}"`);
}

/** px of a picture that can be decoded to the end. */
async function sizeOf(name: string, data: Uint8Array): Promise<{ width?: number; height?: number }> {
  if (!name.endsWith('.webp')) return {};
  try {
    const { info } = await sharp(data, { limitInputPixels: 20_000_000, failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height };
  } catch {
    throw refusal(`${name} is no picture we can read`);
  }
}

async function put({ db, files, searchEngine }: Context, pack: MockupPackage, data: Map<string, Uint8Array>) {
  const read = (name: string) => Promise.resolve(data.get(name)!);
  const [newest] = await db
    .select({ priority: mockup.priority })
    .from(mockup)
    .orderBy(desc(mockup.priority))
    .limit(1);
  const rows = await packageRows(files, pack, read, (newest?.priority ?? 0) + 1);
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ pack: mockup.pack })
      .from(mockup)
      .where(eq(mockup.id, pack.id))
      .for('update');
    if (known && known.pack !== AUTHORED) throw refusal(`there is a mockup called ${pack.id} already`);
    await tx.insert(file).values(rows.files).onConflictDoNothing();
    const [values] = rows.mockups;
    const [row] = await tx
      .insert(mockup)
      .values({ ...values!, pack: AUTHORED })
      .onConflictDoUpdate({ target: mockup.id, set: { ...values!, active: true } })
      .returning();
    await tx.delete(mockupFile).where(eq(mockupFile.mockup_id, pack.id));
    await tx.delete(mockupCategory).where(eq(mockupCategory.mockup_id, pack.id));
    await tx.insert(mockupFile).values(rows.mockupFiles);
    await tx.insert(mockupCategory).values(rows.mockupCategories);
    await putEntries(tx, [mockupSearchable(row!)]);
    await searchEngine.changed(tx, 'mockup', [pack.id]);
    return (await recordsOf(tx, [row!]))[0]!;
  });
}
