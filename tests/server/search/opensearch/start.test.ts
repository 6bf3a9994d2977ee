import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designTemplates, templateSearch } from '../../../../server/contract/search.js';
import { testCatalog } from '../../support/catalog.js';
import { startProcess } from '../../support/processes/server-process.js';
import { seedDataFolder } from '../../support/seed-archive.js';
import { visitorOf } from '../../support/server.js';
import { testOpenSearch } from './support/open-search.js';

it('a server that is told of an OpenSearch makes its index and asks it; one that is half told does not start', async () => {
  const [outside, catalog, folder] = await Promise.all([
    testOpenSearch(),
    testCatalog(),
    mkdtemp(join(tmpdir(), 'search-')),
  ]);
  await seedDataFolder(folder);
  const { url, login, index } = outside.settings;
  const env = {
    ...{ DATA_DIR: folder, CATALOG_DIR: catalog.folder, OPENSEARCH_URL: url, OPENSEARCH_INDEX: index },
    ...{ OPENSEARCH_USERNAME: login!.username, OPENSEARCH_PASSWORD: login!.password },
  };
  const half = startProcess({ ...env, OPENSEARCH_PASSWORD: '' });
  const server = startProcess(env);
  try {
    const { api } = visitorOf(await server.ready);
    const find = async () => (await api(designTemplates.search, templateSearch({ text: 'sunny' }))).hits.hits;
    // the index is made after the start: until then the database answers
    expect(await find()).toMatchObject([{ _id: 'sunny' }]);
    await expect.poll(() => outside.stored.behind(index), { timeout: 30_000 }).toHaveLength(1);
    outside.asked.length = 0;
    await expect
      .poll(async () => [await find(), outside.searches().length > 0], { timeout: 30_000, interval: 100 })
      .toMatchObject([[{ _id: 'sunny' }], true]);
    expect(await half.ended).toBe(1);
    expect(half.output.err).toMatch(/^Configuration: OPENSEARCH_PASSWORD: [^\n]*\n$/);
  } finally {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await Promise.all([outside.close(), catalog.remove(), rm(folder, { recursive: true, force: true })]);
  }
});
