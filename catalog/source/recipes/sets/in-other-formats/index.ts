import type { Recipe } from '../../../../build/templates/recipe.js';
import { foodAndBars } from './food-and-bars.js';
import { lessonsAndSports } from './lessons-and-sports.js';
import { tradesAndPets } from './trades-and-pets.js';
import { holidays } from './holidays.js';
import { partiesAndSchool } from './parties-and-school.js';

/** Scenes in the formats that people look for with their topic. */
export const inOtherFormats: readonly Recipe[] = [...foodAndBars, ...lessonsAndSports, ...tradesAndPets, ...holidays, ...partiesAndSchool];
