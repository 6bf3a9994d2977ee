import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { projectFile } from '../../../server/config/project-files.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { testCatalog, type TestCatalog } from '../support/catalog.js';
import { scratchPostgres, engines } from '../support/engines.js';
import { startProcess, type ServerProcess } from '../support/processes/server-process.js';
import { visitorOf } from '../support/server.js';

const TOKEN = 'a-token-for-prometheus';
const withPostgres = (await engines('metrics, traces and drain')).includes('postgres');

/** A collector of traces: what it was sent, as text. */
function collector(): { server: Server; spans: () => Span[] } {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const sent = JSON.parse(text) as Sent;
      for (const { scopeSpans } of sent.resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  return { server, spans: () => spans };
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly spanId: string;
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
}

describe.runIf(withPostgres)('a server that is watched and stopped', () => {
  const { server: sink, spans } = collector();
  let catalog: TestCatalog;
  let scratch: Awaited<ReturnType<typeof scratchPostgres>>;
  let running: ServerProcess;
  let address: string;
  beforeAll(async () => {
    catalog = await testCatalog();
    scratch = await scratchPostgres();
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    running = startProcess({
      ...{ DATABASE_URL: scratch.url, DATA_DIR: catalog.folder, CATALOG_DIR: catalog.folder },
      ...{ METRICS_TOKEN: TOKEN, DRAIN_SECONDS: '3', LOG_LEVEL: 'info', TRUST_PROXY: '1' },
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(sink.address() as AddressInfo).port}`,
    });
    address = await running.ready;
  });
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    sink.close();
    await scratch.drop();
    await catalog.remove();
  });

  const metrics = async (): Promise<string> => {
    const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const valueIn = (text: string, series: string) =>
    Number(new RegExp(`^${series.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);

  it('shows its metrics to whoever has the token, and is not there for others', async () => {
    for (const authorization of ['', 'Bearer wrong', `Bearer ${TOKEN}x`])
      expect((await fetch(`${address}/metrics`, { headers: { authorization } })).status).toBe(404);
    await metrics();
  });

  it('metrics, readiness, traces and drain behave as documented [E-084]', async () => {
    const visitor = visitorOf(address);
    const { _id: id } = await visitor.api(savedDesign.createBlankDesign, {});
    await visitor.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign({ width: 400 }) });
    const stale = visitor.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign() });
    await expect(stale).rejects.toMatchObject({ code: 'stale' });

    // what is measured, and every name that the documents promise
    const jobs = 'dm_job_duration_seconds_count{kind="thumbnail",outcome="done"}';
    await expect
      .poll(async () => valueIn(await metrics(), jobs), { timeout: 90_000, interval: 200 })
      .toBeGreaterThan(0);
    const text = await metrics();
    expect(valueIn(text, 'dm_saves_total{outcome="saved"}')).toBe(1);
    expect(valueIn(text, 'dm_saves_total{outcome="refused"}')).toBe(1);
    expect(valueIn(text, 'dm_database_up')).toBe(1);
    expect(text).toMatch(
      /dm_http_request_duration_seconds_count\{method="POST",route="\/api\/\S+",status="200"\}/,
    );
    for (const name of await namesDocumented()) expect(text, name).toContain(`# TYPE ${name} `);

    // a request, and the job it began, in the log and in one trace
    const id2 = 'from-the-proxy.1';
    const made = await fetch(`${address}/api/saved_design/create_blank_design`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-design-maker': '1', 'x-request-id': id2 },
      body: '{}',
    });
    expect(made.headers.get('x-request-id')).toBe(id2);
    const lines = () => running.output.err.split('\n').filter((line) => line.includes(`"reqId":"${id2}"`));
    await expect.poll(() => lines().join('\n'), { timeout: 90_000 }).toContain('a job is done');
    const both = () => {
      const job = spans().find(({ name }) => name === 'job thumbnail');
      return job && spans().find(({ spanId }) => spanId === job.parentSpanId)?.name;
    };
    await expect.poll(both, { timeout: 30_000 }).toMatch(/^POST \/api\/saved_design\//);

    // told to stop: not ready at once, still answering, then gone in order
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    running.child.kill('SIGTERM');
    const ready = async () => {
      const response = await fetch(`${address}/readyz`);
      return [response.status, await response.text(), response.headers.get('connection')];
    };
    await expect.poll(ready, { interval: 50 }).toEqual([503, 'stopping', 'close']);
    await sleep(500);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await visitor.api(savedDesign.getOne, { id })).toMatchObject({ rev: 1 });
    expect(await running.ended).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});

/** Metrics that docs/operate.md and its dashboard name. */
async function namesDocumented(): Promise<string[]> {
  const read = (path: string) => readFile(projectFile(path), 'utf8');
  const all = `${await read('docs/operate.md')}${await read('docs/operate/grafana-dashboard.json')}`;
  const found = all.match(/\b(dm|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g) ?? [];
  const names = new Set(found.map((name) => name.replace(/_(count|bucket|sum)$/, '')));
  expect(names.size).toBeGreaterThan(8);
  return [...names];
}
