import type { Recipe } from '../../../../build/templates/recipe.js';
import { bakeTable, winery } from '../../scenes/happenings/community.js';
import { wineBar } from '../../scenes/pastimes/markets-and-stages.js';
import { grill } from '../../scenes/street-food.js';
import { brunch, chiliPot, fishFry, pancakes, potluck } from '../../scenes/tableaux/suppers.js';
import { above, banded, label, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** What is eaten together. */
export const food: readonly Recipe[] = [
  ...layoutsOf({ ...brunch, id: 'brunch' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...brunch, id: 'bottomless-brunch' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...potluck, id: 'community-potluck' }, { poster: skyCenter }),
  ...layoutsOf({ ...potluck, id: 'potluck-dinner' }, { poster: above }),
  ...layoutsOf({ ...potluck, id: 'potluck-on' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...potluck, id: 'potluck-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...chiliPot, id: 'chili-cook-off-contest' }, { poster: skyCenter }),
  ...layoutsOf({ ...chiliPot, id: 'chili-cook-off-contest' }, { flyer: above }),
  ...layoutsOf({ ...chiliPot, id: 'chili-cook-off' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...chiliPot, id: 'chili-cook-off' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...bakeTable, id: 'bake-sale' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...bakeTable, id: 'bake-sale' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...bakeTable, id: 'school-bake-sale' }, { poster: banded }),
  ...layoutsOf({ ...bakeTable, id: 'church-bake-sale' }, { 'instagram-story': above }),
  ...layoutsOf({ ...fishFry, id: 'friday-fish-fry' }, { poster: skyCenter }),
  ...layoutsOf({ ...fishFry, id: 'fish-fry-on' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...fishFry, id: 'fish-fry-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...pancakes, id: 'pancake-breakfast' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...pancakes, id: 'pancake-breakfast' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...pancakes, id: 'scout-pancake-breakfast' }, { 'instagram-story': above }),
  ...layoutsOf({ ...winery, id: 'wine-tasting' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...winery, id: 'wine-tasting' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...wineBar, id: 'wine-bar-tasting' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...grill, id: 'backyard-bbq' }, { poster: skyCenter }),
  ...layoutsOf({ ...grill, id: 'bbq-cookout' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...grill, id: 'bbq-cookout' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...grill, id: 'summer-barbecue-bbq' }, { poster: label }),
];
