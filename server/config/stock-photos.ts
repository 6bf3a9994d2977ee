import * as z from 'zod';
import { ConfigError, parse, requireWhole, type Settings } from './parse.js';

/** A provider that is reached with a key. */
export interface KeySettings {
  readonly key: string;
  /** Where its calls lie, without a slash at the end. */
  readonly api: string;
}

export interface UnsplashSettings extends KeySettings {
  /** What links back to it say of who sends the visitor. */
  readonly app: string;
}

export interface OpenverseSettings {
  readonly api: string;
  /** Absent: asked without an account. */
  readonly client?: { readonly id: string; readonly secret: string };
}

/** Providers of photos that are connected. */
export interface StockPhotoSettings {
  readonly unsplash?: UnsplashSettings;
  readonly pexels?: KeySettings;
  readonly openverse?: OpenverseSettings;
}

const api = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address like ${usual}` })
    .default(usual)
    .transform((url) => url.replace(/\/$/, ''));
/** It travels in a header. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be the key alone, without spaces')
  .optional();

const variables = z.object({
  UNSPLASH_ACCESS_KEY: key,
  UNSPLASH_APP_NAME: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and -')
    .default('design_maker'),
  UNSPLASH_API: api('https://api.unsplash.com'),
  PEXELS_API_KEY: key,
  PEXELS_API: api('https://api.pexels.com/v1'),
  OPENVERSE: z.enum(['on', 'off'], 'must be on or off').optional(),
  OPENVERSE_CLIENT_ID: key,
  OPENVERSE_CLIENT_SECRET: key,
  OPENVERSE_API: api('https://api.openverse.org/v1'),
});

/** Reads which providers of photos are connected; {} for none. Throws a ConfigError. */
export function readStockPhotos(set: Settings): StockPhotoSettings {
  for (const name of ['UNSPLASH_APP_NAME', 'UNSPLASH_API'])
    if (set[name] !== undefined) requireWhole(set, [name, 'UNSPLASH_ACCESS_KEY']);
  if (set['PEXELS_API'] !== undefined) requireWhole(set, ['PEXELS_API', 'PEXELS_API_KEY']);
  requireWhole(set, ['OPENVERSE_CLIENT_ID', 'OPENVERSE_CLIENT_SECRET']);
  const given = parse(variables, set);
  const { OPENVERSE_CLIENT_ID: id, OPENVERSE_CLIENT_SECRET: secret } = given;
  const client = id !== undefined && secret !== undefined ? { id, secret } : undefined;
  const openverse = given.OPENVERSE === 'on' || (given.OPENVERSE === undefined && client !== undefined);
  if (!openverse && set['OPENVERSE_API'] !== undefined)
    throw new ConfigError('OPENVERSE: must be on, since OPENVERSE_API is set');
  return {
    ...(given.UNSPLASH_ACCESS_KEY !== undefined && {
      unsplash: { key: given.UNSPLASH_ACCESS_KEY, api: given.UNSPLASH_API, app: given.UNSPLASH_APP_NAME },
    }),
    ...(given.PEXELS_API_KEY !== undefined && {
      pexels: { key: given.PEXELS_API_KEY, api: given.PEXELS_API },
    }),
    ...(openverse && { openverse: { api: given.OPENVERSE_API, ...(client && { client }) } }),
  };
}
