import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category } from '../../../server/contract/category.js';
import { API_BASE, GUARD_HEADER } from '../../../server/contract/contract.js';
import { templateSearch } from '../../../server/contract/search.js';
import { category as categories, template, templateCategory } from '../../../server/db/schema.js';
import { reindexAllEntries } from '../../../server/search/reindex.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;

const like = async (id: string) =>
  (await visitor.api(category.getDesignRecommendations, { id })).map(({ _id }) => _id);

describe.each(await anyEngine('recommendations'))('recommendations, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  it('[D-005] search and recommendations answer at their paths, with and without the slash', async () => {
    const send = async (path: string, payload: object) => {
      const response = await visitor.fetch(`${API_BASE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
        body: JSON.stringify(payload),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    for (const slash of ['', '/']) {
      const found = await send(`design_templates/_search${slash}`, templateSearch({ text: 'sunny' }));
      expect(found).toMatchObject({ status: 200, body: { hits: { hits: [{ _id: 'sunny' }] } } });
      const near = await send(`category/get_design_recommendations${slash}`, { id: 'post' });
      expect(near).toMatchObject({
        status: 200,
        body: { response_code: 1, data: [{ _id: 'sunny' }, { _id: 'rainy' }] },
      });
    }
  });

  it('the best of the category come first, then those of its siblings, each once and only listed ones', async () => {
    const { db } = server.services;
    expect(await like('story')).toEqual(['sunny', 'rainy']);
    await db.update(template).set({ priority: 9999 }).where(eq(template.id, 'rainy'));
    expect(await like('post')).toEqual(['rainy', 'sunny']);
    expect(await like('social')).toEqual(['rainy', 'sunny']);
    expect(await like('story')).toEqual(['sunny', 'rainy']);
  });

  it('those that a search for the name of a template finds stand before the others, without that itself', async () => {
    const { db } = server.services;
    const [row] = await db.select().from(template).where(eq(template.id, 'sunny'));
    const [post] = await db.select().from(categories).where(eq(categories.id, 'post'));
    const added = { ...row!, id: 'sunny-day', custom_url: 'sunny-day', name: row!.name, priority: -1 };
    await db.insert(template).values(added);
    await db.insert(templateCategory).values({ template_id: added.id, category_id: post!.id, position: 0 });
    await reindexAllEntries(db);
    const near = async (like: string) =>
      (await visitor.api(category.getDesignRecommendations, { id: 'post', like })).map(({ _id }) => _id);
    expect(await near('sunny')).toEqual(['sunny-day', 'rainy']);
    expect((await near('rainy')).includes('rainy')).toBe(false);
    expect(await near('nothing-there')).toHaveLength(3);
    await db.delete(templateCategory).where(eq(templateCategory.template_id, added.id));
    await db.delete(template).where(eq(template.id, added.id));
  });

  it('there are none of an empty family, or of a category there is not', async () => {
    expect(await like('poster')).toEqual([]);
    expect(await like("nobody' or 1=1")).toEqual([]);
  });

  it('there are at most twenty, the same ones every time', async () => {
    const { db } = server.services;
    const [row] = await db.select().from(template).where(eq(template.id, 'sunny'));
    const [post] = await db.select().from(categories).where(eq(categories.id, 'post'));
    const many = Array.from({ length: 25 }, (_, i) => `more-${String(i).padStart(2, '0')}`);
    await db.insert(template).values(many.map((id) => ({ ...row!, id, custom_url: id })));
    await db
      .insert(templateCategory)
      .values(many.map((id) => ({ template_id: id, category_id: post!.id, position: 0 })));
    const found = await like('post');
    expect(found).toHaveLength(20);
    expect(await like('post')).toEqual(found);
    expect((await like('story'))[0]).toBe('sunny');
    expect(await like('story')).toHaveLength(20);
  });
});
