import type { Recipe } from '../../../../build/templates/recipe.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { teacup } from '../../scenes/heritage/parties.js';
import { barber } from '../../scenes/moods.js';
import { donuts, guitar } from '../../scenes/pastimes/food-and-music.js';
import { campTent } from '../../scenes/pastimes/halls-and-doors.js';
import { motorcycle } from '../../scenes/pastimes/rides-and-lanes.js';
import { angling } from '../../scenes/pastimes/roads-and-waters.js';
import { candle } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { apothecary } from '../../scenes/shopfronts/practices-and-shops.js';
import { beehive, soapBars } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { hoops } from '../../scenes/sports.js';
import { grill, iceCream } from '../../scenes/street-food.js';
import { bar, cups, fruit, loaves } from '../../scenes/table.js';
import { hands, islands, weights } from '../../scenes/trades.js';
import { pets } from '../../scenes/works.js';
import { roundLabel, shirtBlock, shirtRound, wrapLabel } from '../../stages/counter.js';
import { jarLabel } from '../../stages/shopfronts.js';
import { layoutsOf } from '../../stages/stage.js';

const labels: readonly Recipe[] = [
  ...layoutsOf(soapBars, { 'square-picture': jarLabel, badge: roundLabel, 'price-tag': wrapLabel, 'a6-card': jarLabel }),
  ...layoutsOf({ ...beehive, id: 'honeycomb' }, { badge: roundLabel, 'price-tag': wrapLabel, 'a6-card': jarLabel }),
  ...layoutsOf({ ...loaves, id: 'bread-pack' }, { badge: roundLabel, 'price-tag': wrapLabel }),
  ...layoutsOf({ ...cups, id: 'coffee-bag' }, { 'price-tag': wrapLabel, badge: roundLabel }),
  ...layoutsOf({ ...teacup, id: 'tea-tin' }, { 'a6-card': jarLabel }),
  ...layoutsOf({ ...donuts, id: 'donut-box' }, { badge: roundLabel }),
  ...layoutsOf({ ...fruit, id: 'jam-jar' }, { badge: roundLabel, 'price-tag': wrapLabel }),
  ...layoutsOf({ ...candle, id: 'candle-tin' }, { badge: roundLabel }),
  ...layoutsOf({ ...apothecary, id: 'tincture' }, { 'price-tag': wrapLabel }),
  ...layoutsOf({ ...bar, id: 'cordial' }, { 'price-tag': wrapLabel }),
  ...layoutsOf({ ...grill, id: 'hot-sauce' }, { 'price-tag': wrapLabel }),
  ...layoutsOf({ ...iceCream, id: 'pint' }, { badge: roundLabel }),
  ...layoutsOf({ ...hands, id: 'handmade' }, { badge: roundLabel }),
];

const shirts: readonly Recipe[] = [
  ...layoutsOf({ ...oldTree, id: 'reunion-tee' }, { 'square-picture': shirtRound }),
  ...layoutsOf({ ...islands, id: 'beach-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...campTent, id: 'camp-tee' }, { 'square-picture': shirtRound }),
  ...layoutsOf({ ...angling, id: 'fishing-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...weights, id: 'gym-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...guitar, id: 'tour-tee' }, { 'square-picture': shirtRound }),
  ...layoutsOf({ ...motorcycle, id: 'bike-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...barber, id: 'barber-tee' }, { 'square-picture': shirtRound }),
  ...layoutsOf({ ...pets, id: 'pets-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...hoops, id: 'team-tee' }, { 'square-picture': shirtRound }),
  ...layoutsOf({ ...cups, id: 'coffee-tee' }, { 'square-picture': shirtBlock }),
  ...layoutsOf({ ...hands, id: 'crew-tee' }, { 'square-picture': shirtRound }),
];

/** What is stuck on goods, and what is printed on a chest. */
export const labelsAndShirts: readonly Recipe[] = [...labels, ...shirts];
