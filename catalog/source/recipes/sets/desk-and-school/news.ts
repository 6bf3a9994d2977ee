import type { Recipe } from '../../../../build/templates/recipe.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { skyscrapers } from '../../scenes/covers/emblems.js';
import { houseKeys, teamRow } from '../../scenes/covers/topics.js';
import { adoption } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { pantry } from '../../scenes/happenings/community.js';
import { planet } from '../../scenes/heritage/causes.js';
import { hands, street } from '../../scenes/trades.js';
import { keys } from '../../scenes/houses.js';
import { remote } from '../../scenes/shopfronts/practices-and-shops.js';
import { bulletin } from '../../stages/happenings.js';
import { layoutsOf } from '../../stages/stage.js';

/** Pages of news of those who help, who sell houses and who work together. */
export const newsPages: readonly Recipe[] = [
  ...layoutsOf({ ...hands, id: 'nw-hands' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...pantry, id: 'nw-pantry' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...planet, id: 'nw-planet' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...adoption, id: 'nw-shelter' }, { 'letter-flyer': bulletin }),
  ...layoutsOf({ ...street, id: 'nw-street' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...keys, id: 'nw-keys' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...houseKeys, id: 'nw-garden' }, { 'letter-flyer': bulletin }),
  ...layoutsOf({ ...skyscrapers, id: 'nw-office' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...remote, id: 'nw-remote' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...teamRow, id: 'nw-team' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...oldTree, id: 'nw-family' }, { 'letter-flyer': bulletin }),
];
