import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { failureOf, visitorOf, type Visitor } from '../support/server.js';
import { startProcess, type ServerProcess } from '../support/processes/server-process.js';
import { testInstallation, type TestInstallation } from './test-installation.js';

const SICK_DISK = fileURLToPath(new URL('./faulty-disk.mjs', import.meta.url));

let where: TestInstallation;
let running: ServerProcess;
beforeEach(async () => {
  where = await testInstallation('embedded');
});
afterEach(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await where.remove();
});

const start = () => {
  running = startProcess({ ...where.env, SICK_DISK: where.folder }, [SICK_DISK]);
  return running;
};
const sick = (how: 'full' | 'slow', much = '') => writeFile(join(where.folder, how), much);
const well = (how: 'full' | 'slow') => rm(join(where.folder, how));

const create = async ({ api }: Visitor) => (await api(savedDesign.createBlankDesign, {}))._id;
const save = ({ api }: Visitor, id: string, rev: number) =>
  api(savedDesign.saveBackend, {
    ...{ id, rev },
    // more than the pages that the table has already
    design_file: {
      ...blankDesign(),
      number: rev,
      filler: Array.from({ length: 60_000 }, () => Math.random()).join(),
    },
  });

describe('the embedded database', () => {
  it('on a full disk fails with a clear error, ends, and comes back with all that it acknowledged', async () => {
    const visitor = visitorOf(await start().ready);
    const id = await create(visitor);
    expect(await save(visitor, id, 0)).toEqual({ rev: 1 });

    await sick('full');
    expect(await failureOf(save(visitor, id, 1))).toMatchObject({
      ...{ code: 'disk_full', status: 507, message: 'The server has no room left' },
    });
    expect(await running.ended).toBe(1);
    expect(running.output.err).toMatch(
      /^The database failed and the server ends: [^\n]*No space left[^\n]*$/m,
    );
    expect(running.output.err).not.toContain('filler');

    expect(await start().ended).toBe(1);
    expect(running.output.err).toMatch(
      /^The server cannot start: the embedded database in \S+ cannot be opened, with \d+ MB free there: [^\n]+\n$/,
    );

    await well('full');
    const back = visitor.at(await start().ready);
    const found = await back.api(savedDesign.getOne, { id });
    expect(found).toMatchObject({ rev: 1, design_file: { number: 0 } });
    expect(await save(back, id, 1)).toEqual({ rev: 2 });
  }, 300_000);

  it('on a slow disk acknowledges a save only after it was synced, in order, and answers others meanwhile', async () => {
    const address = await start().ready;
    const visitors = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = visitorOf(address);
        return { visitor, id: await create(visitor) };
      }),
    );
    await sick('slow', '300');
    const spans = visitors.map(async ({ visitor, id }) => {
      const sent = Date.now();
      await save(visitor, id, 0);
      return { sent, done: Date.now() };
    });
    const saved = Promise.all(spans).then(() => true);
    const others: number[] = [];
    while (!(await Promise.race([saved, pause(20)]))) {
      await visitors[0]!.visitor.fetch('/healthz');
      others.push(Date.now());
    }
    await well('slow');

    const syncs = (await readFile(join(where.folder, 'synced'), 'utf8')).trim().split('\n').map(Number);
    for (const { sent, done } of await Promise.all(spans))
      expect(syncs.some((synced) => sent <= synced && synced <= done)).toBe(true);
    // a sync stops the one process for its time: others have their turn between two of them
    const last = Math.max(...(await Promise.all(spans)).map(({ done }) => done));
    expect(others.some((done) => done < last)).toBe(true);

    const { visitor, id } = visitors[0]!;
    for (let rev = 1; rev < 4; rev += 1) expect(await save(visitor, id, rev)).toEqual({ rev: rev + 1 });
    expect(await visitor.api(savedDesign.getOne, { id })).toMatchObject({
      rev: 4,
      design_file: { number: 3 },
    });
  }, 300_000);
});
