import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { daysAndLetters } from './days-and-letters.js';
import { subjectDecks } from './decks.js';
import { jarsAndNames } from './jars-and-names.js';
import { mailing } from './mailing.js';
import { reports } from './reports.js';
import { publicSigns } from './signs.js';

/** What people look for on a wall, a parcel, a jar and a desk. */
export const shelves: readonly TemplateSource[] = [...publicSigns, ...mailing, ...jarsAndNames, ...reports, ...daysAndLetters, ...subjectDecks];
