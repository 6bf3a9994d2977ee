import type { Recipe } from '../../../build/templates/recipe.js';
import { bookmarkNight } from './bookmark-night.js';
import { bookmarkSpines } from './bookmark-spines.js';
import { certificateRays } from './certificate-rays.js';
import { certificateTiles } from './certificate-tiles.js';
import { classScheduleWeek } from './class-schedule-week.js';
import { reportCoverOverprint } from './report-cover-overprint.js';
import { reportCoverWindow } from './report-cover-window.js';

export const education: readonly Recipe[] = [
  ...[certificateRays, certificateTiles, classScheduleWeek],
  ...[bookmarkNight, bookmarkSpines, reportCoverOverprint, reportCoverWindow],
];
