import type { Recipe } from '../../../../build/templates/recipe.js';
import { ascentBlue, elephant, rosyElephant } from '../../scenes/gatherings/babies-and-homes.js';
import { garland, peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { bluePram, foxWreath, littleSafari, pinkPram, teddy, twinBears, twinPrams, woodland } from '../../scenes/invited/babies.js';
import { safari } from '../../scenes/tableaux/for-children.js';
import { cameo, meadow, niche, spray } from '../../stages/gatherings.js';
import { medal, pennant, ringed } from '../../stages/invited.js';
import { layoutsOf } from '../../stages/stage.js';
import { hang, skyCenter } from '../../stages/stages.js';

/** Showers for boys and girls, twins and creatures of the wood. */
export const invitedBabies: readonly Recipe[] = [
  ...layoutsOf(bluePram, { invitation: skyCenter, 'a6-card': cameo }), ...layoutsOf({ ...bluePram, id: 'boy-ring' }, { 'a6-card': ringed('baby-bottle', 'teddy-bear', 'sailboat', 'star', 'socks', 'duck', 'balloon') }), ...layoutsOf({ ...ascentBlue, id: 'boy-balloon' }, { invitation: niche }),
  ...layoutsOf(pinkPram, { invitation: skyCenter, 'a6-card': cameo }), ...layoutsOf({ ...pinkPram, id: 'girl-ring' }, { 'a6-card': ringed('baby-bottle', 'ribbon', 'teddy-bear', 'blossom', 'dress', 'pink-heart', 'ballet-shoes') }), ...layoutsOf({ ...pinkPram, id: 'girl-arch' }, { invitation: niche }),
  ...layoutsOf(littleSafari, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf({ ...littleSafari, id: 'safari-baby-ring' }, { 'a6-card': ringed('giraffe', 'monkey', 'zebra', 'palm-tree', 'tiger', 'baby-bottle', 'rhinoceros') }), ...layoutsOf({ ...safari, id: 'safari-baby' }, { invitation: niche }),
  ...layoutsOf(woodland, { invitation: skyCenter, 'a6-card': pennant }), ...layoutsOf(foxWreath, { invitation: skyCenter }), ...layoutsOf({ ...foxWreath, id: 'woodland-ring' }, { 'a6-card': ringed('fox', 'hedgehog', 'mushroom', 'owl', 'evergreen-tree', 'rabbit', 'deer') }),
  ...layoutsOf(teddy, { invitation: skyCenter, 'a6-card': cameo }), ...layoutsOf({ ...teddy, id: 'teddy-ring' }, { 'a6-card': ringed('teddy-bear', 'honey-pot', 'baby-bottle', 'balloon', 'brown-heart', 'socks', 'star') }),
  ...layoutsOf({ ...peonies, id: 'baby-peonies' }, { invitation: spray }), ...layoutsOf({ ...garland, id: 'baby-garland' }, { 'a6-card': hang }), ...layoutsOf({ ...peonies, id: 'baby-bloom' }, { 'a6-card': meadow }),
  ...layoutsOf({ ...elephant, id: 'baby-calf' }, { 'a6-card': cameo }), ...layoutsOf({ ...rosyElephant, id: 'rosy-calf' }, { invitation: skyCenter }), ...layoutsOf({ ...rosyElephant, id: 'calf-medal' }, { 'a6-card': medal }),
  ...layoutsOf(twinPrams, { invitation: skyCenter, 'a6-card': niche }), ...layoutsOf(twinBears, { invitation: niche, 'a6-card': pennant }),
];
