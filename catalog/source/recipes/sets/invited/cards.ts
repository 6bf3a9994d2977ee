import type { Recipe } from '../../../../build/templates/recipe.js';
import { bluePram, pinkPram, teddy } from '../../scenes/invited/babies.js';
import { arcadeParty, softRainbow, spaceParty } from '../../scenes/invited/children.js';
import { brunchPair, dadBench, dadBreakfast, goodDesk, loudCake, popped, softSoup, twoDrinks, unlikely, wonIt } from '../../scenes/invited/occasions.js';
import { firNight, firSnow, wildMeadow } from '../../scenes/invited/weddings.js';
import { angling } from '../../scenes/pastimes/roads-and-waters.js';
import { grill } from '../../scenes/street-food.js';
import { cameo, meadow } from '../../stages/gatherings.js';
import { medal } from '../../stages/invited.js';
import { layoutsOf } from '../../stages/stage.js';
import { crest } from '../../stages/vows.js';
import { left, right } from '../../stages/stages.js';

/** Cards for those one knows well. */
export const invitedCards: readonly Recipe[] = [
  ...layoutsOf(dadBench, { 'birthday-card': right }), ...layoutsOf({ ...grill, id: 'dad-grill' }, { 'birthday-card': medal }), ...layoutsOf({ ...angling, id: 'dad-lake' }, { 'birthday-card': left }), ...layoutsOf(dadBreakfast, { 'birthday-card': cameo, 'greeting-card': medal }), ...layoutsOf({ ...dadBench, id: 'dad-tools' }, { 'greeting-card': cameo }),
  ...layoutsOf(unlikely, { 'birthday-card': left }), ...layoutsOf(brunchPair, { 'birthday-card': right }), ...layoutsOf(twoDrinks, { 'birthday-card': medal }), ...layoutsOf(loudCake, { 'birthday-card': cameo }),
  ...layoutsOf({ ...spaceParty, id: 'space-wish' }, { 'birthday-card': left }), ...layoutsOf({ ...softRainbow, id: 'rainbow-wish' }, { 'birthday-card': right }), ...layoutsOf({ ...arcadeParty, id: 'arcade-wish' }, { 'birthday-card': medal }),
  ...layoutsOf(softSoup, { 'greeting-card': left }), ...layoutsOf({ ...teddy, id: 'bear-hug' }, { 'greeting-card': medal }), ...layoutsOf(wonIt, { 'greeting-card': left }), ...layoutsOf(popped, { 'greeting-card': right }), ...layoutsOf({ ...wonIt, id: 'won-cup' }, { 'a6-card': medal }),
  ...layoutsOf({ ...pinkPram, id: 'girl-card' }, { 'greeting-card': cameo }), ...layoutsOf({ ...bluePram, id: 'boy-card' }, { 'greeting-card': left }), ...layoutsOf({ ...firSnow, id: 'fir-card' }, { 'greeting-card': meadow }), ...layoutsOf({ ...firNight, id: 'fir-wish' }, { 'a6-card': meadow }),
  ...layoutsOf(goodDesk, { 'thank-you-card': left }), ...layoutsOf({ ...wildMeadow, id: 'meadow-love' }, { 'a6-card': crest({ top: 0.08, foot: 0.62 }) }),
];
