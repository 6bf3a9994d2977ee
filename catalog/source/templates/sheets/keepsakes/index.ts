import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { keepsakeCovers } from './covers.js';
import { keepsakeLabels } from './labels.js';

/** What fills the papers of `recipes/personal/keepsakes`. */
export const keepsakes: readonly TemplateSource[] = [...keepsakeLabels, ...keepsakeCovers];
