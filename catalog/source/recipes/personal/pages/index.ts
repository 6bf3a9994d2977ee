import type { Recipe } from '../../../../build/templates/recipe.js';
import { cards } from './cards.js';
import { extras } from './extras.js';
import { family } from './family.js';
import { gear } from './gear.js';
import { ideas } from './ideas.js';
import { lessons } from './lessons.js';
import { months } from './months.js';
import { school } from './school.js';
import { table } from './table.js';
import { travel } from './travel.js';
import { weeks } from './weeks.js';

/** Papers that people fill in at home, on the way and at school. */
export const pages: readonly Recipe[] = [...lessons, ...travel, ...table, ...weeks, ...months, ...gear, ...family, ...ideas, ...school, ...cards, ...extras];
