import type { Recipe } from '../../../build/templates/recipe.js';
import { collageMosaic } from './collage-mosaic.js';
import { plannerWeek } from './planner-week.js';
import { quoteArch } from './quote-arch.js';
import { quoteMarks } from './quote-marks.js';
import { recipeCardGingham } from './recipe-card-gingham.js';
import { resumeRail } from './resume-rail.js';
import { resumeTimeline } from './resume-timeline.js';

export const personal: readonly Recipe[] = [
  resumeRail,
  resumeTimeline,
  collageMosaic,
  quoteArch,
  quoteMarks,
  recipeCardGingham,
  plannerWeek,
];
