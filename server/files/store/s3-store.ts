import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3.js';
import type { FileStore } from './file-store.js';
import { hashOf, isHash, requireHash } from './hash.js';
import { isMissing, s3Error } from './s3-error.js';

/** Tries of one call, the first one included; between them the wait grows. */
const TRIES = 4;
/** Longest wait for a connection and for an answer, ms. */
const CONNECT_LIMIT = 3_000;
const ANSWER_LIMIT = 30_000;
/** How long a check may take, ms: it is asked every second. */
const CHECK_LIMIT = 2_000;

/** Names listed at once; S3 itself gives no more than this. */
const PAGE = 1000;

/** A bucket of S3 or of anything that speaks like it. The name of an object is the prefix and the hash of its bytes. */
export class S3Store implements FileStore {
  readonly #client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    private readonly page = PAGE,
  ) {
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // other servers know no bucket by its host name
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: CONNECT_LIMIT, requestTimeout: ANSWER_LIMIT },
      // not all servers know the checksums that the client would add by itself; `put` sends the one that we have
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    // the same name is the same bytes: of two writers at once it does not matter who comes last
    if (!(await this.has(hash))) await this.#put(this.#key(hash), bytes, hash);
    return hash;
  }

  async has(hash: string): Promise<boolean> {
    const command = new HeadObjectCommand({ Bucket: this.settings.bucket, Key: this.#key(hash) });
    try {
      await this.#client.send(command);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw s3Error(error, this.settings);
    }
  }

  async read(hash: string): Promise<Buffer> {
    const command = new GetObjectCommand({ Bucket: this.settings.bucket, Key: this.#key(hash) });
    return this.#speak(async () => {
      const { Body } = await this.#client.send(command);
      return Buffer.from(await Body!.transformToByteArray());
    });
  }

  async *list(): AsyncIterable<string> {
    const { bucket: Bucket, prefix: Prefix } = this.settings;
    let next: string | undefined;
    do {
      const from = next === undefined ? {} : { ContinuationToken: next };
      const command = new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: this.page, ...from });
      const { Contents = [], NextContinuationToken } = await this.#speak(() => this.#client.send(command));
      for (const { Key = '' } of Contents) {
        const name = Key.slice(Prefix.length);
        if (isHash(name)) yield name;
      }
      next = NextContinuationToken;
    } while (next !== undefined);
  }

  async remove(hash: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.settings.bucket, Key: this.#key(hash) });
    await this.#speak(() => this.#client.send(command));
  }

  async check(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.settings.bucket });
    const abortSignal = AbortSignal.timeout(CHECK_LIMIT);
    await this.#speak(() => this.#client.send(command, { abortSignal }));
  }

  /** Proves at the start that the keys let us write, and not only look. */
  async proveWriting(): Promise<void> {
    await this.#speak(() => this.#client.send(new HeadBucketCommand({ Bucket: this.settings.bucket })));
    const bytes = Buffer.from('Design Maker may write here.\n');
    const key = `${this.settings.prefix}write-check`;
    await this.#put(key, bytes, hashOf(bytes));
  }

  async #put(Key: string, Body: Uint8Array, hash: string): Promise<void> {
    const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64');
    const { bucket: Bucket } = this.settings;
    await this.#speak(() => this.#client.send(new PutObjectCommand({ Bucket, Key, Body, ChecksumSHA256 })));
  }

  async #speak<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw s3Error(error, this.settings);
    }
  }

  #key(hash: string): string {
    return `${this.settings.prefix}${requireHash(hash)}`;
  }
}
