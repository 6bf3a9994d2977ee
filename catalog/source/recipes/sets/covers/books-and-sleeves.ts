import type { Recipe } from '../../../../build/templates/recipe.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { tower } from '../../scenes/calendar/national-days.js';
import { deskMug, oldTree } from '../../scenes/calendar/school-and-fun.js';
import { beachBook } from '../../scenes/calendar/seasons.js';
import * as e from '../../scenes/covers/emblems.js';
import { lilies } from '../../scenes/partings.js';
import { valentine } from '../../scenes/feasts.js';
import { bandit, headGarden } from '../../scenes/happenings/community.js';
import { chandelier, decks, hillHouse, lamplight, orbit } from '../../scenes/happenings/music-and-films.js';
import { dinosaurs, unicorn } from '../../scenes/kids.js';
import { lotus, sunrise } from '../../scenes/moods.js';
import { idea } from '../../scenes/offers.js';
import { skateboard } from '../../scenes/pastimes/games-and-sports.js';
import { keyhole } from '../../scenes/pastimes/roads-and-waters.js';
import { growth, sunset } from '../../scenes/services.js';
import { climb, remote } from '../../scenes/shopfronts/practices-and-shops.js';
import { grill } from '../../scenes/street-food.js';
import { cups, fruit, loaves, plate } from '../../scenes/table.js';
import { vinyl, weights } from '../../scenes/trades.js';
import { mic } from '../../scenes/works.js';
import { mirrorball } from '../../scenes/youth.js';
import { nightPeonies } from '../../scenes/gatherings/weddings-and-church.js';
import { coverFoot, coverLabel, coverSky, coverSplit, coverWindow } from '../../stages/covers.js';
import { layoutsOf } from '../../stages/stage.js';

/** Books by what they are about, and what is given away to read. */
const books: readonly Recipe[] = [
  ...layoutsOf(valentine, { 'book-cover': coverSky }), ...layoutsOf(chandelier, { 'book-cover': coverFoot }), ...layoutsOf(tower, { 'book-cover': coverFoot }), ...layoutsOf(beachBook, { 'book-cover': coverLabel }),
  ...layoutsOf(dinosaurs, { 'book-cover': coverSky }), ...layoutsOf(unicorn, { 'book-cover': coverFoot }), ...layoutsOf(e.foxTale, { 'book-cover': coverSky }), ...layoutsOf(e.whaleTale, { 'book-cover': coverLabel }), ...layoutsOf(e.owlTale, { 'book-cover': coverWindow }),
  ...layoutsOf(plate, { 'book-cover': coverWindow }), ...layoutsOf(loaves, { 'book-cover': coverSky }), ...layoutsOf(e.stew, { 'book-cover': coverFoot }), ...layoutsOf(fruit, { 'book-cover': coverLabel }),
  ...layoutsOf(e.dragon, { 'book-cover': coverSky }), ...layoutsOf(e.wizard, { 'book-cover': coverFoot }), ...layoutsOf(e.crownSwords, { 'book-cover': coverLabel }), ...layoutsOf(nightPeonies, { 'book-cover': coverLabel }),
  ...layoutsOf(orbit, { 'book-cover': coverSky }), ...layoutsOf(e.starMap, { 'book-cover': coverFoot }), ...layoutsOf(e.saucer, { 'book-cover': coverWindow }), ...layoutsOf(sunset, { 'book-cover': coverLabel }),
  ...layoutsOf({ ...sunrise, id: 'first-light' }, { 'book-cover': coverSky }), ...layoutsOf(climb, { 'book-cover': coverWindow }), ...layoutsOf(headGarden, { 'book-cover': coverFoot }), ...layoutsOf(oldTree, { 'book-cover': coverLabel }),
  ...layoutsOf(keyhole, { 'book-cover': coverWindow }), ...layoutsOf(lamplight, { 'book-cover': coverSky }), ...layoutsOf(hillHouse, { 'book-cover': coverFoot }), ...layoutsOf(e.knife, { 'book-cover': coverLabel }),
  ...layoutsOf(lilies, { 'book-cover': coverSky }), ...layoutsOf(mirrorball, { 'book-cover': coverFoot }),
  ...layoutsOf(growth, { 'report-cover': coverFoot }), ...layoutsOf(idea, { 'report-cover': coverSky }), ...layoutsOf(remote, { 'report-cover': coverLabel }), ...layoutsOf(lotus, { 'report-cover': coverWindow }), ...layoutsOf(grill, { 'report-cover': coverFoot }),
];

/** Sleeves of records, lists to listen to, and talks. */
const sleeves: readonly Recipe[] = [
  ...layoutsOf(e.rapCrown, { 'album-cover': coverSky }), ...layoutsOf(e.rapSpeaker, { 'album-cover': coverFoot }), ...layoutsOf({ ...mic, id: 'open-mic' }, { 'album-cover': coverSplit }), ...layoutsOf(skateboard, { 'album-cover': coverLabel }),
  ...layoutsOf(e.catNap, { 'album-cover': coverSky }), ...layoutsOf(deskMug, { 'album-cover': coverFoot }), ...layoutsOf(tabby, { 'album-cover': coverWindow }), ...layoutsOf(cups, { 'album-cover': coverSplit }),
  ...layoutsOf(e.cassette, { 'album-cover': coverFoot, 'square-picture': coverSky }), ...layoutsOf(e.boombox, { 'album-cover': coverLabel }), ...layoutsOf(decks, { 'album-cover': coverSplit }), ...layoutsOf(vinyl, { 'square-picture': coverWindow }),
  ...layoutsOf(weights, { 'album-cover': coverSky, 'square-picture': coverSplit }), ...layoutsOf(e.headphones, { 'album-cover': coverSplit }), ...layoutsOf(sunrise, { 'square-picture': coverFoot }), ...layoutsOf(mirrorball, { 'album-cover': coverWindow }), ...layoutsOf(lotus, { 'square-picture': coverLabel }),
  ...layoutsOf(bandit, { 'podcast-cover': coverSky }), ...layoutsOf(e.fingerprint, { 'podcast-cover': coverFoot }), ...layoutsOf(e.caseFile, { 'podcast-cover': coverLabel }), ...layoutsOf(keyhole, { 'podcast-cover': coverWindow }),
  ...layoutsOf(e.fortune, { 'podcast-cover': coverSplit }), ...layoutsOf(e.dealMakers, { 'podcast-cover': coverFoot }), ...layoutsOf(e.skyscrapers, { 'podcast-cover': coverSky }), ...layoutsOf(climb, { 'podcast-cover': coverLabel }),
];

export const covers: readonly Recipe[] = [...books, ...sleeves];
