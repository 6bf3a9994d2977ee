import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { servedFileHashFor } from '../../catalog/served-file-hash.js';
import { brandFile, designResource, generatedPicture, upload } from '../../db/schema.js';
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

type Place = (db: Executor, ids: string[], viewer: string | null) => Promise<Named[]>;

const resources: Place = (db, ids, viewer) =>
  db
    .select({ id: designResource.id, hash: servedFileHashFor(viewer) })
    .from(designResource)
    .where(inArray(designResource.id, ids));

/** Where the pictures of a source key lie, by how the key begins. Other keys name nothing on this server. */
const PLACES: Readonly<Record<string, Place>> = {
  'design_resource:': resources,
  // out of My Purchases
  'src:design_resource/': resources,
  'src:upload/': (db, ids) =>
    db.select({ id: upload.id, hash: upload.file_hash }).from(upload).where(inArray(upload.id, ids)),
  'imagemaker:': (db, ids) =>
    db
      .select({ id: generatedPicture.id, hash: generatedPicture.file_hash })
      .from(generatedPicture)
      .where(inArray(generatedPicture.id, ids)),
  'src:brand_file/': logos,
  // the same, with the whole address
  'src:/static/brand_file/': logos,
};

/**
 * Files of catalog resources, uploads and logos, by source key; a picture that is not here has none. `viewer` is the account
 * they are painted for: what it bought comes clean, all else that is sold with its mark.
 */
export async function loadPictures(
  db: Executor,
  files: Pick<FileStore, 'read'>,
  { sources, viewer }: { readonly sources: readonly string[]; readonly viewer: string | null },
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const [start, named] of Object.entries(PLACES)) {
    const keys = sources.filter((source) => source.startsWith(start));
    if (keys.length === 0) continue;
    const ids = keys.map((key) => idIn(key, start));
    for (const { id, hash } of await named(db, [...new Set(ids)], viewer)) {
      const bytes = await files.read(hash);
      for (const key of keys.filter((_, at) => ids[at] === id)) found.set(key, bytes);
    }
  }
  return found;
}

/** Which file of a picture is wanted, which stands after its id, is not the design's to say. */
const idIn = (key: string, start: string): string => key.slice(start.length).split('?')[0]!;
