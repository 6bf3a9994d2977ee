import type { Recipe } from '../../../../build/templates/recipe.js';
import { homePapers } from './home-papers.js';
import { lettered } from './lettered.js';
import { monthSheets } from './months.js';
import { prizes } from './prizes.js';
import { sayings } from './sayings.js';
import { schoolPapers } from './school-papers.js';
import { tableSheets } from './tables.js';

export const papers: readonly Recipe[] = [...homePapers, ...schoolPapers, ...prizes, ...sayings, ...tableSheets, ...monthSheets, ...lettered];
