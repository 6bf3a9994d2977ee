import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, leaf, many, outlined, ring, stroke } from '../scenes/kit.js';
import { icon, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** A twig with leaves on both sides from a point along an angle. */
const twig = (x: number, y: number, angle: number, count: number, size: number): Layer[] => many(count, (i): Layer[] => { const [px, py] = [x + Math.cos((angle * Math.PI) / 180) * i * size * 0.5, y + Math.sin((angle * Math.PI) / 180) * i * size * 0.5]; return [leaf(px, py, size * (1 - i * 0.06), size * 0.36, angle - 52, i % 2 ? 'extra' : 'accent'), leaf(px, py, size * (1 - i * 0.06), size * 0.36, angle + 52, i % 2 ? 'accent2' : 'extra')]; }).flat();

/** The hours of a day down a line, left and right of it in turn, each with its sign. */
const dayLine = layoutIn('day-line', 'wedding-programme', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...twig(0, 4, 4, 5, 10), ...twig(100, 4, 176, 5, 10), kicker('tag', [16, 17, 68, 4], [3, 2.3], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [12, 23, 76, 14], [14, 7], 'ink', { align: 'center', v: 'middle' }), box(49.7, 42, 0.6, 118, 'accent'),
    ...many(6, (i): Layer[] => { const y = 47 + i * 20; const left = i % 2 === 0; const x = left ? 6 : 61; return [disc(50, y + 6, 7.4, 'bg'), ring(50, y + 6, 6.6, 0.5, 'accent'), icon(`sign${i + 1}`, 45.6, y + 1.6, 8.8, ['accent2', 'ink']), say(`hour${i + 1}`, 'heading', [x, y, 33, 6], [5.6, 3.4], 'accentText', { align: left ? 'right' : 'left', v: 'middle' }), say(`what${i + 1}`, 'sub', [x, y + 7.4, 33, 8], [3.6, 2.6], 'ink', { align: left ? 'right' : 'left', lines: 2, leading: 1.25 })]; }).flat(),
    say('site', 'sub', [10, h - 11, w - 20, 4], [2.9, 2.2], 'muted', { align: 'center', v: 'middle' }),
  ],
}));

/** Hours and what happens in two columns, a frame of twigs. */
const dayFrame = layoutIn('day-frame', 'invitation', ({ w, h }) => ({
  ground: 'accent2/bg/.62',
  layers: [
    box(6, 6, w - 12, h - 12, 'bg'), { k: 'shape', outline: 'rectangle', at: [8.4, 8.4, w - 16.8, h - 16.8], stroke: { color: 'accent', width: 0.35 } }, ...twig(8, h - 8, -50, 3, 9), ...twig(w - 8, 8, 130, 3, 9), disc(8, h - 8, 1.2, 'accent'), disc(w - 8, 8, 1.2, 'accent'),
    kicker('tag', [18, 16, 64, 3.4], [2.8, 2.2], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [16, 22, 68, 14], [13, 6.4], 'ink', { align: 'center', v: 'middle' }), box(46, 40, 8, 0.5, 'accent'),
    ...many(6, (i): Layer[] => { const y = 46 + i * 12; return [say(`hour${i + 1}`, 'heading', [16, y, 26, 8], [5, 3], 'accentText', { align: 'right', v: 'middle' }), disc(50, y + 4, 0.9, 'accent'), ...(i < 5 ? [box(49.85, y + 6, 0.3, 8, 'accent')] : []), say(`what${i + 1}`, 'sub', [58, y, 30, 8], [3.4, 2.3], 'ink', { v: 'middle', lines: 2, leading: 1.2 })]; }).flat(), say('site', 'body', [30, h - 19, 40, 6], [2.6, 2.1], 'muted', { align: 'center', v: 'middle', lines: 2, leading: 1.3 }),
  ],
}));

/** A road that winds down the page from the ring to the dance floor. */
const dayRoad = layoutIn('day-road', 'wedding-programme', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    kicker('tag', [10, 11, 80, 4], [3.1, 2.3], 'accent2', { on: 'ink', align: 'center', weight: 700 }), say('title', 'heading', [8, 17, 84, 15], [15, 7], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...many(5, (i): Layer => ({ k: 'shape', outline: 'rectangle', at: [20, 47 + i * 20.6, 60, 20.6], path: i % 2 ? 'M100 0C100 60 0 40 0 100' : 'M0 0C0 60 100 40 100 100', stroke: { color: 'accent2', width: 0.7 } })),
    ...many(6, (i): Layer[] => { const left = i % 2 === 0; const [cx, y] = [left ? 20 : 80, 47 + i * 20.6]; return [disc(cx, y, 8.6, 'accent'), icon(`sign${i + 1}`, cx - 5, y - 5, 10, ['accent/onAccent/.4', 'onAccent']), say(`hour${i + 1}`, 'heading', [left ? 32 : 28, y - 8, 40, 7], [6, 3.6], 'accent2', { on: 'ink', align: left ? 'left' : 'right', v: 'middle' }), say(`what${i + 1}`, 'sub', [left ? 32 : 28, y - 0.4, 40, 5], [3.4, 2.5], 'bg', { on: 'ink', align: left ? 'left' : 'right', v: 'middle' })]; }).flat(),
    say('site', 'sub', [10, h - 11, w - 20, 4], [2.9, 2.2], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** Six arches in two rows, an hour under each sign. */
const dayArches = layoutIn('day-arches', 'invitation', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [8, 11, 84, 14], [14, 7], 'ink', { align: 'center', v: 'middle' }), kicker('tag', [12, 28, 76, 3.4], [2.8, 2.2], 'accentText', { align: 'center', weight: 700 }),
    ...many(6, (i): Layer[] => { const [cx, y] = [21 + (i % 3) * 29, 37 + Math.floor(i / 3) * 45]; const tone = ['accent2/bg/.4', 'accent', 'extra/bg/.4', 'extra/bg/.4', 'accent2/bg/.4', 'accent'][i]!; return [outlined('arch', cx, y + 11.5, 19, 23, tone), icon(`sign${i + 1}`, cx - 5.4, y + 6.4, 10.8, tone === 'accent' ? ['accent/onAccent/.4', 'onAccent'] : ['bg', 'ink']), say(`hour${i + 1}`, 'heading', [cx - 13, y + 25.4, 26, 6], [5.2, 3.2], 'ink', { align: 'center', v: 'middle' }), say(`what${i + 1}`, 'sub', [cx - 13, y + 32.4, 26, 7], [2.9, 2.1], 'muted', { align: 'center', lines: 2, leading: 1.25 })]; }).flat(),
    stroke([8, h - 12], [w - 8, h - 12], 0.3, 'accent'), say('site', 'sub', [10, h - 10, w - 20, 4], [2.6, 2.1], 'ink', { align: 'center', v: 'middle' }),
  ],
}));

/** A day's course, from the first bell to the last dance. */
export const dayPlans: readonly Recipe[] = [dayLine, dayFrame, dayRoad, dayArches];
