import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE, GUARD_HEADER } from '../../../server/contract/contract.js';
import { design } from '../../../server/contract/design.js';
import { tag } from '../../../server/contract/tag.js';
import { template } from '../../../server/db/schema.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await testServer();
  visitor = server.visitor();
});
afterAll(() => server.close());

const tagged = async (tag_id: string | string[], paging: { page_no?: number; size?: number } = {}) => {
  const { docs, ...page } = await visitor.api(design.getByTagId, { tag_id, ...paging });
  return { ids: docs.map(({ _id }) => _id), ...page };
};

it('gives the formats with their labels, filters and the size of their pages', async () => {
  expect(await visitor.api(tag.getAll, {})).toEqual([
    {
      ...{ _id: 'square', name: 'Format square', type: 'pg_category', priority: -1 },
      display_image: '/static/thumbs/sunny.webp',
      dimensions: { width: 400, height: 300, unit: 'px' },
      copyright_labels: [
        { _id: 'title', name: 'Title', type: 'text' },
        { _id: 'hero', name: 'Picture', type: 'image' },
      ],
      tag_filters: [
        { name: 'Industry', eligible_tags: [{ _id: 'food', name: 'Food' }] },
        {
          name: 'Style',
          eligible_tags: [
            { _id: 'bold', name: 'Bold' },
            { _id: 'calm', name: 'Calm' },
          ],
        },
      ],
    },
  ]);
  expect((await visitor.fetch('/static/thumbs/sunny.webp')).status).toBe(200);
});

it('gives each label once, however many formats ask for it', async () => {
  expect(await visitor.api(tag.getAllLabels, {})).toEqual([
    { _id: 'title', name: 'Title', type: 'text' },
    { _id: 'hero', name: 'Picture', type: 'image' },
  ]);
});

it('gives the listed designs of a format with their files, those with most of the tags first', async () => {
  const { docs, total, more } = await visitor.api(design.getByTagId, { tag_id: ['square'], size: 6 });
  expect([total, more]).toEqual([2, false]);
  expect(docs[0]).toMatchObject({ _id: 'sunny', width: 400, design_file: { id: 'sunny', width: 400 } });
  expect((await tagged(['square', 'bold'])).ids).toEqual(['sunny', 'rainy']);
  expect((await tagged(['square', 'calm'])).ids).toEqual(['rainy', 'sunny']);
});

it('reads what a design speaks of from its keywords as they are now', async () => {
  const { db } = server.services;
  await db.update(template).set({ keywords: 'c' }).where(eq(template.id, 'sunny'));
  expect((await tagged(['square', 'food'])).ids).toEqual(['rainy', 'sunny']);
  await db.update(template).set({ keywords: 'c, x' }).where(eq(template.id, 'sunny'));
  await db.update(template).set({ keywords: 'c' }).where(eq(template.id, 'rainy'));
  expect((await tagged(['square', 'food'])).ids).toEqual(['sunny', 'rainy']);
});

it('gives pages that repeat nothing, and looks through all formats when none is named', async () => {
  expect(await tagged('square', { page_no: 1, size: 1 })).toEqual({ ids: ['sunny'], total: 2, more: true });
  expect(await tagged('square', { page_no: 2, size: 1 })).toEqual({ ids: ['rainy'], total: 2, more: false });
  expect((await tagged(['calm'])).ids).toEqual(['rainy']);
  expect((await tagged(['nothing-carries-it'])).ids).toEqual([]);
  expect((await tagged([])).ids).toEqual([]);
});

it('answers at the paths of the specs, with and without the slash', async () => {
  for (const path of ['tag/get_all', 'tag/get_all_labels', 'design/get_by_tag_id'])
    for (const slash of ['', '/']) {
      const response = await visitor.fetch(`${API_BASE}${path}${slash}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
        body: JSON.stringify({ tag_id: ['square'], page_no: 1, size: 6 }),
      });
      expect(await response.json(), path + slash).toMatchObject({ response_code: 1 });
    }
});
