import type { S3Settings } from '../../config/s3.js';
import { FileStoreError } from './file-store-error.js';

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as Failure).$metadata?.httpStatusCode;

/** Whether the object itself is what is missing; the bucket has another name for it. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Failure).name !== 'NoSuchBucket';

/** What the bucket's server said, in words for the operator. */
export function s3Error(error: unknown, { bucket, endpoint }: S3Settings): Error {
  const failure = error as Failure;
  // the client's own error drags the whole connection along
  const cause = new Error(`${failure.name}: ${failure.message}`);
  const place = `the S3 bucket '${bucket}'${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  if (failure.name === 'NoSuchKey') return new Error(`${place} does not hold the file`, { cause });
  if (statusOf(error) === 507) return new FileStoreError(`${place} has no room left`, 'full', cause);
  return new FileStoreError(`${place} ${complaintOf(failure)}`, 'away', cause);
}

function complaintOf({ name = '', message = '', code, $metadata }: Failure): string {
  const status = $metadata?.httpStatusCode;
  if (status === 404) return 'does not exist';
  if (status === 403) return 'does not let these keys in';
  if (status === 301 || status === 400) return `refuses the call; is S3_REGION right? (${name})`;
  if (status !== undefined) return `answers with ${status} ${name}`;
  return `does not answer (${code ?? (message || name)})`;
}
