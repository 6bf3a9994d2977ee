import type { Recipe } from '../../../../build/templates/recipe.js';
import { goldBalloons, glitter, petals, roseBalloons } from '../../scenes/gatherings/birthdays.js';
import { garland, peonies, nightPeonies } from '../../scenes/gatherings/weddings-and-church.js';
import { teacup } from '../../scenes/heritage/parties.js';
import { comic, hero } from '../../scenes/kids.js';
import { crossedTools, flagField } from '../../scenes/calendar/national-days.js';
import { hillHouse } from '../../scenes/happenings/music-and-films.js';
import { bowling } from '../../scenes/pastimes/games-and-sports.js';
import { rings } from '../../scenes/feasts.js';
import { women } from '../../scenes/women.js';
import { bothShowered, cookies, digger, fatherDesk, gameNight, hens, luau, mermaid, pirates, safari, santaPhoto, skates, sleepover, softball, trunk, whodunit } from '../../scenes/tableaux/for-children.js';
import { brunch, chiliPot, crawfish, earlyTable, fallFair, fishFry, motherBrunch, pancakes, potluck, pumpkinPatch, spaghetti, winterFair } from '../../scenes/tableaux/suppers.js';
import { cameo, meadow, niche, numeral, spray } from '../../stages/gatherings.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, hang, left, skyCenter, skyLeft } from '../../stages/stages.js';

/** Suppers in halls and yards. */
const suppers: readonly Recipe[] = [
  ...layoutsOf(spaghetti, { flyer: above, 'letter-flyer': skyCenter, 'legal-flyer': banded, poster: skyLeft }),
  ...layoutsOf(fishFry, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft, poster: banded }),
  ...layoutsOf(chiliPot, { flyer: skyCenter, 'letter-flyer': banded, poster: skyLeft, 'instagram-post': above }),
  ...layoutsOf(pancakes, { flyer: above, 'letter-flyer': skyCenter, poster: banded }),
  ...layoutsOf(earlyTable, { flyer: skyCenter, 'letter-flyer': above, poster: banded }),
  ...layoutsOf(crawfish, { flyer: above, 'letter-flyer': banded, poster: skyCenter, invitation: skyCenter }),
  ...layoutsOf(brunch, { flyer: skyCenter, 'letter-flyer': above, poster: banded }),
  ...layoutsOf(motherBrunch, { flyer: skyCenter, invitation: above, poster: banded }),
  ...layoutsOf(potluck, { flyer: above, 'letter-flyer': skyCenter, invitation: skyCenter }),
];

/** Autumn, winter and what is kept in them. */
const seasons: readonly Recipe[] = [
  ...layoutsOf(pumpkinPatch, { flyer: above, 'letter-flyer': skyCenter, poster: skyLeft, 'instagram-post': banded }),
  ...layoutsOf(fallFair, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded, poster: skyLeft }),
  ...layoutsOf(winterFair, { flyer: above, 'letter-flyer': skyCenter, poster: banded, 'instagram-post': skyLeft }),
  ...layoutsOf(trunk, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded, poster: skyLeft }),
  ...layoutsOf({ ...hillHouse, id: 'haunted-hill' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf(cookies, { flyer: skyCenter, invitation: skyLeft, 'instagram-post': above, 'a6-card': banded }),
  ...layoutsOf(santaPhoto, { flyer: skyCenter, 'letter-flyer': above, poster: skyLeft, 'instagram-post': banded }),
  ...layoutsOf(fatherDesk, { flyer: above, 'letter-flyer': skyCenter, poster: banded }),
  ...layoutsOf({ ...flagField, id: 'remembrance-flags' }, { poster: banded }),
  ...layoutsOf({ ...crossedTools, id: 'workday-sale' }, { 'letter-flyer': above, poster: banded, 'instagram-post': skyCenter, 'instagram-story': skyLeft }),
];

/** Parties of the young, and of those who stay so. */
const parties: readonly Recipe[] = [
  ...layoutsOf(mermaid, { invitation: skyCenter, 'a6-card': above, 'birthday-card': left, 'instagram-story': skyLeft }),
  ...layoutsOf(pirates, { invitation: skyCenter, 'a6-card': banded, 'instagram-story': above }),
  ...layoutsOf(digger, { invitation: skyCenter, 'a6-card': above, 'instagram-story': skyLeft }),
  ...layoutsOf(safari, { invitation: above, 'a6-card': skyCenter, 'instagram-story': skyCenter }),
  ...layoutsOf({ ...pirates, id: 'pirate-oval' }, { invitation: niche }), ...layoutsOf({ ...mermaid, id: 'mermaid-arch' }, { invitation: niche }),
  ...layoutsOf({ ...safari, id: 'safari-arch' }, { invitation: niche }), ...layoutsOf({ ...digger, id: 'dig-band' }, { invitation: banded }),
  ...layoutsOf({ ...hero, id: 'hero-call' }, { invitation: above, 'a6-card': banded }), ...layoutsOf({ ...comic, id: 'comic-call' }, { 'a6-card': above }),
  ...layoutsOf(sleepover, { invitation: skyCenter, 'a6-card': above, 'instagram-story': skyLeft }), ...layoutsOf({ ...sleepover, id: 'pajama-night' }, { invitation: banded }),
  ...layoutsOf({ ...teacup, id: 'tea-afternoon' }, { invitation: niche, 'a6-card': skyCenter, flyer: above, 'instagram-story': skyCenter }),
  ...layoutsOf(skates, { invitation: skyCenter, 'a6-card': banded, flyer: above }), ...layoutsOf({ ...bowling, id: 'strike-party' }, { 'a6-card': above, flyer: banded, 'instagram-story': skyLeft }),
  ...layoutsOf(gameNight, { invitation: above, 'a6-card': skyCenter, flyer: skyLeft, 'instagram-story': banded }),
  ...layoutsOf(luau, { invitation: skyCenter, 'a6-card': above, flyer: skyLeft, 'instagram-story': skyLeft }),
  ...layoutsOf(whodunit, { invitation: skyCenter, 'a6-card': above, flyer: banded, poster: skyLeft }),
  ...layoutsOf(hens, { invitation: above, 'a6-card': skyCenter, 'instagram-story': skyCenter }), ...layoutsOf({ ...hens, id: 'last-fling' }, { invitation: niche }),
  ...layoutsOf(bothShowered, { invitation: skyCenter, 'a6-card': above }), ...layoutsOf({ ...bothShowered, id: 'shower-for-two' }, { invitation: niche, 'a6-card': cameo }),
  ...layoutsOf(softball, { flyer: skyCenter, 'letter-flyer': above, poster: banded, 'instagram-post': skyLeft }),
  ...layoutsOf({ ...women, id: 'women-conference' }, { flyer: banded, 'letter-flyer': below, poster: above, 'legal-flyer': skyCenter }),
];

/** Vows said again and birthdays with a round number. */
const years: readonly Recipe[] = [
  ...layoutsOf({ ...rings, id: 'vows-again' }, { invitation: niche, 'a6-card': above }), ...layoutsOf({ ...garland, id: 'vow-garland' }, { invitation: hang }), ...layoutsOf({ ...peonies, id: 'vow-peonies' }, { 'a6-card': spray }),
  ...layoutsOf({ ...goldBalloons, id: 'thirty-gold' }, { invitation: numeral, 'a6-card': numeral }), ...layoutsOf({ ...roseBalloons, id: 'thirty-rose' }, { invitation: numeral }), ...layoutsOf({ ...glitter, id: 'thirty-glitter' }, { 'a6-card': numeral }),
  ...layoutsOf({ ...petals, id: 'forty-petals' }, { invitation: numeral, 'a6-card': numeral }), ...layoutsOf({ ...glitter, id: 'forty-glitter' }, { invitation: numeral }), ...layoutsOf({ ...goldBalloons, id: 'forty-gold' }, { 'a6-card': meadow }),
  ...layoutsOf({ ...nightPeonies, id: 'sixty-bloom' }, { invitation: numeral, 'a6-card': numeral }), ...layoutsOf({ ...roseBalloons, id: 'sixty-rose' }, { invitation: numeral }), ...layoutsOf({ ...peonies, id: 'sixty-peonies' }, { 'a6-card': numeral }),
];

export const suppersAndSeasons: readonly Recipe[] = [...suppers, ...seasons, ...parties, ...years];
