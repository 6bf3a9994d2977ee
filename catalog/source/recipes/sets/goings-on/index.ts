import type { Recipe } from '../../../../build/templates/recipe.js';
import { nights } from './nights.js';
import { styles } from './styles.js';
import { causes } from './causes.js';
import { food } from './food.js';
import { stagesAndScreens } from './stages-and-screens.js';
import { sports } from './sports.js';
import { seasons } from './seasons.js';
import { shops } from './shops.js';
import { papers } from './papers.js';

/** Events, causes and styles in the formats that people look for with them. */
export const goingsOn: readonly Recipe[] = [...nights, ...styles, ...causes, ...food, ...stagesAndScreens, ...sports, ...seasons, ...shops, ...papers];
