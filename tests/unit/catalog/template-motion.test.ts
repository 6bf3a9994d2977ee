import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { durationOf } from '../../../elements/animation/duration.js';
import { STAGGER } from '../../../elements/animation/schedule.js';
import { isPagePreset, pagePreset } from '../../../elements/animation/presets/presets.js';
import { transitionOf } from '../../../elements/animation/transitions.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { compileFixture, smallLibrary } from './support.js';

const moving = templates.filter(({ motion }) => motion);

const BUILT = new URL('../../../catalog/dist/templates/', import.meta.url);

interface Built {
  readonly pages: readonly { readonly objects: readonly unknown[]; animation_duration: number | null }[];
}

/** Seconds that an entry takes at the most, a page that turns before it, and that all of a page stands at least. */
const [ENTRY, TURNS, STANDS] = [1.1, 0.45, 1];

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

  it.each(moving.filter(({ motion }) => motion!.animation !== 'sweep'))(
    '$id stands for a while on each page: all that is on it has come before',
    async ({ id }) => {
      const { pages } = JSON.parse(await readFile(new URL(`${id}.json`, BUILT), 'utf8')) as Built;
      for (const page of pages) {
        const come = STAGGER * (page.objects.length - 1) + ENTRY + TURNS;
        expect(come).toBeLessThanOrEqual(durationOf(page) - STANDS);
      }
    },
  );

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
