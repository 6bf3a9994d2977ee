import type { Recipe } from '../../../../build/templates/recipe.js';
import { climate, garage, mower, roller } from '../../scenes/crews/houses-and-cars.js';
import { shingles, washer } from '../../scenes/crews/roofs-and-transport.js';
import { apple, stethoscope } from '../../scenes/greens.js';
import { pipes, plug } from '../../scenes/handy.js';
import { keys, truck } from '../../scenes/houses.js';
import { barber, lotus, tooth } from '../../scenes/moods.js';
import { chip, robot } from '../../scenes/office.js';
import { tacoTruck } from '../../scenes/pastimes/markets-and-stages.js';
import { hatch } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { growth, ledger, umbrella } from '../../scenes/services.js';
import { walkies } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { salon } from '../../scenes/shopfronts/playroom-and-salon.js';
import { groomTub, hotelFront, nightWatch } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { burger, tacos } from '../../scenes/street-food.js';
import { chapel, classroom, screens, street, weights } from '../../scenes/trades.js';
import { lashes, polish } from '../../scenes/women.js';
import { bubbles, lens, pets } from '../../scenes/works.js';
import { lesson } from '../../scenes/youth.js';
import { appointment } from '../../stages/counter.js';
import { calling } from '../../stages/desk.js';
import { crate, crest, medal, roundel } from '../../stages/marks.js';
import { nightCard } from '../../stages/shopfronts.js';
import { visiting } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';

const cards: readonly Recipe[] = [
  ...layoutsOf({ ...mower, id: 'lawn' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...mower, id: 'lawn-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...pipes, id: 'faucet' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...pipes, id: 'faucet-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...garage, id: 'lift' }, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...garage, id: 'lift-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...plug, id: 'bulb' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...plug, id: 'bulb-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...bubbles, id: 'spray' }, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf({ ...classroom, id: 'tutor' }, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...lesson, id: 'tutor-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...umbrella, id: 'policy' }, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...umbrella, id: 'policy-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...tooth, id: 'dentist-visit' }, { 'business-card': appointment }),
  ...layoutsOf({ ...stethoscope, id: 'doctor-visit' }, { 'business-card': appointment }),
  ...layoutsOf({ ...salon, id: 'salon-visit' }, { 'business-card': appointment }),
  ...layoutsOf({ ...groomTub, id: 'groomer-visit' }, { 'business-card': appointment }),
  ...layoutsOf({ ...lashes, id: 'lash-visit' }, { 'business-card': appointment }),
  ...layoutsOf({ ...lotus, id: 'therapy-visit' }, { 'business-card': appointment }),
];

const logos: readonly Recipe[] = [
  ...layoutsOf(tacoTruck, { logo: roundel }),
  ...layoutsOf(hatch, { logo: crate }),
  ...layoutsOf({ ...burger, id: 'burger-truck' }, { logo: crest }),
  ...layoutsOf({ ...tacos, id: 'taco-stand' }, { logo: medal }),
  ...layoutsOf(chip, { logo: medal }),
  ...layoutsOf(robot, { logo: roundel }),
  ...layoutsOf(terminal, { logo: crate }),
  ...layoutsOf({ ...screens, id: 'app-studio' }, { logo: crest }),
  ...layoutsOf({ ...bubbles, id: 'spray' }, { logo: roundel }),
  ...layoutsOf({ ...washer, id: 'laundry' }, { logo: crest }),
  ...layoutsOf({ ...salon, id: 'dryer' }, { logo: roundel }),
  ...layoutsOf({ ...polish, id: 'nails' }, { logo: medal }),
  ...layoutsOf({ ...barber, id: 'blades' }, { logo: crest }),
  ...layoutsOf({ ...barber, id: 'pole' }, { logo: medal }),
  ...layoutsOf({ ...chapel, id: 'steeple' }, { logo: crest }),
  ...layoutsOf({ ...street, id: 'brokers' }, { logo: crest }),
  ...layoutsOf({ ...keys, id: 'keys' }, { logo: medal }),
  ...layoutsOf({ ...lens, id: 'shutter' }, { logo: crest }),
  ...layoutsOf({ ...weights, id: 'iron' }, { logo: crate }),
  ...layoutsOf(groomTub, { logo: roundel }),
  ...layoutsOf({ ...walkies, id: 'two-blocks' }, { logo: crate }),
  ...layoutsOf({ ...pets, id: 'two-pets' }, { logo: crest }),
  ...layoutsOf(truck, { logo: crate }),
  ...layoutsOf(nightWatch, { logo: roundel }),
  ...layoutsOf(hotelFront, { logo: crest }),
  ...layoutsOf({ ...mower, id: 'turf' }, { logo: crate }),
  ...layoutsOf({ ...pipes, id: 'tap' }, { logo: roundel }),
  ...layoutsOf(plug, { logo: medal }),
  ...layoutsOf({ ...growth, id: 'accounts' }, { logo: crate }),
  ...layoutsOf({ ...ledger, id: 'books' }, { logo: crest }),
  ...layoutsOf(umbrella, { logo: roundel }),
  ...layoutsOf({ ...apple, id: 'tutor' }, { logo: medal }),
  ...layoutsOf(climate, { logo: crate }),
  ...layoutsOf({ ...shingles, id: 'rooftop' }, { logo: crest }),
  ...layoutsOf({ ...roller, id: 'wall-paint' }, { logo: crest }),
];

/** What hands out the name of a trade. */
export const localCardsAndLogos: readonly Recipe[] = [...cards, ...logos];
