import { deskAndSchool } from '../../../catalog/source/templates/scenes/desk-and-school/index.js';
import { goingsOn } from '../../../catalog/source/templates/scenes/goings-on/index.js';
import { invited } from '../../../catalog/source/templates/scenes/invited/index.js';
import { tradesOnScreens } from '../../../catalog/source/templates/scenes/trades-on-screens/index.js';
import { counterPapers } from '../../../catalog/source/templates/sheets/counter-papers/index.js';
import { lessons } from '../../../catalog/source/templates/sheets/lessons/index.js';
import { furtherEast } from '../../../catalog/source/templates/world/further-east/index.js';
import { furtherWest } from '../../../catalog/source/templates/world/further/index.js';

/** Templates of topics in the formats that people look for with them, in eleven languages. */
export const topicTemplates: readonly { readonly id: string }[] = [
  ...goingsOn,
  ...deskAndSchool,
  ...tradesOnScreens,
  ...invited,
  ...counterPapers,
  ...lessons,
  ...furtherWest,
  ...furtherEast,
];
