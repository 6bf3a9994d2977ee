import type { Recipe } from '../../../../build/templates/recipe.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { porch } from '../../scenes/calendar/seasons.js';
import { garage, noPests, showroom } from '../../scenes/crews/houses-and-cars.js';
import { cab, jet, panels } from '../../scenes/crews/roofs-and-transport.js';
import { tulips, vase } from '../../scenes/feasts.js';
import { headGarden } from '../../scenes/happenings/community.js';
import { boxes, keys, truck } from '../../scenes/houses.js';
import { barber, lotus } from '../../scenes/moods.js';
import { idea, megaphone, parcel } from '../../scenes/offers.js';
import { padlock } from '../../scenes/office.js';
import { suitcase } from '../../scenes/partings.js';
import { repair } from '../../scenes/pastimes/food-and-music.js';
import { goodDog, notary } from '../../scenes/pastimes/rides-and-lanes.js';
import { terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { growth } from '../../scenes/services.js';
import { candle, dojo, flacon } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { apothecary, jeweler, mortgage, remote, spectacles, spine } from '../../scenes/shopfronts/practices-and-shops.js';
import { islands, rail, screens } from '../../scenes/trades.js';
import { bubbles, court, lens, tags } from '../../scenes/works.js';
import { above, banded, below, hang, label, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** Flyers of trades that had one or none. */
export const flyersOfTrades: readonly Recipe[] = [
  ...layoutsOf({ ...lens, id: 'shutter' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...tags, id: 'sale-tags' }, { flyer: hang, 'letter-flyer': hang, 'legal-flyer': banded }),
  ...layoutsOf({ ...tags, id: 'price-drop' }, { flyer: above, 'letter-flyer': skyCenter, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...parcel, id: 'new-arrival' }, { flyer: skyLeft }),
  ...layoutsOf({ ...flacon, id: 'scent' }, { flyer: banded }),
  ...layoutsOf({ ...candle, id: 'wick' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...idea, id: 'bright-idea' }, { flyer: skyCenter }),
  ...layoutsOf({ ...rail, id: 'racks' }, { flyer: hang, 'letter-flyer': hang, 'legal-flyer': banded }),
  ...layoutsOf({ ...jeweler, id: 'gems' }, { 'letter-flyer': above, 'legal-flyer': skyLeft, flyer: banded }),
  ...layoutsOf({ ...repair, id: 'cracked' }, { 'letter-flyer': above, 'legal-flyer': skyCenter, flyer: label }),
  ...layoutsOf({ ...remote, id: 'desk-help' }, { flyer: skyLeft, 'letter-flyer': above }),
  ...layoutsOf({ ...padlock, id: 'bits' }, { flyer: skyCenter, 'letter-flyer': skyLeft }),
  ...layoutsOf({ ...terminal, id: 'site' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...screens, id: 'site-plan' }, { flyer: banded, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...megaphone, id: 'loud' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf({ ...idea, id: 'third-idea' }, { flyer: skyLeft }),
  ...layoutsOf({ ...growth, id: 'upward' }, { flyer: skyLeft, 'letter-flyer': below, 'legal-flyer': above }),
  ...layoutsOf({ ...idea, id: 'second-head' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...mortgage, id: 'rates' }, { 'letter-flyer': above, 'legal-flyer': skyLeft, flyer: banded }),
  ...layoutsOf({ ...court, id: 'columns' }, { flyer: skyCenter, 'letter-flyer': skyLeft, 'legal-flyer': skyCenter }),
  ...layoutsOf({ ...suitcase, id: 'new-land' }, { flyer: below }),
  ...layoutsOf({ ...notary, id: 'stamped' }, { 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...islands, id: 'away' }, { 'letter-flyer': skyLeft, 'legal-flyer': above }),
  ...layoutsOf({ ...suitcase, id: 'packed' }, { flyer: skyCenter }),
  ...layoutsOf({ ...showroom, id: 'lot' }, { 'letter-flyer': above, 'legal-flyer': skyLeft, flyer: banded }),
  ...layoutsOf({ ...cab, id: 'hired' }, { 'letter-flyer': skyCenter, 'legal-flyer': above }),
  ...layoutsOf({ ...keys, id: 'rental-keys' }, { flyer: skyCenter }),
  ...layoutsOf({ ...truck, id: 'on-wheels' }, { flyer: skyLeft, 'legal-flyer': banded }),
  ...layoutsOf({ ...parcel, id: 'at-door' }, { 'letter-flyer': skyLeft }),
  ...layoutsOf({ ...boxes, id: 'cleared-out' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...noPests, id: 'no-bugs' }, { 'letter-flyer': above, 'legal-flyer': skyLeft, flyer: banded }),
  ...layoutsOf({ ...panels, id: 'rays' }, { 'letter-flyer': skyLeft, 'legal-flyer': above }),
  ...layoutsOf({ ...oldTree, id: 'limbs' }, { flyer: skyCenter, 'legal-flyer': above }),
  ...layoutsOf({ ...oldTree, id: 'felled' }, { 'letter-flyer': banded }),
  ...layoutsOf({ ...jet, id: 'rinse' }, { 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...bubbles, id: 'soapy' }, { flyer: skyLeft, 'letter-flyer': banded }),
  ...layoutsOf({ ...garage, id: 'rack-up' }, { flyer: skyCenter, 'letter-flyer': skyLeft }),
  ...layoutsOf({ ...porch, id: 'porch-care' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...headGarden, id: 'company' }, { flyer: below }),
  ...layoutsOf({ ...spine, id: 'upright' }, { 'letter-flyer': above, 'legal-flyer': below, flyer: label }),
  ...layoutsOf({ ...spectacles, id: 'lenses' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': below }),
  ...layoutsOf({ ...apothecary, id: 'mortar' }, { 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...goodDog, id: 'sit-stay' }, { 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...tulips, id: 'stems' }, { flyer: skyCenter, 'letter-flyer': banded }),
  ...layoutsOf({ ...vase, id: 'bridal' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...dojo, id: 'kata' }, { 'letter-flyer': above, 'legal-flyer': skyLeft, flyer: skyCenter }),
  ...layoutsOf({ ...barber, id: 'blade' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...lotus, id: 'sit-calm' }, { flyer: skyCenter, 'legal-flyer': skyLeft }),
];
