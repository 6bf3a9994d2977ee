import type { Recipe } from '../../../build/templates/recipe.js';
import { cake, diwali, graduation, lullaby, menorah, ramadan, rings, tulips, valentine, vase } from '../scenes/feasts.js';
import { christmas, easter, firTree, halloween, newYear } from '../scenes/seasons.js';
import { bar, cups, fruit, loaves, plate } from '../scenes/table.js';
import { chapel, classroom, clinic, hands, islands, rail, screens, street, vanity, vinyl, weights } from '../scenes/trades.js';
import { arcade, bubbles, court, crane, jungle, lens, mic, pets, tags } from '../scenes/works.js';
import { award, courses, method, paper } from '../stages/papers.js';
import { brief, emblem, exercise, flash, nametag, note, pocket, ribbon, seat, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, doorway, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Scenes of the other sets in sizes and at work where people look for them too. */
export const again: readonly Recipe[] = [
  ...layoutsOf(newYear, { 'instagram-post': banded, 'greeting-card': below, '4k-frame': below }),
  ...layoutsOf(halloween, { 'facebook-post': left, 'tumblr-graphic': banded, invitation: skyLeft }),
  ...layoutsOf(christmas, { postcard: hang, 'facebook-cover': strip, 'google-large-rectangle': brief, 'square-picture': hang }),
  ...layoutsOf(firTree, { 'greeting-card': column, 'a6-card': banded, 'snapchat-ad': skyLeft }),
  ...layoutsOf(easter, { flyer: skyLeft, poster: below, 'greeting-card': banded, 'instagram-story': above }),
  ...layoutsOf(valentine, { 'a6-card': below, 'twitter-post': left }),
  ...layoutsOf(tulips, { postcard: left, 'thank-you-card': skyCenter, 'facebook-cover': strip }),
  ...layoutsOf(vase, { 'birthday-card': right, 'shop-icon': emblem }),
  ...layoutsOf(ramadan, { invitation: skyCenter, 'facebook-post': right }),
  ...layoutsOf(diwali, { 'greeting-card': below, poster: corner }),
  ...layoutsOf(menorah, { 'instagram-post': skyCenter }),
  ...layoutsOf(graduation, { 'greeting-card': right, certificate: award, 'facebook-cover': strip }),
  ...layoutsOf(lullaby, { 'greeting-card': hang, 'instagram-story': hang, certificate: award }),
  ...layoutsOf(cake, { flyer: corner, 'instagram-post': column, 'snapchat-ad': above }),
  ...layoutsOf(rings, { invitation: doorway, 'instagram-post': above }),
  ...layoutsOf(plate, { menu: courses, 'recipe-card': method, 'legal-flyer': banded }),
  ...layoutsOf(cups, { 'vertical-video': corner, menu: courses, 'google-large-rectangle': brief }),
  ...layoutsOf(loaves, { menu: courses, 'recipe-card': method }),
  ...layoutsOf(fruit, { menu: courses, 'recipe-card': method, 'email-header': strip }),
  ...layoutsOf(bar, { menu: courses, 'facebook-event': right }),
  ...layoutsOf(weights, { 'facebook-cover': strip, 'gift-certificate': left }),
  ...layoutsOf(vanity, { 'facebook-post': left }),
  ...layoutsOf(street, { 'facebook-event': left, 'instagram-post': corner, 'large-poster': banded }),
  ...layoutsOf(clinic, { poster: banded, letterhead: paper }),
  ...layoutsOf(chapel, { 'instagram-story': doorway, poster: skyCenter, 'google-inline-rectangle': brief }),
  ...layoutsOf(classroom, { 'instagram-post': banded, 'instagram-story': corner, poster: label, certificate: award }),
  ...layoutsOf(hands, { 'facebook-event': right, flyer: corner, 'facebook-cover': strip }),
  ...layoutsOf(screens, { flyer: banded, favicon: emblem, 'youtube-thumbnail': left }),
  ...layoutsOf(islands, { 'instagram-story': banded, postcard: left, 'album-cover': banded }),
  ...layoutsOf(vinyl, { 'facebook-event': left, flyer: column, ticket: strip }),
  ...layoutsOf(rail, { 'instagram-post': hang, 'facebook-post': column }),
  ...layoutsOf(pets, { 'instagram-portrait': above, flyer: skyCenter, 'instagram-story': corner, favicon: emblem, worksheet: exercise }),
  ...layoutsOf(bubbles, { coupon: voucher, 'twitter-post': left }),
  ...layoutsOf(crane, { 'google-inline-rectangle': brief, 'pitch-board': below }),
  ...layoutsOf(court, { 'linkedin-banner': strip, letterhead: paper }),
  ...layoutsOf(lens, { 'facebook-cover': strip, 'pinterest-pin': above, 'blog-banner': left }),
  ...layoutsOf({ ...mic, id: 'microphone' }, { 'podcast-cover': above, 'video-cover': left, 'name-badge': nametag }),
  ...layoutsOf({ ...arcade, id: 'console' }, { 'twitch-offline-screen': right, 'podcast-cover': banded, 'mobile-banner': pocket, 'twitch-banner': left, 'discord-banner': banded }),
  ...layoutsOf(tags, { 'facebook-post': right, leaderboard: ribbon, 'google-large-rectangle': brief, 'facebook-cover': strip, flyer: hang }),
  ...layoutsOf(jungle, { 'zoom-background': left, worksheet: exercise, 'twitter-header': strip, 'flash-card': flash, favicon: emblem, memo: note, 'place-card': seat }),
];
