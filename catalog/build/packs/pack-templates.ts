import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import type { CatalogTemplate } from '../../format.js';
import { loadFonts } from '../fonts/load-fonts.js';
import { Thumbnails } from '../thumbnails/thumbnails.js';
import { fault } from './faults.js';
import type { PackBase } from './pack-base.js';
import { aboutFile, slugOf, type PackDetails } from './pack-details.js';
import { readPackFile, type PackFiles } from './pack-files.js';
import { part, partOfEach, type PackPart } from './pack-part.js';
import { preflightTemplate } from './preflight-template.js';
import { missingNeeds, objectsOf, withPackPictures } from './template-pictures.js';

/** Colors of a template that it is found by. */
const MOST_COLORS = 5;

/**
 * The templates of a pack, checked like the catalog's own: they can be read, show and are set in what is there, and leave
 * preflight nothing to say. `base` is the catalog with what else the pack holds.
 */
export async function readTemplates(
  files: PackFiles,
  details: PackDetails,
  base: PackBase,
): Promise<PackPart> {
  if (files.files.templates.length === 0) return part({});
  const { index, read } = base;
  const fonts = await loadFonts(index, read);
  const thumbnails = new Thumbnails(index, fonts, read);
  const paths = new Map(index.resources.map(({ id, file }) => [`design_resource:${id}`, file]));
  const bytes = async (source: string) => read(paths.get(source)!);
  const families = [...index.fonts, ...index.fallbackFonts].map(({ name }) => name);
  const ids = new Map(
    [...files.files.photos, ...files.files.backgrounds, ...files.files.icons].map((file) => [
      file,
      `${details.name}-${slugOf(file)}`,
    ]),
  );
  return partOfEach(files.files.templates, async (file) => {
    const refused = (all: readonly string[]) => part({ faults: all.map((what) => fault(file, what)) });
    const design = readDesign((await readPackFile(files, file)).toString('utf8'), ids);
    if (typeof design === 'string') return refused([design]);
    const categories = details.items?.[file]?.categories ?? categoriesOf(design, index);
    const unknown = [
      ...unknownCategories(categories, index),
      ...missingNeeds(design, { ...index, families }),
    ];
    if (categories.length === 0)
      unknown.push(
        `is ${design.width} × ${design.height} px, the size of no category: name one in pack.json, items, categories`,
      );
    if (unknown.length > 0) return refused(unknown);
    const found = await preflightTemplate(design, { fonts, bytes });
    if (found.length > 0) return refused(found);
    const card = cardOf(design, file, details, categories);
    const thumbnail = await thumbnails.render(design.pages[0]! as never, design);
    return part({
      templates: [card],
      files: [
        { path: card.file, data: serializeDesign({ ...design, id: card.id }) },
        { path: card.thumbnail, data: thumbnail },
      ],
    });
  });
}

/** The design, or what is wrong with the file. */
function readDesign(text: string, ids: ReadonlyMap<string, string>): DesignFile | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${(error as Error).message}`;
  }
  try {
    return parseDesignFile(withPackPictures(json, ids));
  } catch (error) {
    if (error instanceof DesignFileError) return `is no design: ${error.message}`;
    throw error;
  }
}

/** Categories of the design's own size. */
const categoriesOf = ({ width, height }: DesignFile, { categories }: PackBase['index']): string[] =>
  categories
    .flatMap(({ children }) => children)
    .filter(
      (child) => pixelsOf(child.width, child.unit) === width && pixelsOf(child.height, child.unit) === height,
    )
    .map(({ id }) => id);

/** Page pixels in a unit. */
const PIXELS = { px: 1, in: 96, mm: 96 / 25.4 } as const;
const pixelsOf = (length: number, unit: keyof typeof PIXELS): number => Math.round(length * PIXELS[unit]);

function unknownCategories(wanted: readonly string[], { categories }: PackBase['index']): string[] {
  const known = new Set(categories.flatMap(({ children }) => children.map(({ id }) => id)));
  return wanted.filter((id) => !known.has(id)).map((id) => `is put in the category ${id}, which is none`);
}

function cardOf(
  design: DesignFile,
  file: string,
  details: PackDetails,
  categories: readonly string[],
): CatalogTemplate {
  const { id, name, keywords } = aboutFile(details, file);
  const families = objectsOf(design).flatMap(([, object]) =>
    object.type === 'text' ? [object.text_details.font] : [],
  );
  return {
    ...{ id, name, custom_url: id, keywords, categories: [...categories] },
    ...{ width: design.width, height: design.height, unit: 'px', active: true },
    ...{ file: `templates/${id}.json`, thumbnail: `thumbs/${id}.webp` },
    colors: colorsOf(design),
    fonts: [...new Set(families)],
  };
}

/** The colors it names most. */
function colorsOf(design: DesignFile): string[] {
  const counts = new Map<string, number>();
  for (const [color] of JSON.stringify(design.pages).matchAll(/#[0-9a-f]{6}(?=")/gi))
    counts.set(color.toLowerCase(), (counts.get(color.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLORS)
    .map(([color]) => color);
}
