import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../../../../catalog/format.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { unpackObjects } from '../../../../elements/document/unpack-objects.js';
import { suggestVariations } from '../../../../elements/generate/suggest/suggest.js';
import type {
  DressedDesign,
  FontCategory,
  Pairing,
  SuggestEnv,
  SuggestRequest,
  Variation,
} from '../../../../elements/generate/suggest/types.js';
import { decodePicture } from '../../../../elements/render/node.js';
import { RenderResources } from '../../../../elements/render/resources.js';
import { FontFile } from '../../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../../elements/text/fonts/font-store.js';
import { nodeBackdrops } from '../../preflight/support.js';

/** Designs of the catalog as they are suggested from, with all that they show. */

const DIST = new URL('../../../../catalog/dist/', import.meta.url);
const read = (path: string): Promise<Uint8Array> => readFile(new URL(path, DIST));

export const catalog = JSON.parse(new TextDecoder().decode(await read('index.json'))) as CatalogIndex;
const families = new Map(catalog.fonts.map((family) => [family.name, family]));
const sources = new Map(catalog.resources.map((each) => [`design_resource:${each.id}`, each.file]));
const fonts = new FontStore();
const loaded = new Set<string>();

export const categoryOf = (name: string): FontCategory | undefined => families.get(name)?.category;

/** Loads families of the catalog, fallbacks for scripts among them. */
async function loadFamilies(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const family = families.get(name) ?? catalog.fallbackFonts.find((each) => each.name === name);
    if (!family || loaded.has(name)) continue;
    loaded.add(name);
    for (const { id, weight, italic } of family.faces)
      fonts.add(FontFile.parse({ id, family: name, weight, italic }, await read(`fonts/${id}.ttf`)));
  }
}

function pairedFont(fonts: CatalogIndex['pairings'][number]['fonts'], role: 'heading' | 'sub' | 'body') {
  const { family, weight } = fonts.find((font) => font.role === role)!;
  const { faces, category } = families.get(family)!;
  const weights = [...new Set(faces.filter(({ italic }) => !italic).map((face) => face.weight))];
  return { name: family, category, weight, weights, italic: faces.some(({ italic }) => italic) };
}

/** The built-in pairings. */
export const pairings: readonly Pairing[] = catalog.pairings.map(({ id, fonts: each }) => ({
  id,
  fonts: {
    heading: pairedFont(each, 'heading'),
    sub_heading: pairedFont(each, 'sub'),
    paragraph: pairedFont(each, 'body'),
  },
}));

export interface Opened {
  readonly design: DressedDesign;
  readonly env: SuggestEnv;
}

/** A template of the catalog, its fonts and those of the pairings here. */
export async function openTemplate(id: string): Promise<Opened> {
  const template = catalog.templates.find((each) => each.id === id)!;
  const file = parseDesignFile(new TextDecoder().decode(await read(template.file)));
  await loadFamilies([
    ...template.fonts,
    ...pairings.flatMap(({ fonts: each }) => Object.values(each).map(({ name }) => name)),
  ]);
  const resources = new RenderResources(
    { bytes: (source) => read(sources.get(source)!), font: () => Promise.resolve() },
    decodePicture,
    fonts,
  );
  const pages = [];
  for (const { id: page, background_color, background_image: background = null, ...stored } of file.pages) {
    const { objects, groups } = unpackObjects(stored.objects);
    await resources.load(background ? [background, ...objects] : objects);
    pages.push({ id: page, background_color, background, objects, groups: [...stored.groups, ...groups] });
  }
  const env = { objects: resources.env, backdrop: nodeBackdrops((source) => resources.picture(source)) };
  return { design: { width: file.width, height: file.height, pages }, env };
}

/** Variations around the usual seeds unless told. */
export const suggest = ({ design, env }: Opened, asked: Partial<SuggestRequest> = {}): readonly Variation[] =>
  suggestVariations(
    design,
    {
      locks: { fonts: false, colors: false },
      seedColors: ['#c4512d', '#e9b44c'],
      pairings,
      categoryOf,
      ...asked,
    },
    env,
  );
