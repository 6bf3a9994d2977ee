import type { Recipe } from '../../../../build/templates/recipe.js';
import { pampas } from '../../scenes/gatherings/babies-and-homes.js';
import { barnBoards, blank, bohoArch, cabana, decoFans, decoSun, firNight, firSnow, goldLeaf, goldOctagon, inkLeaves, kraftPaper, laceSheet, mapleCorners, mapleFall, oldRoses, oneSprig, palmSunset, plainArch, quietSun, shore, trellis, wildMeadow } from '../../scenes/invited/weddings.js';
import { banquet, meadow, reply } from '../../stages/gatherings.js';
import { seated } from '../../stages/keepsakes.js';
import { seat } from '../../stages/small.js';
import { layoutsOf } from '../../stages/stage.js';
import { left } from '../../stages/stages.js';
import { airy, crest, dateTower, halves, vow } from '../../stages/vows.js';

/** Two weddings by style each: as it is done, and under initials. */
const asked: readonly Recipe[] = [
  ...layoutsOf(decoFans, { invitation: vow({ top: 0.19, foot: 0.82 }), 'a6-card': crest({ top: 0.17, foot: 0.84 }) }), ...layoutsOf(decoSun, { invitation: crest({ top: 0.19, foot: 0.715 }), 'a6-card': vow({ top: 0.19, foot: 0.71 }) }),
  ...layoutsOf(barnBoards, { invitation: vow({ top: 0.17, foot: 0.8, side: 20 }), 'a6-card': crest({ top: 0.16, foot: 0.8, side: 20 }) }), ...layoutsOf(kraftPaper, { invitation: crest({ top: 0.09, foot: 0.62 }), 'a6-card': vow({ top: 0.085, foot: 0.64 }) }),
  ...layoutsOf(oldRoses, { invitation: vow({ top: 0.21, foot: 0.79, side: 20 }), 'a6-card': crest({ top: 0.2, foot: 0.8, side: 19 }) }), ...layoutsOf(laceSheet, { invitation: crest({ top: 0.19, foot: 0.79, side: 23 }), 'a6-card': vow({ top: 0.19, foot: 0.79, side: 21 }) }),
  ...layoutsOf(shore, { invitation: vow({ top: 0.19, foot: 0.68 }), 'a6-card': crest({ top: 0.19, foot: 0.68 }) }), ...layoutsOf(palmSunset, { invitation: crest({ top: 0.23, foot: 0.8 }), 'a6-card': vow({ top: 0.24, foot: 0.8 }) }),
  ...layoutsOf(firNight, { invitation: vow({ top: 0.22, foot: 0.8 }), 'a6-card': crest({ top: 0.22, foot: 0.78 }) }), ...layoutsOf(firSnow, { invitation: crest({ top: 0.23, foot: 0.79 }), 'a6-card': vow({ top: 0.23, foot: 0.8 }) }),
  ...layoutsOf(mapleCorners, { invitation: vow({ top: 0.22, foot: 0.8 }), 'a6-card': crest({ top: 0.22, foot: 0.78 }) }), ...layoutsOf(mapleFall, { invitation: crest({ top: 0.19, foot: 0.8 }), 'a6-card': vow({ top: 0.19, foot: 0.8 }) }),
  ...layoutsOf(goldLeaf, { invitation: vow({ top: 0.23, foot: 0.8 }), 'a6-card': crest({ top: 0.22, foot: 0.8 }) }), ...layoutsOf(goldOctagon, { invitation: crest({ top: 0.19, foot: 0.79, side: 21 }), 'a6-card': vow({ top: 0.22, foot: 0.79, side: 21 }) }),
  ...layoutsOf(inkLeaves, { invitation: vow({ top: 0.24, foot: 0.77, side: 20 }), 'a6-card': crest({ top: 0.23, foot: 0.76, side: 20 }) }), ...layoutsOf(cabana, { 'a6-card': vow({ top: 0.17, foot: 0.84, side: 22 }) }), ...layoutsOf({ ...blank, id: 'ink-halves', draw: () => [] }, { invitation: halves }),
  ...layoutsOf(oneSprig, { invitation: airy }), ...layoutsOf(quietSun, { 'a6-card': vow({ top: 0.14, foot: 0.86 }) }), ...layoutsOf(plainArch, { invitation: crest({ top: 0.19, foot: 0.88, side: 20 }) }), ...layoutsOf(blank, { 'a6-card': airy }),
  ...layoutsOf(bohoArch, { 'a6-card': vow({ top: 0.16, foot: 0.8, side: 22 }) }), ...layoutsOf({ ...pampas, id: 'pampas-crest' }, { invitation: crest({ top: 0.22, foot: 0.71 }) }),
  ...layoutsOf(wildMeadow, { invitation: vow({ top: 0.08, foot: 0.635 }), 'a6-card': crest({ top: 0.08, foot: 0.63 }) }), ...layoutsOf(trellis, { invitation: crest({ top: 0.17, foot: 0.82, side: 27 }) }),
];

/** What goes with them: days to keep free, menus, numbers, names, programs and thanks. */
const withThem: readonly Recipe[] = [
  ...layoutsOf({ ...decoFans, id: 'deco-date' }, { 'save-the-date': meadow }), ...layoutsOf({ ...wildMeadow, id: 'meadow-date' }, { 'save-the-date': dateTower }), ...layoutsOf({ ...shore, id: 'shore-date' }, { 'save-the-date': dateTower }), ...layoutsOf({ ...firNight, id: 'fir-date' }, { 'save-the-date': meadow }), ...layoutsOf({ ...mapleCorners, id: 'maple-date' }, { 'save-the-date': meadow }),
  ...layoutsOf({ ...mapleCorners, id: 'maple-table' }, { menu: banquet, 'a6-card': seated }), ...layoutsOf({ ...decoFans, id: 'deco-table' }, { menu: banquet, 'a6-card': seated }),
  ...layoutsOf({ ...mapleFall, id: 'maple-seat' }, { 'place-card': seat }), ...layoutsOf({ ...shore, id: 'shore-seat' }, { 'place-card': seat }), ...layoutsOf({ ...firNight, id: 'fir-seat' }, { 'place-card': seat }), ...layoutsOf({ ...wildMeadow, id: 'meadow-seat' }, { 'place-card': seat }),
  ...[palmSunset, firSnow, inkLeaves, goldOctagon].flatMap((scene) => layoutsOf({ ...scene, id: `${scene.id}-number` }, { 'place-card': seated })), ...layoutsOf({ ...wildMeadow, id: 'meadow-reply' }, { 'greeting-card': reply }), ...layoutsOf({ ...mapleFall, id: 'maple-reply' }, { postcard: reply }), ...layoutsOf({ ...trellis, id: 'trellis-shower' }, { 'a6-card': crest({ top: 0.17, foot: 0.82, side: 27 }) }),
  ...layoutsOf({ ...wildMeadow, id: 'meadow-thanks' }, { 'thank-you-card': left }),
];

export const invitedWeddings: readonly Recipe[] = [...asked, ...withThem];
