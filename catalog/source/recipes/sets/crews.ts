import type { Recipe } from '../../../build/templates/recipe.js';
import { climate, garage, mower, noPests, roller, showroom } from '../scenes/crews/houses-and-cars.js';
import { cab, hardHat, jet, padlock, panels, saw, semi, shingles, washer } from '../scenes/crews/roofs-and-transport.js';
import { plane, pressed } from '../scenes/crews/suits-and-wood.js';
import { pipes } from '../scenes/handy.js';
import { carWash } from '../scenes/houses.js';
import { crane } from '../scenes/works.js';
import { calling } from '../stages/desk.js';
import { crate, crest, roundel } from '../stages/marks.js';
import { roundSign } from '../stages/round-sign.js';
import { visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, hang, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Layouts of the crews that come with a van, and of those who look after cars and drive them. */
export const crews: readonly Recipe[] = [
  ...layoutsOf(climate, { flyer: above, 'business-card': visiting, 'instagram-post': skyCenter, 'door-hanger': above, coupon: voucher }),
  ...layoutsOf(garage, { flyer: skyLeft, 'business-card': calling, 'facebook-post': below, coupon: voucher, logo: crate }),
  ...layoutsOf(showroom, { flyer: banded, 'business-card': calling, 'instagram-post': skyCenter, poster: above }),
  ...layoutsOf(roller, { flyer: skyLeft, 'business-card': visiting, 'instagram-post': below, 'door-hanger': skyCenter, logo: crate }),
  ...layoutsOf(mower, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft, 'door-hanger': banded, 'business-card': calling, 'instagram-post': banded }),
  ...layoutsOf({ ...mower, id: 'lawn' }, { flyer: banded }),
  ...layoutsOf(noPests, { flyer: banded, 'business-card': visiting, 'facebook-post': right, logo: roundSign }),
  ...layoutsOf(jet, { flyer: above, 'business-card': calling, 'instagram-post': skyLeft, 'door-hanger': skyCenter }),
  ...layoutsOf(shingles, { flyer: skyCenter, 'business-card': calling, 'facebook-post': right, logo: crate }),
  ...layoutsOf(panels, { flyer: skyLeft, 'business-card': visiting, 'instagram-post': above, poster: banded, logo: roundSign }),
  ...layoutsOf(pipes, { 'letter-flyer': hang, 'legal-flyer': banded }),
  ...layoutsOf({ ...pipes, id: 'faucet' }, { flyer: below }),
  ...layoutsOf(washer, { flyer: above, 'business-card': visiting, 'instagram-post': skyLeft, coupon: voucher }),
  ...layoutsOf(semi, { flyer: skyLeft, 'business-card': calling, 'facebook-post': below, logo: crate }),
  ...layoutsOf(cab, { flyer: above, 'business-card': calling, 'instagram-post': skyCenter, poster: skyLeft, logo: roundSign }),
  ...layoutsOf(padlock, { flyer: skyCenter, 'business-card': visiting, 'facebook-post': right, logo: roundSign }),
  ...layoutsOf(carWash, { 'letter-flyer': banded, 'legal-flyer': above }),
  ...layoutsOf({ ...carWash, id: 'suds' }, { flyer: below }),
  ...layoutsOf(saw, { logo: roundSign, 'business-card': visiting }),
  ...layoutsOf({ ...saw, id: 'handsaw' }, { logo: crate }),
  ...layoutsOf({ ...saw, id: 'workbench' }, { logo: crest }),
  ...layoutsOf(plane, { logo: roundel }),
  ...layoutsOf(pressed, { flyer: hang, 'facebook-post': right, logo: roundSign }),
  ...layoutsOf(hardHat, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...crane, id: 'tower-crane' }, { 'business-card': visiting }),
];
