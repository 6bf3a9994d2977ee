import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { kindFor, type DesignObject } from '../../../elements/objects/kinds.js';
import { groupObject } from '../../../elements/objects/group/model.js';
import { readSource, type Assets } from '../../../catalog/build/assets.js';
import { buildBackgrounds, type BackgroundSource } from '../../../catalog/build/backgrounds/backgrounds.js';
import { writeCredits } from '../../../catalog/build/credits.js';
import type { FallbackSource } from '../../../catalog/build/fonts/fallback-fonts.js';
import { buildFonts, type FontsSource } from '../../../catalog/build/fonts/fonts.js';
import { buildFrames } from '../../../catalog/build/pictures/frames.js';
import { buildIcons, readIconGroups } from '../../../catalog/build/icons/icons.js';
import { joinResources, type BuiltFile } from '../../../catalog/build/output.js';
import { buildOwnShapes } from '../../../catalog/build/icons/own-shapes.js';
import { buildPhotos, type PhotoSource } from '../../../catalog/build/pictures/photos.js';
import { STAMP } from '../../../catalog/build/stamp.js';
import {
  compileTemplates,
  compileTextTemplates,
} from '../../../catalog/build/templates/compile-templates.js';
import type { Compiled } from '../../../catalog/build/templates/compile-template.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { openLibrary } from '../../../catalog/build/templates/library.js';
import { lintDuplicates, lintRecolored, lintTemplate } from '../../../catalog/build/templates/lint/lint.js';
import { packGroup } from '../../../catalog/build/templates/pack-group.js';
import { Thumbnails } from '../../../catalog/build/thumbnails/thumbnails.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { someOf } from '../../support/soak.js';
import { sampleTemplates } from '../../support/template-layouts.js';

/** As `npm run catalog` left it. */
const BUILT = fileURLToPath(new URL('../../../catalog/dist/', import.meta.url));

/** Of what takes long to make, one in so many is made again; all of it in a soak. */
const [FAMILIES, PICTURES] = [6, 6];

/** Fonts of some families and some scripts; those that all others are asked for first are wanted. */
async function buildSomeFonts() {
  const fonts = await readSource<FontsSource>('fonts.json');
  const rare = await readSource<FallbackSource[]>('fallback-fonts.json');
  const families = someOf(fonts.families, FAMILIES);
  const fallbackOnly = someOf(fonts.fallbackOnly, 2);
  const made = new Set([...families, ...fallbackOnly].map(({ name }) => name));
  const fallbacks = fonts.fallbacks.filter((name) => made.has(name));
  return buildFonts({ ...fonts, families, fallbackOnly, fallbacks }, someOf(rare, FAMILIES));
}

/** Files of the catalog's assets, made anew. */
async function buildAgain(): Promise<ReadonlyMap<string, BuiltFile['data']>> {
  const { files: fonts } = await buildSomeFonts();
  const { files } = joinResources([
    await buildPhotos(someOf(await readSource<PhotoSource[]>('photos.json'), PICTURES)),
    await buildBackgrounds(someOf(await readSource<BackgroundSource[]>('backgrounds.json'), PICTURES)),
    buildIcons(await readIconGroups()),
    buildOwnShapes(),
    buildFrames(),
  ]);
  return new Map([...fonts, ...files].map(({ path, data }) => [path, data]));
}

/** Templates that are looked at by themselves. */
const [FIRST, LOGO] = [templates[0]!, templates.find(({ recipe }) => recipe === 'logo-seal')!];
/** Fewer than this and the shop looks empty. */
const TEMPLATES = 144;

/** Pictures settle only once they are there. */
const NOT_LOADED = { image: () => undefined, icon: () => undefined };

let built: ReadonlyMap<string, BuiltFile['data']>;
let assets: Assets;
let library: Library;
let compiled: Compiled[];
let texts: Compiled[];
let everyTemplate: readonly Pick<Compiled, 'source'>[];
const read = (path: string): Promise<Uint8Array> => readFile(join(BUILT, path));

beforeAll(async () => {
  built = await buildAgain();
  ({ assets } = JSON.parse(await readFile(join(BUILT, STAMP), 'utf8')) as { assets: Assets });
  library = await openLibrary(assets, read);
  const sample = new Set([FIRST, LOGO, ...sampleTemplates(templates)]);
  compiled = compileTemplates(library, (_, source) => sample.has(source));
  texts = compileTextTemplates(library);
  everyTemplate = [...templates.map((source) => ({ source })), ...texts];
});

describe('the starter catalog', () => {
  it('is the same bytes when it is built again, by another process', async () => {
    const kept = (path: string) =>
      // beside the watermarked one that anybody sees
      readFile(join(BUILT, 'premium', path)).catch(() => readFile(join(BUILT, path)));
    const changed = async ([path, data]: [string, BuiltFile['data']]) =>
      Buffer.from(data).equals(await kept(path)) ? [] : [path];
    // those are watermarked as well, and kept without nowhere
    const premium = new Set(assets.resources.filter(({ free }) => !free).map(({ thumbnail }) => thumbnail));
    const compared = [...built].filter(([path]) => !premium.has(path));
    expect((await Promise.all(compared.map(changed))).flat()).toEqual([]);
  });

  it('names an author, a licence and a source for every resource and family', () => {
    const silent = [...assets.resources, ...assets.fontCredits].filter(
      ({ author, licence, source }) => !author || !licence || !source,
    );
    expect(silent).toEqual([]);
    const credits = writeCredits(assets);
    for (const name of [
      'Karl Blossfeldt',
      'Fraunces',
      'Twemoji',
      'CC-BY-4.0',
      'Phosphor Icons',
      'Microsoft Corporation',
    ])
      expect(credits).toContain(name);
  });

  it('has no two resources with one id and no file without bytes', async () => {
    const ids = assets.resources.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const paths = new Set(assets.resources.flatMap(({ file, thumbnail }) => [file, thumbnail]));
    const sizes = await Promise.all([...paths].map(async (path) => (await stat(join(BUILT, path))).size));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('writes every drawing in the strict form', () => {
    const path =
      /<path d="[^"]+" fill="(?:#[0-9a-f]{6}"|none" stroke="#[0-9a-f]{6}" stroke-width="[\d.]+"(?: stroke-linecap="(?:round|square)")?(?: stroke-linejoin="(?:round|bevel)")?)(?: data-c="[0-4]")?(?: fill-rule="evenodd")?(?: opacity="[\d.]+")?\/>/g;
    for (const [name, data] of built) {
      if (!name.endsWith('.svg') || name.startsWith('fonts/previews/')) continue;
      const rest = (data as string).replace(path, '');
      expect(rest, name).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"><\/svg>$/,
      );
    }
  });
});

/** The build lints every template; compiled again are those of every layout. */
describe('the templates', () => {
  it('have no faults', () => {
    expect([...compiled, ...texts].flatMap((each) => lintTemplate(each, library))).toEqual([]);
    expect(lintDuplicates(everyTemplate)).toEqual([]);
    expect(lintRecolored(everyTemplate.map(({ source }) => source))).toEqual([]);
  });

  it('all load as designs', () => {
    for (const { design } of compiled) expect(parseDesignFile(JSON.stringify(design)).id).toBe(design.id);
    expect(new Set(everyTemplate.map(({ source }) => source.id)).size).toBe(everyTemplate.length);
    expect(templates.length).toBeGreaterThanOrEqual(TEMPLATES);
  });

  it('stand as the editor would settle them: opening one changes nothing', () => {
    const unsettled = compiled.flatMap(({ design }) =>
      design.pages.flatMap(({ objects }) =>
        (objects as DesignObject[]).flatMap((object) => {
          const change = kindFor(object).settled?.(object, { fonts: library.fonts, resources: NOT_LOADED });
          return change && Object.keys(change).length > 0 ? [[design.id, object.id, change]] : [];
        }),
      ),
    );
    expect(unsettled).toEqual([]);
  });

  it('all have the size of their category', async () => {
    const categories =
      await readSource<{ children: { id: string; width: number; height: number }[] }[]>('categories.json');
    const sizes = new Map(
      categories.flatMap(({ children }) => children.map(({ id, width, height }) => [id, [width, height]])),
    );
    for (const { id, size, category } of recipes) expect(size, id).toEqual(sizes.get(category));
  });

  it('begin with an arch photo that has a heading, body, date and badge', () => {
    const objects = compiled.find(({ source }) => source === FIRST)!.design.pages[0]!.objects;
    expect(objects.find(({ sub_type }) => sub_type === 'frame')).toMatchObject({
      frame_details: { outline: 'arch' },
    });
    expect(objects.flatMap(({ labels }) => labels?.text ?? [])).toEqual([
      'tag',
      'title',
      'body',
      'date',
      'place',
      'badge',
    ]);
  });

  it('of text are packed groups whose objects load', () => {
    for (const each of texts) {
      const group = groupObject.parse(packGroup(each));
      expect(group.group_details.object_data.length).toBeGreaterThan(1);
      const page = { ...each.design.pages[0], objects: [group] };
      expect(
        parseDesignFile(JSON.stringify({ ...each.design, pages: [page] })).pages[0]!.objects,
      ).toHaveLength(1);
    }
  });

  it('are pictured by the renderer of the product, alike each time', async () => {
    const thumbnails = new Thumbnails(assets, library.fonts, read);
    const logo = compiled.find(({ source }) => source === LOGO)!;
    const picture = () => thumbnails.render(logo.design.pages[0]! as never, { width: 500, height: 500 });
    const [first, second] = [await picture(), await picture()];
    expect(first.length).toBeGreaterThan(2000);
    expect(second.equals(first)).toBe(true);
  });
});
