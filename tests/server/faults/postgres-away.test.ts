import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { engines } from '../support/engines.js';
import { visitorOf, type Visitor } from '../support/server.js';
import { startProcess, type ServerProcess } from '../support/processes/server-process.js';
import { testInstallation, type TestInstallation } from './test-installation.js';

const withPostgres = (await engines('PostgreSQL restarted under a running server')).includes('postgres');

describe.runIf(withPostgres)('a server whose PostgreSQL goes away and comes back', () => {
  let where: TestInstallation;
  let running: ServerProcess;
  let admin: pg.Client;
  let visitor: Visitor;
  let id: string;

  beforeAll(async () => {
    where = await testInstallation('postgres');
    const url = new URL(where.env['DATABASE_URL']!);
    database = url.pathname.slice(1);
    url.pathname = '/postgres';
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    running = startProcess(where.env);
    visitor = visitorOf(await running.ready);
    id = (await visitor.api(savedDesign.createBlankDesign, {}))._id;
  });
  afterAll(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    await admin.end();
    await where.remove();
  });

  let database: string;
  const endConnections = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  const letIn = (allowed: boolean) => admin.query(`alter database ${database} allow_connections ${allowed}`);
  const save = (rev: number) =>
    visitor.api(savedDesign.saveBackend, { id, rev, design_file: blankDesign({ width: 400 + rev }) });
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? `${error.code} ${error.status}` : String(error)),
    );

  it('says so, keeps running, and recovers by itself', async () => {
    expect(await save(0)).toEqual({ rev: 1 });
    await letIn(false);
    await endConnections();
    expect(await codeOf(save(1))).toBe('unavailable 503');
    expect((await visitor.fetch('/readyz')).status).toBe(503);
    expect(await (await visitor.fetch('/healthz')).text()).toBe('ok');
    await letIn(true);
    await expect.poll(() => codeOf(save(1)), { timeout: 60_000 }).toBe('done');
    expect(await visitor.api(savedDesign.getOne, { id })).toMatchObject({ rev: 2 });
    expect((await visitor.fetch('/readyz')).status).toBe(200);
    expect(running.child.exitCode).toBeNull();
  });

  /** What is there, as soon as the server can read it again: it may be the reader whose connection was ended. */
  async function readRev(): Promise<number> {
    const seen: number[] = [];
    const read = () => visitor.api(savedDesign.getOne, { id }).then(({ rev }) => seen.push(rev));
    await expect.poll(() => codeOf(read()), { timeout: 60_000 }).toBe('done');
    return seen.at(-1)!;
  }

  it('loses nothing that it acknowledged while its connections are ended again and again', async () => {
    let held = (await visitor.api(savedDesign.getOne, { id })).rev;
    for (let round = 0; round < 12; round += 1) {
      const ending = round % 2 === 0 ? endConnections() : undefined;
      const result = await codeOf(save(held));
      await ending;
      expect(['done', 'unavailable 503']).toContain(result);
      const found = await readRev();
      // what was not acknowledged may be there all the same; what was must be
      expect(found === held + 1 || (found === held && result !== 'done')).toBe(true);
      held = found;
    }
    await expect.poll(() => codeOf(save(held)), { timeout: 60_000 }).toBe('done');
    expect(running.child.exitCode).toBeNull();
  });
});
