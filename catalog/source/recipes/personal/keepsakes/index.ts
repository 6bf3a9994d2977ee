import type { Recipe } from '../../../../build/templates/recipe.js';
import { keepsakeCovers } from './covers.js';
import { jars } from './jars.js';
import { keepsakeLabels } from './labels.js';

/** What is kept of a family, and the small papers of its kitchen. */
export const keepsakes: readonly Recipe[] = [...jars, ...keepsakeLabels, ...keepsakeCovers];
