import type { Recipe } from '../../../../build/templates/recipe.js';
import { crossedTools, flagField, haftSin, redLeaf, steins, stovepipe, tower } from '../../scenes/calendar/national-days.js';
import { deskMug, groundhog, jester, oldTree, piPie, schoolBus, spellingBee, washLine } from '../../scenes/calendar/school-and-fun.js';
import { award } from '../../stages/papers.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Holidays of countries. */
const nations: readonly Recipe[] = [
  ...layoutsOf(flagField, { poster: skyCenter, flyer: above, 'instagram-post': banded, 'letter-flyer': below, 'instagram-story': skyLeft, 'greeting-card': right }),
  ...layoutsOf(crossedTools, { poster: skyCenter, flyer: above, 'instagram-post': banded, 'instagram-story': skyLeft }),
  ...layoutsOf(stovepipe, { poster: skyCenter, flyer: above, 'instagram-post': skyLeft, 'facebook-post': right }),
  ...layoutsOf(redLeaf, { poster: skyCenter, flyer: above, 'instagram-post': banded, 'greeting-card': right }),
  ...layoutsOf(tower, { poster: skyLeft, flyer: banded, 'instagram-post': skyCenter, invitation: above }),
  ...layoutsOf(steins, { poster: skyCenter, flyer: above, 'instagram-post': banded, invitation: below }),
  ...layoutsOf(haftSin, { 'greeting-card': right, 'instagram-post': skyCenter, invitation: above, poster: banded }),
];

/** Days that are kept with a smile. */
const smiles: readonly Recipe[] = [
  ...layoutsOf(piPie, { poster: banded, flyer: above, 'instagram-post': skyCenter, 'greeting-card': right }),
  ...layoutsOf(jester, { poster: skyLeft, flyer: above, 'instagram-post': skyCenter, 'instagram-story': skyCenter }),
  ...layoutsOf(groundhog, { poster: skyCenter, flyer: above, 'instagram-post': skyLeft, 'greeting-card': right }),
  ...layoutsOf(deskMug, { 'greeting-card': right, 'instagram-post': skyCenter, 'a6-card': above, 'instagram-story': skyLeft, 'thank-you-card': below, flyer: above, poster: skyCenter }),
  ...layoutsOf({ ...deskMug, id: 'star-mug' }, { 'instagram-post': banded }),
];

/** School and family. */
const gatherings: readonly Recipe[] = [
  ...layoutsOf(schoolBus, { poster: skyLeft, flyer: above, 'letter-flyer': below, 'facebook-post': right, 'instagram-post': banded }),
  ...layoutsOf(spellingBee, { poster: skyCenter, flyer: above, certificate: award, 'instagram-post': banded }),
  ...layoutsOf(oldTree, { invitation: above, flyer: skyCenter, 'save-the-date': right, 'instagram-post': banded }),
  ...layoutsOf(washLine, { 'instagram-post': below, postcard: right, 'greeting-card': skyCenter, 'instagram-story': above }),
];

export const countriesAndSchool: readonly Recipe[] = [...nations, ...smiles, ...gatherings];
