import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { cardDecks } from './cards.js';
import { certificatesByKind } from './certificates.js';
import { infographics } from './infographics.js';
import { numberLessons } from './numbers.js';
import { resumesByJob } from './resumes.js';
import { wallsAndPlans } from './walls-and-plans.js';
import { wordLessons } from './words.js';
import { worldLessons } from './world.js';

/** What fills the sheets of `recipes/education/lessons`. */
export const lessons: readonly TemplateSource[] = [...numberLessons, ...wordLessons, ...worldLessons, ...cardDecks, ...infographics, ...resumesByJob, ...certificatesByKind, ...wallsAndPlans];
