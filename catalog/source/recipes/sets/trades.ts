import type { Recipe } from '../../../build/templates/recipe.js';
import { bar, cups, fruit, loaves, plate } from '../scenes/table.js';
import { chapel, classroom, clinic, hands, islands, rail, screens, street, vanity, vinyl, weights } from '../scenes/trades.js';
import { brief, emblem, exercise, flash, hangtag, nametag, note, pocket, ribbon, visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of what is eaten and drunk, and of trades, a scene to each. */
export const trades: readonly Recipe[] = [
  ...layoutsOf(plate, { 'instagram-post': banded, flyer: above, 'table-tent': above, 'facebook-cover': strip, 'business-card-eu': visiting }),
  ...layoutsOf(cups, { 'facebook-post': right, poster: corner, coupon: voucher, 'shop-icon': emblem, 'instagram-story': skyCenter }),
  ...layoutsOf(loaves, { 'instagram-post': above, flyer: below, 'shop-banner': strip, 'price-tag': hangtag }),
  ...layoutsOf(fruit, { 'instagram-portrait': below, 'price-tag': hangtag, 'youtube-thumbnail': left, 'flash-card': flash, billboard: strip }),
  ...layoutsOf(bar, { 'instagram-story': skyLeft, poster: label, 'table-tent': skyCenter, leaderboard: ribbon }),
  ...layoutsOf(weights, { 'instagram-post': skyLeft, 'vertical-video': skyLeft, 'youtube-thumbnail': right, 'mobile-banner': pocket, flyer: banded }),
  ...layoutsOf(vanity, { 'instagram-post': right, 'gift-certificate': right, 'instagram-reel-cover': skyCenter, 'shop-banner': strip, coupon: voucher }),
  ...layoutsOf(street, { flyer: skyCenter, 'door-hanger': skyCenter, billboard: strip, 'facebook-post': above, 'business-card': visiting }),
  ...layoutsOf(clinic, { 'letter-flyer': above, 'instagram-post': column, 'facebook-post': left, memo: note, 'business-card': visiting }),
  ...layoutsOf(chapel, { flyer: skyLeft, 'facebook-cover': strip, 'instagram-post': label, 'legal-flyer': skyCenter }),
  ...layoutsOf(classroom, { worksheet: exercise, 'letter-flyer': corner, 'flash-card': flash, 'facebook-post': skyCenter }),
  ...layoutsOf(hands, { poster: skyCenter, 'instagram-post': corner, 'facebook-group-cover': right, 'linkedin-post': left }),
  ...layoutsOf(screens, { 'linkedin-post': right, 'pitch-board': left, 'app-icon': emblem, 'twitter-header': strip, 'name-badge': nametag }),
  ...layoutsOf(islands, { 'pinterest-pin': banded, 'zoom-background': skyCenter, 'youtube-thumbnail': column, 'a3-poster': skyCenter, 'desktop-wallpaper': left }),
  ...layoutsOf(vinyl, { 'album-cover': above, 'tabloid-poster': banded, 'instagram-post': left, 'phone-wallpaper': hang }),
  ...layoutsOf(rail, { 'instagram-story': hang, 'shop-banner': strip, 'pinterest-pin': below, 'half-page': brief }),
];
