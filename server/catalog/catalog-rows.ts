import { extname } from 'node:path';
import type { CatalogResource, CatalogTemplate } from '../../catalog/format.js';
import { parseDesignFile } from '../../elements/document/design-file.js';
import { serializeDesign } from '../../elements/document/stored/serialize.js';
import type { tables } from '../db/database.js';
import { STARTER } from '../db/schema/columns.js';
import type { Searchable } from '../search/search-entries.js';
import type { FileStore } from '../files/store/file-store.js';
import { readCatalogFile, type Catalog } from './load-catalog.js';
import type { MockupRows } from './mockup-rows.js';
import { searchablesOf } from '../search/searchables.js';

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

export interface CatalogRows extends Omit<MockupRows, 'files'> {
  readonly categories: RowOf<'category'>[];
  readonly iconGroups: RowOf<'iconGroup'>[];
  readonly files: RowOf<'file'>[];
  readonly resources: RowOf<'designResource'>[];
  readonly templates: RowOf<'template'>[];
  readonly templateCategories: RowOf<'templateCategory'>[];
  readonly textTemplates: RowOf<'textTemplate'>[];
  readonly packFiles: RowOf<'packFile'>[];
  /** What each of them is found by. */
  readonly searchables: readonly Searchable[];
}

interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
}

const MIME: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Files written side by side: each waits for the disk, and a first start has thousands. */
const ABREAST = 32;

/** An operator's own things come before those the product is built with. */
const PACK_LEAD = 1_000_000;

/** The index counts from the lowest up; the calls sort by priority, highest first. */
export const descendingPriority =
  ({ pack }: Catalog) =>
  (priority: number): number =>
    (pack === STARTER ? 0 : PACK_LEAD) - priority;

/** Every picture that the index names and the product serves or keeps. */
function storedPaths({ pack, index }: Catalog): string[] {
  const files = index.resources.flatMap(({ file, marked }) =>
    marked === undefined ? [file] : [file, marked],
  );
  return [...new Set([...files, ...(pack === STARTER ? [] : thumbnailsOf(index))])];
}

const thumbnailsOf = ({ resources, templates, textTemplates }: Catalog['index']): string[] =>
  [...resources, ...templates, ...textTemplates].map(({ thumbnail }) => thumbnail);

/**
 * Puts the files of all resources in the store, and the thumbnails of a pack, so that they outlive the catalog that
 * brought them.
 */
export async function storeResourceFiles(
  store: FileStore,
  catalog: Catalog,
): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  const paths = storedPaths(catalog);
  for (let at = 0; at < paths.length; at += ABREAST) {
    const some = paths.slice(at, at + ABREAST);
    const kept = await Promise.all(some.map((path) => storeFile(store, catalog, path)));
    some.forEach((path, i) => stored.set(path, kept[i]!));
  }
  return stored;
}

async function storeFile(store: FileStore, catalog: Catalog, path: string): Promise<StoredFile> {
  const bytes = await readCatalogFile(catalog, path);
  return { hash: await store.put(bytes), bytes: bytes.length };
}

/** The rows of every table, as the index describes them. Throws with the name of a template that cannot be read. */
export async function catalogRows(
  catalog: Catalog,
  stored: Map<string, StoredFile>,
  { files: mockupFiles, ...mockups }: MockupRows,
): Promise<CatalogRows> {
  const { pack, index, hash } = catalog;
  const flip = descendingPriority(catalog);
  const root = pack === STARTER ? '/static' : `/static/packs/${pack}`;
  const thumbnail = (path: string) => `${root}/${path}?v=${hash.slice(0, 8)}`;
  const files = [...[...stored].map(([path, kept]) => ({ ...kept, mime: mimeOf(path) })), ...mockupFiles];
  const templates = await Promise.all(
    index.templates.map(async (template, position) => ({
      ...templateRow(template),
      priority: flip(position),
      ...(await designOf(catalog, template)),
      thumbnail: thumbnail(template.thumbnail),
    })),
  );
  return {
    ...mockups,
    searchables: searchablesOf(index, { templates, mockups: mockups.mockups }),
    categories: categoryRows(catalog),
    iconGroups: index.iconGroups.map(({ id, name, priority }) => ({ id, name, priority: flip(priority) })),
    files: [...new Map(files.map((file) => [file.hash, file])).values()],
    resources: index.resources.map((resource, position) => ({
      ...resourceRow(resource),
      priority: flip(position),
      file_hash: stored.get(resource.file)!.hash,
      marked_hash: resource.marked === undefined ? null : stored.get(resource.marked)!.hash,
      thumbnail: thumbnail(resource.thumbnail),
    })),
    templates,
    templateCategories: index.templates.flatMap(({ id, categories }) =>
      categories.map((category, position) => ({ template_id: id, category_id: category, position })),
    ),
    textTemplates: index.textTemplates.map(({ id, name, keywords = [], object, ...text }, position) => ({
      ...{
        id,
        name,
        keywords: keywords.join(','),
        object,
        priority: flip(position),
        thumbnail: thumbnail(text.thumbnail),
      },
      ...sizeOf(object),
    })),
    packFiles: pack === STARTER ? [] : packFileRows(catalog, stored),
  };
}

const packFileRows = ({ pack, index }: Catalog, stored: Map<string, StoredFile>): RowOf<'packFile'>[] =>
  [...new Set(thumbnailsOf(index))].map((path) => ({ pack, path, hash: stored.get(path)!.hash }));

function categoryRows(catalog: Catalog): RowOf<'category'>[] {
  const flip = descendingPriority(catalog);
  const ofMockups = catalog.index.mockupCategories.map(({ priority, ...row }) => ({
    ...{ ...row, type: 'mockup' as const, priority: flip(priority) },
  }));
  const ofDesigns = catalog.index.categories.flatMap(({ children, id, name, priority }) => [
    { id, name, priority: flip(priority) },
    ...children.map(({ example, ...child }) => ({
      ...child,
      priority: flip(child.priority),
      parent_id: id,
      example_id: example ?? null,
    })),
  ]);
  return [...ofDesigns, ...ofMockups];
}

function resourceRow({ id, name, kind, group, keywords, width, height, ...rest }: CatalogResource) {
  const { colors, free, author, licence, source } = rest;
  const about = { colors, free, author, licence, source };
  return {
    ...{ id, name, sub_type: kind, group_id: group ?? null, keywords: keywords.join(','), width, height },
    ...about,
  };
}

function templateRow({ id, name, custom_url, keywords, width, height, active, ...rest }: CatalogTemplate) {
  const { language = 'en', styles = [] } = rest;
  return {
    language,
    styles,
    id,
    name,
    custom_url,
    keywords: keywords.join(','),
    width,
    height,
    active,
  };
}

/** A template that the editor could not open must not get in. */
async function designOf(
  catalog: Catalog,
  { id, file }: CatalogTemplate,
): Promise<{ readonly design_file: string; readonly pages: number }> {
  try {
    const design = parseDesignFile((await readCatalogFile(catalog, file)).toString('utf8'));
    return { design_file: serializeDesign(design), pages: design.pages.length };
  } catch (error) {
    throw new Error(`catalog template ${id}: ${(error as Error).message}`, { cause: error });
  }
}

function mimeOf(file: string): string {
  const mime = MIME[extname(file)];
  if (mime === undefined) throw new Error(`catalog file ${file}: not a kind of picture we serve`);
  return mime;
}

function sizeOf(object: Record<string, unknown>): { width: number; height: number } {
  return { width: Number(object['width'] ?? 0), height: Number(object['height'] ?? 0) };
}
