import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { pen } from '../../social-media/drawing.js';
import { box, disc, drawn, many, outlined, poly } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const cross = (cx: number, cy: number, s: number, color: string): Layer => drawn(cx - s / 2, cy - s / 2, s, s, 'M34 0H66V34H100V66H66V100H34V66H0V34H34Z', color);

const BARS = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 1, 2, 1, 2, 3, 1, 1, 1, 2, 1, 3, 2, 1, 1];

/** What a scanner reads, as one drawing. */
function bars(x: number, y: number, w: number, h: number, color: string): Layer {
  const total = BARS.reduce((sum, width) => sum + width + 1.4, 0);
  const { box: bar } = pen(total, 1);
  let at = 0;
  const d = BARS.map((width) => {
    const drawing = bar(at, 0, width, 1);
    at += width + 1.4;
    return drawing;
  }).join('');
  return drawn(x, y, w, h, d, color);
}

const slit = (color: string, y = 6): Layer => ({ k: 'shape', outline: 'pill', at: [37, y, 26, 5], color });

const facts = (rows: readonly string[], x: number, y: number, w: number, step: number, color: string, on: string): Layer[] =>
  rows.flatMap((row, i): Layer[] => [
    kicker(`${row}Label`, [x + i * step, y, w, 2.6], [2.5, 2], color, { on, weight: 600 }),
    say(row, 'sub', [x + i * step, y + 5, w, 4.4], [4.2, 2.8], color, { on, weight: 700 }),
  ]);

/** A ward's badge: a cross that leaves the page, the letters of the grade as large as the face. */
const staffPass = layoutIn('staff-id-card', 'id-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 96, 'accent'), cross(86, 42, 78, 'accent/bg/.16'), slit('bg'),
    cross(14, 21.4, 8, 'bg'), say('company', 'sub', [21.6, 17.4, 66, 8], [5, 3.4], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }),
    card(9, 34, 50, 76, 'extra', 5), { k: 'art', art: 'portrait', at: [11, 42, 46, 60], colors: ['bg', 'ink'] },
    box(0, 95.4, w, h - 95.4, 'bg'), box(0, 95.4, w, 1.8, 'ink'),
    say('grade', 'heading', [62, 70, 32, 19], [24, 12], 'onAccent', { on: 'accent', v: 'bottom', align: 'center' }),
    say('name', 'heading', [9, 103, 82, 9], [11, 6.4], 'ink', { v: 'middle' }), say('role', 'sub', [9, 115, 82, 4.4], [4.4, 3], 'accentText', { weight: 700 }),
    ...facts(['ward', 'number', 'valid'], 9, 124, 25, 29, 'ink', 'bg'),
    box(0, 138, w, h - 138, 'extra'), bars(9, 142.4, 82, 11.6, 'ink'),
  ],
}));

/** A pass that is read from afar: what one is, from bottom to top; who, in three lines. */
const speakerPass = layoutIn('speaker-id-card', 'id-card', ({ h }) => ({
  ground: 'accent2',
  layers: [
    box(0, 0, 27, h, 'ink'),
    ...many(9, (i): Layer[] => {
      const [x, y] = [27 + (i % 3) * 24.34, h - 73 + Math.floor(i / 3) * 24.34];
      const [ground, on] = [['accent', 'bg'], ['extra', 'ink'], ['bg', 'accent'], ['ink', 'accent2'], ['accent', 'ink'], ['extra', 'bg'], ['bg', 'ink'], ['accent', 'accent2'], ['ink', 'extra']][i] as [string, string];
      const turned = [0, 90, 180, 270, 90, 0, 180, 270, 0][i]!;
      return [box(x, y, 24.5, 24.5, ground), i % 4 === 1 ? disc(x + 12.2, y + 12.2, 8.4, on) : { k: 'shape', outline: i % 2 ? 'leaf' : 'quarter', at: [x, y, 24.4, 24.4], color: on, rotate: turned }];
    }).flat(),
    slit('ink', 7),
    say('role', 'heading', [-56.2, h / 2 - 10, 140, 20], [26, 12], 'bg', { on: 'ink', caps: true, align: 'center', v: 'middle', rotate: -90 }),
    kicker('company', [33, 18, 61, 3], [3.4, 2.3], 'ink', { on: 'accent2', weight: 700 }),
    say('name', 'heading', [33, 25, 62, 32], [15, 7], 'ink', { on: 'accent2', lines: 3 }),
    say('talk', 'sub', [33, 63, 61, 14], [5, 3.2], 'ink', { on: 'accent2', lines: 2, leading: 1.24, below: 'name', gap: 7 }), say('day', 'sub', [33, 78, 61, 4], [4.2, 2.6], 'ink', { on: 'accent2', weight: 700, below: 'talk', gap: 6 }),
  ],
}));

/** A college's card: the crest with its owl on top of stripes, a face at the edge. */
const studentPass = layoutIn('student-id-card', 'id-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(6, (i) => poly([[-22.4 + i * 26, 102], [-9.4 + i * 26, 102], [23 + i * 26, 22], [10 + i * 26, 22]], 'ink/accent/.3')),
    box(0, 0, w, 24, 'accent'), slit('ink', 5), say('company', 'heading', [8, 13, 84, 8], [8, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    box(0, 24, w, 1.6, 'accent2'), box(0, 27.4, w, 1.6, 'bg'),
    card(42, 38, 66, 74, 'accent2', 4), { k: 'art', art: 'portrait', at: [46, 42, 52, 61], colors: ['bg', 'ink'] },
    outlined('shield', 21.4, 61, 32, 40, 'bg'), outlined('shield', 21.4, 61, 28, 35.6, 'accent'), icon('flat-owl', 9.4, 46, 24),
    say('role', 'sub', [5, 86, 33, 5], [5.4, 3.4], 'accent2', { on: 'ink', align: 'center', v: 'middle', caps: true, tracking: 0.12, weight: 700 }),
    box(0, 100, w, h - 100, 'bg'), box(0, 100, w, 1.8, 'accent'),
    say('name', 'heading', [8, 107, 84, 8], [10, 6], 'ink', { on: 'bg', v: 'middle' }), say('major', 'sub', [8, 118.6, 84, 4], [4.2, 3], 'accent', { on: 'bg', weight: 700 }),
    ...facts(['number', 'valid'], 8, 128, 26, 30, 'ink', 'bg'), bars(66, 128, 26, 11, 'ink'),
    box(0, h - 12.4, w, 12.4, 'accent'), say('motto', 'sub', [8, h - 10.4, 84, 8], [3.8, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
}));

export const passes: readonly Recipe[] = [staffPass, speakerPass, studentPass];
