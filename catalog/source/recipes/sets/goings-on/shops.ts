import type { Recipe } from '../../../../build/templates/recipe.js';
import { deskMug } from '../../scenes/calendar/school-and-fun.js';
import { newBag, oneSun, shutSign, steps } from '../../scenes/covers/topics.js';
import { hardHat } from '../../scenes/crews/roofs-and-transport.js';
import { fiveStars, flashTag, ribbonDoor, winBox } from '../../scenes/goings-on/clubs-and-causes.js';
import { lotus, sunrise } from '../../scenes/moods.js';
import { megaphone, prize } from '../../scenes/offers.js';
import { talking } from '../../scenes/pastimes/roads-and-waters.js';
import { vacancy } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { climb } from '../../scenes/shopfronts/practices-and-shops.js';
import { above, banded, label, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** News of shops, sayings and thanks. */
export const shops: readonly Recipe[] = [
  ...layoutsOf({ ...sunrise, id: 'motivational-quote' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...steps, id: 'motivation' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...oneSun, id: 'motivational-quote' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...steps, id: 'motivational-quote-steps' }, { 'instagram-post': above }),
  ...layoutsOf({ ...lotus, id: 'calm-quote' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...deskMug, id: 'monday-motivation-quote' }, { 'instagram-story': above }),
  ...layoutsOf({ ...climb, id: 'motivation' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...vacancy, id: 'we-are-hiring' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...hardHat, id: 'we-are-hiring-crew' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...vacancy, id: 'we-are-hiring-office' }, { poster: skyLeft }),
  ...layoutsOf({ ...vacancy, id: 'we-are-hiring-office' }, { flyer: above }),
  ...layoutsOf({ ...megaphone, id: 'announcement' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...megaphone, id: 'announcement' }, { flyer: above }),
  ...layoutsOf({ ...winBox, id: 'giveaway' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...winBox, id: 'giveaway' }, { poster: above }),
  ...layoutsOf({ ...winBox, id: 'giveaway-contest' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...winBox, id: 'giveaway-raffle' }, { flyer: banded }),
  ...layoutsOf({ ...prize, id: 'giveaway-prize' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...fiveStars, id: 'customer-testimonial' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...fiveStars, id: 'customer-review-testimonial' }, { 'instagram-post': above }),
  ...layoutsOf({ ...fiveStars, id: 'customer-review' }, { poster: skyLeft }),
  ...layoutsOf({ ...fiveStars, id: 'customer-review-testimonial' }, { flyer: banded }),
  ...layoutsOf({ ...fiveStars, id: 'customer-review' }, { 'instagram-story': label }),
  ...layoutsOf({ ...talking, id: 'client-testimonial' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...newBag, id: 'new-arrival-on' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...newBag, id: 'new-arrivals' }, { poster: skyLeft }),
  ...layoutsOf({ ...flashTag, id: 'flash-sale' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...flashTag, id: 'flash-sale-friday' }, { flyer: above }),
  ...layoutsOf({ ...flashTag, id: 'flash-sale' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...flashTag, id: 'flash-sale' }, { poster: banded }),
  ...layoutsOf({ ...flashTag, id: 'flash-sale-day' }, { poster: label }),
  ...layoutsOf({ ...ribbonDoor, id: 'grand-opening' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...ribbonDoor, id: 'grand-opening' }, { poster: above }),
  ...layoutsOf({ ...ribbonDoor, id: 'grand-opening' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...ribbonDoor, id: 'now-open' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...ribbonDoor, id: 'now-open' }, { flyer: label }),
  ...layoutsOf({ ...shutSign, id: 'we-are-closed' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...shutSign, id: 'we-are-closed' }, { flyer: above }),
];
