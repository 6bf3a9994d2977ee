import type { Recipe } from '../../../../build/templates/recipe.js';
import { beautyOnScreens } from './beauty.js';
import { carsOnScreens } from './cars.js';
import { gatheringsOnScreens } from './gatherings.js';
import { healthOnScreens } from './health.js';
import { homesOnScreens } from './homes.js';
import { officesOnScreens } from './offices.js';
import { tablesOnScreens } from './tables.js';

/** Trades and small businesses in the formats of screens. */
export const tradesOnScreens: readonly Recipe[] = [...beautyOnScreens, ...carsOnScreens, ...gatheringsOnScreens, ...healthOnScreens, ...homesOnScreens, ...officesOnScreens, ...tablesOnScreens];
