import type { Recipe } from '../../../../build/templates/recipe.js';
import { cruiser, phone, terminal, vacancy, washes, webcast } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { lotus } from '../../scenes/moods.js';
import { pots } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { suitcase } from '../../scenes/partings.js';
import { burger, grill } from '../../scenes/street-food.js';
import { islands } from '../../scenes/trades.js';
import { voucher } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, label, left, right, skyCenter, skyLeft, strip } from '../../stages/stages.js';

/** Layouts of what starts: apps, courses, talks, work and voyages; and of flowers in water color. */
export const starts: readonly Recipe[] = [
  ...layoutsOf(phone, { 'instagram-post': skyLeft, 'instagram-story': skyCenter, poster: above, 'linkedin-post': right }),
  ...layoutsOf(terminal, { 'youtube-thumbnail': left, flyer: above, poster: skyLeft, 'instagram-post': below, 'linkedin-banner': strip }),
  ...layoutsOf(webcast, { 'instagram-post': above, 'instagram-story': skyCenter, invitation: below, poster: skyLeft }),
  ...layoutsOf(vacancy, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...vacancy, id: 'chair' }, { 'instagram-post': banded }),
  ...layoutsOf(cruiser, { poster: skyLeft, 'letter-flyer': above, 'blog-banner': right }),
  ...layoutsOf(suitcase, { 'blog-banner': left, 'pinterest-pin': skyLeft }),
  ...layoutsOf(burger, { 'youtube-thumbnail': left }),
  ...layoutsOf(lotus, { 'youtube-thumbnail': left }),
  ...layoutsOf(grill, { 'youtube-thumbnail': right }),
  ...layoutsOf(pots, { flyer: above, 'instagram-post': skyLeft, poster: banded, coupon: voucher }),
  ...layoutsOf(islands, { 'blog-banner': right }),
  ...layoutsOf({ ...washes, id: 'posy', draw: ({ x, y, w, h }) => washes.draw({ x: x + w * 0.03, y, w: w * 0.84, h }) }, { 'save-the-date': left }),
  ...layoutsOf(washes, { invitation: skyCenter, 'instagram-post': label, 'greeting-card': skyCenter }),
];
