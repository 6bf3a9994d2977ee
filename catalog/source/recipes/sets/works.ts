import type { Recipe } from '../../../build/templates/recipe.js';
import { arcade, bubbles, court, crane, jungle, lens, mic, pets, praise, tags } from '../scenes/works.js';
import { emblem, flash, hangtag, nametag, note, pocket, visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of more trades, of what is heard and played, of offers and of praise. */
export const works: readonly Recipe[] = [
  ...layoutsOf(pets, { 'instagram-post': skyLeft, 'facebook-post': below, 'letter-flyer': banded, 'business-card-eu': visiting, 'flash-card': flash }),
  ...layoutsOf(bubbles, { flyer: skyLeft, 'door-hanger': above, 'instagram-post': corner, 'mobile-banner': pocket, 'business-card': visiting }),
  ...layoutsOf(crane, { 'facebook-post': banded, 'large-poster': skyCenter, 'legal-flyer': above, 'name-badge': nametag, billboard: strip }),
  ...layoutsOf(court, { 'linkedin-post': left, memo: note, 'instagram-post': below, 'business-card-eu': visiting }),
  ...layoutsOf(lens, { 'instagram-post': above, 'youtube-thumbnail': right, 'app-icon': emblem, 'shop-icon': emblem, 'square-picture': left }),
  ...layoutsOf(mic, { 'podcast-cover': skyCenter, 'youtube-thumbnail': left, 'album-cover': corner, 'twitch-banner': strip, 'instagram-reel-cover': above }),
  ...layoutsOf(arcade, { 'twitch-offline-screen': skyCenter, 'twitch-banner': strip, 'discord-banner': right, 'vertical-video': skyCenter, favicon: emblem }),
  ...layoutsOf(tags, { 'instagram-post': hang, 'instagram-story': hang, coupon: voucher, 'price-tag': hangtag, 'snapchat-ad': banded }),
  ...layoutsOf(jungle, { 'tumblr-graphic': above, 'large-poster': label, 'book-cover': skyCenter, 'desktop-wallpaper': skyCenter, 'wedding-programme': skyCenter }),
  ...layoutsOf(praise, { 'instagram-post': below, 'linkedin-post': column, 'facebook-post': right, 'quote': banded }),
];
