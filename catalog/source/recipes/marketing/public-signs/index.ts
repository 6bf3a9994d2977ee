import type { Recipe } from '../../../../build/templates/recipe.js';
import { banSigns } from './bans.js';
import { careSigns } from './care.js';
import { waySigns } from './ways.js';

/** Signs for walls, doors and yards: what is not allowed, where to go, what to mind. */
export const publicSigns: readonly Recipe[] = [...banSigns, ...waySigns, ...careSigns];
