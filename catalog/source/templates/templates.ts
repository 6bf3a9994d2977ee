import type { TemplateSource } from '../../build/templates/recipe.js';
import { advertising } from './advertising.js';
import { business } from './business.js';
import { cards } from './cards.js';
import { education } from './education.js';
import { events } from './events.js';
import { lessUsed } from './formats/index.js';
import { logos } from './logos.js';
import { marketing } from './marketing.js';
import { scenes } from './scenes/index.js';
import { personal } from './personal.js';
import { photographs } from './photographs.js';
import { presentations } from './presentations.js';
import { sheets } from './sheets/index.js';
import { socialMedia } from './social-media.js';
import { video } from './video.js';
import { web } from './web.js';
import { world } from './world/world.js';

/** All templates, by parent category. Copy is ours: invented names, `.example` addresses, numbers kept for fiction. */
export const templates: readonly TemplateSource[] = [
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
  ...world,
  ...scenes,
  ...sheets,
  ...photographs,
  ...lessUsed,
];
