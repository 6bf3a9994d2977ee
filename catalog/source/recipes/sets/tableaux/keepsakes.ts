import type { Recipe } from '../../../../build/templates/recipe.js';
import { snowman } from '../../scenes/calendar/seasons.js';
import { cross, eucalyptus, garland, nightPeonies, peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { mainStage } from '../../scenes/happenings/music-and-films.js';
import { dove, lilies } from '../../scenes/partings.js';
import { hoops } from '../../scenes/sports.js';
import { firTree } from '../../scenes/seasons.js';
import { ballet } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { cookies, santaPhoto } from '../../scenes/tableaux/for-children.js';
import { bandBattle, popcornScreen, projector, promNight } from '../../scenes/tableaux/fairs-and-clubs.js';
import { order } from '../../stages/gatherings.js';
import { admit, giftTag, obituary, seated } from '../../stages/keepsakes.js';
import { layoutsOf } from '../../stages/stage.js';

/** Tickets with stubs, numbers of tables, lives told on a page and tags of parcels. */
export const keepsakes: readonly Recipe[] = [
  ...[popcornScreen, projector, bandBattle, promNight, { ...mainStage, id: 'main-stage-seat' }, { ...hoops, id: 'hoops-seat' }].flatMap((scene) => layoutsOf(scene, { ticket: admit })),
  ...layoutsOf({ ...peonies, id: 'table-peonies' }, { 'a6-card': seated }), ...layoutsOf({ ...eucalyptus, id: 'table-leaves' }, { 'a6-card': seated }), ...layoutsOf({ ...nightPeonies, id: 'table-night' }, { 'a6-card': seated }), ...layoutsOf({ ...garland, id: 'table-garland', draw: (region) => garland.draw({ ...region, h: region.h * 0.34 }) }, { invitation: seated }),
  ...layoutsOf({ ...dove, id: 'obituary-dove' }, { 'letter-flyer': obituary }), ...layoutsOf({ ...lilies, id: 'obituary-lily' }, { 'letter-flyer': obituary, flyer: obituary }), ...layoutsOf({ ...cross, id: 'obituary-cross' }, { flyer: obituary }),
  ...layoutsOf(cookies, { 'price-tag': giftTag }), ...layoutsOf(santaPhoto, { 'price-tag': giftTag }), ...layoutsOf({ ...snowman, id: 'parcel-snowman' }, { 'price-tag': giftTag }), ...layoutsOf({ ...firTree, id: 'parcel-tree' }, { 'price-tag': giftTag }),
  ...layoutsOf({ ...ballet, id: 'recital' }, { 'wedding-programme': order, 'letter-flyer': order }),
];
