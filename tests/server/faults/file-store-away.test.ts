import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { designResource } from '../../../server/contract/design-resource.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { FileStoreError } from '../../../server/files/store/file-store-error.js';
import { jpeg } from '../support/catalog.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
let id: string;
let thumbnail_data: string;
beforeAll(async () => {
  server = await testServer();
  visitor = server.visitor();
  ({ _id: id } = await visitor.api(savedDesign.createBlankDesign, {}));
  thumbnail_data = `data:image/jpeg;base64,${(await jpeg(40, 30)).toString('base64')}`;
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const failing = (name: 'put' | 'read' | 'check', reason: 'away' | 'full') =>
  vi.spyOn(server.services.files, name).mockRejectedValue(new FileStoreError('the bucket of Ann', reason));
const keep = () => visitor.api(savedDesign.updateThumbnail, { id, thumbnail_data });

it('a store without room fails the call in plain words, and the next one works when there is room', async () => {
  failing('put', 'full');
  expect(await failureOf(keep())).toMatchObject({
    ...{ code: 'disk_full', status: 507, message: 'The server has no room left' },
  });
  vi.restoreAllMocks();
  expect((await keep()).thumbnail).toMatch(/^\/static\//);
});

it('a store that is away fails the call as one to try again', async () => {
  failing('put', 'away');
  expect(await failureOf(keep())).toMatchObject({ code: 'unavailable', status: 503 });
});

it('a picture that cannot be read now is not remembered as such, and nothing is told of the store', async () => {
  const [sea] = (await visitor.api(designResource.get, { sub_type: 'photo' })).docs;
  failing('read', 'away');
  const response = await visitor.fetch(sea!.src);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).not.toContain('Ann');
  vi.restoreAllMocks();
  expect((await visitor.fetch(sea!.src)).status).toBe(200);
});

it('the server is not ready while files cannot be kept', async () => {
  failing('check', 'away');
  const response = await visitor.fetch('/readyz');
  expect([response.status, await response.text()]).toEqual([503, 'files cannot be kept']);
  expect((await visitor.fetch('/healthz')).status).toBe(200);
  vi.restoreAllMocks();
  expect((await visitor.fetch('/readyz')).status).toBe(200);
});
