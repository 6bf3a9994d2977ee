import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../../../../../catalog/format.js';
import { templates } from '../../../../../catalog/source/templates/templates.js';
import { parseDesignFile, type DesignFile } from '../../../../../elements/document/design-file.js';
import { unpackObjects } from '../../../../../elements/document/unpack-objects.js';
import { resizeFile } from '../../../../../elements/generate/resize/resize-file.js';
import type { Size } from '../../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../../elements/objects/kinds.js';
import { focusIn } from '../../../../../elements/generator/focus-in.js';
import { decodePicture, nodePaintEnv, pixelsOf } from '../../../../../elements/render/node.js';
import { RenderResources } from '../../../../../elements/render/resources.js';
import { FontFile } from '../../../../../elements/text/fonts/font-file.js';
import { seen } from './pages.js';
import { FontStore } from '../../../../../elements/text/fonts/font-store.js';

/** The shipped catalog with its fonts, and the templates that re-laid pages are judged by. */

const DIST = new URL('../../../../../catalog/dist/', import.meta.url);
const read = (path: string): Promise<Uint8Array> => readFile(new URL(path, DIST));

export async function openCatalog() {
  const index = JSON.parse(new TextDecoder().decode(await read('index.json'))) as CatalogIndex;
  const fonts = new FontStore();
  for (const [families, fallback] of [
    [index.fonts, false],
    [index.fallbackFonts, true],
  ] as const)
    for (const { name, faces } of families)
      for (const { id, weight, italic } of faces) {
        const file = FontFile.parse({ id, family: name, weight, italic }, await read(`fonts/${id}.ttf`));
        if (fallback) fonts.addFallback(file);
        else fonts.add(file);
      }
  const files = new Map(index.resources.map((each) => [`design_resource:${each.id}`, each.file]));
  const resources = new RenderResources(
    { bytes: (source) => read(files.get(source)!), font: () => Promise.resolve() },
    decodePicture,
    fonts,
  );
  const paint = nodePaintEnv((source) => resources.picture(source));
  const focus = focusIn({ objects: resources.env, paint, pixels: pixelsOf });
  return { index, resources, env: { ...resources.env, focus } };
}

export type Catalog = Awaited<ReturnType<typeof openCatalog>>;

/** So many templates, each of another layout, evenly from all. */
export function templatesOf({ index }: Catalog, count: number): readonly string[] {
  const layouts = new Map(templates.map(({ id, recipe }) => [id, recipe]));
  const firsts = [
    ...new Map(index.templates.toReversed().map(({ id }) => [layouts.get(id) ?? id, id])).values(),
  ].toReversed();
  return Array.from({ length: count }, (_, i) => firsts[Math.floor((i * firsts.length) / count)]!);
}

/** A template as it is opened, all it needs loaded. */
export async function openTemplate({ index, resources }: Catalog, id: string): Promise<DesignFile> {
  const { file } = index.templates.find((each) => each.id === id)!;
  const design = parseDesignFile(new TextDecoder().decode(await read(file)));
  for (const { background_image: background, objects } of design.pages)
    await resources.load([...(background ? [background] : []), ...(objects as readonly DesignObject[])]);
  return design;
}

/** Objects of the first page of a template, as they are and where each is seen when it is laid out anew. */
export async function relaid(catalog: Catalog, id: string, to: Size) {
  const file = await openTemplate(catalog, id);
  const objectsOf = (one: DesignFile) => unpackObjects(one.pages[0]!.objects as DesignObject[]).objects;
  const was = objectsOf(file);
  const now = new Map(objectsOf(resizeFile(file, to, catalog.env)).map((each) => [each.id, each]));
  return { was, now, of: (object: DesignObject) => seen(now.get(object.id)!) };
}
