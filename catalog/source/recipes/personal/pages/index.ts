import type { Recipe } from '../../../../build/templates/recipe.js';
import { lessons } from './lessons.js';
import { table } from './table.js';
import { travel } from './travel.js';
import { weeks } from './weeks.js';

/** Papers that people fill in at home, on the way and at school. */
export const pages: readonly Recipe[] = [...lessons, ...travel, ...table, ...weeks];
