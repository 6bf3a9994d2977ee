import { pagesScrolled, scrollPages } from '../../view-state/page-scrolling.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** The pages under one another on the canvas, or one alone [E-020]. */
export const togglePageScrolling = defineCommand({
  id: 'toggle-page-scrolling',
  label: () => t(pagesScrolled.value ? 'onePageAtATime' : 'scrollPages'),
  icon: 'rows',
  keys: [],
  group: 'view',
  enabled: () => true,
  run: () => scrollPages(!pagesScrolled.peek()),
});
