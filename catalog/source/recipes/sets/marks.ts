import type { Recipe } from '../../../build/templates/recipe.js';
import { cake, rings, ties, vase } from '../scenes/feasts.js';
import { barber, lotus, shelf, tooth } from '../scenes/moods.js';
import { bar, cups, fruit, loaves, plate } from '../scenes/table.js';
import { chapel, classroom, clinic, hands, islands, rail, street, vanity, vinyl, weights } from '../scenes/trades.js';
import { arcade, bubbles, court, crane, jungle, lens, mic, pets, tags } from '../scenes/works.js';
import { crate, crest, medal, roundel } from '../stages/marks.js';
import { emblem, initials } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';

/** Scenes as logos: what a sign over a door shows. A second logo of a scene goes by another name and has another frame. */
export const marks: readonly Recipe[] = [
  ...layoutsOf(weights, { logo: crate, 'app-icon': emblem }),
  ...layoutsOf({ ...weights, id: 'barbell' }, { logo: crest }),
  ...layoutsOf(lotus, { logo: roundel }),
  ...layoutsOf(street, { logo: crest, favicon: emblem }),
  ...layoutsOf({ ...street, id: 'houses' }, { logo: crate }),
  ...layoutsOf(crane, { logo: crate, favicon: emblem }),
  ...layoutsOf({ ...crane, id: 'building-site' }, { logo: roundel }),
  ...layoutsOf({ ...crane, id: 'tower-crane' }, { logo: crest }),
  ...layoutsOf(bubbles, { logo: roundel }),
  ...layoutsOf(plate, { logo: roundel }),
  ...layoutsOf(cups, { logo: crate }),
  ...layoutsOf({ ...cups, id: 'stacked-cups' }, { logo: medal }),
  ...layoutsOf(loaves, { logo: crest }),
  ...layoutsOf({ ...loaves, id: 'bread-shelf' }, { logo: crate }),
  ...layoutsOf(cake, { logo: roundel }),
  ...layoutsOf(fruit, { logo: crate }),
  ...layoutsOf(bar, { logo: crest }),
  ...layoutsOf(vanity, { logo: crest }),
  ...layoutsOf({ ...vanity, id: 'compact' }, { logo: roundel }),
  ...layoutsOf(barber, { logo: crest }),
  ...layoutsOf(rail, { logo: crate }),
  ...layoutsOf({ ...rail, id: 'clothes-rail' }, { logo: crest }),
  ...layoutsOf(ties, { logo: roundel }),
  ...layoutsOf(tags, { logo: roundel }),
  ...layoutsOf(lens, { logo: medal }),
  ...layoutsOf({ ...lens, id: 'camera' }, { logo: crate }),
  ...layoutsOf(rings, { logo: roundel, monogram: initials }),
  ...layoutsOf(vase, { logo: crest }),
  ...layoutsOf(arcade, { logo: crate }),
  ...layoutsOf({ ...arcade, id: 'console' }, { logo: crest }),
  ...layoutsOf(mic, { logo: crest }),
  ...layoutsOf(vinyl, { logo: crate }),
  ...layoutsOf(chapel, { logo: roundel, 'app-icon': emblem }),
  ...layoutsOf({ ...chapel, id: 'church-windows' }, { logo: crate }),
  ...layoutsOf({ ...chapel, id: 'stained-glass' }, { logo: crest }),
  ...layoutsOf(hands, { logo: roundel }),
  ...layoutsOf(classroom, { logo: crate }),
  ...layoutsOf(shelf, { logo: crest }),
  ...layoutsOf(court, { logo: crest }),
  ...layoutsOf(clinic, { logo: crate }),
  ...layoutsOf(tooth, { logo: roundel }),
  ...layoutsOf(pets, { logo: roundel }),
  ...layoutsOf(islands, { logo: crest }),
  ...layoutsOf(jungle, { logo: roundel }),
];
