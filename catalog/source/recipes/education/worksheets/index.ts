import type { Recipe } from '../../../../build/templates/recipe.js';
import { worksheetClocks, worksheetGraph, worksheetMatch, worksheetSearch, worksheetSums } from './counting.js';
import { worksheetComic, worksheetShelf, worksheetWonder } from './telling.js';

export const worksheets: readonly Recipe[] = [
  worksheetSums, worksheetClocks, worksheetGraph, worksheetMatch, worksheetSearch, worksheetComic, worksheetShelf, worksheetWonder,
];
