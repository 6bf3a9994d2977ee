import type { Recipe } from '../../build/templates/recipe.js';
import { advertising } from './advertising/index.js';
import { business } from './business/index.js';
import { cards } from './cards/index.js';
import { counterPapers } from './counter-papers/index.js';
import { education } from './education/index.js';
import { events } from './events/index.js';
import { logos } from './logos/index.js';
import { marketing } from './marketing/index.js';
import { personal } from './personal/index.js';
import { photographs } from './photographs/index.js';
import { presentations } from './presentations/index.js';
import { sets } from './sets/index.js';
import { socialMedia } from './social-media/index.js';
import { video } from './video/index.js';
import { web } from './web/index.js';

/** All layouts, by the parent category they are for. */
export const recipes: readonly Recipe[] = [
  ...socialMedia,
  ...video,
  ...business,
  ...marketing,
  ...advertising,
  ...presentations,
  ...logos,
  ...events,
  ...cards,
  ...education,
  ...personal,
  ...web,
  ...sets,
  ...photographs,
  ...counterPapers,
];
