import type { TemplateSource } from '../../../build/templates/recipe.js';
import { papers } from './papers.js';
import { screens } from './screens.js';
import { shops } from './shops.js';

/** Templates of the formats that are asked for less often, each of a layout of its own. */
export const lessUsed: readonly TemplateSource[] = [...screens, ...papers, ...shops];
