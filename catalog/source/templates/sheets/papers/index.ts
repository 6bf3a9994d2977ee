import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { chores } from './chores.js';
import { clubs } from './clubs.js';
import { lettered } from './lettered.js';
import { monthSheets } from './months.js';
import { notes } from './notes.js';
import { prizes } from './prizes.js';
import { records } from './records.js';
import { tableSheets } from './tables.js';
import { walls } from './walls.js';

/** What fills the papers of `recipes/education/papers`. */
export const learningPapers: readonly TemplateSource[] = [...chores, ...notes, ...records, ...prizes, ...walls, ...tableSheets, ...monthSheets, ...lettered, ...clubs];
