import type { Recipe } from '../../../build/templates/recipe.js';
import { cake, diwali, graduation, lullaby, lunar, menorah, ramadan, rings, ties, tulips, valentine, vase } from '../scenes/feasts.js';
import { seat } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, doorway, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of feasts and of the days of a family. */
export const feasts: readonly Recipe[] = [
  ...layoutsOf(valentine, { 'instagram-post': below, 'greeting-card': right, 'facebook-story': above, 'discord-banner': left }),
  ...layoutsOf(tulips, { 'instagram-portrait': skyCenter, 'greeting-card': label, 'email-header': strip, bookmark: skyCenter }),
  ...layoutsOf(vase, { 'facebook-post': column, 'instagram-story': corner, postcard: right, 'a6-card': skyCenter }),
  ...layoutsOf(ties, { 'instagram-post': hang, 'thank-you-card': below, 'facebook-story': hang, 'square-picture': banded }),
  ...layoutsOf(ramadan, { 'instagram-story': hang, 'greeting-card': left, 'instagram-portrait': skyCenter, poster: above, 'facebook-cover': strip }),
  ...layoutsOf(diwali, { 'instagram-post': skyLeft, invitation: label, 'facebook-post': right, 'snapchat-ad': skyCenter }),
  ...layoutsOf(menorah, { 'greeting-card': left, 'instagram-story': skyCenter, flyer: above, 'twitter-post': right }),
  ...layoutsOf(lunar, { poster: hang, 'instagram-post': hang, 'thank-you-card': right, 'facebook-cover': strip }),
  ...layoutsOf(graduation, { invitation: hang, 'facebook-post': below, 'instagram-story': banded, 'save-the-date': left }),
  ...layoutsOf(lullaby, { invitation: above, 'thank-you-card': left, 'instagram-post': banded, 'place-card': seat }),
  ...layoutsOf(cake, { invitation: skyCenter, 'birthday-card': left, 'instagram-reel-cover': corner, 'facebook-event': right, 'place-card': seat }),
  ...layoutsOf(rings, { 'save-the-date': right, 'wedding-programme': doorway, 'place-card': seat, 'instagram-portrait': label }),
];
