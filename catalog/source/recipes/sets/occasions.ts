import type { Recipe } from '../../../build/templates/recipe.js';
import { lashes, polish, solitaire, women } from '../scenes/women.js';
import { apple, rainbow, shamrocks, stethoscope } from '../scenes/greens.js';
import { idea, megaphone, parcel, prize } from '../scenes/offers.js';
import { sunrise } from '../scenes/moods.js';
import { dove, goldWatch, lilies, suitcase } from '../scenes/partings.js';
import { flashSheet, growth, ledger, sunset, umbrella } from '../scenes/services.js';
import { screens } from '../scenes/trades.js';
import { geometry, lesson, mirrorball, reveal } from '../scenes/youth.js';
import { courses } from '../stages/papers.js';
import { visiting } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, corner, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Layouts of partings, of brides, of spring's days and of what is taught, sold and insured. */
export const occasions: readonly Recipe[] = [
  ...layoutsOf(lilies, { 'wedding-programme': skyCenter, invitation: below }),
  ...layoutsOf(dove, { 'instagram-post': hang, flyer: above }),
  ...layoutsOf(goldWatch, { 'greeting-card': left, invitation: hang, 'facebook-post': right, 'thank-you-card': right }),
  ...layoutsOf(suitcase, { 'a6-card': below, flyer: skyCenter, 'instagram-post': skyLeft, 'greeting-card': right }),
  ...layoutsOf(solitaire, { invitation: hang, 'instagram-story': skyCenter, flyer: below, 'instagram-post': above }),
  ...layoutsOf(women, { 'instagram-post': skyCenter, 'instagram-story': above, 'greeting-card': right, flyer: banded }),
  ...layoutsOf(shamrocks, { 'greeting-card': right, flyer: label, invitation: hang }),
  ...layoutsOf(rainbow, { 'instagram-post': skyLeft, poster: banded, flyer: above, 'instagram-story': skyCenter }),
  ...layoutsOf(apple, { 'thank-you-card': left, 'instagram-post': skyCenter, flyer: skyLeft }),
  ...layoutsOf(stethoscope, { 'instagram-post': above, 'thank-you-card': right, poster: skyCenter }),
  ...layoutsOf(reveal, { postcard: left, invitation: above, 'instagram-story': skyCenter, 'instagram-post': banded, 'facebook-event': left }),
  ...layoutsOf(mirrorball, { poster: hang, invitation: label, ticket: strip, 'instagram-post': banded }),
  ...layoutsOf(parcel, { 'a6-card': above, postcard: left, 'thank-you-card': right, 'square-picture': skyCenter }),
  ...layoutsOf(prize, { 'instagram-post': skyCenter, 'instagram-story': skyLeft, 'instagram-portrait': banded, 'instagram-reel-cover': hang }),
  ...layoutsOf(megaphone, { 'instagram-post': above, 'facebook-post': right, 'instagram-story': corner }),
  ...layoutsOf(idea, { 'instagram-post': hang, 'instagram-story': above, 'facebook-post': left, 'instagram-portrait': below }),
  ...layoutsOf(polish, { 'instagram-post': skyCenter, flyer: corner, 'instagram-story': label, 'business-card': visiting }),
  ...layoutsOf(lashes, { 'instagram-post': below, flyer: skyCenter, 'instagram-story': banded, 'business-card': visiting }),
  ...[polish, lashes].flatMap((scene) => layoutsOf(scene, { menu: courses })),
  ...layoutsOf(flashSheet, { 'instagram-post': banded, flyer: skyCenter, 'business-card': visiting, 'gift-certificate': left }),
  ...layoutsOf(umbrella, { 'instagram-post': skyCenter, flyer: above, 'facebook-post': right, 'business-card': visiting }),
  ...layoutsOf(ledger, { 'instagram-post': column, flyer: corner, 'linkedin-post': right, 'business-card': visiting }),
  ...layoutsOf(geometry, { 'instagram-post': above, flyer: banded, 'business-card': visiting }),
  ...layoutsOf(lesson, { 'instagram-post': skyCenter, flyer: skyLeft, poster: below, 'business-card': visiting }),
  ...layoutsOf(growth, { flyer: skyCenter, 'facebook-post': right, 'instagram-story': above, 'instagram-post': skyLeft, 'business-card': visiting, 'linkedin-post': left }),
  ...layoutsOf(screens, { 'instagram-post': banded, 'business-card': visiting }),
  ...layoutsOf(sunrise, { 'a6-card': above }),
  ...layoutsOf(sunset, { 'discord-banner': skyCenter, 'twitch-banner': right, 'twitch-offline-screen': left }),
];
