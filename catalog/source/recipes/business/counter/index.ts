import type { Recipe } from '../../../../build/templates/recipe.js';
import { codes } from './codes.js';
import { counterPeople } from './people.js';
import { counterSigns } from './signs.js';

/** What stands on a counter, hangs in a door or is worn behind them. */
export const counter: readonly Recipe[] = [...codes, ...counterSigns, ...counterPeople];
