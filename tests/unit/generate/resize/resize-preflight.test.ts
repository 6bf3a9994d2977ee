import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredPage } from '../../../../elements/document/design-file.js';
import { presetSize, RESIZE_PRESETS } from '../../../../elements/generate/resize/presets.js';
import { resizePage } from '../../../../elements/generate/resize/resize-page.js';
import type { Size } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { runs } from '../../../support/soak.js';
import { nodeBackdrops, pageOf, run } from '../../preflight/support.js';
import { openCatalog, openTemplate, templatesOf, type Catalog } from './support/catalog.js';

/** Templates that are tried; 60 in a soak. */
const COUNT = Math.min(60, runs(6));
const NAMES = ['Instagram Story', 'Youtube Thumbnail', 'Instagram Post'];

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

/** Errors and warnings of a page; hidden objects count for nothing. */
function countOf(page: StoredPage, size: Size): number {
  const { resources } = catalog;
  const shown = (page.objects as readonly DesignObject[]).filter(({ hidden }) => !hidden);
  const { background_image: background, background_color } = page;
  const env = {
    objects: resources.env,
    size,
    unit: 'px' as const,
    backdrop: nodeBackdrops((source) => resources.picture(source)),
    placeholders: [],
    ready: () => true,
    fault: () => undefined,
    premium: () => false,
  };
  const checked = pageOf(shown, { background_color, background: background ?? null });
  return run(checked, env).findings.filter(({ severity }) => severity !== 'hint').length;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1]!;

describe('what the check finds in designs of another size', () => {
  it('is no more than in the originals, by the median', async () => {
    const [before, after]: [number[], number[]] = [[], []];
    for (const id of templatesOf(catalog, COUNT)) {
      const from = await openTemplate(catalog, id);
      const page = from.pages[0]!;
      const was = countOf(page, from);
      for (const preset of RESIZE_PRESETS.filter(({ name }) => NAMES.includes(name))) {
        const to = presetSize(preset);
        before.push(was);
        after.push(countOf(resizePage(page, { from, to }, catalog.resources.env), to));
      }
    }
    expect(median(after)).toBeLessThanOrEqual(median(before));
  }, 600_000);
});
