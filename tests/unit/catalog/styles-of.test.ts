import { describe, expect, it } from 'vitest';
import type { Recipe, TemplateSource } from '../../../catalog/build/templates/recipe.js';
import { stylesOf } from '../../../catalog/build/templates/styles-of.js';
import { formats, styles, type Style } from '../../../catalog/source/formats.js';
import { palettes } from '../../../catalog/source/palettes.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { sceneVotes } from '../../../catalog/source/styles/scene-styles.js';
import {
  categoryVotes,
  layoutStyles,
  ownStyles,
  pairingVotes,
  paletteVotes,
} from '../../../catalog/source/styles/template-styles.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { allPairings } from '../../../catalog/build/templates/all-pairings.js';
import { TEMPLATE_STYLES } from '../../../server/contract/template-filters.js';

const recipeOf = (id: string): Recipe => recipes.find((recipe) => recipe.id === id)!;
const found = new Map(templates.map((source) => [source.id, stylesOf(recipeOf(source.recipe), source)]));

const title = { k: 'text', t: 'title', font: 'heading', size: [8, 4], color: 'ink' } as const;
const made = (over: Partial<Recipe>, look: Partial<TemplateSource> = {}): readonly Style[] => {
  const recipe: Recipe = { id: 'made', category: 'poster', size: [1000, 1000], layers: [title], ...over };
  const source = {
    id: 'made',
    name: 'Made',
    recipe: recipe.id,
    pairing: 'notokorean',
    palette: 'harbour',
    keywords: [],
    copy: { title: 'Words' },
  };
  return stylesOf(recipe, { ...source, ...look });
};

describe('the styles of a template', () => {
  it('are those of the filter, at most two and none twice', () => {
    for (const [id, each] of found) {
      expect(each.length, id).toBeLessThanOrEqual(2);
      expect(new Set(each).size, id).toBe(each.length);
      for (const style of each) expect(TEMPLATE_STYLES, id).toContain(style);
    }
    expect([...TEMPLATE_STYLES].sort()).toEqual(Object.keys(styles).sort());
  });

  it('are known of most, and each leads to many', () => {
    const all = [...found.values()];
    expect(all.filter((each) => each.length > 0).length / all.length).toBeGreaterThan(0.7);
    for (const style of TEMPLATE_STYLES)
      expect(all.filter((each) => each.includes(style)).length, style).toBeGreaterThan(100);
  });

  it('are what one sees in some that everybody would call so', () => {
    const seen: Record<string, Style> = {
      'anemone-wedding': 'elegant',
      'winter-gala': 'elegant',
      'black-friday-post': 'bold',
      'crumb-logo': 'bold',
      'landscape-card': 'minimal',
      'kestrel-monogram': 'minimal',
      'party-flags-birthday-card': 'playful',
      'dog-walker-flyer': 'playful',
      'groove-shop': 'retro',
      'barbershop-poster': 'retro',
      'dune-tour-post': 'photo',
    };
    for (const [id, style] of Object.entries(seen)) expect(found.get(id), id).toContain(style);
  });

  it('follow the letters, the colors and the scene together, and nothing on a mere hint', () => {
    expect(made({})).toEqual([]);
    expect(made({}, { palette: 'candy' })).toEqual([]);
    expect(made({}, { pairing: 'cormorant' })).toEqual(['elegant']);
    expect(made({ id: 'vinyl-poster' })).toEqual(['retro']);
    expect(made({ id: 'fruit-poster' }, { palette: 'candy' })).toEqual(['playful']);
    expect(made({ id: 'tags-poster' }, { pairing: 'anton', palette: 'volt' })).toEqual(['bold']);
    expect(made({ id: 'tiles-poster' })).toEqual([]);
    expect(made({ id: 'tiles-poster' }, { pairing: 'abril' })).toEqual(['bold', 'retro']);
  });

  it('hear no letters where there are no words', () => {
    expect(made({}, { pairing: 'cormorant', copy: {} })).toEqual([]);
  });

  it('name a photo that takes much of the page, and no small one', () => {
    const photos = { hero: { id: 'photo-sea-dusk' }, ground: { id: 'background-waves' } };
    const photo = (side: number) =>
      made({ layers: [title, { k: 'photo', photo: 'hero', at: [0, 0, side, side] }] }, { photos });
    expect(photo(50)).toEqual(['photo']);
    expect(photo(20)).toEqual([]);
    expect(
      made({ layers: [title, { k: 'background', photo: 'hero' }] }, { photos, pairing: 'anton' }),
    ).toEqual(['photo', 'bold']);
    expect(made({ layers: [title, { k: 'background', photo: 'ground' }] }, { photos })).toEqual([]);
    const grid = { k: 'grid', layout: 'halves', boxes: ['photo:hero', 'accent'] } as const;
    expect(made({ layers: [title, grid] }, { photos })).toEqual(['photo']);
  });

  it('are the layout’s where it decides, in letters that agree', () => {
    expect(made({ id: 'card-punctuation' })).toEqual(['bold', 'minimal']);
    expect(made({ id: 'card-punctuation' }, { pairing: 'cormorant' })).toEqual(['elegant', 'minimal']);
    expect(made({ id: 'card-punctuation' }, { pairing: 'fraunces' })).toEqual(['minimal']);
    expect(made({ id: 'invitation-sprigs' }, { pairing: 'anton' })).toEqual(['bold']);
    expect(made({ id: 'class-schedule-week' }, { id: 'college-schedule' })).toEqual(['retro']);
  });
});

describe('the tables of styles', () => {
  it('speak of layouts, letters, colors, scenes, formats and templates that there are, of each once', () => {
    const layouts = [
      ...layoutStyles.flatMap(([, ids]) => ids),
      ...formats.flatMap((format) => Object.keys(format.recipes)),
    ];
    expect(new Set(layouts).size).toBe(layouts.length);
    const categories = new Set(recipes.map(({ category }) => category));
    for (const id of layouts) expect(recipeOf(id), id).toBeDefined();
    for (const id of Object.keys(pairingVotes)) expect(allPairings, id).toHaveProperty(id);
    for (const id of Object.keys(paletteVotes)) expect(palettes, id).toHaveProperty(id);
    for (const id of Object.keys(categoryVotes)) expect(categories, id).toContain(id);
    for (const id of Object.keys(ownStyles)) expect(found.has(id), id).toBe(true);
    for (const id of Object.keys(sceneVotes))
      expect(
        recipes.some((recipe) => recipe.id === `${id}-${recipe.category}`),
        id,
      ).toBe(true);
    const voted = [pairingVotes, paletteVotes, categoryVotes, sceneVotes].flatMap((each) =>
      Object.values(each).flatMap((votes) => Object.keys(votes)),
    );
    for (const style of voted) expect(TEMPLATE_STYLES).toContain(style);
  });
});
