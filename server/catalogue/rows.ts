import { extname } from 'node:path';
import type { CatalogResource, CatalogTemplate } from '../../catalog/format.js';
import { parseDesignFile } from '../../elements/document/design-file.js';
import { serializeDesign } from '../../elements/document/serialize.js';
import type { tables } from '../db/database.js';
import type { FileStore } from '../files/file-store.js';
import { readCatalogueFile, type Catalogue } from './load.js';

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

export interface CatalogueRows {
  readonly categories: RowOf<'category'>[];
  readonly iconGroups: RowOf<'iconGroup'>[];
  readonly files: RowOf<'file'>[];
  readonly resources: RowOf<'designResource'>[];
  readonly templates: RowOf<'template'>[];
  readonly templateCategories: RowOf<'templateCategory'>[];
  readonly textTemplates: RowOf<'textTemplate'>[];
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

/** The index counts from the lowest up; the calls sort by priority, highest first. */
const flip = (priority: number): number => 0 - priority;

/** Puts the files of all resources in the store, so that they outlive the catalogue that brought them. */
export async function storeResourceFiles(
  store: FileStore,
  catalogue: Catalogue,
): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const { file } of catalogue.index.resources) {
    const bytes = await readCatalogueFile(catalogue, file);
    stored.set(file, { hash: await store.put(bytes), bytes: bytes.length });
  }
  return stored;
}

/** The rows of every table, as the index describes them. Throws with the name of a template that cannot be read. */
export async function catalogueRows(
  catalogue: Catalogue,
  stored: Map<string, StoredFile>,
): Promise<CatalogueRows> {
  const { index, hash } = catalogue;
  const thumbnail = (path: string) => `/static/${path}?v=${hash.slice(0, 8)}`;
  const files = index.resources.map(({ file }) => ({ ...stored.get(file)!, mime: mimeOf(file) }));
  return {
    categories: categoryRows(catalogue),
    iconGroups: index.iconGroups.map(({ id, name, priority }) => ({ id, name, priority: flip(priority) })),
    files: [...new Map(files.map((file) => [file.hash, file])).values()],
    resources: index.resources.map((resource, position) => ({
      ...resourceRow(resource, position),
      file_hash: stored.get(resource.file)!.hash,
      thumbnail: thumbnail(resource.thumbnail),
    })),
    templates: await Promise.all(
      index.templates.map(async (template, position) => ({
        ...templateRow(template, position),
        design_file: await designText(catalogue, template),
        thumbnail: thumbnail(template.thumbnail),
      })),
    ),
    templateCategories: index.templates.flatMap(({ id, categories }) =>
      categories.map((category, position) => ({ template_id: id, category_id: category, position })),
    ),
    textTemplates: index.textTemplates.map(({ id, name, object, ...text }, position) => ({
      ...{ id, name, object, priority: flip(position), thumbnail: thumbnail(text.thumbnail) },
      ...sizeOf(object),
    })),
  };
}

function categoryRows({ index }: Catalogue): RowOf<'category'>[] {
  return index.categories.flatMap(({ children, id, name, priority }) => [
    { id, name, priority: flip(priority) },
    ...children.map(({ example, ...child }) => ({
      ...child,
      priority: flip(child.priority),
      parent_id: id,
      example_id: example ?? null,
    })),
  ]);
}

function resourceRow(
  { id, name, kind, group, keywords, width, height, ...rest }: CatalogResource,
  position: number,
) {
  const { colors, free, author, licence, source } = rest;
  const about = { colors, free, author, licence, source };
  return {
    ...{ id, name, sub_type: kind, group_id: group ?? null, keywords: keywords.join(','), width, height },
    ...about,
    priority: flip(position),
  };
}

function templateRow(
  { id, name, custom_url, keywords, width, height, active }: CatalogTemplate,
  position: number,
) {
  return {
    id,
    name,
    custom_url,
    keywords: keywords.join(','),
    width,
    height,
    active,
    priority: flip(position),
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
