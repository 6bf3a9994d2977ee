import type { Recipe } from '../../../build/templates/recipe.js';
import { liberty, stripes } from '../scenes/liberty.js';
import { burger, grill, iceCream, tacos } from '../scenes/street-food.js';
import { roundSign } from '../stages/round-sign.js';
import { courses } from '../stages/papers.js';
import { voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of what is eaten outdoors, and of the Fourth of July. */
export const cookout: readonly Recipe[] = [
  ...layoutsOf(grill, { flyer: skyCenter, invitation: below, 'instagram-post': skyLeft, menu: courses }),
  ...layoutsOf(liberty, { 'instagram-post': skyCenter, invitation: skyLeft, 'instagram-story': skyCenter, poster: above }),
  ...layoutsOf(stripes, { flyer: above, 'facebook-post': right, 'facebook-cover': strip }),
  ...layoutsOf(iceCream, { poster: banded, 'instagram-post': above, coupon: voucher, flyer: skyCenter, menu: courses, logo: roundSign }),
  ...layoutsOf(burger, { menu: courses, flyer: skyCenter, 'instagram-post': skyLeft, coupon: voucher, 'instagram-story': banded, logo: roundSign }),
  ...layoutsOf(tacos, { menu: courses, flyer: skyLeft, 'instagram-post': skyCenter, 'instagram-story': above }),
];
