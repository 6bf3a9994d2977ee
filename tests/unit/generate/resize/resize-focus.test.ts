import { beforeAll, describe, expect, it } from 'vitest';
import { blankPage } from '../../../../elements/document/blank-design.js';
import { visibleCrop } from '../../../../elements/generate/measure/crops.js';
import { resizeFile } from '../../../../elements/generate/resize/resize-file.js';
import { resizePage } from '../../../../elements/generate/resize/resize-page.js';
import { PARTS } from '../../../../elements/imaging/focus/picture-focus.js';
import type { Pictured } from '../../../../elements/objects/image/fit.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { sourceKey } from '../../../../elements/objects/picture-source.js';
import { openCatalog, openTemplate, type Catalog } from './support/catalog.js';
import { env } from './support/pages.js';

/** A photo of 1500 x 1000 that fills its page, and what it shows stands at a part of its width. */
const from = { width: 1500, height: 1000 };
const photo = (more: object = {}) =>
  ({
    ...{ id: 'photo', type: 'image', layer_index: 0, position: { x: 0, y: 0 }, rotation: 0, opacity: 1 },
    ...{ locked: false, ...from },
    image_details: {
      ...{ id_design_resource: 'photo', image_width: 1500, image_height: 1000 },
      ...{ contentDisplacement: { x: 0, y: 0 }, image_needs_autoset: false, ...more },
    },
  }) as unknown as DesignObject;

const even = new Array<number>(PARTS).fill(1 / PARTS);
const at = (part: number) => even.map((_, i) => (i === Math.floor(part * PARTS) ? 1 : 0));

const cropOf = (part: number, more?: object) => {
  const page = { ...blankPage(), objects: [photo(more)], groups: [] };
  const focus = () => ({ x: at(part), y: even });
  const fitting = { from, to: { width: 500, height: 1000 } };
  const [object] = resizePage(page, fitting, { ...env, focus }).objects as DesignObject[];
  return visibleCrop(object!, env)!;
};

describe('a photo of which less is seen', () => {
  it.each([0.05, 0.3, 0.5, 0.8, 0.97])('shows what is looked at, at %f of its width', (part) => {
    const { x, width } = cropOf(part);
    expect(width).toBeLessThan(0.5);
    expect(x).toBeLessThanOrEqual(part);
    expect(x + width).toBeGreaterThanOrEqual(part);
    expect(x).toBeGreaterThanOrEqual(-1e-9);
    expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('shows nothing that its maker had cut away', () => {
    // only the left two thirds were shown
    const cut = { image_width: 2250, image_height: 1500, contentDisplacement: { x: 0, y: -250 } };
    const { x, width } = cropOf(0.9, cut);
    expect(x + width).toBeLessThanOrEqual(2 / 3 + 1e-6);
  });

  it('keeps its middle where nobody has looked', () => {
    const page = { ...blankPage(), objects: [photo()], groups: [] };
    const [object] = resizePage(page, { from, to: { width: 500, height: 1000 } }, env)
      .objects as DesignObject[];
    const { x, width } = visibleCrop(object!, env)!;
    expect(x + width / 2).toBeCloseTo(0.5);
  });
});

describe('a template with a photo', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await openCatalog();
  });

  it('keeps the lights of a city at night in sight on a wide page', async () => {
    const file = await openTemplate(catalog, 'night-city-cover');
    const [page] = resizeFile(file, { width: 1024, height: 512 }, catalog.env).pages;
    const photo = page!.background_image!;
    const { y, height } = visibleCrop(photo as DesignObject, catalog.env)!;
    const focus = catalog.env.focus(sourceKey((photo as unknown as Pictured).image_details)!)!;
    const seen = focus.y.reduce((all, share, i) => {
      const part = (i + 0.5) / PARTS;
      return part > y && part < y + height ? all + share : all;
    }, 0);
    expect(seen).toBeGreaterThan(1.2 * height);
  });
});
