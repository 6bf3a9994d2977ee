import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { brandFile, team } from '../../db/schema.js';
import { fontKey } from '../../../elements/text/fonts/font-key.js';
import type { FileStore } from '../../files/store/file-store.js';
import { brandFileId } from '../../modules/brand-kit/brand-file-address.js';
import type { FontReference } from './referenced-fonts.js';

/** Fonts of one picture, and their bytes together: each travels to the thread that paints. */
const MOST = 12;
const MOST_BYTES = 60 * 1024 * 1024;

interface Design {
  readonly owner: string | null;
  readonly fonts: readonly FontReference[];
}

/**
 * Files of the fonts that a design has from teams, by the key of each (`fontKey`): what a text says where it lies, and
 * otherwise what the design's owner has uploaded under that name. Removed ones too: designs keep showing them. Families of
 * the catalog have none.
 */
export async function loadTeamFonts(
  db: Executor,
  files: Pick<FileStore, 'read'>,
  { owner, fonts }: Design,
): Promise<Map<string, Uint8Array>> {
  const chosen = new Map<string, { hash: string; bytes: number }>();
  if (owner !== null) {
    const named = and(
      eq(team.owner_user, owner),
      inArray(
        brandFile.name,
        fonts.map(({ family }) => family),
      ),
    )!;
    for (const row of await select(db, named)) if (!chosen.has(row.name)) chosen.set(row.name, row);
  }
  const placed = fonts.flatMap(({ family, src }) => {
    const id = src === undefined ? null : brandFileId(src);
    return id === null ? [] : [{ key: fontKey(family, src), id }];
  });
  const ids = placed.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await select(db, inArray(brandFile.id, ids));
  for (const { key, id } of placed) {
    const row = rows.find((one) => one.id === id);
    if (row) chosen.set(key, row);
  }
  return read(files, [...chosen].slice(0, MOST));
}

/** Those that are still there before removed ones, newer ones before older. */
const select = (db: Executor, wanted: SQL) =>
  db
    .select({ id: brandFile.id, name: brandFile.name, hash: brandFile.file_hash, bytes: brandFile.bytes })
    .from(brandFile)
    .innerJoin(team, eq(team.id, brandFile.team_id))
    .where(and(eq(brandFile.type, 'font'), wanted))
    .orderBy(sql`${brandFile.removed_at} desc nulls first`, desc(brandFile.created_at));

async function read(
  files: Pick<FileStore, 'read'>,
  chosen: readonly (readonly [string, { hash: string; bytes: number }])[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  let total = 0;
  for (const [key, { hash, bytes }] of chosen) {
    total += bytes;
    if (total <= MOST_BYTES) found.set(key, await files.read(hash));
  }
  return found;
}
