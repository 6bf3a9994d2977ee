import { sets } from '../../catalog/source/recipes/sets/index.js';
import { sceneOf } from '../../catalog/source/recipes/stages/stage.js';
import { templates } from '../../catalog/source/templates/templates.js';
import { oneOfEach, someOf } from './soak.js';

const layouts = new Map(templates.map(({ id, recipe }) => [id, recipe]));

/** The layout of a template; of one that the catalog does not have, its id. */
export const layoutOf = (id: string): string => layouts.get(id) ?? id;

/** Layouts that are a scene in a format, by what is drawn in them. */
const scenes = new Map(sets.map((layout) => [layout.id, sceneOf(layout)]));

/** Of so many layouts one is in a sample: the build itself looks at every template, and a soak at all that a test does. */
const LAYOUTS = 4;

/** Templates of the catalog, one of every layout; those that are one scene in many formats count as one. All of them in a soak. */
export const ofEveryLayout = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  oneOfEach(all, ({ id }) => scenes.get(layoutOf(id)) ?? layoutOf(id));

/** Templates of some layouts, spread over the catalog. */
export const sampleTemplates = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  someOf(ofEveryLayout(all), LAYOUTS);
