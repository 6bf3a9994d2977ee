import { sets } from '../../../catalog/source/recipes/sets/index.js';
import { templates } from '../../../catalog/source/templates/templates.js';

const scenes = new Set(sets.map(({ id }) => id));
const drawn = new Set(templates.filter(({ recipe }) => scenes.has(recipe)).map(({ id }) => id));

/** True for templates whose pages are a scene drawn of many parts: the rules that understand pages were not made looking at them. */
export const isDrawn = ({ id }: { readonly id: string }): boolean => drawn.has(id);
