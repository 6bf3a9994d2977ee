import type { Recipe } from '../../../../build/templates/recipe.js';
import { formPages } from './pages.js';
import { mailing } from './mailing.js';
import { reports } from './reports.js';
import { orders } from './orders.js';

/** Forms to fill in and pages that sell, explain or agree. */
export const forms: readonly Recipe[] = [...orders, ...formPages, ...mailing, ...reports];
