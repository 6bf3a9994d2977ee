import { beforeAll, describe, expect, it } from 'vitest';
import { distinctLayouts } from '../../../catalog/build/gaps/layout-distance.js';
import { colorwaysOf } from '../../../catalog/build/templates/colorways.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { lintRecolored } from '../../../catalog/build/templates/lint/lint.js';
import type { Layer, TextLayer } from '../../../catalog/build/templates/recipe.js';
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
const own = { id: 'own', name: 'Own', palette };
const sea = { id: 'sea', name: 'Sea', palette: SEA };

describe('the colorways of a template', () => {
  let library: Library;
  beforeAll(async () => {
    library = await smallLibrary();
  });
  const offered = (
    layers: readonly Layer[],
    others: readonly { id: string; name: string; palette: Palette }[],
  ) => colorwaysOf(compileFixture({ layers, copy: { title: 'Quiet' } }, library), library, [own, ...others]);

  it('are its own first and those it is told from at a glance', () => {
    const found = offered([card, title], [sea, { id: 'same', name: 'Same', palette: SAME }]);
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
    expect(offered([card, fixed, title], [sea])).toEqual([]);
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
    const found = colorwaysOf(compiled, library, [own, { id: 'dark', name: 'Dark', palette: dark }, sea]);
    expect(found.map(({ way }) => way.id)).toEqual(['own', 'sea']);
  });

  it('come of the template’s mood first', () => {
    const found = offered([card, title], [{ id: 'fog', name: 'Fog', palette: FOG }, sea]);
    expect(found.map(({ way }) => way.id)).toEqual(['own', 'sea', 'fog']);
  });
});

describe('the catalog', () => {
  it('has 320 layouts of which no two are twins, and what differs in colors alone is one template, with colorways that change nothing but colors [E-090]', async () => {
    expect(distinctLayouts(recipes).kept.length).toBeGreaterThanOrEqual(320);
    expect(lintRecolored(templates)).toEqual([]);
    const { index } = await openCatalog();
    let colored = 0;
    for (const { id, file } of index.templates) {
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
    expect(colored / index.templates.length).toBeGreaterThan(0.85);
  }, 180_000);
});

/** A design without its colors and the list of those it may be had in. */
const shapesOf = ({ pages }: { readonly pages: unknown }): string =>
  JSON.stringify(pages).replace(/#[0-9a-f]{6}\b/gi, '#');
