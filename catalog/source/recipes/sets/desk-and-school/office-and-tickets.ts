import type { Recipe } from '../../../../build/templates/recipe.js';
import { jester } from '../../scenes/calendar/school-and-fun.js';
import { fortune } from '../../scenes/covers/emblems.js';
import { laptops, microscope, sales as sales_, steps } from '../../scenes/covers/topics.js';
import { hardHat } from '../../scenes/crews/roofs-and-transport.js';
import { rings } from '../../scenes/feasts.js';
import { baseball } from '../../scenes/happenings/community.js';
import { chandelier, decks, mainStage } from '../../scenes/happenings/music-and-films.js';
import { planet } from '../../scenes/heritage/causes.js';
import { dinosaurs } from '../../scenes/kids.js';
import { curtain } from '../../scenes/moods.js';
import { idea, megaphone } from '../../scenes/offers.js';
import { guitar } from '../../scenes/pastimes/food-and-music.js';
import { hockey } from '../../scenes/pastimes/games-and-sports.js';
import { planner } from '../../scenes/pastimes/rides-and-lanes.js';
import { phone, terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { growth, ledger } from '../../scenes/services.js';
import { climb } from '../../scenes/shopfronts/practices-and-shops.js';
import { gridiron, soccer } from '../../scenes/sports.js';
import { galleryWall } from '../../scenes/tableaux/fairs-and-clubs.js';
import { hands, screens } from '../../scenes/trades.js';
import { crane } from '../../scenes/works.js';
import { coverFoot, coverLabel, coverSky, coverWindow } from '../../stages/covers.js';
import { admit } from '../../stages/keepsakes.js';
import { admitSky, showPrint, showScallop, showSide } from '../../stages/shows.js';
import { layoutsOf } from '../../stages/stage.js';

/** Covers of proposals and reports, and tickets. */
export const officeAndTickets: readonly Recipe[] = [
  ...layoutsOf({ ...rings, id: 'pr-rings' }, { proposal: coverSky }),
  ...layoutsOf({ ...mainStage, id: 'pr-stage' }, { proposal: coverFoot }),
  ...layoutsOf({ ...planner, id: 'pr-party' }, { proposal: showScallop }),
  ...layoutsOf({ ...screens, id: 'pr-web' }, { proposal: coverFoot }),
  ...layoutsOf({ ...terminal, id: 'pr-code' }, { proposal: showPrint }),
  ...layoutsOf({ ...laptops, id: 'pr-site' }, { proposal: showSide }),
  ...layoutsOf({ ...crane, id: 'pr-crane' }, { proposal: showScallop }),
  ...layoutsOf({ ...hardHat, id: 'pr-hat' }, { proposal: coverLabel }),
  ...layoutsOf({ ...phone, id: 'pr-social' }, { proposal: coverSky }),
  ...layoutsOf({ ...megaphone, id: 'pr-mega' }, { proposal: showPrint }),
  ...layoutsOf({ ...climb, id: 'pr-climb' }, { proposal: coverFoot }),
  ...layoutsOf({ ...steps, id: 'pr-steps' }, { proposal: coverLabel }),
  ...layoutsOf({ ...growth, id: 'rp-growth' }, { 'report-cover': showScallop }),
  ...layoutsOf({ ...fortune, id: 'rp-fortune' }, { 'report-cover': coverSky }),
  ...layoutsOf({ ...ledger, id: 'rp-ledger' }, { 'report-cover': showPrint }),
  ...layoutsOf({ ...hardHat, id: 'rp-hat' }, { 'report-cover': coverFoot }),
  ...layoutsOf({ ...idea, id: 'rp-idea' }, { 'report-cover': showSide }),
  ...layoutsOf({ ...sales_, id: 'rp-sales' }, { 'report-cover': showScallop }),
  ...layoutsOf({ ...megaphone, id: 'rp-mega' }, { 'report-cover': coverLabel }),
  ...layoutsOf({ ...planet, id: 'rp-planet' }, { 'report-cover': coverSky }),
  ...layoutsOf({ ...hands, id: 'rp-hands' }, { 'report-cover': coverFoot }),
  ...layoutsOf({ ...microscope, id: 'rp-lab' }, { 'report-cover': coverWindow }),
  ...layoutsOf({ ...curtain, id: 'tk-curtain' }, { ticket: admitSky }),
  ...layoutsOf({ ...chandelier, id: 'tk-opera' }, { ticket: admit }),
  ...layoutsOf({ ...jester, id: 'tk-jester' }, { ticket: admitSky }),
  ...layoutsOf({ ...soccer, id: 'tk-soccer' }, { ticket: admit }),
  ...layoutsOf({ ...gridiron, id: 'tk-gridiron' }, { ticket: admitSky }),
  ...layoutsOf({ ...baseball, id: 'tk-baseball' }, { ticket: admit }),
  ...layoutsOf({ ...hockey, id: 'tk-hockey' }, { ticket: admitSky }),
  ...layoutsOf({ ...galleryWall, id: 'tk-gallery' }, { ticket: admit }),
  ...layoutsOf({ ...dinosaurs, id: 'tk-dino' }, { ticket: admitSky }),
  ...layoutsOf({ ...guitar, id: 'tk-guitar' }, { ticket: admitSky }),
  ...layoutsOf({ ...decks, id: 'tk-decks' }, { ticket: admit }),
];
