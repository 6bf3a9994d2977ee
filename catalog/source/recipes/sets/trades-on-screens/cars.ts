import type { Recipe } from '../../../../build/templates/recipe.js';
import { carShow } from '../../scenes/tableaux/fairs-and-clubs.js';
import { carWash } from '../../scenes/houses.js';
import { garage } from '../../scenes/crews/houses-and-cars.js';
import { toolbox } from '../../scenes/handy.js';
import { docket, horizon, porthole, slope, spyglass, thumbFoot, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { banded, column, skyLeft } from '../../stages/stages.js';

/** What is driven. Scenes in the formats of screens. */
export const carsOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...garage, id: 'car-repair-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...garage, id: 'auto-repair-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...toolbox, id: 'mechanic-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...garage, id: 'auto-repair-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...toolbox, id: 'mechanic-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...garage, id: 'car-repair-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...toolbox, id: 'mechanic-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...garage, id: 'car-repair-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...toolbox, id: 'auto-repair-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...garage, id: 'car-repair-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...carWash, id: 'car-wash-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...carWash, id: 'auto-detailing-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...carShow, id: 'car-detailing-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...carWash, id: 'car-wash-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...carShow, id: 'auto-detailing-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...carWash, id: 'car-wash-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...carWash, id: 'car-wash-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...carShow, id: 'car-detailing-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...garage, id: 'auto-shop-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...carWash, id: 'hand-car-wash-trade' }, { 'facebook-cover': horizon }),
];
