import type { Recipe } from '../../../../build/templates/recipe.js';
import { blogs } from './blogs.js';
import { channels } from './channels.js';
import { flashCards } from './flash-cards.js';
import { folds } from './folds.js';
import { frames } from './frames.js';
import { headers } from './headers.js';
import { passes } from './passes.js';
import { storefronts } from './storefronts.js';
import { timetables } from './timetables.js';
import { towers } from './towers.js';

/** Layouts of the formats that are asked for less often: frames, headers, passes, folded sheets and the like. */
export const formatSets: readonly Recipe[] = [...frames, ...channels, ...passes, ...folds, ...towers, ...timetables, ...headers, ...blogs, ...storefronts, ...flashCards];
