import { templates } from '../../catalog/source/templates/templates.js';
import { oneOfEach } from './soak.js';

const layouts = new Map(templates.map(({ id, recipe }) => [id, recipe]));

/** Templates of the catalog, one of every layout; all of them in a soak. */
export const sampleTemplates = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  oneOfEach(all, ({ id }) => layouts.get(id) ?? id);
