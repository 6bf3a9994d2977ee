import { sets } from '../../../catalog/source/recipes/sets/index.js';
import { photographs } from '../../../catalog/source/templates/photographs.js';
import { sheets } from '../../../catalog/source/templates/sheets/index.js';
import { templates } from '../../../catalog/source/templates/templates.js';

const scenes = new Set(sets.map(({ id }) => id));
const drawn = new Set(templates.filter(({ recipe }) => scenes.has(recipe)).map(({ id }) => id));
const later = new Set(sheets.map(({ id }) => id));

const pictured = new Set(photographs.map(({ id }) => id));

type Template = { readonly id: string };

/** True for templates whose pages are a scene drawn of many parts: the rules that understand pages were not made looking at them. */
export const isDrawn = ({ id }: Template): boolean => drawn.has(id);

/** True for planners, worksheets and the like, which came after those rules: what is understood of them is no memory. */
export const isSheet = ({ id }: Template): boolean => later.has(id);

/** True for templates that a picture carries, which came after those rules as well. */
export const isPictured = ({ id }: Template): boolean => pictured.has(id);
