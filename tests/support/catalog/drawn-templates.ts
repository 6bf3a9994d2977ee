import { sets } from '../../../catalog/source/recipes/sets/index.js';
import { photographs } from '../../../catalog/source/templates/photographs.js';
import { lessUsed } from '../../../catalog/source/templates/formats/index.js';
import { sheets } from '../../../catalog/source/templates/sheets/index.js';
import { christmas } from '../../../catalog/source/templates/scenes/christmas.js';
import { cookout } from '../../../catalog/source/templates/scenes/cookout.js';
import { furtherDays, furtherFamily } from '../../../catalog/source/templates/scenes/further-days.js';
import { furtherFood } from '../../../catalog/source/templates/scenes/further-food.js';
import { furtherTrades } from '../../../catalog/source/templates/scenes/further-trades.js';
import { home } from '../../../catalog/source/templates/scenes/home.js';
import { marks } from '../../../catalog/source/templates/scenes/marks.js';
import { occasions } from '../../../catalog/source/templates/scenes/occasions.js';
import { play } from '../../../catalog/source/templates/scenes/play.js';
import { services } from '../../../catalog/source/templates/scenes/services.js';
import { classroom } from '../../../catalog/source/templates/sheets/classroom.js';
import { papers } from '../../../catalog/source/templates/sheets/letters.js';
import { notices } from '../../../catalog/source/templates/sheets/notices.js';
import { spokenFormats } from '../../../catalog/source/templates/world/formats.js';
import { further } from '../../../catalog/source/templates/world/further.js';
import { neighbors } from '../../../catalog/source/templates/world/neighbors.js';
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

const latest = new Set(
  [
    ...[marks, christmas, furtherDays, furtherFamily, furtherFood, furtherTrades, occasions, services, play],
    ...[home, cookout, notices, classroom, papers, neighbors, further, lessUsed, spokenFormats],
  ]
    .flat()
    .map(({ id }) => id),
);

/** True for scenes and sheets that were added last: nobody has held the rules that understand pages against them. */
export const isLatest = ({ id }: Template): boolean => latest.has(id);
