import { beforeAll, describe, expect, it } from 'vitest';
import { distinctLayouts } from '../../../catalog/build/gaps/layout-distance.js';
import type { Assets } from '../../../catalog/build/assets.js';
import { Dist } from '../../../catalog/build/dist.js';
import { STAMP } from '../../../catalog/build/stamp.js';
import { colorwaysOf, searchColorways } from '../../../catalog/build/templates/colorways.js';
import { compileTemplates } from '../../../catalog/build/templates/compile-templates.js';
import {
  knownColorways,
  knownLine,
  knownWays,
  type KnownWay,
} from '../../../catalog/build/templates/known-colorways.js';
import { openLibrary } from '../../../catalog/build/templates/library.js';
import { palettes } from '../../../catalog/source/palettes.js';
import { someOf } from '../../support/soak.js';
import { sampleTemplates } from '../../support/template-layouts.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { lintRecolored } from '../../../catalog/build/templates/lint/lint.js';
import type { Layer, Palettes, TextLayer } from '../../../catalog/build/templates/recipe.js';
import type { Palette } from '../../../catalog/build/templates/roles.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { withColorway } from '../../../elements/generate/colorways.js';
import { colorDistance } from '../../../elements/math/color.js';
import { openCatalog, openTemplate } from '../../support/catalog/catalog-templates.js';
import { compileFixture, palette, smallLibrary } from './support.js';

const title: TextLayer = {
  ...{ k: 'text', t: 'title', font: 'body', at: [10, 10, 80, 20], size: [8, 6], lines: 2, color: 'ink' },
};
const card: Layer = { k: 'shape', outline: 'rectangle', at: [0, 60, 100, 40], color: 'accent' };
const SEA: Palette = ['#0c2238', '#1a78c2', '#f0b04c', '#7fb2b8', '#f3f8fb'];
/** Its colors are hardly other than the fixture's own. */
const SAME: Palette = ['#1b1b30', '#c5512d', '#e9b44d', '#8a9a5c', '#f8f0e4'];
/** Calm, where the fixture is loud. */
const FOG: Palette = ['#202326', '#7a8288', '#9aa1a6', '#b8bcc0', '#f2f3f4'];
const own = { own: palette };
const sea = { sea: SEA };

describe('the colorways of a template', () => {
  let library: Library;
  beforeAll(async () => {
    library = await smallLibrary();
  });
  const offered = (layers: readonly Layer[], others: Palettes) =>
    colorwaysOf(compileFixture({ layers, copy: { title: 'Quiet' } }, library), library, {
      palettes: { ...own, ...others },
      known: {},
    });

  it('are its own first and those it is told from at a glance', () => {
    const found = offered([card, title], { ...sea, same: SAME });
    expect(found.map(({ way }) => [way.id, way.name])).toEqual([
      ['own', 'Own'],
      ['sea', 'Sea'],
    ]);
    expect(found[0]!.way.colors).toHaveLength(found[1]!.way.colors.length);
    expect(found[1]!.way.colors).toContain('#f3f8fb');
  });

  it('never make two colors of one, which no palette could take back', () => {
    // in the palette of its own the card has a color that is fixed elsewhere
    const fixed: Layer = { ...card, at: [0, 40, 100, 10], color: '#c4512d' };
    expect(offered([card, fixed, title], sea)).toEqual([]);
  });

  it('pass what the template itself has to', () => {
    // on the dark half of a photo, where a dark accent cannot be read
    const layers: Layer[] = [
      { k: 'background', photo: 'hero' },
      { ...title, at: [10, 10, 60, 20], color: 'accent', on: 'photo' },
    ];
    const dark: Palette = ['#0c2238', '#1a2f8a', '#b09a6c', '#a0a8a8', '#f3f8fb'];
    const source = { photos: { hero: { id: 'photo-halves' } } };
    const compiled = compileFixture({ layers, copy: { title: 'Quiet' }, source, size: [1000, 500] }, library);
    const found = colorwaysOf(compiled, library, { palettes: { ...own, dark, ...sea }, known: {} });
    expect(found.map(({ way }) => way.id)).toEqual(['own', 'sea']);
  });

  it('come of the template’s mood first', () => {
    const found = offered([card, title], { fog: FOG, ...sea });
    expect(found.map(({ way }) => way.id)).toEqual(['own', 'sea', 'fog']);
  });

  it('that are known are not looked for again, as long as the template is what it was', () => {
    const compiled = compileFixture({ layers: [card, title], copy: { title: 'Quiet' } }, library);
    const palettes = { ...own, ...sea, fog: FOG };
    const waysBy = (line: string) =>
      colorwaysOf(compiled, library, { palettes, known: { fixture: line } }).map(({ way }) => way.id);
    const [first, , fog] = searchColorways(compiled, library, palettes) as [KnownWay, KnownWay, KnownWay];
    expect(waysBy(knownLine(compiled, palettes, [first, fog]))).toEqual(['own', 'fog']);
    expect(waysBy(knownLine(compiled, palettes, [first]))).toEqual([]);
    const longer = { ...compiled, source: { ...compiled.source, copy: { title: 'Quiet please' } } };
    expect(waysBy(knownLine(longer, palettes, [first, fog]))).toEqual(['own', 'sea', 'fog']);
    const more = { ...palettes, more: SAME };
    expect(waysBy(knownLine(compiled, more, [first, fog]))).toEqual(['own', 'sea', 'fog']);
  });

  it('that are known stand with their colors as long as the template makes the same design', () => {
    const compiled = compileFixture({ layers: [card, title], copy: { title: 'Quiet' } }, library);
    const palettes = { ...own, ...sea };
    const ways = searchColorways(compiled, library, palettes);
    const known = { fixture: knownLine(compiled, palettes, ways) };
    expect(knownWays(compiled, palettes, known)).toEqual(ways);
    expect(ways[1]!.colors).toContain('#f3f8fb');
    const { design } = compileFixture({ layers: [card, title], copy: { title: 'Loud' } }, library);
    expect(knownWays({ ...compiled, design }, palettes, known)).toBeUndefined();
  });
});

describe('the catalog', () => {
  it('has 320 layouts of which no two are twins, and what differs in colors alone is one template, with colorways that change nothing but colors [E-090]', async () => {
    expect(distinctLayouts(someOf(recipes, 6)).kept.length).toBeGreaterThanOrEqual(320);
    expect(lintRecolored(templates)).toEqual([]);
    const { index } = await openCatalog();
    let colored = 0;
    const sample = sampleTemplates(index.templates);
    for (const { id, file } of sample) {
      const design = await openTemplate({ file });
      const [first, ...others] = design.colorways ?? [];
      if (!first) continue;
      colored += 1;
      expect(others.length, id).toBeGreaterThan(0);
      for (const other of others) {
        const recolored = withColorway(design, other.id)!;
        expect(shapesOf(recolored), id).toBe(shapesOf(design));
        expect(withColorway(recolored, first.id), id).toEqual(design);
        const changed = first.colors.filter((color, i) => colorDistance(color, other.colors[i]!) > 0.05);
        expect(changed.length, `${id} ${other.id}`).toBeGreaterThan(0);
      }
    }
    expect(colored / sample.length).toBeGreaterThan(0.85);
  }, 180_000);

  it('knows the colorways of every template as it is, and would find the same anew', async () => {
    const dist = new Dist('catalog/dist');
    const { assets } = (await dist.readJson<{ assets: Assets }>(STAMP))!;
    const library = await openLibrary(assets, (path) => dist.read(path));
    const all: Palettes = palettes;
    const sample = new Set(sampleTemplates(templates));
    const compiled = compileTemplates(library, (_, source) => sample.has(source));
    const unknown = compiled.filter((each) => !knownWays(each, all, knownColorways));
    expect(
      unknown.map(({ source }) => source.id),
      'npm run colorways',
    ).toEqual([]);
    expect(Object.keys(knownColorways).sort()).toEqual(templates.map(({ id }) => id).sort());
    for (const each of someOf(compiled, 8))
      expect(searchColorways(each, library, all), each.source.id).toEqual(
        knownWays(each, all, knownColorways),
      );
  }, 600_000);
});

/** A design without its colors and the list of those it may be had in. */
const shapesOf = ({ pages }: { readonly pages: unknown }): string =>
  JSON.stringify(pages).replace(/#[0-9a-f]{6}\b/gi, '#');
