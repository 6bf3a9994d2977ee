import type { Recipe } from '../../../../build/templates/recipe.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { mower, roller } from '../../scenes/crews/houses-and-cars.js';
import { semi, shingles } from '../../scenes/crews/roofs-and-transport.js';
import { pipes, plug } from '../../scenes/handy.js';
import { truck } from '../../scenes/houses.js';
import { lotus, tooth } from '../../scenes/moods.js';
import { idea, megaphone } from '../../scenes/offers.js';
import { pizza } from '../../scenes/pastimes/food-and-music.js';
import { tacoTruck } from '../../scenes/pastimes/markets-and-stages.js';
import { hatch } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { growth } from '../../scenes/services.js';
import { playroom } from '../../scenes/shopfronts/playroom-and-salon.js';
import { cups } from '../../scenes/table.js';
import { polish } from '../../scenes/women.js';
import { court } from '../../scenes/works.js';
import { calling } from '../../stages/desk.js';
import { crate, crest, medal, roundel } from '../../stages/marks.js';
import { nightCard } from '../../stages/shopfronts.js';
import { visiting } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';

/** Cards and marks of trades that had one or none. */
export const furtherCardsAndLogos: readonly Recipe[] = [
  ...layoutsOf({ ...court, id: 'bench' }, { logo: crest }),
  ...layoutsOf({ ...court, id: 'gavel' }, { logo: roundel }),
  ...layoutsOf({ ...court, id: 'docket' }, { logo: crate }),
  ...layoutsOf({ ...pizza, id: 'slice' }, { logo: roundel }),
  ...layoutsOf({ ...pizza, id: 'pie' }, { logo: crest }),
  ...layoutsOf({ ...pizza, id: 'oven' }, { logo: crate }),
  ...layoutsOf({ ...pizza, id: 'box' }, { logo: medal }),
  ...layoutsOf({ ...tooth, id: 'smile' }, { logo: crest }),
  ...layoutsOf({ ...tooth, id: 'molar' }, { logo: crate }),
  ...layoutsOf({ ...tooth, id: 'milk-tooth' }, { logo: medal }),
  ...layoutsOf({ ...mower, id: 'lawn-ring' }, { logo: roundel }),
  ...layoutsOf({ ...oldTree, id: 'oak' }, { logo: crest }),
  ...layoutsOf({ ...oldTree, id: 'acorn' }, { logo: crate }),
  ...layoutsOf({ ...plug, id: 'bulb-crest' }, { logo: crest }),
  ...layoutsOf({ ...plug, id: 'bulb-crate' }, { logo: crate }),
  ...layoutsOf({ ...pipes, id: 'tap-crest' }, { logo: crest }),
  ...layoutsOf({ ...pipes, id: 'tap-crate' }, { logo: crate }),
  ...layoutsOf({ ...idea, id: 'spark' }, { logo: medal }),
  ...layoutsOf({ ...growth, id: 'chart-ring' }, { logo: roundel }),
  ...layoutsOf({ ...megaphone, id: 'loud-ring' }, { logo: roundel }),
  ...layoutsOf({ ...polish, id: 'nails' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...polish, id: 'nails-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...lotus, id: 'calm' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...lotus, id: 'calm-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...cups, id: 'counter' }, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...cups, id: 'counter-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...tacoTruck, id: 'serving' }, { 'business-card': calling }),
  ...layoutsOf({ ...hatch, id: 'serving-hatch' }, { 'business-card-eu': visiting }),
  ...layoutsOf({ ...hatch, id: 'hatch-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...growth, id: 'advice' }, { 'business-card': visiting }),
  ...layoutsOf({ ...idea, id: 'advice-idea' }, { 'business-card-eu': calling }),
  ...layoutsOf({ ...growth, id: 'advice-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...shingles, id: 'ridge' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...roller, id: 'coat' }, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...roller, id: 'coat-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...truck, id: 'haul' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...truck, id: 'haul-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...semi, id: 'freight' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...semi, id: 'freight-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...playroom, id: 'cubby' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...playroom, id: 'cubby-night' }, { 'business-card': nightCard }),
];
