import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, stroke, type Scene } from '../../scenes/kit.js';
import { pipes } from '../../scenes/handy.js';
import { hotelFront, nightWatch } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { rainbow } from '../../scenes/greens.js';
import { playroom } from '../../scenes/shopfronts/playroom-and-salon.js';
import { spine } from '../../scenes/shopfronts/practices-and-shops.js';
import { stethoscope } from '../../scenes/greens.js';
import { clinic, vanity } from '../../scenes/trades.js';
import { mower } from '../../scenes/crews/houses-and-cars.js';
import { bubbles } from '../../scenes/works.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn, panelOf, shown } from '../../stages/stage.js';

const [W, H] = [141.44, 100];
const PANEL = W / 3;
const at = (panel: number): number => panel * PANEL + 6;
const TEXT = PANEL - 12;

/** Three panels inside: what is offered, how it goes, what it costs. */
const inside: PageRecipe = {
  ground: 'bg',
  layers: [
    box(0, 0, PANEL, H, 'surface'), box(2 * PANEL, 0, PANEL + 0.1, H, 'ink'),
    say('head1', 'heading', [at(0), 9, TEXT, 9], [6.4, 3.8], 'ink', { on: 'surface', v: 'middle' }), box(at(0), 20, 9, 0.8, 'accent'),
    ...many(4, (i): Layer[] => [icon(`sign${i + 1}`, at(0), 26 + i * 17, 8, ['accent2', 'ink']), say(`part${i + 1}`, 'sub', [at(0) + 11, 25.6 + i * 17, TEXT - 11, 4], [2.8, 2.1], 'ink', { on: 'surface', weight: 700 }), say(`text${i + 1}`, 'body', [at(0) + 11, 30.4 + i * 17, TEXT - 11, 7], [2.2, 1.95], 'muted', { on: 'surface', lines: 3, leading: 1.36 })]).flat(),
    say('head2', 'heading', [at(1), 9, TEXT, 9], [6.4, 3.8], 'ink', { v: 'middle' }), box(at(1), 20, 9, 0.8, 'accent'),
    ...many(3, (i): Layer[] => [disc(at(1) + 4, 31 + i * 21, 4, 'accent'), say(`no${i + 1}`, 'heading', [at(1), 28 + i * 21, 8, 6], [4, 2.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), ...(i < 2 ? [box(at(1) + 3.7, 36.6 + i * 21, 0.6, 10, 'accent2')] : []), say(`step${i + 1}`, 'sub', [at(1) + 11, 27.4 + i * 21, TEXT - 11, 4], [2.8, 2.1], 'ink', { weight: 700 }), say(`way${i + 1}`, 'body', [at(1) + 11, 32.4 + i * 21, TEXT - 11, 8], [2.2, 1.95], 'muted', { lines: 3, leading: 1.4 })]).flat(),
    say('head3', 'heading', [at(2), 9, TEXT, 9], [6.4, 3.8], 'bg', { on: 'ink', v: 'middle' }), box(at(2), 20, 9, 0.8, 'accent2'),
    ...many(5, (i): Layer[] => [say(`item${i + 1}`, 'sub', [at(2), 26 + i * 9, TEXT - 12, 6], [2.6, 2], 'bg', { on: 'ink', v: 'middle' }), say(`price${i + 1}`, 'heading', [at(2) + TEXT - 14, 26 + i * 9, 14, 6], [3.4, 2.4], 'accent2', { on: 'ink', v: 'middle', align: 'right' }), rule(at(2), 33.4 + i * 9, TEXT, 'ink/bg/.3', 0.24)]).flat(),
    say('offer', 'body', [at(2), 76, TEXT, 14], [2.5, 2], 'bg', { on: 'ink', lines: 4, leading: 1.45 }),
  ],
};

/** Outside: a flap with a question, the address, and the scene on the cover under its title. */
const folded = (scene: Scene, id: string, dark = false): Recipe => {
  const [on, ink] = dark ? ['ink', 'bg'] : ['accent2/bg/.55', 'ink'];
  return {
    ...layoutIn(id, 'brochure', () => ({
      ground: 'bg',
      layers: [
        ...shown(scene, { x: 2 * PANEL, y: 44, w: PANEL + 0.1, h: 56 }), box(2 * PANEL - PANEL, 0, PANEL, H, 'bg'), box(2 * PANEL, 0, PANEL + 0.1, 44, panelOf(scene)),
        kicker('tag', [at(2), 9, TEXT, 3], [2.6, 2.1], scene.soft, { on: panelOf(scene), weight: 700 }), say('title', 'heading', [at(2), 15, TEXT, 26], [10, 5], scene.words, { on: panelOf(scene), lines: 3 }),
        box(0, 0, PANEL, H, on), say('question', 'heading', [at(0), 10, TEXT, 30], [8.4, 4.6], ink, { on, lines: 4 }), say('detail', 'body', [at(0), 0, TEXT, 16], [2.6, 2.05], ink, { on, lines: 5, leading: 1.5, below: 'question', gap: 5 }),
        ...many(3, (i): Layer[] => [disc(at(0) + 2.4, 67.6 + i * 8.6, 2.4, 'accent'), stroke([at(0) + 1.4, 67.6 + i * 8.6], [at(0) + 2.2, 68.6 + i * 8.6], 0.6, 'bg'), stroke([at(0) + 2.2, 68.6 + i * 8.6], [at(0) + 3.7, 66.5 + i * 8.6], 0.6, 'bg'), say(`promise${i + 1}`, 'sub', [at(0) + 7.4, 64.4 + i * 8.6, TEXT - 7.4, 6.4], [2.6, 2.05], ink, { on, v: 'middle', weight: 600 })]).flat(),
        icon('mark', at(1) + TEXT / 2 - 8, 14, 16, ['accent2', 'ink']), say('name', 'heading', [at(1), 36, TEXT, 9], [6, 3.4], 'ink', { align: 'center', v: 'middle', lines: 2 }), rule(at(1) + TEXT / 2 - 5, 49, 10, 'accent', 0.6), say('place', 'body', [at(1), 53, TEXT, 14], [2.5, 2], 'ink', { lines: 4, align: 'center', leading: 1.5 }), card(at(1), 78, TEXT, 12, 'accent', 2), say('call', 'heading', [at(1) + 2, 78, TEXT - 4, 12], [5, 2.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      ],
    })),
    pages: [inside],
  };
};

/** Sheets of three panels about a trade, its scene on the cover. */
export const foldedTrades: readonly Recipe[] = [
  folded(hotelFront, 'hotel-brochure', true), folded({ ...hotelFront, sky: 'accent2/bg/.4', words: 'ink', soft: 'ink' }, 'inn-brochure'),
  folded(clinic, 'clinic-brochure'), folded(stethoscope, 'doctor-brochure', true), folded(spine, 'spine-brochure'),
  folded(vanity, 'spa-brochure'), folded(bubbles, 'cleaning-brochure'), folded(mower, 'lawn-brochure', true), folded(nightWatch, 'security-brochure', true), folded(pipes, 'plumbing-brochure'), folded(playroom, 'preschool-brochure'), folded(rainbow, 'nursery-brochure'),
];
