import { beforeAll, describe, expect, it } from 'vitest';
import { RESIZE_PRESETS, presetSize } from '../../../../elements/generate/resize/presets.js';
import { resizePage } from '../../../../elements/generate/resize/resize-page.js';
import { runs } from '../../../support/soak.js';
import { openCatalog, openTemplate, templatesOf, type Catalog } from './support/catalog.js';
import { harmOf } from './support/harm.js';

/** Templates that are tried; 60 in a soak. */
const COUNT = Math.min(60, runs(6));
/** A tall, a wide and a small one; all of them in a soak. */
const NAMES = ['Instagram Story', 'Twitter Post', 'Google Inline Rectangle'];
const presets = RESIZE_PRESETS.filter(({ name }) => COUNT === 60 || NAMES.includes(name));

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

describe('templates of the catalog in other sizes', () => {
  it('keep all on the page, no text on another, none too small, no picture stretched', async () => {
    const harm: string[] = [];
    for (const id of templatesOf(catalog, COUNT)) {
      const from = await openTemplate(catalog, id);
      for (const preset of presets) {
        const fitting = { from, to: presetSize(preset) };
        for (const page of from.pages.slice(0, 1)) {
          const resized = resizePage(page, fitting, catalog.resources.env);
          for (const what of harmOf(page, resized, fitting, catalog.resources.env))
            harm.push(`${id}, ${preset.name}: ${what}`);
        }
      }
    }
    expect(harm).toEqual([]);
  }, 600_000);
});
