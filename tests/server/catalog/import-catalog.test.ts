import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { CatalogMissingError, loadCatalog } from '../../../server/catalog/load-catalog.js';
import { category } from '../../../server/contract/category.js';
import { design } from '../../../server/contract/design.js';
import { designResource } from '../../../server/contract/design-resource.js';
import { template } from '../../../server/db/schema.js';
import { testIndex } from '../support/catalog.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;

const importAgain = async () => {
  const { database, files } = server.services;
  return importCatalog(database, files, await loadCatalog(server.catalog.folder));
};

describe.each(await engines('importing the catalog'))('the catalog, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  it('is read once as long as it stays the same', async () => {
    expect(await importAgain()).toBe(false);
  });

  it('that changed is brought in: new names count, what left is off the lists but still there', async () => {
    const index = testIndex();
    const templates = index.templates
      .filter(({ id }) => id !== 'rainy')
      .map((entry) => ({ ...entry, name: 'Renamed' }));
    const resources = index.resources.filter(({ id }) => id !== 'sea');
    await server.catalog.write({ ...index, templates, resources, categories: index.categories.slice(1) });
    expect(await importAgain()).toBe(true);
    const { docs } = await visitor.api(design.get, { category_id: 'post' });
    expect(docs.map(({ name }) => name)).toEqual(['Renamed']);
    expect((await visitor.api(design.getOne, { id: 'rainy' })).active).toBe(false);
    expect((await visitor.api(category.getDesignCategories, {})).map(({ _id }) => _id)).toEqual(['social']);
    expect((await visitor.api(designResource.get, { sub_type: 'photo' })).docs).toEqual([]);
    const [kept] = (await visitor.api(designResource.get, { id: 'sea' })).docs;
    expect((await visitor.fetch(kept!.src)).status).toBe(200);
  });

  it('with a template that cannot be read is refused by name, and nothing changes', async () => {
    const index = testIndex();
    const [first, ...others] = index.templates;
    await server.catalog.write({ ...index, templates: [{ ...first!, file: 'index.json' }, ...others] });
    await expect(importAgain()).rejects.toThrow('catalog template sunny');
    const [row] = await server.services.db.select().from(template).where(eq(template.id, 'sunny'));
    expect(row!.name).toBe('Renamed');
  });

  it('that is missing says what to do', async () => {
    await expect(loadCatalog('/nowhere')).rejects.toThrow(CatalogMissingError);
    await expect(loadCatalog('/nowhere')).rejects.toThrow('run npm run catalog');
  });
});
