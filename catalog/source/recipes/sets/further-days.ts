import type { Recipe } from '../../../build/templates/recipe.js';
import { cake, diwali, graduation, lullaby, menorah, ramadan, rings, ties, tulips, valentine, vase } from '../scenes/feasts.js';
import { pennants, toast } from '../scenes/moods.js';
import { autumn, easter, halloween, newYear } from '../scenes/seasons.js';
import { jungle, tags } from '../scenes/works.js';
import { courses } from '../stages/papers.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, corner, doorway, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** The days of the year in more sizes. A scene's second layout of a size goes by another name. */
const year: readonly Recipe[] = [
  ...layoutsOf(newYear, { invitation: skyCenter, flyer: banded, 'save-the-date': left }),
  ...layoutsOf({ ...newYear, id: 'rockets' }, { invitation: above }),
  ...layoutsOf(halloween, { 'large-poster': banded, 'letter-flyer': above, 'instagram-portrait': skyCenter }),
  ...layoutsOf({ ...halloween, id: 'pumpkins' }, { invitation: doorway }),
  ...layoutsOf({ ...halloween, id: 'haunted-moon' }, { invitation: above }),
  ...layoutsOf(easter, { 'letter-flyer': banded, 'tabloid-poster': skyLeft, postcard: right, 'a6-card': skyCenter, 'thank-you-card': below, invitation: below }),
  ...layoutsOf(valentine, { invitation: above, flyer: banded, poster: below }),
  ...layoutsOf(tulips, { 'instagram-post': skyCenter, 'square-picture': label }),
  ...layoutsOf(vase, { 'instagram-post': banded, poster: skyLeft }),
  ...layoutsOf(ties, { 'greeting-card': hang, postcard: left, 'a6-card': banded }),
  ...layoutsOf(autumn, { invitation: skyCenter, 'save-the-date': right, 'greeting-card': skyCenter, postcard: above, 'a6-card': corner, menu: courses }),
  ...layoutsOf({ ...autumn, id: 'harvest' }, { invitation: label }),
  ...layoutsOf({ ...autumn, id: 'leaf-jug' }, { invitation: doorway }),
  ...layoutsOf(tags, { 'square-picture': banded, 'instagram-portrait': hang }),
  ...layoutsOf({ ...tags, id: 'markdown' }, { 'instagram-post': below, 'square-picture': corner }),
  ...layoutsOf(ramadan, { postcard: below, 'a6-card': hang, 'thank-you-card': right }),
  ...layoutsOf(diwali, { flyer: skyCenter, 'instagram-story': skyLeft }),
  ...layoutsOf(menorah, { invitation: above, poster: skyCenter }),
];

/** The days of a family. */
const family: readonly Recipe[] = [
  ...layoutsOf(graduation, { flyer: skyCenter, poster: banded, 'letter-flyer': above, 'tabloid-poster': skyLeft, postcard: left }),
  ...layoutsOf({ ...graduation, id: 'mortarboard' }, { invitation: skyCenter, 'save-the-date': hang }),
  ...layoutsOf(cake, { poster: skyCenter, 'facebook-cover': strip, 'instagram-story': skyLeft, 'email-header': strip }),
  ...layoutsOf(pennants, { flyer: hang, 'facebook-cover': strip, 'instagram-story': hang, 'letter-flyer': banded, invitation: hang }),
  ...layoutsOf(lullaby, { 'save-the-date': hang, flyer: banded }),
  ...layoutsOf({ ...lullaby, id: 'sleeping-moon' }, { invitation: hang }),
  ...layoutsOf({ ...lullaby, id: 'cloud-nine' }, { invitation: below }),
  ...layoutsOf(rings, { 'thank-you-card': below, 'square-picture': banded, 'facebook-cover': strip, menu: courses, poster: doorway, postcard: right, 'greeting-card': left }),
  ...layoutsOf(vase, { 'thank-you-card': left, invitation: above }),
  ...layoutsOf(toast, { 'thank-you-card': left, 'square-picture': skyCenter, poster: banded }),
  ...layoutsOf({ ...toast, id: 'champagne' }, { invitation: above }),
  ...layoutsOf(jungle, { 'thank-you-card': left }),
];

export const furtherDays: readonly Recipe[] = [...year, ...family];
