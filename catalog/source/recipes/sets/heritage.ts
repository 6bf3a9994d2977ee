import type { Recipe } from '../../../build/templates/recipe.js';
import { gulal, nova, ofrenda, profiles } from '../scenes/heritage/peoples.js';
import { honey, kinara, moonFeast, seder } from '../scenes/heritage/feasts.js';
import { fiesta, lanterns, pinkRibbon, planet } from '../scenes/heritage/causes.js';
import { ghosts, heartBalloons, luckyHat, sweater, teacup } from '../scenes/heritage/parties.js';
import { shamrocks } from '../scenes/greens.js';
import { liberty, stripes } from '../scenes/liberty.js';
import { firTree } from '../scenes/seasons.js';
import { women } from '../scenes/women.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, hang, label, left, right, skyCenter, skyLeft } from '../stages/stages.js';

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

/** Ramadan, the fifth of May, and days for a cause. */
const causes: readonly Recipe[] = [
  ...layoutsOf(lanterns, { invitation: hang, 'greeting-card': hang, poster: hang, 'a3-poster': above, postcard: right }),
  ...layoutsOf({ ...lanterns, id: 'lantern-row' }, { invitation: above }),
  ...layoutsOf(planet, { poster: skyCenter, 'instagram-post': skyLeft, flyer: above, 'letter-flyer': banded }),
  ...layoutsOf(pinkRibbon, { poster: skyCenter, 'instagram-post': skyCenter, flyer: above, 'instagram-story': skyLeft }),
  ...layoutsOf(fiesta, { poster: skyLeft, 'instagram-post': below, invitation: above, 'letter-flyer': banded }),
];

/** One more size of each. */
const sizes: readonly Recipe[] = [
  ...layoutsOf(nova, { 'letter-flyer': above }),
  ...layoutsOf(ofrenda, { 'facebook-post': right }),
  ...layoutsOf(gulal, { 'instagram-story': skyLeft }),
  ...layoutsOf(moonFeast, { 'instagram-story': banded }),
  ...layoutsOf(honey, { 'instagram-story': above }),
  ...layoutsOf(seder, { 'a6-card': below }),
  ...layoutsOf(kinara, { flyer: banded }),
  ...layoutsOf(pinkRibbon, { 'facebook-post': right }),
];

/** Parties and cards of days that have other pages already. */
const parties: readonly Recipe[] = [
  ...layoutsOf(luckyHat, { 'instagram-post': skyCenter, 'greeting-card': right, poster: above, 'instagram-story': skyLeft }),
  ...layoutsOf(shamrocks, { 'instagram-post': banded, 'instagram-story': below, poster: skyCenter, postcard: right }),
  ...layoutsOf(liberty, { flyer: skyCenter, 'letter-flyer': banded }),
  ...layoutsOf(stripes, { 'letter-flyer': below, 'legal-flyer': skyLeft }),
  ...layoutsOf(heartBalloons, { 'greeting-card': right, postcard: left, 'a6-card': skyCenter }),
  ...layoutsOf(teacup, { 'greeting-card': right, 'a6-card': above, postcard: skyCenter }),
  ...layoutsOf(sweater, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf(firTree, { flyer: banded }),
  ...layoutsOf(ghosts, { invitation: skyCenter, flyer: above }),
  ...layoutsOf({ ...ghosts, id: 'boo' }, { invitation: banded }),
  ...layoutsOf(women, { poster: skyCenter, 'letter-flyer': above, 'instagram-portrait': skyLeft, 'facebook-post': below }),
];

export const heritage: readonly Recipe[] = [...history, ...families, ...causes, ...sizes, ...parties];
