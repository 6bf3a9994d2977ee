import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../../server/config/s3.js';

export interface S3 {
  readonly settings: S3Settings & { readonly endpoint: string };
  /** The same as environment variables. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

const KEY = 'S3RVER';
const BUCKET = 'design-maker';

/**
 * The server encrypts its list tokens with DES, which OpenSSL 3 leaves out; triple DES with one key three times is the
 * same cipher.
 */
function bringBackDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (cipher: string, key: Buffer, iv: Buffer) => unknown;
    const withDes: typeof make = (cipher, key, iv) =>
      cipher === 'des' ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : make(cipher, key, iv);
    Object.assign(crypto, { [name]: withDes });
  }
}
bringBackDes();

/** An S3 server with an empty bucket, in this process and on a free port. */
export async function testS3(prefix = ''): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const where = { port: 0, address: '127.0.0.1', silent: true, directory };
  const server = new S3rver({ ...where, configureBuckets: [{ name: BUCKET }] });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: KEY, secretAccessKey: KEY };
  return {
    settings: { endpoint, bucket: BUCKET, region: 'us-east-1', prefix, ...keys },
    env: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_REGION: 'us-east-1' },
      ...{ S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
