import type { Recipe } from '../../../build/templates/recipe.js';
import { again } from './again.js';
import { days } from './days.js';
import { feasts } from './feasts.js';
import { moods } from './moods.js';
import { trades } from './trades.js';
import { works } from './works.js';

/** All layouts that are scenes on stages. */
export const sets: readonly Recipe[] = [...days, ...feasts, ...trades, ...works, ...moods, ...again];
