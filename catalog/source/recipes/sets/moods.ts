import type { Recipe } from '../../../build/templates/recipe.js';
import { barber, curtain, lotus, pennants, shelf, sunrise, tiles, toast, tooth } from '../scenes/moods.js';
import { award, dayplan, paper } from '../stages/papers.js';
import { brief, emblem, exercise, hangtag, initials, nametag, pocket, visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, doorway, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of quiet and of cheer: scenes that suit many words. */
export const moods: readonly Recipe[] = [
  ...layoutsOf(lotus, { 'thank-you-card': label, 'instagram-post': skyCenter, 'vertical-video': skyCenter, flyer: doorway, planner: dayplan, 'business-card': visiting, 'facebook-group-cover': left, 'phone-wallpaper': above }),
  ...layoutsOf(barber, { 'instagram-post': above, poster: banded, 'business-card': visiting, 'gift-certificate': right, 'mobile-banner': pocket, 'price-tag': hangtag }),
  ...layoutsOf(curtain, { poster: above, 'facebook-event': left, 'tabloid-poster': skyCenter, 'youtube-thumbnail': column, 'twitter-header': strip, certificate: award }),
  ...layoutsOf(toast, { 'greeting-card': right, invitation: below, 'instagram-story': skyLeft, 'save-the-date': left, 'google-inline-rectangle': brief, 'facebook-cover': strip, 'wedding-programme': above }),
  ...layoutsOf(tiles, { monogram: initials, letterhead: paper, 'book-cover': above, 'pitch-board': right, 'linkedin-banner': strip, 'business-card-eu': visiting, 'facebook-group-cover': below, 'app-icon': emblem, '4k-frame': left, 'name-badge': nametag, certificate: award }),
  ...layoutsOf(pennants, { poster: hang, 'facebook-post': left, 'birthday-card': hang, 'instagram-reel-cover': hang, coupon: voucher, 'a6-card': hang, 'twitch-offline-screen': hang, certificate: award }),
  ...layoutsOf(shelf, { poster: below, bookmark: above, 'book-cover': label, 'blog-banner': right, 'instagram-post': banded, worksheet: exercise, 'zoom-background': below, 'table-tent': below }),
  ...layoutsOf(sunrise, { 'zoom-background': right, 'greeting-card': above, 'quote': skyCenter, 'instagram-post': skyLeft, 'pinterest-pin': skyCenter, 'desktop-wallpaper': left, 'phone-wallpaper': skyCenter, 'book-cover': skyLeft, '4k-frame': skyCenter, 'album-cover': skyCenter, planner: dayplan, 'a3-poster': label }),
  ...layoutsOf(tooth, { 'instagram-post': banded, flyer: corner, 'business-card': visiting, 'facebook-post': column, 'large-poster': above, 'door-hanger': below }),
];
