import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '../../../server/contract/all-calls.js';
import { API_BASE, GUARD_HEADER } from '../../../server/contract/contract.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('every call stands in the OpenAPI file, which other origins may read', async () => {
  const response = await fetch(`${server.address}/api/openapi.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const file = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
  };
  expect(file.openapi).toBe('3.1.0');
  const written = (path: string) => API_BASE + path.replace(/:(\w+)/, '{$1}');
  expect(Object.keys(file.paths).sort()).toEqual(allCalls.map(({ path }) => written(path)).sort());
  for (const { method, path } of allCalls) {
    const operation = file.paths[written(path)]![method.toLowerCase()]!;
    expect(Object.keys(operation.responses)).toEqual(['200', 'default']);
    if (method === 'POST') expect(operation.parameters).toMatchObject([{ name: GUARD_HEADER }]);
    for (const name of path.match(/(?<=:)\w+/g) ?? [])
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ name, in: 'path', required: true }),
      );
  }
});

it('the example on the page answers when it is tried, and says why without its header', async () => {
  const page = await (await fetch(`${server.address}/api/docs`)).text();
  const shown = page.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const [, url] = /curl (\S+)/.exec(shown)!;
  const [, body] = /-d '(.+)'/.exec(shown)!;
  const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
  const answered = await fetch(url!, { method: 'POST', headers, body: body! });
  expect([answered.status, Object.keys((await answered.json()) as object)]).toEqual([200, ['hits']]);
  const refused = await fetch(url!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body!,
  });
  expect(refused.status).toBe(403);
});
