import type { Recipe } from '../../../build/templates/recipe.js';
import { garage } from '../scenes/crews/houses-and-cars.js';
import { lullaby, ramadan } from '../scenes/feasts.js';
import { plug } from '../scenes/handy.js';
import { runners, scripture } from '../scenes/happenings/community.js';
import { lanterns } from '../scenes/heritage/causes.js';
import { luckyHat } from '../scenes/heritage/parties.js';
import { boxes, truck } from '../scenes/houses.js';
import { dinosaurs } from '../scenes/kids.js';
import { lotus, tooth } from '../scenes/moods.js';
import { dove } from '../scenes/partings.js';
import { goodDog } from '../scenes/pastimes/rides-and-lanes.js';
import { piano, pizza } from '../scenes/pastimes/food-and-music.js';
import { campTent, choir, frontDoor } from '../scenes/pastimes/halls-and-doors.js';
import { fishBowl } from '../scenes/pastimes/roads-and-waters.js';
import { cheer } from '../scenes/pastimes/games-and-sports.js';
import { webcast } from '../scenes/screens-and-shops/devices-and-flowers.js';
import { growth, ledger, umbrella } from '../scenes/services.js';
import { playroom } from '../scenes/shopfronts/playroom-and-salon.js';
import { adoption, ballet, candle, cloche } from '../scenes/shopfronts/food-pets-and-studios.js';
import { spine } from '../scenes/shopfronts/practices-and-shops.js';
import { soccer } from '../scenes/sports.js';
import { iceCream } from '../scenes/street-food.js';
import { lashes } from '../scenes/women.js';
import { bubbles, pets } from '../scenes/works.js';
import { mirrorball } from '../scenes/youth.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, hang, skyCenter, skyLeft } from '../stages/stages.js';

/** Health, looks and small children. */
const care: readonly Recipe[] = [
  ...layoutsOf(spine, { 'letter-flyer': below }),
  ...layoutsOf(lotus, { 'legal-flyer': skyCenter }),
  ...layoutsOf(candle, { 'letter-flyer': skyLeft }),
  ...layoutsOf(lashes, { 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf(tooth, { 'letter-flyer': above, 'legal-flyer': below }),
  ...layoutsOf(lullaby, { 'letter-flyer': skyCenter }),
  ...layoutsOf(playroom, { 'legal-flyer': above }),
  ...layoutsOf({ ...playroom, id: 'toy-room' }, { flyer: banded }),
  ...layoutsOf(dinosaurs, { flyer: above }),
];

/** Those who are called when a thing is broken, dirty, due or to be carried. */
const services: readonly Recipe[] = [
  ...layoutsOf(ledger, { 'letter-flyer': below, 'legal-flyer': above }),
  ...layoutsOf(growth, { 'letter-flyer': above }),
  ...layoutsOf(umbrella, { 'letter-flyer': skyLeft, 'legal-flyer': above }),
  ...layoutsOf(frontDoor, { 'legal-flyer': skyCenter }),
  ...layoutsOf(garage, { 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf(plug, { 'letter-flyer': skyLeft, 'legal-flyer': above }),
  ...layoutsOf({ ...bubbles, id: 'squeaky' }, { flyer: banded }),
  ...layoutsOf(truck, { 'letter-flyer': above }),
  ...layoutsOf(boxes, { flyer: banded }),
  ...layoutsOf(webcast, { flyer: above, 'letter-flyer': banded }),
];

/** What is eaten, danced, fed and run. */
const leisure: readonly Recipe[] = [
  ...layoutsOf(iceCream, { 'letter-flyer': above }),
  ...layoutsOf(cloche, { 'letter-flyer': skyCenter, 'legal-flyer': below }),
  ...layoutsOf(ballet, { 'letter-flyer': skyLeft }),
  ...layoutsOf(mirrorball, { 'legal-flyer': hang }),
  ...layoutsOf(adoption, { 'letter-flyer': banded }),
  ...layoutsOf(goodDog, { 'letter-flyer': skyLeft }),
  ...layoutsOf(fishBowl, { 'letter-flyer': skyCenter }),
  ...layoutsOf(pets, { 'legal-flyer': above }),
  ...layoutsOf(runners, { 'legal-flyer': above, 'tabloid-poster': banded }),
  ...layoutsOf(cheer, { 'tabloid-poster': skyCenter }),
  ...layoutsOf(soccer, { 'tabloid-poster': skyLeft }),
];

/** Feasts and faith. */
const faith: readonly Recipe[] = [
  ...layoutsOf(lanterns, { flyer: above }),
  ...layoutsOf(ramadan, { flyer: skyCenter }),
  ...layoutsOf(luckyHat, { flyer: skyCenter }),
  ...layoutsOf(campTent, { 'letter-flyer': skyLeft }),
  ...layoutsOf(pizza, { 'letter-flyer': above }),
  ...layoutsOf(choir, { 'letter-flyer': above }),
  ...layoutsOf(piano, { 'letter-flyer': skyCenter }),
  ...layoutsOf(scripture, { 'legal-flyer': skyLeft }),
  ...layoutsOf(dove, { 'letter-flyer': skyCenter }),
];

export const leaflets: readonly Recipe[] = [...care, ...services, ...leisure, ...faith];
