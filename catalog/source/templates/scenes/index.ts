import type { TemplateSource } from '../../../build/templates/recipe.js';
import { again } from './again.js';
import { calendarDays } from './calendar-days.js';
import { calendarMore } from './calendar-more.js';
import { christmas } from './christmas.js';
import { days } from './days.js';
import { feasts } from './feasts.js';
import { furtherDays, furtherFamily } from './further-days.js';
import { furtherFood } from './further-food.js';
import { furtherTrades } from './further-trades.js';
import { marks } from './marks.js';
import { moods } from './moods.js';
import { occasions } from './occasions.js';
import { services } from './services.js';
import { cookout } from './cookout.js';
import { heritage } from './heritage.js';
import { heritageMore, heritageSizes } from './heritage-more.js';
import { crews } from './crews.js';
import { home } from './home.js';
import { play } from './play.js';
import { trades } from './trades.js';
import { works } from './works.js';

/** All templates whose pages are scenes on stages, in English. */
export const scenes: readonly TemplateSource[] = [...days, ...feasts, ...trades, ...works, ...moods, ...again, ...marks, ...christmas, ...furtherDays, ...furtherFamily, ...furtherFood, ...furtherTrades, ...occasions, ...services, ...play, ...home, ...cookout, ...heritage, ...heritageMore, ...heritageSizes, ...crews, ...calendarDays, ...calendarMore];
