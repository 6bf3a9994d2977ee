import type { Recipe } from '../../../build/templates/recipe.js';
import { autumn, christmas, easter, firTree, halloween, newYear } from '../scenes/seasons.js';
import { brief } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, below, doorway, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of autumn, winter and spring, a scene to each of their days. */
export const days: readonly Recipe[] = [
  ...layoutsOf(halloween, { 'instagram-post': skyCenter, 'instagram-story': skyLeft, flyer: label, 'twitter-header': strip, 'a3-poster': doorway }),
  ...layoutsOf(christmas, { 'greeting-card': below, 'instagram-portrait': hang, 'email-header': strip, 'door-hanger': hang }),
  ...layoutsOf(firTree, { 'facebook-post': right, 'pinterest-pin': above, 'letter-flyer': skyCenter, 'half-page': brief }),
  ...layoutsOf(newYear, { 'facebook-story': skyCenter, 'blog-banner': left, 'facebook-cover': strip, 'tabloid-poster': label }),
  ...layoutsOf(easter, { 'square-picture': above, 'twitter-post': strip, 'tumblr-graphic': skyCenter, 'facebook-event': right }),
  ...layoutsOf(autumn, { poster: skyCenter, 'thank-you-card': right, 'linkedin-post': right, 'table-tent': doorway }),
];
