import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { wordsOn } from '../personal/pages/parts.js';
import { box, disc, drawn, many, poly, ring } from '../scenes/kit.js';
import { card, icon, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const HUE = ['accent', 'accent2', 'extra'] as const;

/** Two things side by side on two colors, what tells them apart between them, row by row. */
const versus = (id: string, left: string, right: string): Recipe =>
  layoutIn(id, 'infographic', ({ w, h }) => {
    const [top, row] = [104, (h - 122) / 5];
    return {
      ground: left,
      layers: [
        box(w / 2, 0, w / 2, h, right), box(0, 0, w, 36, 'ink'), say('title', 'heading', [6, 6, w - 12, 17], [13, 6], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 1 }), say('tag', 'sub', [8, 25, w - 16, 5], [3.6, 2.6], 'accent2', { on: 'ink', align: 'center', v: 'middle' }),
        ...[left, right].flatMap((color, i): Layer[] => { const cx = w * (i ? 0.75 : 0.25); return [disc(cx, 64, 18, 'bg'), icon(`side${i + 1}`, cx - 13, 51, 26), say(`name${i + 1}`, 'heading', [cx - 22, 86, 44, 9], [8, 4], wordsOn(color), { on: color, align: 'center', v: 'middle' })]; }), disc(w / 2, 64, 9, 'ink'), say('versus', 'heading', [w / 2 - 7, 58, 14, 12], [7, 4], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
        ...many(5, (i): Layer[] => { const y = top + i * row; return [card(5, y + 7, w / 2 - 8, row - 9, 'bg', 2.4), card(w / 2 + 3, y + 7, w / 2 - 8, row - 9, 'bg', 2.4), card(w / 2 - 19, y + 0.6, 38, 9, 'ink', 4.5), kicker(`row${i + 1}`, [w / 2 - 17, y + 0.6, 34, 9], [3.2, 2.3], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }), ...(['left', 'right'] as const).map((side, k) => say(`${side}${i + 1}`, 'sub', [k ? w / 2 + 6 : 8, y + 11, w / 2 - 14, row - 15], [4, 2.6], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.25 }))]; }).flat(),
        box(0, h - 14, w, 14, 'ink'), say('site', 'sub', [8, h - 14, w - 16, 14], [3.4, 2.5], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
      ],
    };
  });

/** A number to each band, with a sign and what it counts; a chart of columns in the middle. */
const figures = (id: string, head: string, ground: string): Recipe =>
  layoutIn(id, 'infographic', ({ w, h }) => {
    const word = wordsOn(head);
    const band = (i: number, y: number, tall: number): Layer[] => { const hue = HUE[i % 3]!; const flip = i % 2 === 1; return [card(6, y, w - 12, tall, 'bg', 3), box(flip ? w - 38 : 6, y + 4, 32, tall - 8, hue, { radius: 0.1 }), icon(`picture${i + 1}`, flip ? w - 33 : 11, y + tall / 2 - 11, 22), say(`number${i + 1}`, 'heading', [flip ? 12 : 43, y + 3.4, w - 60, tall * 0.4], [12, 6], 'ink', { on: 'bg', v: 'middle' }), say(`text${i + 1}`, 'body', [flip ? 12 : 43, y + tall * 0.53, w - 62, tall * 0.38], [3.7, 2.6], 'ink', { on: 'bg', lines: 2, leading: 1.3 })]; };
    return {
      ground,
      layers: [
        drawn(0, 0, w, 58, 'M0 0H100V78C80 102 60 66 40 88C24 104 10 84 0 92Z', head), say('title', 'heading', [8, 7, w - 42, 26], [14, 6], word, { on: head, lines: 2, v: 'middle' }), say('tag', 'sub', [8, 35, w - 44, 5], [3.6, 2.6], word, { on: head, v: 'middle' }), icon('picture', w - 33, 8, 26),
        ...band(0, 57, 33), ...band(1, 93, 33),
        card(6, 129, w - 12, 38, 'ink', 3), say('chart', 'sub', [12, 132, w - 24, 6], [3.6, 2.6], 'bg', { on: 'ink', v: 'middle', weight: 700 }), ...many(5, (i): Layer[] => { const tall = [9, 13, 12, 18, 22][i]!; return [box(14 + i * 15.4, 160.6 - tall, 10, tall, i === 4 ? 'accent' : i % 2 ? 'accent2' : 'extra', { radius: 0.08 }), say(`bar${i + 1}`, 'sub', [11 + i * 15.4, 161.2, 16, 4.4], [2.9, 2.2], 'bg', { on: 'ink', align: 'center', v: 'middle' })]; }).flat(),
        ...band(2, 170, 33), ...band(3, 206, 33), say('site', 'sub', [8, h - 10, w - 16, 7], [3, 2.3], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }),
      ],
    };
  });

/** A road down the page, five stops on it. */
const winding = (id: string, ground: string, road: string): Recipe =>
  layoutIn(id, 'infographic', ({ w, h }) => {
    const [top, stops] = [52, 5];
    const row = (h - top - 17) / stops;
    return {
      ground,
      layers: [
        say('title', 'heading', [8, 8, w - 16, 22], [14, 6], wordsOn(ground), { on: ground, lines: 2, v: 'middle' }), say('tag', 'sub', [8, 33, w - 16, 5], [3.8, 2.7], wordsOn(ground), { on: ground, v: 'middle' }), box(8, 41, 22, 1.4, road),
        box(14.6, 48, 10.8, h - 48, road), ...many(18, (k) => box(19.6, 50 + k * 11.2, 0.9, 6, ground)), box(0, h - 15, w, 15, road),
        ...many(stops, (i): Layer[] => { const y = top + (i + 0.5) * row; const hue = HUE[i % 3]!; const x = 8; return [disc(x + 12, y, 12.6, ground), disc(x + 12, y, 11.4, hue), disc(x + 12, y, 8.8, 'bg'), icon(`picture${i + 1}`, x + 5.6, y - 6.4, 12.8), card(36, y - 16, w - 43, 32, 'bg', 3, hue), kicker(`when${i + 1}`, [41, y - 12.6, w - 54, 4], [3, 2.3], 'accentText', { on: 'bg', weight: 700 }), say(`head${i + 1}`, 'heading', [41, y - 7.4, w - 54, 6.4], [5.4, 3], 'ink', { on: 'bg', v: 'middle' }), say(`text${i + 1}`, 'body', [41, y + 1.2, w - 54, 12], [3.4, 2.5], 'ink', { on: 'bg', lines: 3, leading: 1.35 })]; }).flat(),
        say('site', 'sub', [8, h - 15, w - 16, 15], [3.2, 2.3], wordsOn(road), { on: road, align: 'center', v: 'middle' }),
      ],
    };
  });

/** A round in four quarters about a middle, what each means below. */
const quarters = (id: string, ground: string): Recipe =>
  layoutIn(id, 'infographic', ({ w, h }) => {
    const [cx, cy, r] = [w / 2, 92, 38];
    const tones = ['accent', 'accent2', 'extra', 'ink'] as const;
    const arc = ['M100 100V0C44.8 0 0 44.8 0 100Z', 'M0 100V0C55.2 0 100 44.8 100 100Z', 'M100 0V100C44.8 100 0 55.2 0 0Z', 'M0 0V100C55.2 100 100 55.2 100 0Z'];
    return {
      ground,
      layers: [
        say('title', 'heading', [8, 8, w - 16, 24], [14, 6], wordsOn(ground), { on: ground, lines: 2, align: 'center', v: 'middle' }), say('tag', 'sub', [10, 35, w - 20, 5], [3.7, 2.7], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }), ring(cx, cy, r + 4, 0.7, 'ink'), ...many(36, (i) => disc(cx + Math.cos((i * Math.PI) / 18) * (r + 4), cy + Math.sin((i * Math.PI) / 18) * (r + 4), i % 9 ? 0.5 : 1.3, 'ink')),
        ...many(4, (i): Layer[] => { const [qx, qy] = [i % 2 ? cx + 1 : cx - r - 1, i > 1 ? cy + 1 : cy - r - 1]; return [drawn(qx, qy, r, r, arc[i]!, tones[i]!), icon(`picture${i + 1}`, qx + (i % 2 ? r * 0.3 : r * 0.26), qy + (i > 1 ? r * 0.26 : r * 0.3), r * 0.44)]; }).flat(), disc(cx, cy, 10, ground), say('middle', 'heading', [cx - 8, cy - 5, 16, 10], [5.4, 2.6], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }),
        ...many(4, (i): Layer[] => { const tall = (h - 154) / 4; const y = 140 + i * tall; const tone = tones[i]!; return [card(7, y, w - 14, tall - 4, 'bg', 3), box(7, y, 20, tall - 4, tone, { radius: 0.12 }), poly([[27, y + tall / 2 - 5], [31, y + tall / 2 - 2], [27, y + tall / 2 + 1]], tone), say(`number${i + 1}`, 'heading', [8, y, 18, tall - 4], [8, 4], wordsOn(tone), { on: tone, align: 'center', v: 'middle' }), say(`head${i + 1}`, 'heading', [34, y + 3, w - 44, 6], [5, 3], 'ink', { on: 'bg', v: 'middle' }), say(`text${i + 1}`, 'body', [34, y + 11, w - 46, tall - 17], [3.5, 2.6], 'ink', { on: 'bg', lines: 3, leading: 1.35 })]; }).flat(),
        say('site', 'sub', [8, h - 11, w - 16, 7], [3, 2.3], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }),
      ],
    };
  });

/** Long pages that compare, count, lead on and share out. */
export const infographicSheets: readonly Recipe[] = [
  versus('versus-two', 'accent2/bg/.4', 'extra/bg/.4'), versus('versus-bold', 'accent', 'accent2'), versus('versus-pale', 'accent/bg/.6', 'accent2/bg/.5'), versus('versus-leaf', 'extra', 'accent2/bg/.3'),
  figures('figures-wave', 'accent', 'accent2/bg/.7'), figures('figures-night', 'ink', 'extra/bg/.6'), figures('figures-sun', 'accent2', 'accent/bg/.84'), figures('figures-calm', 'extra', 'surface'),
  winding('winding-road', 'surface', 'ink'), winding('winding-warm', 'accent2/bg/.6', 'accent'), winding('winding-cool', 'extra/bg/.6', 'ink'),
  quarters('quarters-plan', 'surface'), quarters('quarters-plate', 'accent2/bg/.66'), quarters('quarters-cycle', 'extra/bg/.66'),
];
