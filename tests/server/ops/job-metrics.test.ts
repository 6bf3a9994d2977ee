import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../../server/db/schema.js';
import { reasonOf } from '../../../server/ops/metrics/failure-reason.js';
import { Metrics } from '../../../server/ops/metrics/metrics.js';
import { JobWorker, type JobHandlers } from '../../../server/queue/job-worker.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('metrics of jobs', () => {
  it('tell of films: how many wait, how long they took, and what they failed of [E-084]', async () => {
    const { db, jobs } = server.services;
    await db.delete(job);
    const metrics = new Metrics({ db, ping: () => Promise.resolve() } as never);
    for (const key of ['late', 'good']) await jobs.add(db, 'render_film', key);
    expect(await metrics.text()).toContain('dm_jobs{kind="render_film",state="waiting"} 2');
    const tried: string[] = [];
    const films = (key: string): Promise<void> => {
      tried.push(key);
      return key === 'late'
        ? Promise.reject(new DOMException('ten minutes', 'TimeoutError'))
        : Promise.resolve();
    };
    const worker = new JobWorker({
      ...{ db, queue: jobs, handlers: { render_film: films } as unknown as JobHandlers, poll: 20 },
      log: { error: () => undefined, info: () => undefined },
      onDone: (...told) => metrics.job(...told),
    });
    await expect.poll(() => tried.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await worker.stop();
    const text = await metrics.text();
    expect(text).toContain('dm_job_failures_total{kind="render_film",reason="timeout"} 1');
    expect(text).toContain('dm_job_duration_seconds_count{kind="render_film",outcome="done"} 1');
    expect(text).toContain('dm_job_duration_seconds_bucket{le="600",kind="render_film",outcome="failed"} 1');
  });

  it('name what a try failed of in few words', () => {
    const coded = (code: string) => Object.assign(new Error('no'), { code });
    expect([
      reasonOf(coded('ERR_WORKER_OUT_OF_MEMORY')),
      reasonOf(coded('ENOENT')),
      reasonOf(coded('not_found')),
      reasonOf(new Error('outer', { cause: new DOMException('late', 'AbortError') })),
      reasonOf(new Error('anything')),
      reasonOf('text'),
    ]).toEqual(['memory', 'missing', 'missing', 'timeout', 'other', 'other']);
  });
});
