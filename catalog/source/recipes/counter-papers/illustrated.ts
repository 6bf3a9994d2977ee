import type { Recipe } from '../../../build/templates/recipe.js';
import { groomTub } from '../scenes/shopfronts/tubs-and-fronts.js';
import { lunar, valentine } from '../scenes/feasts.js';
import { carWash } from '../scenes/houses.js';
import { barber } from '../scenes/moods.js';
import { tacoTruck, wineBar } from '../scenes/pastimes/markets-and-stages.js';
import { flashSheet } from '../scenes/services.js';
import { burger, grill, iceCream, tacos } from '../scenes/street-food.js';
import { bar, fruit, loaves, plate } from '../scenes/table.js';
import { vanity } from '../scenes/trades.js';
import { lashes } from '../scenes/women.js';
import { bubbles } from '../scenes/works.js';
import { layoutsOf } from '../stages/stage.js';
import { midway, spineName } from './menus.js';

/** Menus and price lists with a scene. */
export const illustrated: readonly Recipe[] = [
  ...layoutsOf({ ...burger, id: 'burger-band' }, { menu: midway }),
  ...layoutsOf({ ...iceCream, id: 'scoop-band' }, { menu: midway }),
  ...layoutsOf({ ...tacos, id: 'taco-band' }, { menu: midway }),
  ...layoutsOf({ ...tacoTruck, id: 'truck-band' }, { menu: midway }),
  ...layoutsOf({ ...grill, id: 'grill-band' }, { menu: midway }),
  ...layoutsOf({ ...fruit, id: 'fruit-band' }, { menu: midway }),
  ...layoutsOf({ ...valentine, id: 'valentine-band' }, { menu: midway }),
  ...layoutsOf({ ...lunar, id: 'lunar-band' }, { menu: midway }),
  ...layoutsOf({ ...groomTub, id: 'groom-band' }, { menu: midway }),
  ...layoutsOf({ ...vanity, id: 'vanity-band' }, { menu: midway }),
  ...layoutsOf({ ...carWash, id: 'wash-band' }, { menu: midway }),
  ...layoutsOf({ ...lashes, id: 'lash-band' }, { menu: midway }),
  ...layoutsOf({ ...plate, id: 'plate-spine' }, { menu: spineName }),
  ...layoutsOf({ ...bar, id: 'bar-spine' }, { menu: spineName }),
  ...layoutsOf({ ...wineBar, id: 'wine-spine' }, { menu: spineName }),
  ...layoutsOf({ ...loaves, id: 'loaf-spine' }, { menu: spineName }),
  ...layoutsOf({ ...tacos, id: 'taco-spine' }, { menu: spineName }),
  ...layoutsOf({ ...barber, id: 'barber-spine' }, { menu: spineName }),
  ...layoutsOf({ ...bubbles, id: 'bubble-spine' }, { menu: spineName }),
  ...layoutsOf({ ...carWash, id: 'wash-spine' }, { menu: spineName }),
  ...layoutsOf({ ...lashes, id: 'lash-spine' }, { menu: spineName }),
  ...layoutsOf({ ...flashSheet, id: 'flash-spine' }, { menu: spineName }),
];
