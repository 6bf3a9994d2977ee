import type { Recipe } from '../../../build/templates/recipe.js';
import { bookmarkNight } from './bookmark-night.js';
import { bookmarkSpines } from './bookmark-spines.js';
import { certificateRays } from './certificate-rays.js';
import { certificateRibbon } from './certificate-ribbon.js';
import { certificateTiles } from './certificate-tiles.js';
import { classScheduleWeek } from './class-schedule-week.js';
import { reportCoverOverprint } from './report-cover-overprint.js';
import { reportCoverWindow } from './report-cover-window.js';
import { coloring } from './coloring.js';
import { cardDecks } from './lessons/cards.js';
import { lessons } from './lessons/lessons.js';
import { papers } from './papers/index.js';
import { walls } from './walls.js';
import { worksheets } from './worksheets/index.js';

export const education: readonly Recipe[] = [
  ...[certificateRays, certificateTiles, certificateRibbon, classScheduleWeek],
  ...[bookmarkNight, bookmarkSpines, reportCoverOverprint, reportCoverWindow],
  ...worksheets,
  ...coloring,
  ...walls,
  ...papers,
  ...lessons,
  ...cardDecks,
];
