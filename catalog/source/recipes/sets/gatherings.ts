import type { Recipe } from '../../../build/templates/recipe.js';
import { chalice, cross, eucalyptus, garland, nightPeonies, peonies } from '../scenes/gatherings/weddings-and-church.js';
import { ascentBlue, ascentBoth, bohoRainbow, elephant, hammock, pampas, porch, rosyElephant, shell } from '../scenes/gatherings/babies-and-homes.js';
import { castle, floaty, glitter, goldBalloons, laurels, petals, pool, roseBalloons, tiara, tiaraNight, tower } from '../scenes/gatherings/birthdays.js';
import { tulips } from '../scenes/feasts.js';
import { dinosaurs, unicorn } from '../scenes/kids.js';
import { goldWatch, lilies } from '../scenes/partings.js';
import { solitaire } from '../scenes/women.js';
import { reveal } from '../scenes/youth.js';
import { banquet, cameo, gilded, meadow, niche, numeral, order, reply, spray } from '../stages/gatherings.js';
import { layoutsOf } from '../stages/stage.js';
import { above, below, hang, label, skyCenter } from '../stages/stages.js';

/** Weddings and what comes before them. */
const weddings: readonly Recipe[] = [
  ...layoutsOf(peonies, { invitation: spray, 'a6-card': meadow, menu: banquet, poster: spray, 'birthday-card': meadow, postcard: reply }),
  ...layoutsOf(garland, { invitation: hang, 'a6-card': reply, poster: hang, 'greeting-card': hang }),
  ...layoutsOf(eucalyptus, { invitation: spray, 'a6-card': meadow, menu: banquet, 'a3-poster': spray, 'greeting-card': reply }),
  ...layoutsOf(nightPeonies, { invitation: meadow, 'a6-card': spray, menu: banquet }),
  ...layoutsOf({ ...nightPeonies, id: 'night-bloom' }, { invitation: numeral, 'birthday-card': meadow }),
  ...layoutsOf({ ...eucalyptus, id: 'wreath-number' }, { invitation: numeral }),
  ...layoutsOf({ ...solitaire, id: 'solitaire-arch' }, { invitation: niche }),
  ...layoutsOf({ ...garland, id: 'hanging-garden' }, { 'a6-card': hang }),
  ...layoutsOf(tulips, { 'birthday-card': cameo }),
  ...layoutsOf(tower, { invitation: gilded, 'a6-card': niche, 'save-the-date': gilded }),
];

/** First sacraments and last farewells. */
const church: readonly Recipe[] = [
  ...layoutsOf(chalice, { invitation: gilded, 'a6-card': niche, 'instagram-story': niche }),
  ...layoutsOf(cross, { invitation: niche, 'a6-card': gilded, 'wedding-programme': order }),
  ...layoutsOf({ ...cross, id: 'cross-oval' }, { invitation: cameo }),
  ...layoutsOf(shell, { invitation: cameo, 'a6-card': gilded }),
  ...layoutsOf(lilies, { 'letter-flyer': order, flyer: cameo }),
];

/** Birthdays of the grown and the growing. */
const birthdays: readonly Recipe[] = [
  ...layoutsOf(goldBalloons, { invitation: numeral, 'a6-card': meadow, 'instagram-story': numeral }),
  ...layoutsOf(glitter, { invitation: spray, 'a6-card': numeral, 'facebook-event': meadow }),
  ...layoutsOf(petals, { invitation: numeral, 'a6-card': spray }),
  ...layoutsOf(roseBalloons, { invitation: meadow, 'a6-card': numeral, 'instagram-story': numeral }),
  ...layoutsOf(tiara, { invitation: gilded, 'a6-card': niche }),
  ...layoutsOf(tiaraNight, { invitation: gilded, 'a6-card': gilded, 'instagram-story': gilded }),
  ...layoutsOf(castle, { invitation: skyCenter, 'a6-card': cameo, 'instagram-story': skyCenter }),
  ...layoutsOf(dinosaurs, { 'a6-card': cameo }),
  ...layoutsOf({ ...dinosaurs, id: 'dinosaur-arch' }, { invitation: niche }),
  ...layoutsOf(unicorn, { 'a6-card': skyCenter }),
  ...layoutsOf({ ...unicorn, id: 'unicorn-magic' }, { 'instagram-story': above }),
  ...layoutsOf({ ...unicorn, id: 'unicorn-arch' }, { invitation: niche }),
  ...layoutsOf(pool, { invitation: meadow, 'a6-card': label }),
  ...layoutsOf(floaty, { invitation: skyCenter, 'a6-card': above }),
];

/** Babies on their way, and their first year. */
const babies: readonly Recipe[] = [
  ...layoutsOf(elephant, { invitation: skyCenter, 'a6-card': niche }),
  ...layoutsOf(rosyElephant, { invitation: niche, 'a6-card': skyCenter }),
  ...layoutsOf(ascentBlue, { invitation: above, 'a6-card': cameo, 'instagram-story': skyCenter }),
  ...layoutsOf(ascentBoth, { invitation: niche, 'a6-card': above }),
  ...layoutsOf({ ...reveal, id: 'reveal-arch' }, { 'a6-card': niche }),
  ...layoutsOf(bohoRainbow, { invitation: niche, 'a6-card': above, 'instagram-story': skyCenter }),
  ...layoutsOf(pampas, { invitation: spray }),
];

/** New homes, caps and gowns, and work well done. */
const milestones: readonly Recipe[] = [
  ...layoutsOf(hammock, { invitation: skyCenter, 'a6-card': cameo }),
  ...layoutsOf({ ...goldWatch, id: 'gold-watch-oval' }, { 'a6-card': cameo }),
  ...layoutsOf(porch, { invitation: below, 'a6-card': niche }),
  ...layoutsOf(laurels, { invitation: gilded, 'a6-card': gilded, 'save-the-date': gilded }),
];

export const gatherings: readonly Recipe[] = [...weddings, ...church, ...birthdays, ...babies, ...milestones];
