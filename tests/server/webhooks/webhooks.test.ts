import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { MOST_WEBHOOKS, webhook as calls } from '../../../server/contract/access-token.js';
import { render } from '../../../server/contract/render.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { job, webhookDelivery } from '../../../server/db/schema.js';
import { collectWebhookDeliveries } from '../../../server/jobs/garbage-collection/collect-webhook-deliveries.js';
import { makeRenderOutput } from '../../../server/jobs/handlers/render-output.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { deliverWebhook } from '../../../server/modules/webhooks/deliver-webhook.js';
import { createPostRemote, type PostRemote } from '../../../server/net/post-remote.js';
import { JobQueue, type Job } from '../../../server/queue/job-queue.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Checks a message as docs/api.md tells a receiver to. */
function isGenuine({ headers, body }: Told, secret: string, now = Date.now()): boolean {
  const [, at = '', mac = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['design-maker-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  const fresh = Math.abs(now / 1000 - Number(at)) < 300;
  return fresh && timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}

describe('webhooks of an account', () => {
  let server: TestServer;
  let owner: Awaited<ReturnType<TestServer['member']>>;
  let pool: RenderPool;
  let receiver: Server;
  let status = 200;
  const told: Told[] = [];
  beforeAll(async () => {
    server = await testServer();
    owner = await server.member();
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        told.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await pool.close();
    await new Promise((resolve) => receiver.close(resolve));
    await server.close();
  });
  beforeEach(() => {
    told.length = 0;
    status = 200;
  });

  /** To the receiver of this test, whatever the address: none on this machine may be told. */
  const post: PostRemote = async (_url, { headers, body }) => {
    const { port } = receiver.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
  };
  const deliver = (id: string, postRemote = post) =>
    deliverWebhook({ db: server.services.db, postRemote }, id);
  const waiting = async () => {
    const open = and(eq(job.kind, 'webhook'), eq(job.state, 'waiting'));
    return (await server.services.db.select().from(job).where(open)).map(({ key }) => key);
  };
  const rendered = async () => {
    const output = await owner.api(render.initiate, { type: 'png', html_data: blankDesign() });
    await makeRenderOutput({ ...server.services, pool } as never, output._id);
    return output;
  };

  it('are told of finished renders: signed, tried again until they are taken, each message once by its id [E-086]', async () => {
    const { secret, _id } = await owner.api(calls.create, { url: 'https://example.com/told' });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const output = await rendered();
    const [id] = await waiting();
    // a receiver that is down, one that fails, one that takes it
    const away: PostRemote = () => Promise.reject(new Error('connect ECONNREFUSED'));
    await expect(deliver(id!, away)).rejects.toThrow('ECONNREFUSED');
    status = 503;
    await expect(deliver(id!)).rejects.toThrow('it answered with status 503');
    const fault = async () => (await owner.api(calls.list, {})).find((one) => one._id === _id)!.deliveries[0];
    expect(await fault()).toMatchObject({ id, delivered_at: null, fault: 'it answered with status 503' });
    status = 200;
    await deliver(id!);
    await deliver(id!);
    expect(told).toHaveLength(2);
    expect(await fault()).toMatchObject({ id, delivered_at: expect.any(String), fault: null });

    const [first, second] = told as [Told, Told];
    expect(second.body).toBe(first.body);
    expect(JSON.parse(second.body)).toEqual({
      ...{ id, type: 'render.finished', created_at: expect.any(String) },
      data: { render: output._id, type: 'png', src: output.src },
    });
    for (const message of told) expect(isGenuine(message, secret)).toBe(true);
    expect(isGenuine({ ...second, body: second.body.replace('png', 'jpg') }, secret)).toBe(false);
    expect(isGenuine(second, `${secret}x`)).toBe(false);
    expect(isGenuine(second, secret, Date.now() + 600_000)).toBe(false);
  });

  it('are tried eight times over hours by the queue, and then given up', async () => {
    const { db } = server.services;
    const queue = new JobQueue(0);
    await queue.add(db, 'webhook', 'nobody-answers');
    const own = eq(job.key, 'nobody-answers');
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 8; attempts += 1) {
      const [row] = await db.update(job).set({ state: 'running', attempts }).where(own).returning();
      const before = Date.now();
      await queue.fail(db, row as unknown as Job, 'no answer');
      const [failed] = await db.select().from(job).where(own);
      if (failed!.state === 'waiting') waits.push(Math.round((failed!.run_at.getTime() - before) / 1000));
      else expect([failed!.state, attempts]).toEqual(['dead', 8]);
    }
    expect(waits.map((wait, i) => Math.abs(wait - 4 ** (i + 1)) <= 2)).toEqual(Array(7).fill(true));
  });

  it('have their messages listed for a month', async () => {
    const { db } = server.services;
    const { _id: webhook_id } = await owner.api(calls.create, { url: 'https://example.com/month' });
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600 * 1000);
    const told = (id: string, created_at: Date) => ({ id, webhook_id, body: '{}', created_at });
    await db.insert(webhookDelivery).values([told('old', days(31)), told('new', days(29))]);
    expect(await collectWebhookDeliveries(db)).toBe(1);
    const hooks = await owner.api(calls.list, {});
    expect(hooks.find(({ _id }) => _id === webhook_id)!.deliveries.map(({ id }) => id)).toEqual(['new']);
    await owner.api(calls.delete, { id: webhook_id });
  });

  it('are told nothing of others’ renders, and nothing once they are deleted', async () => {
    const other = await server.member({ email: 'eve@example.com' });
    const { _id } = await other.api(calls.create, { url: 'https://example.com/eve' });
    const before = (await waiting()).length;
    await rendered();
    expect((await waiting()).length).toBe(before + 1);
    expect(await owner.api(calls.delete, { id: _id })).toEqual({ deleted: 0 });
    const [own] = await owner.api(calls.list, {});
    const mine = (await waiting()).at(-1)!;
    expect(await owner.api(calls.delete, { id: own!._id })).toEqual({ deleted: 1 });
    await deliver(mine);
    expect(told).toEqual([]);
  });

  it('are addresses that everybody can reach, at most ten of them', async () => {
    for (const url of [
      'http://example.com/told',
      'https://127.0.0.1/told',
      'https://[::1]/told',
      'https://user:word@example.com/',
      'https://example.com:8443/',
      'ftp://example.com',
      'told',
    ])
      expect(await failureOf(owner.api(calls.create, { url })), url).toMatchObject({ code: 'bad_request' });
    const many = await server.member({ email: 'many@example.com' });
    const more = () => many.api(calls.create, { url: 'https://example.com/told' });
    for (let i = 0; i < MOST_WEBHOOKS; i += 1) await more();
    expect(await failureOf(more())).toMatchObject({ code: 'no_room' });
  });

  it('leads nowhere private, also by a name', async () => {
    const resolve = vi.fn(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]));
    const message = { headers: {}, body: '{}' };
    await expect(createPostRemote(resolve)('https://inside.example/', message)).rejects.toThrow('not public');
    await expect(createPostRemote(resolve)('http://169.254.169.254/', message)).rejects.toThrow('not public');
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});
