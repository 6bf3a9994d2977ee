import type { Recipe } from '../../../../build/templates/recipe.js';
import { beachBook, lotusLanterns, porch, snowman } from '../../scenes/calendar/seasons.js';
import { goalList, smallGrads, tabby } from '../../scenes/calendar/children-and-pets.js';
import { dhol, handInHand, mesas, silverBowl, southernCross, yearbook } from '../../scenes/calendar/peoples.js';
import { apple, stethoscope } from '../../scenes/greens.js';
import { planet } from '../../scenes/heritage/causes.js';
import { boxes } from '../../scenes/houses.js';
import { curtain, shelf } from '../../scenes/moods.js';
import { gridiron } from '../../scenes/sports.js';
import { classroom, islands } from '../../scenes/trades.js';
import { mirrorball } from '../../scenes/youth.js';
import { award } from '../../stages/papers.js';
import { exercise } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, column, hang, left, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Holidays of peoples and of faiths. */
const peoples: readonly Recipe[] = [
  ...layoutsOf(handInHand, { poster: skyCenter, flyer: above, 'instagram-post': banded, 'instagram-story': skyLeft }),
  ...layoutsOf(mesas, { poster: skyCenter, flyer: above, 'instagram-post': skyCenter, 'instagram-story': below }),
  ...layoutsOf(silverBowl, { poster: skyCenter, flyer: above, 'instagram-post': skyCenter, 'instagram-story': skyLeft }),
  ...layoutsOf(dhol, { poster: skyCenter, flyer: above, 'instagram-post': banded, 'greeting-card': right }),
  ...layoutsOf(southernCross, { poster: skyLeft, flyer: above, 'instagram-post': skyCenter, invitation: banded }),
  ...layoutsOf(lotusLanterns, { poster: hang, flyer: above, 'instagram-post': banded, 'greeting-card': right }),
];

/** The seasons of school and of the family. */
const seasons: readonly Recipe[] = [
  ...layoutsOf(snowman, { poster: skyCenter, flyer: above, 'instagram-post': skyLeft, 'facebook-post': right }),
  ...layoutsOf(porch, { 'greeting-card': right, 'instagram-post': skyCenter, flyer: above, 'a6-card': below }),
  ...layoutsOf(beachBook, { poster: skyCenter, flyer: above, 'instagram-post': banded, certificate: award }),
  ...layoutsOf(yearbook, { invitation: above, flyer: skyCenter, 'save-the-date': right, 'instagram-post': banded, poster: below, 'letter-flyer': above, 'instagram-story': skyCenter, 'facebook-post': right }),
];

/** Scenes that had pages before, for further days. */
const further: readonly Recipe[] = [
  ...layoutsOf(apple, { 'letter-flyer': below, poster: skyCenter, 'instagram-story': skyLeft, 'greeting-card': right, 'facebook-post': right }),
  ...layoutsOf(curtain, { flyer: banded, 'instagram-post': hang, 'letter-flyer': above, 'instagram-story': skyCenter }),
  ...layoutsOf(shelf, { flyer: above, 'facebook-post': right }),
  ...layoutsOf(islands, { 'instagram-post': skyLeft, 'facebook-post': right, 'legal-flyer': below, invitation: above }),
  ...layoutsOf(classroom, { 'tabloid-poster': below, 'facebook-event': column }),
  ...layoutsOf(planet, { 'instagram-story': skyCenter, 'a3-poster': above, 'facebook-post': right, 'instagram-portrait': banded }),
  ...layoutsOf(boxes, { 'facebook-post': right, 'greeting-card': left, 'a6-card': below }),
  ...layoutsOf(mirrorball, { flyer: above, 'facebook-post': right, 'letter-flyer': hang, 'instagram-story': hang }),
];

/** The small: children who finish kindergarten, good intentions, a cat that is looked for. */
const small: readonly Recipe[] = [
  ...layoutsOf(smallGrads, { invitation: above, flyer: skyCenter, 'instagram-post': banded, certificate: award }),
  ...layoutsOf(goalList, { 'instagram-post': banded, 'instagram-story': skyLeft, poster: skyCenter, worksheet: exercise }),
  ...layoutsOf(tabby, { 'letter-flyer': below, 'instagram-post': skyCenter }),
  ...layoutsOf(gridiron, { 'letter-flyer': above, 'facebook-post': right }),
  ...layoutsOf(mirrorball, { 'a3-poster': banded }),
  ...layoutsOf(stethoscope, { flyer: above, 'instagram-story': skyLeft }),
];

export const peoplesAndSeasons: readonly Recipe[] = [...peoples, ...seasons, ...further, ...small];
