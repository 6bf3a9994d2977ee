import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { apple, stethoscope } from '../../scenes/greens.js';
import { headGarden, runners } from '../../scenes/happenings/community.js';
import { box, disc, many, outlined, poly, ring, stroke, towards } from '../../scenes/kit.js';
import { lotus } from '../../scenes/moods.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn, layoutsOf, shown, type Stage } from '../../stages/stage.js';

const wedge = (cx: number, cy: number, r: number, from: number, to: number, color: string): Layer => poly([[cx, cy], ...many(Math.max(2, Math.ceil((to - from) / 4)) + 1, (i) => towards(cx, cy, r, from + ((to - from) * i) / Math.max(2, Math.ceil((to - from) / 4))))], color);

const TONES = ['accent', 'accent2', 'extra', 'ink', 'ink/bg/.45'];
const ON = ['onAccent', 'ink', 'ink', 'bg', 'ink'];

/** Two circles that share a field. */
const venn2 = (id: string, category: string) => layoutIn(id, category, ({ w, h }) => {
  const r = Math.min(h * 0.385, w * 0.3);
  const cy = h * 0.6;
  return {
    ground: 'bg',
    layers: [
      kicker('tag', [8, 7, w - 16, 3.4], [3.2, 2.4], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [8, 12, w - 16, h * 0.1], [9, 5], 'ink', { align: 'center', v: 'middle' }),
      disc(w / 2 - r * 0.6, cy, r, 'accent2', { opacity: 0.75 }), disc(w / 2 + r * 0.6, cy, r, 'extra', { opacity: 0.75 }), ring(w / 2 - r * 0.6, cy, r, 0.9, 'ink'), ring(w / 2 + r * 0.6, cy, r, 0.9, 'ink'),
      say('left', 'heading', [w / 2 - r * 1.5, cy - r * 0.62, r, r * 0.22], [5.6, 3.2], 'ink', { on: 'accent2/bg/.25', align: 'center', v: 'middle' }), say('right', 'heading', [w / 2 + r * 0.5, cy - r * 0.62, r, r * 0.22], [5.6, 3.2], 'ink', { on: 'extra/bg/.25', align: 'center', v: 'middle' }), say('both', 'heading', [w / 2 - r * 0.36, cy - r * 0.5, r * 0.72, r * 0.2], [4.6, 2.8], 'ink', { on: 'extra', align: 'center', v: 'middle' }),
      say('leftText', 'body', [w / 2 - r * 1.52, cy - r * 0.3, r * 1.04, r * 0.9], [3.6, 2.4], 'ink', { on: 'accent2/bg/.25', align: 'center', lines: 6, leading: 1.35 }), say('rightText', 'body', [w / 2 + r * 0.48, cy - r * 0.3, r * 1.04, r * 0.9], [3.6, 2.4], 'ink', { on: 'extra/bg/.25', align: 'center', lines: 6, leading: 1.35 }), say('bothText', 'body', [w / 2 - r * 0.34, cy - r * 0.22, r * 0.68, r * 0.8], [3.4, 2.3], 'ink', { on: 'extra', align: 'center', lines: 6, leading: 1.35 }),
    ],
  };
});

/** Three circles with one field in the middle. */
const venn3 = layoutIn('three-rounds-instagram-post', 'instagram-post', () => ({
  ground: 'ink',
  layers: [
    say('title', 'heading', [8, 6, 84, 11], [9, 5], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...[[50, 42, 'accent'], [37, 65, 'accent2'], [63, 65, 'extra']].flatMap(([x, y, c]) => [disc(x as number, y as number, 23, c as string, { opacity: 0.82 })]), ...[[50, 42], [37, 65], [63, 65]].map(([x, y]) => ring(x!, y!, 23, 0.9, 'bg')),
    disc(50, 57.6, 9.4, 'bg'), say('one', 'heading', [36, 26, 28, 9], [4.6, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2 }), say('two', 'heading', [16.6, 65, 22, 12], [4.6, 3], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 2 }), say('three', 'heading', [61.4, 65, 22, 12], [4.6, 3], 'ink', { on: 'extra', align: 'center', v: 'middle', lines: 2 }), say('center', 'heading', [42.6, 52, 14.8, 11], [4, 2.7], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }),
    say('site', 'sub', [8, 91, 84, 4], [3.2, 2.6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** A sheet with two circles to write in. */
const vennSheet = layoutIn('venn-worksheet', 'worksheet', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 22, 'accent'), say('title', 'heading', [8, 6, 84, 10], [8, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('name', 'sub', [8, 27, 40, 4], [3, 2.3], 'ink'), box(20, 31, 32, 0.4, 'ink'), say('date', 'sub', [60, 27, 30, 4], [3, 2.3], 'ink'), box(69, 31, 23, 0.4, 'ink'), say('detail', 'body', [8, 35, 84, 5], [2.9, 2.3], 'muted', { v: 'middle' }),
    ring(36, 79, 29, 0.9, 'ink'), ring(64, 79, 29, 0.9, 'ink'), disc(36, 79, 28.4, 'accent2', { opacity: 0.22 }), disc(64, 79, 28.4, 'extra', { opacity: 0.22 }), ...['left', 'both', 'right'].map((t, i) => say(t, 'sub', [[11, 41, 69][i]!, 43.4, [24, 18, 20][i]!, 5], [3.1, 2.3], 'ink', { align: 'center', v: 'middle', weight: 700 })),
    say('ask', 'heading', [8, 113, 84, 5], [4.2, 3], 'ink'), ...many(3, (i) => box(8, h - 16 + i * 5, 84, 0.4, 'ink/bg/.5')),
  ],
}));

const arrowDown = (x: number, y1: number, y2: number): Layer[] => [stroke([x, y1], [x, y2 - 1.6], 0.9, 'ink'), poly([[x - 1.6, y2 - 2.4], [x + 1.6, y2 - 2.4], [x, y2]], 'ink')];
const arrowRight = (x1: number, x2: number, y: number): Layer[] => [stroke([x1, y], [x2 - 1.6, y], 0.9, 'ink'), poly([[x2 - 2.4, y - 1.6], [x2 - 2.4, y + 1.6], [x2, y]], 'ink')];

/** From left to right: a start, two questions, an end for each answer. */
const flowWide = (id: string) => layoutIn(id, 'presentation-wide', ({ w }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [10, 9, w - 20, 11], [9.4, 5], 'ink', { v: 'middle' }), box(10, 22, 16, 1.2, 'accent'),
    card(10, 44, 32, 14, 'ink', 7), say('start', 'sub', [13, 44, 26, 14], [3.6, 2.6], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700, lines: 2 }), ...arrowRight(42.6, 51, 51),
    ...[[52, 'q1'], [106, 'q2']].flatMap(([x, t]): Layer[] => [poly([[x as number, 51], [(x as number) + 21, 34], [(x as number) + 42, 51], [(x as number) + 21, 68]], 'accent2'), say(t as string, 'sub', [(x as number) + 9, 43, 24, 16], [3.3, 2.4], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 3, leading: 1.2, weight: 700 })]),
    ...arrowRight(94.6, 105, 51), say('no1', 'sub', [94.4, 45, 10, 4], [2.8, 2.2], 'ink', { align: 'center', v: 'middle' }), ...arrowDown(73, 68.6, 78), say('yes1', 'sub', [75, 70, 14, 4], [2.8, 2.2], 'ink', { v: 'middle' }), ...arrowDown(127, 68.6, 78), say('yes2', 'sub', [129, 70, 14, 4], [2.8, 2.2], 'ink', { v: 'middle' }), ...arrowRight(148.6, 153, 51),
    card(56, 78.6, 34, 13, 'accent', 2), say('end1', 'sub', [58, 78.6, 30, 13], [3.2, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, weight: 700 }), card(110, 78.6, 34, 13, 'accent', 2), say('end2', 'sub', [112, 78.6, 30, 13], [3.2, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, weight: 700 }), card(153.4, 42, 17, 18, 'extra', 2), say('end3', 'sub', [154.4, 42, 15, 18], [3, 2.2], 'ink', { on: 'extra', align: 'center', v: 'middle', lines: 3, weight: 700 }), say('no2', 'sub', [146, 45, 9, 4], [2.6, 2.1], 'ink', { align: 'center', v: 'middle' }),
  ],
}));

/** From top to bottom: three questions, a way out at the right of each. */
const flowTall = (id: string, category: string) => layoutIn(id, category, ({ w, h }) => {
  const top = h > 200 ? 62 : 34;
  const step = (h - top - 24) / 3;
  const dh = Math.min(step * 0.62, h > 200 ? 36 : 24);
  return {
    ground: 'accent2/bg/.6',
    layers: [
      box(0, 0, w, top - 12, 'ink'), kicker('tag', [8, 8, 84, 3.4], [3.2, 2.4], 'accent2', { on: 'ink', align: 'center', weight: 700 }), say('title', 'heading', [8, 13, 84, top - 28], [13, 5], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: h > 200 ? 2 : 1 }),
      ...many(3, (i): Layer[] => { const y = top - 6 + i * step; return [poly([[6, y + dh / 2], [33, y], [60, y + dh / 2], [33, y + dh]], ['accent', 'extra', 'accent'][i]!), say(`q${i + 1}`, 'sub', [17, y + dh * 0.22, 32, dh * 0.56], [3.8, 2.4], ['onAccent', 'ink', 'onAccent'][i]!, { on: ['accent', 'extra', 'accent'][i]!, align: 'center', v: 'middle', lines: 3, leading: 1.2, weight: 700 }), ...arrowRight(60.6, 68, y + dh / 2), say(`no${i + 1}`, 'sub', [58, y + dh / 2 - 5, 12, 4], [2.7, 2.1], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }), card(68.6, y + dh / 2 - 8, 26, 16, 'bg', 2), say(`out${i + 1}`, 'sub', [70.4, y + dh / 2 - 7, 22.4, 14], [3.2, 2.2], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.2 }), ...arrowDown(33, y + dh + 0.6, i < 2 ? y + step : h - 19.4), say(`yes${i + 1}`, 'sub', [35, y + dh + 1.6, 14, 4], [2.7, 2.1], 'ink', { on: 'accent2/bg/.6', v: 'middle' })]; }).flat(),
      card(8, h - 19, 50, 13, 'ink', 6.5), say('end', 'sub', [11, h - 19, 44, 13], [4, 2.6], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    ],
  };
});

const BARS: readonly (readonly [number, number])[] = [[0, 2], [1, 3], [2, 3], [4, 3], [5, 4], [8, 3], [10, 2]];

/** Tasks as bars over weeks. */
const gantt = (id: string, category: string) => layoutIn(id, category, ({ w, h }) => {
  const [x0, y0] = [w > h ? 56 : 38, w > h ? 32 : 40];
  const [cw, rh] = [(w - x0 - 8) / 12, (h - y0 - (w > h ? 14 : 22)) / 7];
  return {
    ground: 'bg',
    layers: [
      say('title', 'heading', [8, 8, w - 16, 10], [9, 4.8], 'ink', { v: 'middle' }), say('detail', 'body', [8, 19.4, w - 16, 4], [3, 2.3], 'muted', { v: 'middle' }),
      box(8, y0 - 6, w - 16, 6, 'ink'), say('taskHead', 'sub', [10, y0 - 6, x0 - 12, 6], [2.7, 2.1], 'bg', { on: 'ink', v: 'middle', weight: 700 }), ...many(12, (i) => say(`week${i + 1}`, 'sub', [x0 + i * cw, y0 - 6, cw, 6], [2.6, 2], 'bg', { on: 'ink', align: 'center', v: 'middle' })),
      ...many(7, (i): Layer[] => [...(i % 2 ? [] : [box(8, y0 + i * rh, w - 16, rh, 'surface')]), say(`task${i + 1}`, 'sub', [10, y0 + i * rh, x0 - 12, rh], [3, 2.1], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle', lines: 2, leading: 1.15 })]).flat(), ...many(11, (i) => box(x0 + (i + 1) * cw - 0.2, y0, 0.4, rh * 7, 'ink/bg/.8')),
      ...BARS.map(([from, long], i) => box(x0 + from * cw + 0.6, y0 + i * rh + rh * 0.26, long * cw - 1.2, rh * 0.48, ['accent', 'accent2', 'extra'][i % 3]!, { radius: 0.5 })), outlined('diamond', x0 + 11.6 * cw, y0 + rh * 6.5, rh * 0.5, rh * 0.5, 'ink'),
      say('site', 'sub', [8, h - (w > h ? 10 : 14), w - 16, 4], [2.7, 2.1], 'muted', { v: 'middle' }),
    ],
  };
});

/** Shares of a round, and what they stand for. */
const pie = (id: string, category: string, shares: readonly number[], hole: boolean) => layoutIn(id, category, ({ w, h }) => {
  const wide = w > h * 1.2;
  const r = wide ? 31 : 27;
  const [cx, cy] = wide ? [w * 0.28, 58] : [50, 50];
  let at = -90;
  const ends = shares.map((share) => { const from = at; at += share * 3.6; return [from, at] as const; });
  return {
    ground: 'bg',
    layers: [
      say('title', 'heading', [8, 7, w - 16, 12], [9.4, 5], 'ink', { v: 'middle', align: wide ? 'left' : 'center' }),
      ...ends.map(([from, to], i) => wedge(cx, cy, r, from, to, TONES[i]!)), ...ends.map(([from]) => stroke([cx, cy], towards(cx, cy, r + 0.6, from), 0.9, 'bg')), ...(hole ? [disc(cx, cy, r * 0.54, 'bg'), say('center', 'heading', [cx - r * 0.45, cy - 6, r * 0.9, 12], [7, 3.6], 'ink', { on: 'bg', align: 'center', v: 'middle' })] : []),
      ...(hole ? [] : ends.map(([from, to], i) => { const [px, py] = towards(cx, cy, r * 0.64, (from + to) / 2); return say(`share${i + 1}`, 'heading', [px - 6, py - 3, 12, 6], [4.4, 2.6], ON[i]!, { on: TONES[i]!, align: 'center', v: 'middle' }); })),
      ...shares.map((_, i): Layer[] => { const [x, y] = wide ? [w * 0.54, 30 + i * (58 / shares.length)] : [8 + (i % 2) * 43, 81 + Math.floor(i / 2) * 7.4]; return [card(x, y + 0.6, 4.4, 4.4, TONES[i]!, 1), say(`label${i + 1}`, 'sub', [x + 7, y - 0.4, wide ? w * 0.46 - 17 : 35, 6.4], [wide ? 4.4 : 3.3, 2.3], 'ink', { v: 'middle', weight: 600 })]; }).flat(),
      ...(wide ? [say('source', 'body', [w * 0.54, h - 11, w * 0.46 - 10, 4], [2.5, 2], 'muted', { v: 'middle' })] : []),
    ],
  };
});

/** Two things beside each other, line by line. */
const versus = (id: string, category: string, count: number) => layoutIn(id, category, ({ w, h }) => {
  const top = h > 200 ? 88 : w > h ? 42 : 46;
  const step = (h - top - 10) / count;
  const half = w / 2;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, half, h, 'accent2/bg/.5'), box(half, 0, half, h, 'extra/bg/.5'), box(0, 0, w, h > 200 ? 34 : 20, 'ink'), say('title', 'heading', [8, h > 200 ? 6 : 4.6, w - 16, h > 200 ? 22 : 11], [12, 4.8], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: h > 200 ? 2 : 1 }),
      ...(h > 200 ? [icon('one', half / 2 - 13, 39, 26), icon('two', half * 1.5 - 13, 39, 26)] : []), say('left', 'heading', [6, top - 18, half - 14, 9], [7, 4], 'ink', { on: 'accent2/bg/.5', align: 'center', v: 'middle' }), say('right', 'heading', [half + 8, top - 18, half - 14, 9], [7, 4], 'ink', { on: 'extra/bg/.5', align: 'center', v: 'middle' }), disc(half, top - 13.4, 6, 'accent'), say('vs', 'heading', [half - 5, top - 18, 10, 9], [5, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      ...many(count, (i): Layer[] => { const y = top + i * step; return [card(5, y, half - 7.4, step - 3, 'bg', 2), card(half + 2.4, y, half - 7.4, step - 3, 'bg', 2), say(`l${i + 1}`, 'body', [8, y, half - 13.4, step - 3], [h > 200 ? 5.2 : 4.2, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.25 }), say(`r${i + 1}`, 'body', [half + 5.4, y, half - 13.4, step - 3], [h > 200 ? 5.2 : 4.2, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.25 })]; }).flat(),
    ],
  };
});

/** Advice in five bands under a picture, a large number at the side of each. */
const advice: Stage = (scene, { w, h }) => {
  const top = 108;
  const step = (h - top - 15) / 5;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w, h: 68 }), box(0, 68, w, h - 68, 'bg'), box(0, 68, w, 1.4, 'ink'), kicker('tag', [8, 75, 84, 4], [3.6, 2.6], 'accentText', { weight: 700 }), say('title', 'heading', [8, 82, 84, 20], [11, 5.6], 'ink', { lines: 2, v: 'middle' }),
      ...many(5, (i): Layer[] => { const y = top + i * step; const tone = TONES[i % 3]!; return [card(6, y, 88, step - 3.4, 'surface', 3), card(6, y, 19, step - 3.4, tone, 3), box(16, y, 9, step - 3.4, tone), say(`number${i + 1}`, 'heading', [8, y, 15, step - 3.4], [11, 6], ON[i % 3]!, { on: tone, align: 'center', v: 'middle' }), say(`head${i + 1}`, 'heading', [30, y + 2.6, 60, 6], [6, 3.8], 'ink', { on: 'surface', v: 'middle' }), say(`text${i + 1}`, 'body', [30, y + 10, 60, step - 15], [4.2, 2.9], 'ink', { on: 'surface', lines: 2, leading: 1.3 })]; }).flat(),
      box(0, h - 11, w, 11, 'ink'), say('site', 'sub', [8, h - 11, 84, 11], [3.8, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    ],
  };
};

/** Charts and what compares, sorts and advises. */
export const charts: readonly Recipe[] = [
  venn2('venn-presentation-wide', 'presentation-wide'), venn2('venn-blog-banner', 'blog-banner'), venn3, vennSheet,
  flowWide('flow-presentation-wide'), flowTall('flow-infographic', 'infographic'), flowTall('flow-poster', 'poster'),
  gantt('gantt-presentation-wide', 'presentation-wide'), gantt('gantt-class-schedule', 'class-schedule'), gantt('gantt-proposal', 'proposal'),
  pie('pie-presentation-wide', 'presentation-wide', [38, 27, 19, 16], false), pie('ring-presentation-wide', 'presentation-wide', [46, 24, 18, 12], true), pie('pie-instagram-post', 'instagram-post', [55, 20, 15, 10], false), pie('ring-instagram-post', 'instagram-post', [40, 30, 20, 10], true),
  versus('versus-infographic', 'infographic', 5), versus('versus-presentation-wide', 'presentation-wide', 3), versus('versus-instagram-portrait', 'instagram-portrait', 4),
  ...layoutsOf(apple, { infographic: advice }), ...layoutsOf(stethoscope, { infographic: advice }), ...layoutsOf(lotus, { infographic: advice }), ...layoutsOf(headGarden, { infographic: advice }), ...layoutsOf(runners, { infographic: advice }),
];
