import { and, eq } from 'drizzle-orm';
import { servedFileHashFor } from '../../catalog/served-file-hash.js';
import type { Principal } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile, designResource, upload } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { sanitizePicture } from '../../files/pictures/sanitize-picture.js';
import { MAX_REMOTE_BYTES } from '../../net/fetch-remote.js';
import type { Services } from '../../services.js';
import type { ArtSource } from './art-source.js';

type Needs = Pick<Services, 'db' | 'files' | 'fetchRemote'> & { readonly principal: Principal };

const RULES = {
  maxBytes: MAX_REMOTE_BYTES,
  /** Longest side kept, px: no print area asks for more. */
  maxSide: 4096,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'],
} as const;

/**
 * The hash of a picture that was put into a mockup, as it is now: what is sold and was not bought comes with its mark
 * (DECISIONS 21), what lies elsewhere is fetched and kept. null for a page, which is painted when it is needed. Throws
 * 'not_found', or what fetching it throws.
 */
export async function artHash(needs: Needs, source: ArtSource): Promise<string | null> {
  if (source.kind === 'page') return null;
  if (source.kind === 'remote') return keepRemote(needs, source.url);
  const hash = await storedHash({ db: needs.db, viewer: needs.principal.user?.id ?? null }, source);
  if (hash === null) throw new ApiError('not_found', 'A picture of this mockup is no longer there');
  return hash;
}

/** The hash of an upload, a resource or a logo as an account is shown it; null when it is gone. */
export async function storedHash(
  { db, viewer }: { readonly db: Executor; readonly viewer: string | null },
  { kind, id }: Extract<ArtSource, { readonly id: string }>,
): Promise<string | null> {
  const queries = {
    upload: () => db.select({ hash: upload.file_hash }).from(upload).where(eq(upload.id, id)),
    resource: () =>
      db
        .select({ hash: servedFileHashFor(viewer) })
        .from(designResource)
        .where(eq(designResource.id, id)),
    logo: () =>
      db
        .select({ hash: brandFile.file_hash })
        .from(brandFile)
        .where(and(eq(brandFile.type, 'logo'), eq(brandFile.id, id))),
  };
  const [row] = await queries[kind]();
  return row?.hash ?? null;
}

async function keepRemote({ db, files, fetchRemote }: Needs, url: string): Promise<string> {
  const bytes = await fetchRemote(url).catch(() => {
    // one answer for a private address and one that does not answer
    throw new ApiError('unreachable', 'The image could not be fetched');
  });
  const picture = await sanitizePicture(bytes, RULES);
  return storeFile(db, files, picture.bytes, picture.mime);
}
