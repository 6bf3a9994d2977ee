import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../elements/document/blank-design.js';
import { savedDesign } from '../../server/contract/saved-design.js';
import { ConfigError, readConfig } from '../../server/config.js';
import { testCatalog, type TestCatalog } from './support/catalog.js';
import { engines, scratchPostgres } from './support/engines.js';
import { startProcess, type ServerProcess } from './support/processes/server-process.js';
import { testS3, type S3 } from './support/s3.js';
import { visitorOf, type Visitor } from './support/server.js';

const TOKEN = 'a-token-for-prometheus';
const withPostgres = (await engines('servers and workers of their own')).includes('postgres');

describe.runIf(withPostgres)('two servers and workers over PostgreSQL and S3', () => {
  let catalog: TestCatalog;
  let scratch: Awaited<ReturnType<typeof scratchPostgres>>;
  let s3: S3;
  let data: string;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    catalog = await testCatalog();
    scratch = await scratchPostgres();
    s3 = await testS3();
    data = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await s3.close();
    await scratch.drop();
    await catalog.remove();
    await rm(data, { recursive: true, force: true });
  });

  const start = (program: 'main' | 'worker') => {
    const shared = { DATABASE_URL: scratch.url, CATALOG_DIR: catalog.folder, METRICS_TOKEN: TOKEN };
    // no folder is shared: what one keeps there the others do not have
    const own = { DATA_DIR: join(data, String(running.length)), JOBS: 'elsewhere', LOG_LEVEL: 'info' };
    const started = startProcess({ ...s3.env, ...shared, ...own }, [], program);
    running.push(started);
    return started;
  };
  const jobsDoneBy = async (address: string) => {
    const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const counts = (await response.text()).matchAll(/^dm_job_duration_seconds_count\{.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const thumbnailAt = async (visitor: Visitor, id: string) =>
    (await visitor.api(savedDesign.getOne, { id })).thumbnail;

  it('serve one product: saved at one, painted by a worker, seen at the other; a lost worker costs nothing [E-085]', async () => {
    const [first, second] = [start('main'), start('main')];
    const addresses = [await first.ready, await second.ready];
    const [here, there] = addresses.map((address) => visitorOf(address)) as [Visitor, Visitor];
    const { _id: id } = await here.api(savedDesign.createBlankDesign, {});
    const sameBrowser = here.at(addresses[1]!);
    await sameBrowser.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign({ width: 640 }) });
    expect(await here.api(savedDesign.getOne, { id })).toMatchObject({ rev: 1, design_file: { width: 640 } });
    await expect(there.api(savedDesign.getOne, { id })).rejects.toMatchObject({ code: 'not_found' });

    // nobody paints it while there is no worker
    expect(await thumbnailAt(here, id)).toBeFalsy();
    const worker = start('worker');
    const workerAddress = await worker.ready;
    await expect.poll(() => thumbnailAt(here, id), { timeout: 60_000, interval: 200 }).toBeTruthy();
    const [painted, seen] = await Promise.all(
      addresses.map(async (address) => {
        const path = await thumbnailAt(here.at(address), id);
        const response = await here.at(address).fetch(path!);
        expect(response.headers.get('content-type')).toMatch(/^image\//);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(seen!.equals(painted!)).toBe(true);
    expect(await jobsDoneBy(workerAddress)).toBeGreaterThan(0);
    for (const address of addresses) expect(await jobsDoneBy(address)).toBe(0);
    expect((await fetch(`${workerAddress}/readyz`)).status).toBe(200);
    expect(
      (await fetch(`${workerAddress}/api/saved_design/create_blank_design`, { method: 'POST' })).status,
    ).toBe(404);

    // the worker is lost without a word; what it would have done the next one does
    worker.child.kill('SIGKILL');
    await worker.ended;
    const { _id: later } = await sameBrowser.api(savedDesign.createBlankDesign, {});
    const next = start('worker');
    await next.ready;
    await expect.poll(() => thumbnailAt(here, later), { timeout: 90_000, interval: 200 }).toBeTruthy();

    // a server that stops takes nobody along
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await sameBrowser.api(savedDesign.getOne, { id })).toMatchObject({ rev: 1 });
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});

it('work elsewhere needs a database that processes can share', async () => {
  expect(() => readConfig({ JOBS: 'elsewhere' })).toThrow(ConfigError);
  expect(() => readConfig({ JOBS: 'nowhere' })).toThrow('JOBS: must be here or elsewhere');
  const alone = startProcess({}, [], 'worker');
  expect(await alone.ended).toBe(1);
  expect(alone.output.err).toBe(
    'Configuration: DATABASE_URL: must be set, since a worker shares the database with servers\n',
  );
});
