import { describe, expect, it } from 'vitest';
import { distinctLayouts, layoutDistance, layoutOf } from '../../../catalog/build/gaps/layout-distance.js';
import { found, type Searched } from '../../../catalog/build/gaps/searching.js';
import { templatesByFormat, templatesBySize } from '../../../catalog/build/gaps/sizes.js';
import { readSource } from '../../../catalog/build/assets.js';
import type { Layer, Recipe } from '../../../catalog/build/templates/recipe.js';
import type { CatalogIndex } from '../../../catalog/format.js';
import { popular } from '../../../catalog/source/popular.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { searches } from '../../../catalog/source/searches.js';
import { templates } from '../../../catalog/source/templates/templates.js';

const page = (id: string, ...layers: Layer[]): Recipe => ({
  id,
  category: 'poster',
  size: [1000, 1000],
  layers,
});
const field = (at: readonly [number, number, number, number], color: string): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  at,
  color,
});
const layouts = templates.map(({ recipe }) => recipes.find(({ id }) => id === recipe)!);

describe('the distance of layouts', () => {
  const half = page('half', field([0, 0, 50, 100], 'accent'));

  it('is nothing between a layout and its colorway, and the share of the page that differs otherwise', () => {
    const quarter = page('quarter', field([0, 0, 50, 50], 'accent'));
    expect(layoutDistance(layoutOf(half), layoutOf({ ...half, id: 'again' }))).toBe(0);
    expect(layoutDistance(layoutOf(half), layoutOf(quarter))).toBe(0.25);
    expect(layoutDistance(layoutOf(half), layoutOf(page('ink', field([0, 0, 50, 100], 'ink'))))).toBe(0.5);
  });

  it('sees outlines, turns and what lies on top, and no lines or veils', () => {
    const disc: Layer = { k: 'shape', outline: 'ellipse', at: [0, 0, 100, 100], color: 'ink' };
    const share = layoutOf(page('disc', disc)).filter((cell) => cell === 'ink').length / 576;
    expect(share).toBeCloseTo(Math.PI / 4, 1);
    const turned = layoutOf(page('turned', { ...field([25, 0, 50, 100], 'accent'), rotate: 90 } as Layer));
    expect(turned[0]).toBe('bg');
    expect(turned[12 * 24]).toBe('accent');
    const veil = { ...field([0, 0, 100, 100], 'ink'), opacity: 0.2 } as Layer;
    expect(layoutOf(page('veiled', field([0, 0, 50, 100], 'accent'), veil))).toEqual(layoutOf(half));
  });

  it('counts twins once and says of which', () => {
    const { kept, twins } = distinctLayouts([half, { ...half, id: 'twin' }, page('plain')]);
    expect(kept.map(({ id }) => id)).toEqual(['half', 'plain']);
    expect(twins).toEqual([['twin', 'half']]);
  });
});

describe('the catalog', () => {
  it('has three templates or more of every size and format, twelve of the popular twenty [E-091]', async () => {
    const bySize = templatesBySize(await readSource<CatalogIndex['presets']>('presets.json'), layouts);
    expect(bySize.size).toBeGreaterThanOrEqual(94);
    expect([...bySize].filter(([, count]) => count < 3)).toEqual([]);
    const parents = await readSource<{ children: { id: string }[] }[]>('categories.json');
    const byFormat = templatesByFormat(
      parents.flatMap(({ children }) => children.map(({ id }) => id)),
      layouts,
    );
    expect([...byFormat].filter(([, count]) => count < 3)).toEqual([]);
    expect(new Set(popular).size).toBe(20);
    expect(popular.filter((id) => (byFormat.get(id) ?? 0) < 12)).toEqual([]);
  });

  it.each(popular)('shows %s in five layouts or more, not in colors of one', (id) => {
    const used = new Set(layouts.filter(({ category }) => category === id));
    expect(distinctLayouts([...used]).kept.length).toBeGreaterThanOrEqual(5);
  });

  it('holds four templates that fit each of 200 ordinary searches', async () => {
    const parents = await readSource<{ children: Searched['category'][] }[]>('categories.json');
    const names = new Map(parents.flatMap(({ children }) => children.map(({ id, name }) => [id, name])));
    const searched = templates.map((source, i): Searched => {
      const id = layouts[i]!.category;
      return { source, category: { id, name: names.get(id)! } };
    });
    expect(new Set(searches).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(200);
    const poor = [...found(searches, searched)].filter(([, ids]) => ids.length < 4);
    expect(poor.map(([search, ids]) => `${search}: ${ids.join(', ')}`)).toEqual([]);
  });

  it('finds words in any order, as plurals and possessives, and asks for all of them', () => {
    const card: Searched = {
      source: { id: 'mom', name: 'Mother’s Day card', keywords: ['flowers'] },
      category: { id: 'postcard', name: 'Postcard' },
    };
    const results = found(['mothers day', 'flower card', 'flower poster'], [card]);
    expect([...results.values()].map((ids) => ids.length)).toEqual([1, 1, 0]);
  });
});
