import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { catNap, dragon } from '../../scenes/covers/emblems.js';
import { blackCat, pad } from '../../scenes/covers/shows.js';
import { decks, hillHouse } from '../../scenes/happenings/music-and-films.js';
import { box, many, type Scene } from '../../scenes/kit.js';
import { unicorn } from '../../scenes/kids.js';
import { card, say } from '../../sheet.js';
import { layoutIn, layoutsOf, panelOf, shown } from '../../stages/stage.js';
import { left, skyCenter, strip } from '../../stages/stages.js';

/** When a stream is on: five days in rows, the scene at the left. */
const schedule = (id: string, scene: Scene): Recipe =>
  layoutIn(`${id}-twitch-offline-screen`, 'twitch-offline-screen', ({ w, h }) => ({
    ground: 'ink',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: 78, h }), box(78, 0, w - 78, h, 'ink'), box(77, 0, 1.6, h, 'accent'), box(0, 0, 77, 26, panelOf(scene)), say('title', 'heading', [8, 8, 64, 16], [13, 6], scene.words, { on: panelOf(scene), v: 'middle', lines: 1 }),
      ...many(5, (i): Layer[] => { const y = 9 + i * 15.4; const tone = ['accent', 'accent2', 'extra', 'accent', 'accent2'][i]!; return [card(87, y, w - 96, 13, 'ink/bg/.12', 2.4), card(87, y, 22, 13, tone, 2.4), say(`day${i + 1}`, 'heading', [88, y, 20, 13], [6, 3.4], tone === 'accent' ? 'onAccent' : 'ink', { on: tone, align: 'center', v: 'middle' }), say(`what${i + 1}`, 'sub', [113, y, 36, 13], [4.4, 3], 'bg', { on: 'ink/bg/.12', v: 'middle', weight: 700 }), say(`time${i + 1}`, 'body', [w - 28, y, 16, 13], [3.8, 2.7], 'bg', { on: 'ink/bg/.12', v: 'middle', align: 'right' })]; }).flat(),
      say('tag', 'sub', [87, 88, w - 96, 6], [3.6, 2.7], 'accent2', { on: 'ink', v: 'middle' }),
    ],
  }));

/** What stands about a stream, by what is played. */
export const streamSets: readonly Recipe[] = [
  ...layoutsOf({ ...pad, id: 'tw-pad' }, { 'twitch-banner': strip }), ...layoutsOf({ ...dragon, id: 'tw-dragon' }, { 'twitch-banner': left }), ...layoutsOf({ ...hillHouse, id: 'tw-hill' }, { 'twitch-banner': strip, 'twitch-offline-screen': skyCenter }), ...layoutsOf({ ...unicorn, id: 'tw-unicorn' }, { 'twitch-banner': strip }), ...layoutsOf({ ...decks, id: 'tw-decks' }, { 'twitch-banner': left }),
  ...layoutsOf({ ...blackCat, id: 'tw-witch' }, { 'twitch-offline-screen': skyCenter }), schedule('tw-week-pad', pad), schedule('tw-week-cat', catNap), schedule('tw-week-house', hillHouse),
];
