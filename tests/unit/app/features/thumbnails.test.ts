// @vitest-environment jsdom
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { GRID_CARD } from '../../../../app/features/designs/lists/design-tile.js';
import { TEMPLATE_CARD } from '../../../../app/features/home/index.js';
import { columnsOf } from '../../../../app/features/results/columns.js';
import { Card, type CardShape } from '../../../../app/ui/lists/card.js';
import { templateThumbnail } from '../../../../server/modules/authoring/thumbnail-address.js';
import { thumbnailAddress } from '../../../../server/modules/designs/thumbnail.js';
import { clear, show, standIn } from '../support/render.js';

beforeAll(standIn);
afterEach(clear);

/** CSS pixels of a page of this proportion on a card. */
async function artOn(shape: CardShape, width: number, height: number): Promise<[number, number]> {
  const card = createElement(Card, {
    ...{ to: '/', name: 'Jazz', picture: '/jazz.webp', shape },
    dimensions: { width, height, unit: 'px' },
  });
  await show(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: card }]) }));
  const image = document.querySelector<HTMLImageElement>('.page-picture img')!;
  return [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
}

it('[A-063] thumbnails get a parameter that changes with them, and no more room than their list has', async () => {
  for (const [shape, most] of [
    [TEMPLATE_CARD, [160, 185]],
    [GRID_CARD, [148, 173]],
  ] as const) {
    for (const [width, height] of [
      ...([
        [1080, 1080],
        [1080, 1920],
        [1920, 300],
      ] as const),
      ...([
        [300, 1920],
        [1480, 1730],
      ] as const),
    ]) {
      const [w, h] = await artOn(shape, width, height);
      expect(w).toBeLessThanOrEqual(most[0]);
      expect(h).toBeLessThanOrEqual(most[1]);
      expect(w / h, `${width} x ${height}`).toBeCloseTo(width / height, 0);
    }
  }
  expect(await artOn(GRID_CARD, 1480, 1730)).toEqual([148, 173]);
  for (const window of [1200, 1440, 1920, 2560])
    expect(Math.abs((window - 232) / columnsOf(window).count - 300), `${window}`).toBeLessThanOrEqual(30);

  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const designs = [first, second].map((hash) => thumbnailAddress({ id: 'd1', thumbnail_hash: hash }));
  const templates = [first, second].map((hash) => templateThumbnail('template', 't1', hash));
  for (const [was, is] of [designs, templates]) {
    expect(is).toMatch(/\?v=\w+$/);
    expect(is).not.toBe(was);
  }
});
