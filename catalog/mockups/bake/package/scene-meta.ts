import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hueValue } from '../../../../elements/compose/format/mockup-package.js';

/** What a scene says of itself and its render (lib/passes.py writes it). */
const meta = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  keywords: z.array(z.string()),
  price: z._default(z.number(), 2),
  /** Stops above the exposure that is found. */
  exposure: z._default(z.number(), 0),
  /** Albedo of a surface in its own render. */
  high: z.number(),
  surfaces: z.array(z.string()),
  /** Surfaces that shine. */
  lit: z.array(z.string()),
  layers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      surface: z.string(),
      hue: z.optional(hueValue),
      /** px asked for on the longer side. */
      long_side: z._default(z.number(), 2400),
      aspect: z.optional(z.number()),
      mesh: z.optional(
        z.object({
          nu: z.number(),
          nv: z.number(),
          nodes: z.array(z.tuple([z.number(), z.number(), z.number()])),
        }),
      ),
    }),
  ),
  /** Layer -> template, photo of ours, or color: what the placeholder shows. */
  sample: z._default(z.record(z.string(), z.union([z.string(), hueValue])), {}),
});

export type SceneMeta = z.output<typeof meta>;
export type SceneMetaLayer = SceneMeta['layers'][number];

/** Reads what lies in a work folder. Throws when a scene leaves out what a package needs. */
export function readSceneMeta(folder: string): SceneMeta {
  const text = readFileSync(join(folder, 'meta.json'), 'utf8');
  const result = meta.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`bake({...}): ${issue?.path.join('.')} ${issue?.message}`);
}
