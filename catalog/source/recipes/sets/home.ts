import type { Recipe } from '../../../build/templates/recipe.js';
import { pipes, plug, toolbox } from '../scenes/handy.js';
import { boxes, carWash, keys, truck } from '../scenes/houses.js';
import { roundSign } from '../stages/round-sign.js';
import { visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, hang, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Layouts of moving house, of cars washed, and of the trades that are called to a home. */
export const home: readonly Recipe[] = [
  ...layoutsOf(boxes, { postcard: right, invitation: skyCenter, 'instagram-post': skyLeft, 'instagram-story': above }),
  ...layoutsOf(truck, { flyer: skyLeft, 'facebook-post': below, coupon: voucher, 'business-card': visiting }),
  ...layoutsOf(keys, { 'instagram-post': hang, 'greeting-card': right, invitation: hang }),
  ...layoutsOf(carWash, { flyer: skyCenter, 'instagram-post': skyLeft, coupon: voucher, poster: above, 'business-card': visiting, logo: roundSign }),
  ...layoutsOf(toolbox, { 'business-card': visiting, flyer: skyLeft, 'instagram-post': banded, logo: roundSign }),
  ...layoutsOf(pipes, { 'business-card': visiting, flyer: above, 'facebook-post': right, coupon: voucher }),
  ...layoutsOf(plug, { 'business-card': visiting, flyer: banded, 'instagram-post': hang, 'door-hanger': skyCenter }),
];
