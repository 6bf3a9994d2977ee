import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CatalogMockup } from '../../catalog/format.js';
import {
  parsePackage,
  sharedFiles,
  tierFiles,
  type MockupPackage,
} from '../../elements/compose/format/mockup-package.js';
import type { tables } from '../db/database.js';
import type { FileStore } from '../files/store/file-store.js';
import { readCatalogFile, type Catalog } from './load-catalog.js';

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

export interface MockupRows {
  readonly mockups: RowOf<'mockup'>[];
  readonly mockupFiles: RowOf<'mockupFile'>[];
  readonly mockupCategories: RowOf<'mockupCategory'>[];
  readonly files: RowOf<'file'>[];
}

const MANIFEST = 'mockup.json';
const MIME: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.mesh': 'application/octet-stream' };

/**
 * Puts the files of a catalog's mockups into the store and gives their rows. Throws with the id of one that is damaged.
 */
export async function mockupRows(
  store: FileStore,
  catalog: Catalog,
  priorityOf: (position: number) => number,
): Promise<MockupRows> {
  const parts: MockupRows[] = [];
  // one after the other: each is some megabytes
  for (const [position, entry] of catalog.index.mockups.entries())
    parts.push(await rowsOf(store, catalog, entry, priorityOf(position)));
  return joinMockupRows(parts);
}

export const joinMockupRows = (parts: readonly MockupRows[]): MockupRows => ({
  mockups: parts.flatMap(({ mockups }) => mockups),
  mockupFiles: parts.flatMap(({ mockupFiles }) => mockupFiles),
  mockupCategories: parts.flatMap(({ mockupCategories }) => mockupCategories),
  files: parts.flatMap(({ files }) => files),
});

async function rowsOf(
  store: FileStore,
  catalog: Catalog,
  { id, folder }: CatalogMockup,
  priority: number,
): Promise<MockupRows> {
  try {
    const text = await readCatalogFile(catalog, `${folder}/${MANIFEST}`);
    const pack = parsePackage(JSON.parse(text.toString('utf8')));
    if (pack.id !== id) throw new Error(`its id is ${pack.id}`);
    const read = (name: string) => readCatalogFile(catalog, `${folder}/${name}`);
    return await packageRows(store, pack, read, priority);
  } catch (error) {
    throw new Error(`catalog mockup ${id}: ${(error as Error).message}`, { cause: error });
  }
}

/** Keeps the files of a checked package and gives its rows. Of its tiers only the smallest is for everybody (C-009). */
export async function packageRows(
  store: FileStore,
  pack: MockupPackage,
  read: (name: string) => Promise<Uint8Array>,
  priority: number,
): Promise<MockupRows> {
  const shown = new Set([...tierFiles(pack, pack.tiers[0]!.px), ...sharedFiles(pack)]);
  const names = new Set([...shown, ...pack.tiers.flatMap(({ px }) => tierFiles(pack, px))]);
  const kept = await Promise.all(
    [...names].sort().map(async (name) => {
      const bytes = await read(name);
      return { name, hash: await store.put(bytes), bytes: bytes.length, mime: mimeOf(name) };
    }),
  );
  const { id, name, keywords, price, categories } = pack;
  return {
    mockups: [
      {
        ...{ id, name, keywords: keywords.join(','), package: pack, priority },
        ...{ price_cents: Math.round(price * 100), version: versionOf(pack, kept) },
      },
    ],
    mockupFiles: kept.map(({ name: file, hash }) => ({
      ...{ mockup_id: id, name: file, hash, public: shown.has(file) },
    })),
    mockupCategories: categories.map((category_id, position) => ({ mockup_id: id, category_id, position })),
    files: kept.map(({ hash, bytes, mime }) => ({ hash, bytes, mime })),
  };
}

function versionOf(pack: MockupPackage, files: readonly { readonly hash: string }[]): string {
  const all = [JSON.stringify(pack), ...files.map(({ hash }) => hash)].join('\0');
  return createHash('sha256').update(all).digest('hex').slice(0, 12);
}

function mimeOf(name: string): string {
  const mime = MIME[extname(name)];
  if (mime === undefined) throw new Error(`${name} is no file of a mockup`);
  return mime;
}
