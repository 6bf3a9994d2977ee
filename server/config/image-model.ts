import * as z from 'zod';
import { parse, requireWhole, type Settings } from './parse.js';

/** A model that makes pictures from words, behind the images call that hosted providers and local servers speak. */
export interface ImageModelSettings {
  /** Where pictures are asked for, such as 'https://api.example/v1/images/generations'. */
  readonly url: string;
  /** Absent for a server of one's own that asks for none. */
  readonly key?: string;
  readonly model: string;
}

/** A fast model; what the specs call for. */
const DEFAULT_MODEL = 'black-forest-labs/FLUX.1-schnell';
const PATH = /\/images\/generations\/?$/;

const variables = z.object({
  AI_IMAGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://api.example/v1/images/generations' })
    .optional(),
  AI_IMAGE_KEY: z.string().optional(),
  AI_IMAGE_MODEL: z.string().optional(),
});

/** Reads which model makes pictures; undefined for the embedded illustrator. Throws a ConfigError. */
export function readImageModel(set: Settings): ImageModelSettings | undefined {
  for (const name of ['AI_IMAGE_KEY', 'AI_IMAGE_MODEL'])
    if (set[name] !== undefined) requireWhole(set, [name, 'AI_IMAGE_URL']);
  const { AI_IMAGE_URL: url, AI_IMAGE_KEY: key, AI_IMAGE_MODEL: model } = parse(variables, set);
  if (url === undefined) return undefined;
  const whole = PATH.test(new URL(url).pathname) ? url : `${url.replace(/\/$/, '')}/images/generations`;
  return { url: whole, ...(key !== undefined && { key }), model: model ?? DEFAULT_MODEL };
}
