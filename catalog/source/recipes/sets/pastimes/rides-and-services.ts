import type { Recipe } from '../../../../build/templates/recipe.js';
import { apple, coffeeCart, goodDog, horse, lanes, laserTag, motorcycle, notary, planner, trampoline } from '../../scenes/pastimes/rides-and-lanes.js';
import { calling } from '../../stages/desk.js';
import { crate } from '../../stages/marks.js';
import { courses } from '../../stages/papers.js';
import { roundSign } from '../../stages/round-sign.js';
import { visiting } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Layouts of rides, parks, pools and of people who help with papers, meals and parties. */
export const ridesAndServices: readonly Recipe[] = [
  ...layoutsOf(motorcycle, { flyer: above, poster: skyLeft, 'instagram-post': banded, logo: crate }),
  ...layoutsOf(horse, { flyer: skyCenter, poster: skyLeft, 'instagram-post': above, 'business-card': visiting }),
  ...layoutsOf(trampoline, { flyer: skyLeft, poster: above, 'instagram-post': skyCenter, invitation: banded }),
  ...layoutsOf(laserTag, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, invitation: below }),
  ...layoutsOf(goodDog, { flyer: skyCenter, 'business-card': visiting, 'instagram-post': banded, 'facebook-post': right }),
  ...layoutsOf(apple, { flyer: above, 'business-card': visiting, 'instagram-post': skyLeft, 'facebook-post': right }),
  ...layoutsOf(notary, { flyer: skyCenter, 'business-card': visiting, 'facebook-post': right, logo: roundSign }),
  ...layoutsOf(planner, { flyer: above, 'business-card': visiting, 'instagram-post': skyLeft, 'facebook-post': right }),
  ...layoutsOf(lanes, { flyer: skyLeft, poster: above, 'instagram-post': banded, 'business-card': calling }),
  ...layoutsOf(coffeeCart, { flyer: skyCenter, menu: courses, 'instagram-post': banded, logo: crate }),
];
