import type { Recipe } from '../../../../build/templates/recipe.js';
import { easter } from '../../scenes/seasons.js';
import { graduation, tulips } from '../../scenes/feasts.js';
import { glitter, petals, roseBalloons, tiara } from '../../scenes/gatherings/birthdays.js';
import { eucalyptus } from '../../scenes/gatherings/weddings-and-church.js';
import { bunnyBrunch, longEvening, offYouGo, popped, scholar, starryPicnic } from '../../scenes/invited/occasions.js';
import { barnBoards, decoFans, goldLeaf, goldOctagon, mapleCorners, wildMeadow } from '../../scenes/invited/weddings.js';
import { liberty } from '../../scenes/liberty.js';
import { suitcase } from '../../scenes/partings.js';
import { grill } from '../../scenes/street-food.js';
import { friendsTable } from '../../scenes/tableaux/suppers.js';
import { starScroll } from '../../scenes/tableaux/church-and-causes.js';
import { niche, numeral, spray } from '../../stages/gatherings.js';
import { awning, bulbAge, medal, pennant, ringed } from '../../stages/invited.js';
import { layoutsOf } from '../../stages/stage.js';
import { skyCenter } from '../../stages/stages.js';
import { crest } from '../../stages/vows.js';

/** Dinners before weddings, farewells, caps and gowns, feasts of the year and of fifteen years. */
export const invitedOccasions: readonly Recipe[] = [
  ...layoutsOf(longEvening, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...eucalyptus, id: 'rehearsal-leaves' }, { invitation: spray }), ...layoutsOf({ ...barnBoards, id: 'rehearsal-barn' }, { 'a6-card': crest({ top: 0.16, foot: 0.8, side: 20 }) }),
  ...layoutsOf(offYouGo, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...offYouGo, id: 'farewell-ring' }, { 'a6-card': ringed('airplane', 'luggage', 'waving-hand', 'compass', 'camera', 'party-popper', 'globe-showing-americas') }), ...layoutsOf({ ...suitcase, id: 'farewell-case' }, { invitation: medal }),
  ...layoutsOf(starryPicnic, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...liberty, id: 'july-ring' }, { 'a6-card': ringed('fireworks', 'hamburger', 'statue-of-liberty', 'watermelon', 'sparkler', 'balloon', 'star') }), ...layoutsOf({ ...grill, id: 'july-grill' }, { invitation: awning }),
  ...layoutsOf(bunnyBrunch, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...easter, id: 'brunch-ring' }, { 'a6-card': ringed('egg', 'rabbit', 'tulip', 'pancakes', 'baby-chick', 'carrot', 'nest-with-eggs') }), ...layoutsOf({ ...tulips, id: 'brunch-tulips' }, { invitation: niche }),
  ...layoutsOf(scholar, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...graduation, id: 'grad-ring' }, { 'a6-card': ringed('scroll', 'books', 'trophy', 'party-popper', 'star', 'balloon', 'sports-medal') }), ...layoutsOf({ ...graduation, id: 'grad-medal' }, { invitation: medal }),
  ...layoutsOf({ ...mapleCorners, id: 'thanks-corners' }, { invitation: spray }), ...layoutsOf({ ...friendsTable, id: 'thanks-ring' }, { 'a6-card': ringed('pie', 'maple-leaf', 'poultry-leg', 'ear-of-corn', 'roasted-sweet-potato', 'chestnut', 'pear') }),
  ...layoutsOf({ ...decoFans, id: 'midnight-deco' }, { invitation: crest({ top: 0.17, foot: 0.83 }) }), ...layoutsOf({ ...popped, id: 'midnight-ring' }, { 'a6-card': ringed('party-popper', 'clinking-glasses', 'sparkler', 'mirror-ball', 'bottle-with-popping-cork', 'fireworks', 'glowing-star') }),
  ...layoutsOf({ ...goldLeaf, id: 'communion-leaf' }, { invitation: crest({ top: 0.22, foot: 0.8 }) }), ...layoutsOf({ ...wildMeadow, id: 'baptism-meadow' }, { invitation: crest({ top: 0.08, foot: 0.63 }) }),
  ...layoutsOf({ ...roseBalloons, id: 'quince-rose' }, { invitation: numeral }), ...layoutsOf({ ...tiara, id: 'quince-pennant' }, { 'a6-card': pennant }), ...layoutsOf({ ...petals, id: 'quince-bulbs' }, { 'a6-card': bulbAge }),
  ...layoutsOf({ ...glitter, id: 'thirteen' }, { invitation: numeral }), ...layoutsOf({ ...goldOctagon, id: 'mitzvah-crest' }, { 'a6-card': crest({ top: 0.19, foot: 0.79, side: 21 }) }), ...layoutsOf({ ...starScroll, id: 'mitzvah-medal' }, { invitation: medal }),
];
