import type { Recipe } from '../../../../build/templates/recipe.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { roller, showroom } from '../../scenes/crews/houses-and-cars.js';
import { stethoscope } from '../../scenes/greens.js';
import { plug } from '../../scenes/handy.js';
import { bloodDrop } from '../../scenes/happenings/community.js';
import { barber, tooth } from '../../scenes/moods.js';
import { goodDog } from '../../scenes/pastimes/rides-and-lanes.js';
import { flashSheet } from '../../scenes/services.js';
import { adoption, walkies } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { salon } from '../../scenes/shopfronts/playroom-and-salon.js';
import { jeweler } from '../../scenes/shopfronts/practices-and-shops.js';
import { groomTub } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { rail, vanity } from '../../scenes/trades.js';
import { solitaire } from '../../scenes/women.js';
import { bubbles, pets } from '../../scenes/works.js';
import { calling } from '../../stages/desk.js';
import { nightCard } from '../../stages/shopfronts.js';
import { visiting } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, skyCenter, skyLeft } from '../../stages/stages.js';

/** Shops, trades, practices and animals. Scenes in formats they were not to be had in. */
export const tradesAndPets: readonly Recipe[] = [
  ...layoutsOf({ ...barber, id: 'clean-line' }, { poster: above }),
  ...layoutsOf({ ...barber, id: 'hot-towel' }, { poster: skyLeft }),
  ...layoutsOf({ ...barber, id: 'first-fade' }, { 'tabloid-poster': banded }),
  ...layoutsOf({ ...vanity, id: 'night-cream' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...jeweler, id: 'bright-thing' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...jeweler, id: 'gold-thread' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...solitaire, id: 'ring-size' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...rail, id: 'friday-rack' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...salon, id: 'soft-curl' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...flashSheet, id: 'ink-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...flashSheet, id: 'ink-head' }, { 'business-card': calling }),
  ...layoutsOf({ ...flashSheet, id: 'ink-side' }, { 'business-card-eu': visiting }),
  ...layoutsOf({ ...bubbles, id: 'gleam' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...plug, id: 'bright-side' }, { flyer: skyCenter }),
  ...layoutsOf({ ...roller, id: 'second-coat' }, { flyer: banded }),
  ...layoutsOf({ ...showroom, id: 'last-lap' }, { poster: banded }),
  ...layoutsOf({ ...showroom, id: 'handshake' }, { poster: skyLeft }),
  ...layoutsOf({ ...showroom, id: 'first-car' }, { 'tabloid-poster': skyCenter }),
  ...layoutsOf({ ...walkies, id: 'lunch-walk' }, { flyer: above }),
  ...layoutsOf({ ...walkies, id: 'park-loop' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...pets, id: 'paws-in' }, { flyer: banded }),
  ...layoutsOf({ ...stethoscope, id: 'vet-heart' }, { flyer: skyCenter }),
  ...layoutsOf({ ...groomTub, id: 'vet-weekend' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...goodDog, id: 'come-home' }, { poster: above }),
  ...layoutsOf({ ...pets, id: 'both-gone' }, { poster: banded }),
  ...layoutsOf({ ...adoption, id: 'take-home' }, { poster: above }),
  ...layoutsOf({ ...adoption, id: 'foster' }, { poster: banded }),
  ...layoutsOf({ ...tabby, id: 'cat-day' }, { poster: skyCenter }),
  ...layoutsOf({ ...tooth, id: 'wide-open' }, { flyer: skyCenter }),
  ...layoutsOf({ ...bloodDrop, id: 'pint-day' }, { poster: above }),
  ...layoutsOf({ ...bloodDrop, id: 'o-negative' }, { poster: skyCenter }),
  ...layoutsOf({ ...bloodDrop, id: 'roll-up' }, { 'tabloid-poster': banded }),
];
