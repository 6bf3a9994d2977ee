import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { backupVerb } from '../../../../server/admin/backup/backup.js';
import { restoreVerb } from '../../../../server/admin/backup/restore.js';
import { importCatalog } from '../../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../../server/catalog/load-catalog.js';
import { readConfig } from '../../../../server/config.js';
import { design } from '../../../../server/contract/design.js';
import { designTemplates, templateSearch } from '../../../../server/contract/search.js';
import { textTemplate as textTemplates } from '../../../../server/contract/text-template.js';
import { job, template } from '../../../../server/db/schema.js';
import { packedGroup } from '../../support/packed-group.js';
import { anyEngine } from '../../support/engines.js';
import { failureOf, type Visitor } from '../../support/server.js';
import { searchedIndex } from '../support/searched-index.js';
import { searching, type Searching } from './support/searching.js';

let set: Searching;
let designer: Visitor;

const find = async (text: string): Promise<string[]> =>
  (await set.server.visitor().api(designTemplates.search, templateSearch({ text }))).hits.hits.map(
    ({ _id }) => _id,
  );

const save = (more: object = {}) =>
  designer.api(design.saveBackend, {
    ...{ name: 'Winter sale', design_file: blankDesign(), categories: ['story'], keywords: ['snow'] },
    ...{ active: true, ...more },
  });

/** Jobs of the index that wait, or have failed for good. */
const jobs = async () =>
  (await set.server.services.db.select().from(job).where(eq(job.kind, 'search_index'))).map(
    ({ key, state }) => `${key} ${state}`,
  );

const behind = () => set.outside.stored.behind('test');
const names = () => [...set.outside.stored.indices.keys()];
const documents = () => set.outside.stored.named('test').documents;
const away = { status: 503, body: '{"error":{"type":"cluster_block_exception","reason":"no"},"status":503}' };

async function importAgain(): Promise<void> {
  const { database, files } = set.server.services;
  await importCatalog(database, files, await loadCatalog(set.server.catalog.folder), { force: true });
}

describe.each(await anyEngine('the index of OpenSearch'))('the index of OpenSearch, on %s', (engine) => {
  beforeAll(async () => {
    set = await searching(engine);
    designer = await set.server.member({ type: 'designer' });
  });
  beforeEach(async () => {
    set.outside.fault = () => undefined;
    const { db } = set.server.services;
    await db.delete(template);
    await set.server.catalog.write(searchedIndex());
    await importAgain();
    await db.delete(job);
    await set.opened.index('all');
    for (const name of names()) if (!behind()?.includes(name)) set.outside.stored.remove(name);
  });
  afterAll(() => set.close());

  it('is one behind an alias, holds everything, and is not made again while nothing changed', async () => {
    expect(behind()).toEqual(names());
    expect(names()).toEqual([expect.stringMatching(/^test-\d{14}-[0-9a-f]{8}$/)]);
    expect([...documents().keys()]).toEqual(
      expect.arrayContaining([
        'template:sunny',
        'template:retired',
        'text_template:quote',
        'design_resource:car',
      ]),
    );
    const before = names();
    await set.opened.check();
    expect(await set.work()).toEqual([]);
    expect(names()).toEqual(before);
  });

  it('learns of what an author saves, and changes again with it', async () => {
    const { _id: id } = await save();
    expect(await jobs()).toEqual([`template:${id} waiting`]);
    await set.work();
    expect([await find('winter'), await find('snow'), await find('social')]).toEqual([
      [id],
      [id],
      expect.arrayContaining([id]),
    ]);
    await save({ id, rev: 0, name: 'Summer sale' });
    // a word that is gone must not be taken for one that it resembles
    await set.work();
    expect([await find('summer'), await find('winter')]).toEqual([[id], []]);
    const { _id: text } = await designer.api(textTemplates.saveBackend, {
      ...{ name: 'Motto', object: packedGroup('Hello'), active: true },
    });
    await set.work();
    expect(documents().get(`text_template:${text}`)?.source).toMatchObject({ name: 'motto', active: true });
    expect(set.failures).toEqual([]);
  });

  it('a change that was not kept is told to nobody', async () => {
    await failureOf(save({ id: 'sunny', rev: 99 }));
    await failureOf(save({ categories: ['nowhere'] }));
    expect(await jobs()).toEqual([]);
  });

  it('what is no longer listed is not found, also before the index knows', async () => {
    const { db } = set.server.services;
    expect(await find('party')).toEqual(['sunny', 'rainy']);
    await db.update(template).set({ active: false }).where(eq(template.id, 'sunny'));
    expect(await find('party')).toEqual(['rainy']);
    const { hits } = await set.server
      .visitor()
      .api(designTemplates.search, templateSearch({ text: 'party' }));
    expect(hits.total.value).toBe(1);
    await set.opened.index('template:sunny');
    expect(documents().get('template:sunny')?.source).toMatchObject({ active: false });
    await db.delete(template).where(eq(template.id, 'sunny'));
    await set.opened.index('template:sunny');
    await set.opened.index('template:sunny');
    expect(documents().has('template:sunny')).toBe(false);
    expect(await find('party')).toEqual(['rainy']);
  });

  it('a document that was read early and comes late does not replace a newer one', async () => {
    const { _id: id } = await save();
    await set.work();
    await save({ id, rev: 0, name: 'Summer sale' });
    await set.work();
    const { db } = set.server.services;
    await db.update(template).set({ rev: 0, name: 'Winter sale' }).where(eq(template.id, id));
    await set.opened.index(`template:${id}`);
    expect(documents().get(`template:${id}`)?.source).toMatchObject({ name: 'summer sale' });
  });

  it('is made anew for another catalog, unseen until it is whole; the one before it goes', async () => {
    const before = names();
    const index = searchedIndex();
    const [sunny, ...others] = index.templates;
    await set.server.catalog.write({
      ...index,
      templates: [{ ...sunny!, name: 'Housewarming' }, ...others],
    });
    await importAgain();
    await set.opened.check();
    // it fails half-way: the old one goes on answering, and nothing of the new one is left
    set.outside.fault = ({ path, body }) =>
      path.endsWith('/_bulk') && body.includes('text_template:') ? away : undefined;
    expect(await set.work()).toEqual(['check']);
    expect([behind(), names()]).toEqual([before, before]);
    expect(await find('grand')).toEqual(['sunny']);
    set.outside.fault = () => undefined;
    expect(await set.work()).toEqual([]);
    expect(names()).not.toEqual(before);
    expect(behind()).toEqual(names());
    expect([await find('housewarming'), await find('grand')]).toEqual([['sunny'], []]);
  });

  it('is made anew from what another form left, and done twice there is still one', async () => {
    const [old] = names();
    Object.assign(set.outside.stored.named('test').mappings, { _meta: { made: 'of another form' } });
    await set.opened.check();
    await set.work();
    expect(names()).toHaveLength(1);
    expect(names()).not.toEqual([old]);
    await Promise.all([set.opened.index('all'), set.opened.index('all')]);
    expect(behind()).toHaveLength(1);
    expect(await find('party')).toEqual(['sunny', 'rainy']);
  });

  it('takes away what was left behind long ago, and nothing of another installation or of now', async () => {
    const form = { mappings: {} };
    const recent = `test-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}-0123abcd`;
    const kept = ['test-2-20200101000000-0123abcd', 'testing', 'test-own', recent];
    for (const name of [...kept, 'test-20200101000000-0123abcd']) set.outside.stored.create(name, form);
    await set.opened.index('all');
    expect(names().sort()).toEqual([...kept, ...behind()!].sort());
  });

  it('a change that comes while it is made anew is not lost', async () => {
    const { db } = set.server.services;
    set.outside.fault = async ({ path }) => {
      // just before the new index takes the place of the old one
      if (path === '/_aliases')
        await db
          .update(template)
          .set({ name: 'Farewell', rev: 7, edited_at: sql`now()` })
          .where(eq(template.id, 'rainy'));
      return undefined;
    };
    await set.opened.index('all');
    expect(documents().get('template:rainy')?.source).toMatchObject({ name: 'farewell' });
  });

  it('nothing is written before there is one: no index comes into being by itself', async () => {
    set.outside.stored.remove(names()[0]!);
    const { _id: id } = await save();
    await set.opened.index(`template:${id}`);
    expect(names()).toEqual([]);
    expect(await jobs()).toContain('check waiting');
    await set.work();
    expect(documents().has(`template:${id}`)).toBe(true);
  });

  it('what it has no room for is sent again', async () => {
    let refusals = 2;
    set.outside.fault = ({ path }) => {
      if (!path.includes('/_bulk') || (refusals -= 1) < 0) return undefined;
      const error = { type: 'rejected_execution_exception', reason: 'queue is full' };
      const item = { index: { _id: 'x', status: 429, error } };
      if (refusals === 0) return { status: 200, body: JSON.stringify({ errors: true, items: [item] }) };
      return { status: 429, body: JSON.stringify({ error, status: 429 }) };
    };
    const { _id: id } = await save();
    expect(await set.work()).toEqual([]);
    expect(documents().has(`template:${id}`)).toBe(true);
  });

  it('a change given up while OpenSearch was away is taken up again when it is back', async () => {
    set.outside.fault = () => away;
    const { _id: id } = await save();
    for (let tries = 0; tries < 5; tries += 1) expect(await set.work()).toEqual([`template:${id}`]);
    expect(await jobs()).toEqual([`template:${id} dead`]);
    set.outside.fault = () => undefined;
    await set.opened.check();
    await set.work();
    expect(await jobs()).toEqual([]);
    expect(await find('winter')).toEqual([id]);
  });

  it('a refused change is a failure that names it', async () => {
    Object.assign(set.outside.stored.named('test').mappings, { properties: {} });
    await expect(set.opened.index('template:sunny')).rejects.toThrow(/strict_dynamic_mapping_exception/);
  });

  it('is made anew after a backup was restored', async () => {
    const { database, files } = set.server.services;
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const file = join(folder, 'backup');
    const { url: OPENSEARCH_URL } = set.outside.settings;
    const context = { database, files, config: readConfig({ OPENSEARCH_URL }), say: () => undefined };
    await backupVerb.run(context, file);
    const { db } = database;
    await db.update(template).set({ name: 'Farewell' }).where(eq(template.id, 'rainy'));
    await set.opened.index('template:rainy');
    expect(await find('farewell')).toEqual(['rainy']);
    await restoreVerb.run(context, file);
    await set.work();
    expect([await find('farewell'), await find('night')]).toEqual([[], ['rainy']]);
    await rm(folder, { recursive: true });
    // everybody signs in again
    designer = await set.server.member({ type: 'designer' });
  });

  it('jobs of things there never were, or of no kind, do no harm', async () => {
    const before = documents().size;
    for (const key of ['template:nobody', 'constructor:x', ':', 'template']) await set.opened.index(key);
    expect(documents().size).toBe(before);
    const { db } = set.server.services;
    expect(
      await db
        .select()
        .from(job)
        .where(and(eq(job.kind, 'search_index'))),
    ).toEqual([]);
  });
});
