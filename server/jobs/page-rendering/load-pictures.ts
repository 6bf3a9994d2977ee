import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { servedFileHash } from '../../catalog/served-file-hash.js';
import { brandFile, designResource, upload } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';

interface Named {
  readonly id: string;
  readonly hash: string;
}

/** Logos of teams, also of those that have removed them: a design keeps showing what it shows. */
const logos = (db: Executor, ids: string[]): Promise<Named[]> =>
  db
    .select({ id: brandFile.id, hash: brandFile.file_hash })
    .from(brandFile)
    .where(and(eq(brandFile.type, 'logo'), inArray(brandFile.id, ids)));

/** Where the pictures of a source key lie, by how the key begins. Other keys name nothing on this server. */
const PLACES: Readonly<Record<string, (db: Executor, ids: string[]) => Promise<Named[]>>> = {
  'design_resource:': (db, ids) =>
    db
      .select({ id: designResource.id, hash: servedFileHash })
      .from(designResource)
      .where(inArray(designResource.id, ids)),
  'src:upload/': (db, ids) =>
    db.select({ id: upload.id, hash: upload.file_hash }).from(upload).where(inArray(upload.id, ids)),
  'src:brand_file/': logos,
  // the same, with the whole address
  'src:/static/brand_file/': logos,
};

/** Files of catalog resources, uploads and logos, by source key; a picture that is not here has none. */
export async function loadPictures(
  db: Executor,
  files: Pick<FileStore, 'read'>,
  sources: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const [start, named] of Object.entries(PLACES)) {
    const ids = sources.filter((source) => source.startsWith(start)).map((key) => key.slice(start.length));
    if (ids.length === 0) continue;
    for (const { id, hash } of await named(db, [...new Set(ids)]))
      found.set(`${start}${id}`, await files.read(hash));
  }
  return found;
}
