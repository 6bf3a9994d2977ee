import type { Recipe } from '../../../build/templates/recipe.js';
import { gulal, nova, ofrenda, profiles } from '../scenes/heritage.js';
import { honey, kinara, moonFeast, seder } from '../scenes/heritage-feasts.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, label, left, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Days of history and of remembrance, and the feast of colors. */
const history: readonly Recipe[] = [
  ...layoutsOf(profiles, { poster: skyLeft, 'instagram-post': banded, flyer: above, 'instagram-story': skyCenter, 'facebook-post': right }),
  ...layoutsOf(nova, { flyer: skyCenter, 'instagram-post': below, poster: banded, 'instagram-story': skyLeft }),
  ...layoutsOf(ofrenda, { poster: skyCenter, invitation: above, 'instagram-post': skyLeft, flyer: banded }),
  ...layoutsOf(gulal, { poster: banded, flyer: skyCenter, 'instagram-post': below, invitation: label }),
];

/** Feasts that families keep. */
const families: readonly Recipe[] = [
  ...layoutsOf(moonFeast, { poster: skyCenter, flyer: above, 'instagram-post': skyLeft, 'greeting-card': right }),
  ...layoutsOf(honey, { 'greeting-card': right, 'instagram-post': skyCenter, invitation: above, poster: skyLeft }),
  ...layoutsOf(seder, { invitation: above, 'greeting-card': left, flyer: banded, 'instagram-post': right }),
  ...layoutsOf(kinara, { poster: skyCenter, 'greeting-card': right, invitation: above, 'instagram-post': skyLeft }),
];

export const heritage: readonly Recipe[] = [...history, ...families];
