import type { Recipe } from '../../../../build/templates/recipe.js';
import { dove, lilies } from '../../scenes/partings.js';
import { cross } from '../../scenes/gatherings/weddings-and-church.js';
import { carWash } from '../../scenes/houses.js';
import { capBall } from '../../scenes/happenings/yards.js';
import { hoops } from '../../scenes/sports.js';
import { lanes } from '../../scenes/pastimes/rides-and-lanes.js';
import { volleyball } from '../../scenes/pastimes/games-and-sports.js';
import { ballot, coatBox, fiestaBand, hymn, jubilee, loops, podium, pokerRun, puzzle, revivalTent, starScroll, toyBox, youthNight } from '../../scenes/tableaux/church-and-causes.js';
import { ballMask, bandBattle, blockParty, carnivalMask, carShow, craftBooth, dayParty, galleryWall, gavel, kinTree, nightOut, popcornScreen, projector, promNight } from '../../scenes/tableaux/fairs-and-clubs.js';
import { cameo, gilded, niche, order } from '../../stages/gatherings.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, label, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Fairs, films, bands and nights out. */
const fairs: readonly Recipe[] = [
  ...layoutsOf(carShow, { flyer: skyLeft, 'letter-flyer': above, 'legal-flyer': banded, poster: skyCenter, 'instagram-post': banded }),
  ...layoutsOf(craftBooth, { flyer: above, 'letter-flyer': skyCenter, 'legal-flyer': skyLeft, poster: banded, 'instagram-post': above }),
  ...layoutsOf(blockParty, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded, poster: skyLeft }),
  ...layoutsOf(kinTree, { flyer: above, 'letter-flyer': skyCenter, 'legal-flyer': banded, invitation: skyCenter, 'a6-card': above }),
  ...layoutsOf(popcornScreen, { flyer: skyCenter, 'letter-flyer': banded, poster: skyLeft, 'instagram-post': above }),
  ...layoutsOf(projector, { flyer: skyLeft, 'legal-flyer': above, invitation: above }),
  ...layoutsOf(nightOut, { flyer: skyCenter, 'letter-flyer': banded, 'legal-flyer': above, poster: skyLeft, 'instagram-post': skyLeft }),
  ...layoutsOf(bandBattle, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded, poster: skyLeft }),
  ...layoutsOf(dayParty, { flyer: skyLeft, 'letter-flyer': skyCenter, poster: banded, 'instagram-post': above }),
  ...layoutsOf(gavel, { flyer: skyCenter, 'letter-flyer': above, poster: banded, invitation: gilded }),
  ...layoutsOf(galleryWall, { flyer: above, 'letter-flyer': banded, poster: skyLeft }),
  ...layoutsOf(carnivalMask, { flyer: skyCenter, 'letter-flyer': above, poster: skyLeft, invitation: skyCenter, 'instagram-post': skyLeft }),
  ...layoutsOf(ballMask, { flyer: skyCenter, poster: above, invitation: gilded, 'a6-card': skyCenter }),
  ...layoutsOf(promNight, { flyer: skyCenter, 'letter-flyer': above, poster: banded }),
];

/** Churches and farewells. */
const church: readonly Recipe[] = [
  ...layoutsOf(revivalTent, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': skyLeft, poster: banded }),
  ...layoutsOf(jubilee, { flyer: above, 'letter-flyer': skyCenter, poster: banded, invitation: above }),
  ...layoutsOf(youthNight, { flyer: skyLeft, 'legal-flyer': above, poster: banded }),
  ...layoutsOf(hymn, { flyer: skyCenter, poster: skyLeft, 'legal-flyer': banded }),
  ...layoutsOf({ ...cross, id: 'easter-cross' }, { flyer: niche, 'legal-flyer': cameo, poster: niche }),
  ...layoutsOf({ ...dove, id: 'memorial-dove' }, { 'a6-card': niche, postcard: cameo }),
  ...layoutsOf({ ...lilies, id: 'memorial-lily' }, { 'a6-card': cameo, postcard: right }),
  ...layoutsOf({ ...cross, id: 'prayer-cross' }, { 'a6-card': cameo, postcard: cameo }),
  ...layoutsOf({ ...dove, id: 'life-dove' }, { 'a6-card': gilded, 'letter-flyer': order }),
  ...layoutsOf(starScroll, { invitation: gilded, 'a6-card': gilded, 'save-the-date': gilded }),
];

/** Drives, votes and months of awareness. */
const causes: readonly Recipe[] = [
  ...layoutsOf(toyBox, { flyer: skyLeft, 'letter-flyer': above, 'legal-flyer': banded, poster: skyCenter }),
  ...layoutsOf(coatBox, { flyer: above, 'letter-flyer': skyCenter, poster: skyLeft, 'instagram-post': banded }),
  ...layoutsOf(ballot, { flyer: above, 'letter-flyer': skyCenter, poster: banded, 'instagram-post': skyLeft }),
  ...layoutsOf(podium, { flyer: skyCenter, 'letter-flyer': above, poster: skyLeft, postcard: right }),
  ...layoutsOf(puzzle, { flyer: above, poster: skyCenter, 'instagram-post': skyLeft }),
  ...layoutsOf(loops, { flyer: skyCenter, 'instagram-post': above, 'letter-flyer': banded }),
  ...layoutsOf(fiestaBand, { flyer: above, poster: skyCenter, 'instagram-post': banded, 'letter-flyer': skyLeft }),
];

/** Games and races. */
const games: readonly Recipe[] = [
  ...layoutsOf(pokerRun, { flyer: skyCenter, 'letter-flyer': above, poster: banded }),
  ...layoutsOf({ ...hoops, id: 'hoops-cup' }, { flyer: skyCenter, 'letter-flyer': banded, 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...capBall, id: 'cap-tryouts' }, { flyer: above, 'letter-flyer': banded, 'legal-flyer': skyCenter }),
  ...layoutsOf({ ...volleyball, id: 'spike-cup' }, { flyer: skyCenter, 'letter-flyer': above }),
  ...layoutsOf({ ...lanes, id: 'swim-meet' }, { 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf({ ...carWash, id: 'suds-fundraiser' }, { 'letter-flyer': skyCenter, poster: banded, 'legal-flyer': above, 'instagram-post': skyLeft }),
];

export const fairsAndCauses: readonly Recipe[] = [...fairs, ...church, ...causes, ...games, ...layoutsOf({ ...blockParty, id: 'street-lights' }, { invitation: label, 'instagram-post': below })];
