import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';
import { FileStoreError } from '../../../server/files/store/file-store-error.js';
import { createStore } from '../../../server/files/store/create-store.js';
import { S3Store } from '../../../server/files/store/s3-store.js';
import { testS3, type S3 } from '../support/s3.js';

let s3: S3;
let fake: Server | undefined;
beforeAll(async () => {
  s3 = await testS3();
});
afterAll(() => s3.close());
afterEach(() => fake?.close());

/** A server that answers as told, at an address of its own. */
async function answering(listener: RequestListener): Promise<S3Store> {
  fake = createServer(listener);
  await new Promise<void>((resolve) => fake!.listen(0, '127.0.0.1', resolve));
  const { port } = fake.address() as AddressInfo;
  return new S3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
}

const whole = {
  S3_BUCKET: 'designs',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
};

it('is configured by its variables; without an endpoint it is AWS', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(whole).s3).toEqual({
    ...{ bucket: 'designs', region: 'eu-central-1', accessKeyId: 'a', secretAccessKey: 'b', prefix: '' },
  });
  expect(readConfig({ ...whole, S3_ENDPOINT: 'http://s3.local:9000', S3_PREFIX: 'a/b' }).s3).toMatchObject({
    ...{ endpoint: 'http://s3.local:9000', prefix: 'a/b/' },
  });
});

it.each([
  [{ ...whole, S3_REGION: '' }, 'S3_REGION'],
  [{ S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
  [{ S3_PREFIX: 'a' }, 'S3_BUCKET'],
  [{ ...whole, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
  [{ ...whole, S3_BUCKET: 'No Bucket' }, 'S3_BUCKET'],
  [{ ...whole, S3_PREFIX: '/a' }, 'S3_PREFIX'],
])('%o fails with one line that names %s', (env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});

it.each([
  [
    'a bucket that is not there',
    { bucket: 'another' },
    /^the S3 bucket 'another' at http\S+ does not exist$/,
  ],
  ['keys that are wrong', { accessKeyId: 'guess' }, /does not let these keys in$/],
  [
    'an address where nobody answers',
    { endpoint: 'http://127.0.0.1:1' },
    /does not answer \(ECONNREFUSED\)$/,
  ],
])('%s ends the start with one plain line', async (_what, change, line) => {
  const opening = createStore({ dataFolder: '/nowhere', s3: { ...s3.settings, ...change } });
  await expect(opening).rejects.toThrow(FileStoreError);
  await expect(opening).rejects.toThrow(line);
});

it('a call that fails in passing is made again', async () => {
  let asked = 0;
  const store = await answering((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end('bytes');
  });
  expect((await store.read('a'.repeat(64))).toString()).toBe('bytes');
  expect(asked).toBe(3);
});

it('a bucket without room says so', async () => {
  const store = await answering((request, response) =>
    response.writeHead(request.method === 'HEAD' ? 404 : 507).end(),
  );
  await expect(store.put(Buffer.from('x'))).rejects.toMatchObject({ reason: 'full' });
});

it('a server that accepts and never answers makes the check fail, not wait', async () => {
  const store = await answering(() => undefined);
  await expect(store.check()).rejects.toThrow(FileStoreError);
  fake!.closeAllConnections();
});
