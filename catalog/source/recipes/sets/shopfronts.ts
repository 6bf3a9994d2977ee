import type { Recipe } from '../../../build/templates/recipe.js';
import type { Scene } from '../scenes/kit.js';
import { barber, toast } from '../scenes/moods.js';
import { adoption, ballet, candle, cloche, dojo, flacon, sushi, walkies } from '../scenes/shopfronts/food-pets-and-studios.js';
import { playroom, salon } from '../scenes/shopfronts/playroom-and-salon.js';
import { apothecary, brewery, butcher, climb, jeweler, mortgage, remote, spectacles, spine, tailor } from '../scenes/shopfronts/practices-and-shops.js';
import { bar, cups, loaves } from '../scenes/table.js';
import { rail, vanity } from '../scenes/trades.js';
import { lashes, polish } from '../scenes/women.js';
import { lens, pets } from '../scenes/works.js';
import { calling } from '../stages/desk.js';
import { crate, crest, roundel } from '../stages/marks.js';
import { courses } from '../stages/papers.js';
import { carte, jarLabel, listed, nightCard, slate, stamps } from '../stages/shopfronts.js';
import { hangtag, visiting } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, hang, label, left, right, skyCenter, skyLeft } from '../stages/stages.js';

/** A scene that leaves the head of its region to a label. */
const low = (scene: Scene): Scene => ({ ...scene, draw: ({ x, y, w, h }) => scene.draw({ x, y: y + h * 0.2, w, h: h * 0.8 }) });

/** Those who look after others, and those who see to their affairs. */
const advice: readonly Recipe[] = [
  ...layoutsOf(spine, { 'business-card': visiting, flyer: above, 'instagram-post': skyLeft, logo: crest }),
  ...layoutsOf(spectacles, { 'business-card': visiting, flyer: skyLeft, 'instagram-post': below, logo: crate }),
  ...layoutsOf(apothecary, { 'business-card': nightCard, flyer: banded, 'instagram-post': above, logo: roundel }),
  ...layoutsOf(mortgage, { 'business-card': visiting, flyer: skyCenter, 'instagram-post': banded, poster: above }),
  ...layoutsOf(climb, { 'business-card': calling, flyer: skyLeft, 'instagram-post': above, logo: roundel }),
  ...layoutsOf(remote, { 'business-card': visiting, flyer: above, 'instagram-post': below, menu: courses }),
];

/** Counters and workshops. */
const counters: readonly Recipe[] = [
  ...layoutsOf(butcher, { 'business-card': calling, flyer: above, 'instagram-post': skyLeft, menu: carte, logo: crate }),
  ...layoutsOf(jeweler, { 'business-card': nightCard, flyer: skyCenter, 'instagram-post': above, logo: crest, 'gift-certificate': left }),
  ...layoutsOf(tailor, { 'business-card': visiting, flyer: below, 'instagram-post': banded, menu: courses, logo: crest }),
  ...layoutsOf(candle, { 'square-picture': jarLabel, 'a6-card': jarLabel, 'price-tag': hangtag, 'business-card': visiting, flyer: above }),
  ...layoutsOf(flacon, { 'square-picture': jarLabel, 'a6-card': jarLabel, 'instagram-post': skyCenter, flyer: below, 'price-tag': below }),
  ...layoutsOf({ ...low(flacon), id: 'cologne' }, { 'a6-card': label }),
  ...layoutsOf({ ...low(candle), id: 'candle-glow' }, { 'a6-card': label }),
  ...layoutsOf(vanity, { 'a6-card': jarLabel }),
  ...layoutsOf(rail, { 'letter-flyer': hang, 'instagram-portrait': above, 'business-card': calling }),
  ...layoutsOf({ ...rail, id: 'thrift-rail' }, { logo: roundel }),
];

/** What is eaten and drunk. */
const tables: readonly Recipe[] = [
  ...layoutsOf(brewery, { 'business-card': nightCard, flyer: banded, 'instagram-post': skyCenter, logo: crate, menu: slate, poster: skyLeft }),
  ...layoutsOf(sushi, { menu: slate, flyer: skyLeft, 'instagram-post': below, 'business-card': calling }),
  ...layoutsOf({ ...sushi, id: 'nigiri' }, { menu: carte }),
  ...layoutsOf({ ...sushi, id: 'rolls' }, { menu: courses }),
  ...layoutsOf(cloche, { menu: courses, 'business-card': calling, flyer: above }),
  ...layoutsOf({ ...cloche, id: 'canapes' }, { menu: slate }),
  ...layoutsOf({ ...cloche, id: 'tray' }, { menu: carte }),
  ...layoutsOf({ ...bar, id: 'bottles' }, { menu: carte }),
  ...layoutsOf({ ...bar, id: 'last-round' }, { menu: slate }),
  ...layoutsOf(toast, { menu: courses }),
];

/** Classes, pets and looks. */
const studios: readonly Recipe[] = [
  ...layoutsOf(dojo, { 'business-card': visiting, flyer: skyLeft, 'instagram-post': below, logo: roundel, poster: skyCenter }),
  ...layoutsOf(ballet, { 'business-card': visiting, flyer: above, 'instagram-post': right, logo: crest, poster: banded }),
  ...layoutsOf(adoption, { poster: skyCenter, flyer: above, 'instagram-post': below }),
  ...layoutsOf(walkies, { 'business-card': visiting, flyer: skyLeft, 'instagram-post': above, logo: crate }),
  ...layoutsOf({ ...barber, id: 'barber-pole' }, { 'business-card': nightCard, flyer: above }),
  ...layoutsOf({ ...low(barber), id: 'barber-chair' }, { 'letter-flyer': label }),
  ...layoutsOf(lashes, { 'business-card-eu': calling }),
  ...layoutsOf({ ...lashes, id: 'lash-set' }, { 'business-card': nightCard, 'business-card-eu': visiting }),
  ...layoutsOf({ ...polish, id: 'lacquer' }, { menu: carte }),
  ...layoutsOf({ ...polish, id: 'manicure' }, { menu: slate }),
  ...layoutsOf({ ...lens, id: 'portrait-lens' }, { menu: carte }),
  ...layoutsOf({ ...lens, id: 'studio-lens' }, { menu: slate }),
  ...layoutsOf({ ...pets, id: 'vet' }, { flyer: above, 'business-card': nightCard }),
];

/** Small children, hair, and second looks at what stands above. */
const again: readonly Recipe[] = [
  ...layoutsOf(playroom, { 'business-card': visiting, flyer: above, 'letter-flyer': skyLeft, 'instagram-post': below, logo: crate }),
  ...layoutsOf(salon, { 'business-card': visiting, flyer: skyLeft, 'letter-flyer': above, 'instagram-post': banded, menu: courses }),
  ...layoutsOf({ ...salon, id: 'dryer' }, { flyer: below }),
  ...layoutsOf({ ...barber, id: 'master-barber' }, { 'business-card-eu': visiting }),
  ...layoutsOf({ ...sushi, id: 'omakase' }, { menu: listed }),
  ...layoutsOf({ ...cloche, id: 'buffet' }, { menu: listed }),
  ...layoutsOf({ ...polish, id: 'nail-bar' }, { menu: listed }),
  ...layoutsOf({ ...spine, id: 'adjustment' }, { menu: listed }),
  ...layoutsOf(spectacles, { poster: above }),
  ...layoutsOf(mortgage, { logo: roundel }),
  ...layoutsOf(remote, { logo: crate }),
  ...layoutsOf({ ...tailor, id: 'atelier' }, { logo: roundel }),
  ...layoutsOf(flacon, { logo: crest }),
];

/** Cards to stamp. */
const loyalty: readonly Recipe[] = [
  ...[cups, loaves, polish, barber].map((scene) => ({ ...scene, id: `${scene.id}-stamps` })).flatMap((scene) => layoutsOf(scene, { 'business-card': stamps })),
];

export const shopfronts: readonly Recipe[] = [...advice, ...counters, ...tables, ...studios, ...again, ...loyalty];
