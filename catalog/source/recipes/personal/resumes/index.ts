import type { Recipe } from '../../../../build/templates/recipe.js';
import { resumeCards, resumePortrait } from './drawn.js';
import { resumeCentered, resumeColumns, resumeSlope, resumeUpright } from './light.js';

export const resumes: readonly Recipe[] = [
  resumeColumns, resumeCentered, resumeUpright, resumeSlope, resumePortrait, resumeCards,
];
