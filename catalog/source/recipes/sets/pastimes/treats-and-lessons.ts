import type { Recipe } from '../../../../build/templates/recipe.js';
import { bicycle, bubbleTea, donuts, guitar, paintAndSip, piano, pizza, repair } from '../../scenes/pastimes/food-and-music.js';
import { angling, eggs, fishBowl, keyhole, motorHome, sails, talking } from '../../scenes/pastimes/roads-and-waters.js';
import { calling } from '../../stages/desk.js';
import { crate } from '../../stages/marks.js';
import { courses } from '../../stages/papers.js';
import { roundSign } from '../../stages/round-sign.js';
import { visiting, voucher } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, column, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Layouts of treats, lessons, repairs and days out. */
export const treatsAndLessons: readonly Recipe[] = [
  ...layoutsOf(donuts, { flyer: skyCenter, poster: above, 'instagram-post': banded, logo: roundSign }),
  ...layoutsOf(bubbleTea, { flyer: above, menu: courses, 'instagram-post': skyLeft, logo: roundSign }),
  ...layoutsOf(pizza, { flyer: banded, menu: courses, 'instagram-post': skyCenter, coupon: voucher }),
  ...layoutsOf(paintAndSip, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, invitation: banded }),
  ...layoutsOf(bicycle, { flyer: skyLeft, 'business-card': calling, 'instagram-post': banded, logo: crate }),
  ...layoutsOf(guitar, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, 'business-card': visiting }),
  ...layoutsOf(piano, { flyer: skyCenter, poster: above, invitation: below, 'business-card': calling }),
  ...layoutsOf(repair, { flyer: skyCenter, 'business-card': calling, 'instagram-post': above, 'facebook-post': right }),
  ...layoutsOf(motorHome, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, 'business-card': calling, logo: crate }),
  ...layoutsOf(sails, { flyer: skyLeft, poster: banded, 'instagram-post': above, 'business-card': calling }),
  ...layoutsOf(keyhole, { flyer: skyLeft, poster: above, 'instagram-post': banded, 'gift-certificate': voucher }),
  ...layoutsOf(fishBowl, { flyer: above, 'business-card': visiting, 'instagram-post': skyCenter, logo: roundSign }),
  ...layoutsOf(angling, { flyer: skyLeft, poster: above, 'instagram-post': banded, 'facebook-event': right }),
  ...layoutsOf(talking, { flyer: skyCenter, 'business-card': calling, 'instagram-post': below, 'facebook-post': column }),
  ...layoutsOf(eggs, { flyer: skyLeft, poster: banded, 'instagram-post': above, 'business-card': calling }),
];
