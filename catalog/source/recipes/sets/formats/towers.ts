import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { hills, rays } from '../../social-media/drawing.js';
import { box, disc, drawn, many, outlined, oval, poly, ring, starAt, traced } from '../../scenes/kit.js';
import { icon, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const button = (x: number, y: number, w: number, h: number, color: string, words: string, size: number): Layer[] => [
  { k: 'shape', outline: 'pill', at: [x, y, w, h], color },
  say('cta', 'sub', [x + h * 0.3, y, w - h * 0.6, h], [size, 5], words, { on: color, align: 'center', v: 'middle', weight: 700 }),
];

/** One word the whole way up, and what it comes to in a burst. */
const saleTower = layoutIn('sale-skyscraper', 'skyscraper', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(12, (i) => poly([[0, 24 + i * 60], [w, -36 + i * 60], [w, -8 + i * 60], [0, 52 + i * 60]].map(([x, y]): [number, number] => [x!, Math.min(y!, h)]), 'accent/ink/.1')).slice(0, 6),
    box(0, 0, w, 46, 'ink'), say('tag', 'sub', [8, 8, 84, 30], [13, 8.4], 'bg', { on: 'ink', lines: 2, align: 'center', v: 'middle', weight: 700, leading: 1.18 }),
    say('title', 'heading', [-52, 102, 204, 86], [118, 50], 'onAccent', { on: 'accent', caps: true, align: 'center', v: 'middle', rotate: -90, tracking: -0.02 }),
    starAt(50, 295, 47, 'ink', 20, 0.88), starAt(50, 291, 46, 'accent2', 20, 0.88), say('price', 'heading', [14, 270, 72, 30], [31, 14], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('detail', 'sub', [18, 302, 64, 9], [9.4, 7.6], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
    box(0, h - 34, w, 34, 'ink'), ...button(8, h - 29, 84, 24, 'bg', 'ink', 11),
  ],
}));

/** A lamp over an empty chair: the light is where the words are. */
const lampTower = layoutIn('lamp-skyscraper', 'skyscraper', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    box(49, 0, 2, 70, 'bg'), poly([[26, 96], [74, 96], [150, 312], [-50, 312]], 'accent2'), box(0, 300, w, h - 300, 'ink'), oval(50, 304, 74, 15, 'accent2'),
    drawn(18, 62, 64, 36, 'M36 0H64C66 30 96 50 100 100H0C4 50 34 30 36 0Z', 'accent'), oval(50, 98, 24, 4.4, 'bg'), box(43, 54, 14, 10, 'bg', { radius: 0.2 }),
    say('company', 'sub', [5, 12, 41, 20], [8.8, 7.8], 'bg', { on: 'ink', lines: 2, leading: 1.2 }),
    say('title', 'heading', [12, 116, 76, 62], [25, 12], 'ink', { on: 'accent2', lines: 3, align: 'center', v: 'middle' }),
    say('detail', 'sub', [8, 186, 84, 20], [9.4, 7.4], 'ink', { on: 'accent2', lines: 2, align: 'center', leading: 1.24, weight: 600 }),
    ...[[26, 262], [74, 262], [34, 258], [66, 258]].map(([x, y]) => box(x! - 1.8, y!, 3.6, x! < 30 || x! > 70 ? 46 : 38, 'ink', { radius: 0.4 })), box(22, 254, 56, 10, 'ink', { radius: 0.4 }), box(25, 249, 50, 8, 'accent', { radius: 0.4 }),
    box(24, 212, 3.6, 44, 'ink'), box(72.4, 212, 3.6, 44, 'ink'), drawn(23, 210, 54, 26, 'M0 30C0 8 20 0 50 0C80 0 100 8 100 30V100H0Z', 'ink'), drawn(29, 215, 42, 16, 'M0 30C0 8 20 0 50 0C80 0 100 8 100 30V100H0Z', 'accent'),
    ...button(8, 334, 84, 26, 'accent', 'onAccent', 11),
  ],
}));

/** A plane leaves an island behind and a dotted line in the air. */
const flightTower = layoutIn('flight-skyscraper', 'skyscraper', ({ w, h }) => ({
  ground: 'extra/bg/.3',
  layers: [
    disc(86, 176, 44, 'accent2'),
    ...[[-10, 118, 54], [52, 208, 62], [-14, 240, 50]].map(([x, y, s]) => [box(x!, y!, s!, 9, 'bg', { radius: 0.5 }), oval(x! + s! * 0.5, y! + 1, s! * 0.24, 9, 'bg')]).flat(),
    { k: 'shape', outline: 'rectangle', at: [14, 184, 42, 84], path: 'M60 0C-20 20 -10 50 40 62C90 74 110 90 40 100', stroke: { color: 'ink', width: 1.4 } },
    { ...icon('flat-airplane', 14, 122, 72), rotate: -8 },
    drawn(0, 256, w, 60, hills([0, 50], [24, 14], [52, 60], [80, 20], [100, 40]), 'extra/ink/.22'),
    box(0, 288, w, h - 288, 'extra/ink/.44'), ...many(4, (i) => drawn(-6, 300 + i * 18, w + 12, 9, 'M0 50C12 0 14 0 25 50C38 100 39 100 50 50C62 0 64 0 75 50C88 100 89 100 100 50V80C88 130 87 130 75 80C64 30 62 30 50 80C39 130 38 130 25 80C14 30 12 30 0 80Z', 'extra/bg/.2')),
    icon('flat-desert-island', 20, 252, 62),
    say('tag', 'sub', [8, 14, 84, 9], [9.4, 7.4], 'ink', { on: 'extra/bg/.3', weight: 700 }),
    say('title', 'heading', [8, 30, 84, 60], [28, 13], 'ink', { on: 'extra/bg/.3', lines: 3 }),
    say('price', 'heading', [8, 94, 84, 20], [17, 9], 'ink', { on: 'extra/bg/.3', v: 'middle' }),
    box(0, 330, w, h - 330, 'ink'), ...button(8, 340, 84, 25, 'accent', 'onAccent', 11),
  ],
}));

/** A cup from above, a heart poured into it, between the words and where to go. */
const latteBoard = layoutIn('latte-billboard', 'billboard', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    box(262, 0, w - 262, h, 'accent2'),
    box(276, 40, 34, 20, 'bg', { radius: 0.5 }), box(270, 44.6, 30, 10.8, 'accent2', { radius: 0.5 }),
    disc(216, 50, 82, 'ink/bg/.16'), disc(216, 50, 70, 'accent2/bg/.5'), ring(216, 50, 64, 0.8, 'accent2/ink/.2'), disc(216, 50, 56, 'bg'), disc(216, 50, 50, 'accent'),
    drawn(180, 16, 72, 72, 'M50 30C38 -6 0 0 2 36C4 66 34 78 50 100C66 78 96 66 98 36C100 0 62 -6 50 30Z', 'bg'), drawn(190, 27, 52, 50, 'M50 30C38 -6 0 0 2 36C4 66 34 78 50 100C66 78 96 66 98 36C100 0 62 -6 50 30Z', 'accent'), drawn(200, 36, 32, 31, 'M50 30C38 -6 0 0 2 36C4 66 34 78 50 100C66 78 96 66 98 36C100 0 62 -6 50 30Z', 'bg'),
    say('title', 'heading', [14, 10, 112, 58], [42, 16], 'bg', { on: 'ink', lines: 2, v: 'middle' }), say('detail', 'sub', [14, 76, 118, 10], [8.4, 5.4], 'accent2', { on: 'ink', v: 'middle', weight: 600 }),
    say('price', 'heading', [316, 12, 62, 30], [34, 14], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('tag', 'sub', [314, 45, 66, 9], [7, 5], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 600 }),
    ...button(314, 64, 66, 22, 'ink', 'bg', 9),
  ],
}));

const LEFT = ['flat-maracas', 'flat-guitar', 'flat-long-drum'];
const RIGHT = ['flat-drum', 'flat-saxophone', 'flat-accordion'];

/** A square at night: flags, light and a band on both sides of the name. */
const sambaBoard = layoutIn('samba-billboard', 'billboard', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    drawn(0, 0, w, h, rays(w, h, [w / 2, 150], 26), 'ink/accent/.34'),
    oval(w / 2, 118, 132, 118, 'ink'),
    traced([0, -4, w / 2, 12], 'M0 0C20 110 80 110 100 0', 'bg', 0.7), traced([w / 2, -4, w / 2, 12], 'M0 0C20 110 80 110 100 0', 'bg', 0.7),
    ...many(24, (i) => { const t = ((i % 12) + 0.5) / 12; const x = (i < 12 ? 0 : w / 2) + t * (w / 2); const y = -4 + 12 * 3 * t * (1 - t) * 1.1; return poly([[x - 5, y], [x + 5, y], [x, y + 11]], ['accent', 'accent2', 'extra', 'bg'][i % 4]!); }),
    ...LEFT.map((art, i): Layer => ({ ...icon(art, [3, 26, 58][i]!, [44, 30, 46][i]!, [40, 62, 46][i]!), rotate: [-14, 4, -6][i]! })), ...RIGHT.map((art, i): Layer => ({ ...icon(art, w - [104, 84, 46][i]!, [46, 30, 46][i]!, [42, 62, 44][i]!), rotate: [6, -4, 12][i]! })),
    say('tag', 'sub', [116, 18, 156, 7.4], [8, 5.4], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    say('title', 'heading', [108, 30, 172, 41], [27, 16], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }),
    ...button(146, 78, 96, 16, 'accent', 'onAccent', 8.6),
  ],
}));

/** A smile that takes half of the board. */
const smileBoard = layoutIn('smile-billboard', 'billboard', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    outlined('ellipse', 286, 34, 250, 190, 'accent2/bg/.34'),
    drawn(190, 4, 192, 88, 'M0 18C12 0 30 2 50 12C70 2 88 0 100 18C92 74 74 100 50 100C26 100 8 74 0 18Z', 'accent'),
    drawn(203, 15, 166, 66, 'M0 6C30 16 70 16 100 6C94 66 76 100 50 100C24 100 6 66 0 6Z', 'ink'),
    drawn(244, 58, 84, 23, 'M0 60C10 0 40 0 50 30C60 0 90 0 100 60C84 94 68 100 50 100C32 100 16 94 0 60Z', 'accent/bg/.34'),
    ...many(8, (i) => drawn(207.6 + i * 19.9, 17.6 + [0, 2.6, 4.2, 4.8, 4.8, 4.2, 2.6, 0][i]!, 18.9, [16, 20, 23, 26, 26, 23, 20, 16][i]!, 'M0 0H100V62C100 88 84 100 50 100C16 100 0 88 0 62Z', 'bg')),
    ...([[374, 15, 9], [362, 80, 6], [180, 84, 6]] as const).map(([x, y, r]) => starAt(x, y, r, 'bg', 4, 0.28)), starAt(305, 29, 5, 'accent2', 4, 0.24),
    say('title', 'heading', [14, 11, 158, 46], [34, 16], 'ink', { on: 'accent2', lines: 2, v: 'middle' }),
    ...button(14, 68, 76, 21, 'ink', 'bg', 9), say('detail', 'sub', [98, 68, 76, 21], [7.4, 5], 'ink', { on: 'accent2', lines: 2, v: 'middle', weight: 600, leading: 1.2 }),
    box(0, h - 3, w, 3.2, 'ink'),
  ],
}));

export const towers: readonly Recipe[] = [saleTower, lampTower, flightTower, latteBoard, sambaBoard, smileBoard];
