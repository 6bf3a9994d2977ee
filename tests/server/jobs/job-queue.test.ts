import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { job } from '../../../server/db/schema.js';
import { JobQueue } from '../../../server/queue/job-queue.js';
import { JobWorker } from '../../../server/queue/job-worker.js';
import { engines, testDatabase } from '../support/engines.js';

const tested = await engines('the job queue under several workers');
const log = { error: () => undefined, info: () => undefined };

describe.each(tested)('the job queue on %s', (engine) => {
  let database: Database;
  const queue = new JobQueue(0);

  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.db.delete(job));
  afterAll(() => database.close());

  const rows = () => database.db.select().from(job);
  const dueNow = () => database.db.update(job).set({ run_at: sql`now()` });
  const leaseOver = () => database.db.update(job).set({ lease_until: sql`now() - interval '1 s'` });

  it('one job waits per thing, and another may wait while the first is worked on', async () => {
    await queue.add(database.db, 'thumbnail', 'a');
    await queue.add(database.db, 'thumbnail', 'a');
    expect(await rows()).toHaveLength(1);
    const first = await queue.take(database.db);
    await queue.add(database.db, 'thumbnail', 'a');
    expect(await rows()).toHaveLength(2);
    await queue.finish(database.db, first!);
    expect(await rows()).toHaveLength(1);
  });

  it('a job added in a transaction that fails was never added', async () => {
    const broken = database.db.transaction(async (tx) => {
      await queue.add(tx, 'thumbnail', 'a');
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('several workers take every job once', async () => {
    for (let i = 0; i < 12; i += 1) await queue.add(database.db, 'thumbnail', `d${i}`);
    const taken = await Promise.all(Array.from({ length: 20 }, () => queue.take(database.db)));
    const keys = taken.flatMap((found) => found?.key ?? []);
    expect(keys).toHaveLength(12);
    expect(new Set(keys).size).toBe(12);
  });

  it('a job whose worker died is taken up again, and the dead one cannot finish it', async () => {
    await queue.add(database.db, 'thumbnail', 'a');
    const lost = await queue.take(database.db);
    expect(await queue.take(database.db)).toBeNull();
    await leaseOver();
    const again = await queue.take(database.db);
    expect(again).toMatchObject({ key: 'a', attempts: 2 });
    await queue.finish(database.db, lost!);
    expect(await rows()).toHaveLength(1);
    await queue.finish(database.db, again!);
    expect(await rows()).toEqual([]);
  });

  it('films have a lane of their own, and leave the other to what is quick', async () => {
    await queue.add(database.db, 'render_film', 'film');
    expect(await queue.take(database.db, 'quick')).toBeNull();
    await queue.add(database.db, 'thumbnail', 'a');
    expect(await queue.take(database.db, 'films')).toMatchObject({ key: 'film' });
    expect(await queue.take(database.db, 'films')).toBeNull();
    expect(await queue.take(database.db, 'quick')).toMatchObject({ key: 'a' });
  });

  it('a job that is still being done is not begun by another, however long it takes', async () => {
    let end: () => void = () => undefined;
    const done: string[] = [];
    const handlers = {
      thumbnail: (key: string) =>
        new Promise<void>((resolve) => {
          done.push(key);
          end = resolve;
        }),
    };
    await queue.add(database.db, 'thumbnail', 'long');
    const worker = new JobWorker({
      ...{ db: database.db, queue, log, poll: 20, keepEvery: 20 },
      handlers: handlers as never,
    });
    await expect.poll(() => done).toEqual(['long']);
    await leaseOver();
    const renewed = async () => (await rows())[0]!.lease_until!.getTime() > Date.now();
    await expect.poll(renewed).toBe(true);
    expect(await queue.take(database.db)).toBeNull();
    end();
    await expect.poll(async () => (await rows()).length).toBe(0);
    await worker.stop();
    expect(done).toEqual(['long']);
  });

  it('a failed job is tried again later, and laid to rest after five tries', async () => {
    await queue.add(database.db, 'thumbnail', 'a');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const taken = await queue.take(database.db);
      expect(taken?.attempts).toBe(attempt);
      await queue.fail(database.db, taken!, 'broken');
      expect(await queue.take(database.db)).toBeNull();
      await dueNow();
    }
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'broken', attempts: 5 }]);
  });

  it('the worker does what is added, goes on after a failure, and stops when told', async () => {
    const done: string[] = [];
    const nothing = () => Promise.resolve();
    const handlers = {
      thumbnail: (key: string) => {
        done.push(key);
        return key === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve();
      },
      template_thumbnail: nothing,
      text_template_thumbnail: nothing,
      render_mockup: nothing,
      render_output: nothing,
      render_film: nothing,
      webhook: nothing,
      mail: nothing,
      search_index: nothing,
      search_terms: nothing,
    };
    const worker = new JobWorker({
      db: database.db,
      queue,
      handlers,
      log,
      poll: 20,
    });
    for (const key of ['bad', 'a', 'b']) await queue.add(database.db, 'thumbnail', key);
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(3);
    await worker.stop();
    expect(done).toEqual(expect.arrayContaining(['bad', 'a', 'b']));
    const left = await database.db.select().from(job).where(eq(job.state, 'waiting'));
    expect(left).toMatchObject([{ key: 'bad', attempts: 1 }]);
  });
});
