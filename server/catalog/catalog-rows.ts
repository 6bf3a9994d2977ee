import { extname } from 'node:path';
import type { CatalogResource, CatalogTemplate } from '../../catalog/format.js';
import { parseDesignFile } from '../../elements/document/design-file.js';
import { serializeDesign } from '../../elements/document/serialize.js';
import type { tables } from '../db/database.js';
import { STARTER } from '../db/schema/columns.js';
import type { Searchable } from '../search/search-entries.js';
import type { FileStore } from '../files/store/file-store.js';
import { readCatalogueFile, type Catalogue } from './load-catalog.js';
import type { MockupRows } from './mockup-rows.js';
import { searchablesOf } from '../search/searchables.js';

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

export interface CatalogueRows extends Omit<MockupRows, 'files'> {
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
export const flipIn =
  ({ pack }: Catalogue) =>
  (priority: number): number =>
    (pack === STARTER ? 0 : PACK_LEAD) - priority;

/** Every picture that the index names and the product serves or keeps. */
function storedPaths({ pack, index }: Catalogue): string[] {
  const files = index.resources.flatMap(({ file, marked }) =>
    marked === undefined ? [file] : [file, marked],
  );
  return [...new Set([...files, ...(pack === STARTER ? [] : thumbnailsOf(index))])];
}

const thumbnailsOf = ({ resources, templates, textTemplates }: Catalogue['index']): string[] =>
  [...resources, ...templates, ...textTemplates].map(({ thumbnail }) => thumbnail);

/** Puts the files of all resources in the store, and the thumbnails of a pack, so that they outlive the catalogue that brought them. */
export async function storeResourceFiles(
  store: FileStore,
  catalogue: Catalogue,
): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  const paths = storedPaths(catalogue);
  for (let at = 0; at < paths.length; at += ABREAST) {
    const some = paths.slice(at, at + ABREAST);
    const kept = await Promise.all(some.map((path) => storeFile(store, catalogue, path)));
    some.forEach((path, i) => stored.set(path, kept[i]!));
  }
  return stored;
}

async function storeFile(store: FileStore, catalogue: Catalogue, path: string): Promise<StoredFile> {
  const bytes = await readCatalogueFile(catalogue, path);
  return { hash: await store.put(bytes), bytes: bytes.length };
}

/** The rows of every table, as the index describes them. Throws with the name of a template that cannot be read. */
export async function catalogueRows(
  catalogue: Catalogue,
  stored: Map<string, StoredFile>,
  { files: mockupFiles, ...mockups }: MockupRows,
): Promise<CatalogueRows> {
  const { pack, index, hash } = catalogue;
  const flip = flipIn(catalogue);
  const root = pack === STARTER ? '/static' : `/static/packs/${pack}`;
  const thumbnail = (path: string) => `${root}/${path}?v=${hash.slice(0, 8)}`;
  const files = [...[...stored].map(([path, kept]) => ({ ...kept, mime: mimeOf(path) })), ...mockupFiles];
  const templates = await Promise.all(
    index.templates.map(async (template, position) => ({
      ...templateRow(template),
      priority: flip(position),
      design_file: await designText(catalogue, template),
      thumbnail: thumbnail(template.thumbnail),
    })),
  );
  return {
    ...mockups,
    searchables: searchablesOf(index, { templates, mockups: mockups.mockups }),
    categories: categoryRows(catalogue),
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
    packFiles: pack === STARTER ? [] : packFileRows(catalogue, stored),
  };
}

const packFileRows = ({ pack, index }: Catalogue, stored: Map<string, StoredFile>): RowOf<'packFile'>[] =>
  [...new Set(thumbnailsOf(index))].map((path) => ({ pack, path, hash: stored.get(path)!.hash }));

function categoryRows(catalogue: Catalogue): RowOf<'category'>[] {
  const flip = flipIn(catalogue);
  const ofMockups = catalogue.index.mockupCategories.map(({ priority, ...row }) => ({
    ...{ ...row, type: 'mockup' as const, priority: flip(priority) },
  }));
  const ofDesigns = catalogue.index.categories.flatMap(({ children, id, name, priority }) => [
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

function templateRow({ id, name, custom_url, keywords, width, height, active }: CatalogTemplate) {
  return {
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
async function designText(catalogue: Catalogue, { id, file }: CatalogTemplate): Promise<string> {
  try {
    return serializeDesign(parseDesignFile((await readCatalogueFile(catalogue, file)).toString('utf8')));
  } catch (error) {
    throw new Error(`catalogue template ${id}: ${(error as Error).message}`, { cause: error });
  }
}

function mimeOf(file: string): string {
  const mime = MIME[extname(file)];
  if (mime === undefined) throw new Error(`catalogue file ${file}: not a kind of picture we serve`);
  return mime;
}

function sizeOf(object: Record<string, unknown>): { width: number; height: number } {
  return { width: Number(object['width'] ?? 0), height: Number(object['height'] ?? 0) };
}
