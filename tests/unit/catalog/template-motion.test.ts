import { beforeAll, describe, expect, it } from 'vitest';
import { isPagePreset, pagePreset } from '../../../elements/animation/presets/presets.js';
import { transitionOf } from '../../../elements/animation/transitions.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { compileFixture, smallLibrary } from './support.js';

const moving = templates.filter(({ motion }) => motion);

describe('templates that move', () => {
  let library: Library;
  beforeAll(async () => {
    library = await smallLibrary();
  });

  it('are twenty or more: stories, posts and presentations', () => {
    const categories = new Set(moving.map(({ recipe }) => recipes.find(({ id }) => id === recipe)!.category));
    expect(moving.length).toBeGreaterThanOrEqual(20);
    expect([...categories].sort()).toEqual(
      expect.arrayContaining(['instagram-post', 'instagram-story', 'presentation', 'presentation-wide']),
    );
  });

  it.each(moving)('$id has an animation of whole pages, and turns them by a way there is', ({ motion }) => {
    const preset = pagePreset(motion!.animation);
    expect(preset && isPagePreset(preset)).toBe(true);
    if (motion!.transition) expect(transitionOf(motion!.transition)).toBeDefined();
  });

  it('move on every page and turn from the second on; others rest', () => {
    const page = { layers: [] };
    const compiled = (motion?: { animation: string; transition?: string }) =>
      compileFixture({ layers: [], pages: [page, page], source: { ...(motion && { motion }) } }, library)
        .design.pages;
    const pages = compiled({ animation: 'cascade', transition: 'fade' });
    expect(pages.map(({ animation }) => animation)).toEqual(['cascade', 'cascade', 'cascade']);
    expect(pages.map(({ transition }) => transition)).toEqual([undefined, 'fade', 'fade']);
    expect(compiled().every(({ animation, transition }) => animation === null && !transition)).toBe(true);
  });
});
