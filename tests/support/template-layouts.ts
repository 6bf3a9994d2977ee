import { sets } from '../../catalog/source/recipes/sets/index.js';
import { sceneOf } from '../../catalog/source/recipes/stages/stage.js';
import { templates } from '../../catalog/source/templates/templates.js';
import { oneOfEach } from './soak.js';

const layouts = new Map(templates.map(({ id, recipe }) => [id, recipe]));

/** Templates of the catalog, one of every layout; all of them in a soak. */
export const sampleTemplates = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  oneOfEach(all, ({ id }) => layouts.get(id) ?? id);

/** Layouts that are a scene in a format, by what is drawn in them. */
const scenes = new Map(sets.map((layout) => [layout.id, sceneOf(layout)]));

/** Templates of the catalog, one of every layout, and of those that are one scene in many formats one; all of them in a soak. */
export const samplePictures = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  oneOfEach(all, ({ id }) => scenes.get(layouts.get(id)!) ?? layouts.get(id) ?? id);
