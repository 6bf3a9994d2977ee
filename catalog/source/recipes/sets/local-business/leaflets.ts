import type { Recipe } from '../../../../build/templates/recipe.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { climate, garage, roller } from '../../scenes/crews/houses-and-cars.js';
import { shingles } from '../../scenes/crews/roofs-and-transport.js';
import { stethoscope } from '../../scenes/greens.js';
import { boxes } from '../../scenes/houses.js';
import { lotus } from '../../scenes/moods.js';
import { goodDog } from '../../scenes/pastimes/rides-and-lanes.js';
import { vacancy } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { flashSheet, ledger } from '../../scenes/services.js';
import { groomTub, hotelFront, nightWatch, paperedShop } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { plate } from '../../scenes/table.js';
import { clinic, vanity, weights } from '../../scenes/trades.js';
import { polish } from '../../scenes/women.js';
import { crane } from '../../scenes/works.js';
import { cups, loaves } from '../../scenes/table.js';
import { burger } from '../../scenes/street-food.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, column, label, right, skyCenter, skyLeft, strip } from '../../stages/stages.js';

/** Flyers and posters of shops and services around the corner. */
export const localLeaflets: readonly Recipe[] = [
  ...layoutsOf(vacancy, { flyer: skyLeft, 'letter-flyer': above, poster: banded, 'legal-flyer': skyCenter }),
  ...layoutsOf({ ...crane, id: 'crew-wanted' }, { flyer: banded }),
  ...layoutsOf({ ...plate, id: 'kitchen-wanted' }, { flyer: skyLeft }),
  ...layoutsOf({ ...boxes, id: 'packers-wanted' }, { flyer: above }),
  ...layoutsOf(polish, { 'letter-flyer': below, 'legal-flyer': above }),
  ...layoutsOf({ ...polish, id: 'gel-set' }, { flyer: label }),
  ...layoutsOf(groomTub, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft, poster: banded, 'instagram-post': below, 'facebook-post': right }),
  ...layoutsOf({ ...tabby, id: 'sitter-cat' }, { flyer: skyCenter }),
  ...layoutsOf({ ...goodDog, id: 'sitter-dog' }, { flyer: below, 'letter-flyer': above }),
  ...layoutsOf(nightWatch, { flyer: skyLeft, 'letter-flyer': above, 'legal-flyer': skyCenter, poster: banded, 'instagram-post': skyLeft }),
  ...layoutsOf({ ...ledger, id: 'tax-return' }, { flyer: skyCenter, 'letter-flyer': below, 'instagram-post': above }),
  ...layoutsOf(roller, { 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf(shingles, { 'letter-flyer': skyLeft }),
  ...layoutsOf(climate, { 'letter-flyer': above, 'legal-flyer': below }),
  ...layoutsOf({ ...climate, id: 'furnace' }, { flyer: label }),
  ...layoutsOf(flashSheet, { 'letter-flyer': banded, 'legal-flyer': above, poster: below }),
  ...layoutsOf(weights, { 'legal-flyer': below }),
  ...layoutsOf(vanity, { 'letter-flyer': above }),
  ...layoutsOf({ ...lotus, id: 'day-spa' }, { flyer: banded }),
  ...layoutsOf(clinic, { 'legal-flyer': above }),
  ...layoutsOf(stethoscope, { 'letter-flyer': skyLeft }),
  ...layoutsOf(garage, { poster: skyLeft }),
  ...layoutsOf(paperedShop, { poster: skyCenter, flyer: above, 'instagram-post': skyLeft, 'instagram-story': skyCenter, 'a3-poster': banded, 'facebook-post': right, 'shop-banner': strip, 'facebook-cover': strip }),
  ...layoutsOf({ ...hotelFront, id: 'hotel-soon' }, { poster: skyLeft }),
  ...layoutsOf({ ...burger, id: 'burger-soon' }, { poster: skyCenter, 'instagram-post': above }),
  ...layoutsOf({ ...loaves, id: 'oven-soon' }, { 'instagram-post': below, poster: below }),
  ...layoutsOf({ ...cups, id: 'cafe-opens' }, { 'shop-banner': strip, 'facebook-cover': strip, billboard: strip }),
  ...layoutsOf(hotelFront, { flyer: skyCenter, 'instagram-post': skyLeft, 'facebook-cover': strip, 'letter-flyer': column }),
];
