import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { FAMILIES, type Family } from '../cutout-model/families.js';
import { parse, requireWhole, type Settings } from './parse.js';

/** A model file that finds the subjects of pictures [E-014]. */
export interface CutoutModelSettings {
  /** An ONNX file. */
  readonly path: string;
  /** Absent: told by the file's name and its input. */
  readonly family?: Family;
}

const variables = z.object({
  CUTOUT_MODEL: z.string().optional(),
  CUTOUT_MODEL_KIND: z.enum(FAMILIES, `must be one of ${FAMILIES.join(', ')}`).optional(),
});

/** Reads which model cuts pictures out; undefined for the built-in cut-out. Throws a ConfigError. */
export function readCutoutModel(set: Settings, root: string): CutoutModelSettings | undefined {
  if (set['CUTOUT_MODEL_KIND'] !== undefined) requireWhole(set, ['CUTOUT_MODEL_KIND', 'CUTOUT_MODEL']);
  const { CUTOUT_MODEL: path, CUTOUT_MODEL_KIND: family } = parse(variables, set);
  if (path === undefined) return undefined;
  return { path: isAbsolute(path) ? path : resolve(root, path), ...(family && { family }) };
}
