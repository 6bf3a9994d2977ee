import type { Recipe } from '../../../build/templates/recipe.js';
import { again } from './again.js';
import { calendarDays } from './calendar-days.js';
import { calendarMore } from './calendar-more.js';
import { christmasSet } from './christmas.js';
import { days } from './days.js';
import { feasts } from './feasts.js';
import { formatSets } from './formats/index.js';
import { furtherDays } from './further-days.js';
import { furtherTrades } from './further-trades.js';
import { marks } from './marks.js';
import { moods } from './moods.js';
import { occasions } from './occasions.js';
import { cookout } from './cookout.js';
import { heritage } from './heritage.js';
import { crews } from './crews.js';
import { home } from './home.js';
import { play } from './play.js';
import { trades } from './trades.js';
import { works } from './works.js';

/** All layouts that are scenes on stages. */
export const sets: readonly Recipe[] = [...days, ...feasts, ...trades, ...works, ...moods, ...again, ...marks, ...christmasSet, ...furtherDays, ...furtherTrades, ...occasions, ...play, ...home, ...cookout, ...heritage, ...formatSets, ...crews, ...calendarDays, ...calendarMore];
