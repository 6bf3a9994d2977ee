import type { Recipe } from '../../../../build/templates/recipe.js';
import { resumeBlobs } from './color.js';
import { resumeClimb, resumeMilestones } from './figures.js';
import { resumeCards, resumePortrait } from './drawn.js';
import { resumeCentered, resumeColumns, resumeSlope, resumeUpright } from './light.js';

export const resumes: readonly Recipe[] = [
  resumeBlobs, resumeColumns, resumeCentered, resumeUpright, resumeSlope, resumePortrait, resumeCards, resumeMilestones, resumeClimb,
];
