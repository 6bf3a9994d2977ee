import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { readMesh } from '../../../elements/compose/mesh/mesh.js';
import type { MockupPackage } from '../../../elements/compose/format/mockup-package.js';
import type { DecodedPlacement, DecodedScene } from '../../../elements/compose/scene/scene.js';
import type { Executor } from '../../db/database.js';
import { mockup, mockupFile } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';

type Read = (name: string) => Promise<Buffer>;

export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** Which of a package's tiers a picture is made of: the smallest is for everybody, the largest for what was ordered. */
export type Tier = 'preview' | 'master';

/**
 * A mockup's scene, its pictures decoded at the size of the tier's render, in memory that threads share. Throws when a file
 * of it is damaged.
 */
export async function loadScene(
  { db, files }: { readonly db: Executor; readonly files: Pick<FileStore, 'read'> },
  id: string,
  tier: Tier,
): Promise<DecodedScene | null> {
  const [row] = await db.select({ package: mockup.package }).from(mockup).where(eq(mockup.id, id));
  if (!row) return null;
  const named = await db
    .select({ name: mockupFile.name, hash: mockupFile.hash })
    .from(mockupFile)
    .where(eq(mockupFile.mockup_id, id));
  const hashes = new Map(named.map(({ name, hash }) => [name, hash]));
  const read = async (name: string) => {
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`mockup ${id} has lost ${name}`);
    return files.read(hash);
  };
  const pack = row.package;
  const { px } = tier === 'preview' ? pack.tiers[0]! : pack.tiers.at(-1)!;
  // what was ordered is as large as the package says; what is baked smaller is soft there, never the user's picture
  const wide = tier === 'preview' ? px : pack.width;
  return decodeScene(pack, px, { width: wide, height: Math.round((wide * pack.height) / pack.width) }, read);
}

async function decodeScene(
  pack: MockupPackage,
  px: number,
  size: SceneSize,
  read: Read,
): Promise<DecodedScene> {
  const picture = async (name: string, channels: 1 | 3) => decode(await read(name), size, channels);
  const plate = pack.tiers.find((tier) => tier.px === px)!.plate;
  return {
    package: pack,
    ...size,
    plate: await picture(plate, 3),
    responses: await inTurn(pack.surfaces, ({ files }) => picture(files[px]!, 3)),
    placements: await inTurn(pack.layers, ({ placements = [] }) =>
      inTurn(placements, async ({ mesh: { file, ...shape }, masks }): Promise<DecodedPlacement> => ({
        mesh: readMesh(await read(file), shape, file),
        mask: masks ? await picture(masks[px]!, 1) : null,
      })),
    ),
  };
}

/** Two at a time would only share the cores, and hold twice the memory. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

async function decode(bytes: Buffer, { width, height }: SceneSize, channels: 1 | 3): Promise<Uint8Array> {
  const picture = channels === 1 ? await oneChannel(bytes) : sharp(bytes).removeAlpha();
  const raw = await picture
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  return copyToShared(raw);
}

/** A mask by itself: all its channels say the same, and scaling each would cost three times as much. */
async function oneChannel(bytes: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
}

/** The same bytes where other threads see them. */
export function copyToShared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
