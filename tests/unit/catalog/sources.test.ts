import { readFile } from 'node:fs/promises';
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

/** As `npm run catalog` left it. */
const BUILT = fileURLToPath(new URL('../../../catalog/dist/', import.meta.url));

/** All assets of the catalog. */
async function buildMost(): Promise<{ assets: Assets; files: Map<string, BuiltFile['data']> }> {
  const fonts = await buildFonts(
    await readSource<FontsSource>('fonts.json'),
    await readSource<FallbackSource[]>('fallback-fonts.json'),
  );
  const backgrounds = await readSource<BackgroundSource[]>('backgrounds.json');
  const { resources, files } = joinResources([
    await buildPhotos(await readSource<PhotoSource[]>('photos.json')),
    await buildBackgrounds(backgrounds),
    buildIcons(await readIconGroups()),
    buildOwnShapes(),
    buildFrames(),
  ]);
  const { fonts: families, fallbackFonts, credits } = fonts;
  const assets: Assets = {
    fonts: [...families],
    fallbackFonts: [...fallbackFonts],
    iconGroups: [],
    resources: [...resources],
    fontCredits: credits,
  };
  return { assets, files: new Map([...fonts.files, ...files].map(({ path, data }) => [path, data])) };
}

/** Fewer than this and the shop looks empty. */
const TEMPLATES = 144;

/** Pictures settle only once they are there. */
const NOT_LOADED = { image: () => undefined, icon: () => undefined };

let built: Awaited<ReturnType<typeof buildMost>>;
let library: Library;
let compiled: Compiled[];
let texts: Compiled[];
const read = (path: string): Promise<Uint8Array> => Promise.resolve(Buffer.from(built.files.get(path)!));

beforeAll(async () => {
  built = await buildMost();
  library = await openLibrary(built.assets, read);
  compiled = compileTemplates(library);
  texts = compileTextTemplates(library);
});

describe('the starter catalog', () => {
  it('is the same bytes when it is built again, by another process', async () => {
    const kept = (path: string) =>
      // beside the watermarked one that anybody sees
      readFile(join(BUILT, 'premium', path)).catch(() => readFile(join(BUILT, path)));
    const changed = async ([path, data]: [string, BuiltFile['data']]) =>
      Buffer.from(data).equals(await kept(path)) ? [] : [path];
    // those are watermarked as well, and kept without nowhere
    const premium = new Set(
      built.assets.resources.filter(({ free }) => !free).map(({ thumbnail }) => thumbnail),
    );
    const compared = [...built.files].filter(([path]) => !premium.has(path));
    expect((await Promise.all(compared.map(changed))).flat()).toEqual([]);
  });

  it('names an author, a licence and a source for every resource and family', () => {
    const silent = [...built.assets.resources, ...built.assets.fontCredits].filter(
      ({ author, licence, source }) => !author || !licence || !source,
    );
    expect(silent).toEqual([]);
    const credits = writeCredits(built.assets);
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

  it('has no two resources with one id and no file without bytes', () => {
    const ids = built.assets.resources.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { file, thumbnail } of built.assets.resources)
      for (const path of [file, thumbnail]) expect(built.files.get(path)?.length).toBeGreaterThan(0);
  });

  it('writes every drawing in the strict form', () => {
    const path =
      /<path d="[^"]+" fill="(?:#[0-9a-f]{6}"|none" stroke="#[0-9a-f]{6}" stroke-width="[\d.]+"(?: stroke-linecap="(?:round|square)")?(?: stroke-linejoin="(?:round|bevel)")?)(?: data-c="[0-4]")?(?: fill-rule="evenodd")?(?: opacity="[\d.]+")?\/>/g;
    for (const [name, data] of built.files) {
      if (!name.endsWith('.svg') || name.startsWith('fonts/previews/')) continue;
      const rest = (data as string).replace(path, '');
      expect(rest, name).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"><\/svg>$/,
      );
    }
  });
});

describe('the templates', () => {
  it('have no faults', () => {
    expect([...compiled, ...texts].flatMap((each) => lintTemplate(each, library))).toEqual([]);
    expect(lintDuplicates([...compiled, ...texts])).toEqual([]);
    expect(lintRecolored([...compiled, ...texts].map(({ source }) => source))).toEqual([]);
  });

  it('all load as designs', () => {
    for (const { design } of compiled) expect(parseDesignFile(JSON.stringify(design)).id).toBe(design.id);
    expect(new Set(compiled.map(({ source }) => source.id)).size).toBe(compiled.length);
    expect(compiled.length).toBeGreaterThanOrEqual(TEMPLATES);
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
    for (const { recipe } of compiled) expect(recipe.size, recipe.id).toEqual(sizes.get(recipe.category));
  });

  it('begin with an arch photo that has a heading, body, date and badge', () => {
    const objects = compiled[0]!.design.pages[0]!.objects;
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
    const thumbnails = new Thumbnails(built.assets, library.fonts, read);
    const logo = compiled.find(({ recipe }) => recipe.id === 'logo-seal')!;
    const picture = () => thumbnails.render(logo.design.pages[0]! as never, { width: 500, height: 500 });
    const [first, second] = [await picture(), await picture()];
    expect(first.length).toBeGreaterThan(2000);
    expect(second.equals(first)).toBe(true);
  });
});
