import type { Recipe } from '../../../build/templates/recipe.js';
import { collageMosaic } from './collage-mosaic.js';
import { plannerWeek } from './planner-week.js';
import { collages } from './collages.js';
import { keepsakes } from './keepsakes/index.js';
import { pages } from './pages/index.js';
import { planners } from './planners/index.js';
import { quoteArch } from './quote-arch.js';
import { quoteMarks } from './quote-marks.js';
import { recipeCardGingham } from './recipe-card-gingham.js';
import { resumeRail } from './resume-rail.js';
import { resumeTimeline } from './resume-timeline.js';
import { resumes } from './resumes/index.js';

export const personal: readonly Recipe[] = [
  resumeRail,
  resumeTimeline,
  ...resumes,
  collageMosaic,
  ...collages,
  quoteArch,
  quoteMarks,
  recipeCardGingham,
  plannerWeek,
  ...planners,
  ...keepsakes, ...pages,
];
