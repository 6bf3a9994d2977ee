import * as z from 'zod';
import { ConfigError, parse, requireWhole, type Settings } from './parse.js';

/** A bucket that keeps the files instead of DATA_DIR. */
export interface S3Settings {
  /** Where it is spoken to; absent for AWS itself. */
  readonly endpoint?: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What the names of our objects begin with; '' or ending with a slash. */
  readonly prefix: string;
}

const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const variables = z.object({
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits, - and .',
    )
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w!.*'()-]+(\/[\w!.*'()-]+)*\/?$/,
      'must be names joined by slashes, without one at the beginning',
    )
    .optional(),
});

/** Reads where files are kept; undefined for the disk. Throws a ConfigError. */
export function readS3(set: Settings): S3Settings | undefined {
  requireWhole(set, NEEDED);
  const data = parse(variables, set);
  if (data.S3_BUCKET === undefined) {
    for (const name of ['S3_ENDPOINT', 'S3_PREFIX'] as const)
      if (data[name] !== undefined) throw new ConfigError(`S3_BUCKET: must be set, since ${name} is`);
    return undefined;
  }
  return {
    ...(data.S3_ENDPOINT !== undefined && { endpoint: data.S3_ENDPOINT }),
    bucket: data.S3_BUCKET,
    region: data.S3_REGION!,
    accessKeyId: data.S3_ACCESS_KEY_ID!,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY!,
    prefix: data.S3_PREFIX === undefined ? '' : data.S3_PREFIX.replace(/\/?$/, '/'),
  };
}
