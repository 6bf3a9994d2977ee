import type { Recipe } from '../../../build/templates/recipe.js';
import { cruiser, phone, terminal, vacancy, washes, webcast } from '../scenes/screens-and-shops.js';
import { suitcase } from '../scenes/partings.js';
import { islands } from '../scenes/trades.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of what starts: apps, courses, talks, work and voyages; and of flowers in water color. */
export const starts: readonly Recipe[] = [
  ...layoutsOf(phone, { 'instagram-post': skyLeft, 'instagram-story': skyCenter, poster: above, 'linkedin-post': right }),
  ...layoutsOf(terminal, { flyer: above, poster: skyLeft, 'instagram-post': below, 'linkedin-banner': strip }),
  ...layoutsOf(webcast, { 'instagram-post': above, 'instagram-story': skyCenter, invitation: below, poster: skyLeft }),
  ...layoutsOf(vacancy, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...vacancy, id: 'chair' }, { 'instagram-post': banded }),
  ...layoutsOf(cruiser, { poster: skyLeft, 'letter-flyer': above, 'blog-banner': right }),
  ...layoutsOf(suitcase, { 'blog-banner': left }),
  ...layoutsOf(islands, { 'blog-banner': right }),
  ...layoutsOf(washes, { invitation: skyCenter, 'save-the-date': above, 'instagram-post': label, 'greeting-card': skyCenter }),
];
