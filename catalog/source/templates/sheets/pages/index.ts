import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { further } from './further.js';
import { ideas } from './ideas.js';
import { lessonsAndTrips } from './lessons-and-trips.js';
import { weddingsAndFamilies } from './weddings-and-families.js';
import { household } from './household.js';
import { school } from './school.js';
import { classrooms } from './classrooms.js';
import { calendarsAndPacking } from './calendars-and-packing.js';

/** What fills the papers of `recipes/personal/pages`. */
export const pages: readonly TemplateSource[] = [...lessonsAndTrips, ...household, ...calendarsAndPacking, ...weddingsAndFamilies, ...ideas, ...classrooms, ...school, ...further];
