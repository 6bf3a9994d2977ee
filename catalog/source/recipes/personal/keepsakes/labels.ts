import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { wordsOn } from '../pages/parts.js';
import { layoutIn, type Page } from '../../stages/stage.js';

export const HUE = ['accent', 'accent2', 'extra'] as const;
export type Label = (i: number, x: number, y: number, w: number, h: number) => Layer[];

/** A sheet of labels to cut out. */
export const sheetOf = (id: string, category: string, ground: string, across: number, down: number, label: Label): Recipe =>
  layoutIn(id, category, ({ w, h }) => {
    const [gap, edge] = [3, 5.5];
    const [lw, lh] = [(w - 2 * edge - (across - 1) * gap) / across, (h - 2 * edge - (down - 1) * gap) / down];
    return { ground, layers: many(across * down, (i) => label(i, edge + (i % across) * (lw + gap), edge + Math.floor(i / across) * (lh + gap), lw, lh)).flat() };
  });

/** A framed label, its picture over its name. */
const framed: Label = (i, x, y, w, h) => [card(x, y, w, h, 'bg', 2), { k: 'shape', outline: 'rectangle', at: [x + 1.4, y + 1.4, w - 2.8, h - 2.8], radius: 0.05, stroke: { color: 'accent', width: 0.45 } }, icon(`picture${i + 1}`, x + w / 2 - h * 0.2, y + h * 0.14, h * 0.4), say(`label${i + 1}`, 'heading', [x + 4, y + h * 0.58, w - 8, h * 0.22], [6.4, 3], 'ink', { on: 'bg', align: 'center', v: 'middle' }), rule(x + w / 2 - 4, y + h * 0.84, 8, 'accent', 0.4)];
/** A picture on a field of color, the name beside it. */
const sided: Label = (i, x, y, w, h) => { const hue = HUE[i % 3]!; return [card(x, y, w, h, 'bg', 3), card(x, y, h * 0.72, h, hue, 3), box(x + h * 0.5, y, h * 0.22, h, hue), disc(x + h * 0.36, y + h / 2, h * 0.29, 'bg'), icon(`picture${i + 1}`, x + h * 0.16, y + h * 0.3, h * 0.4), say(`label${i + 1}`, 'heading', [x + h * 0.8, y + h * 0.22, w - h * 0.8 - 3, h * 0.34], [6.2, 2.6], 'ink', { on: 'bg', v: 'middle' }), say(`note${i + 1}`, 'sub', [x + h * 0.8, y + h * 0.6, w - h * 0.8 - 3, 3.6], [2.4, 2], 'muted', { on: 'bg', v: 'middle' })]; };
/** A round label with a scalloped edge. */
const round: Label = (i, x, y, w, h) => { const r = Math.min(w, h) / 2; const [cx, cy] = [x + w / 2, y + h / 2]; const hue = HUE[(i + Math.floor(i / 3)) % 3]!; return [starAt(cx, cy, r, hue, 24, 0.93), disc(cx, cy, r * 0.84, 'bg'), ring(cx, cy, r * 0.78, 0.35, hue), icon(`picture${i + 1}`, cx - r * 0.24, cy - r * 0.58, r * 0.48), say(`label${i + 1}`, 'heading', [cx - r * 0.68, cy + r * 0.02, r * 1.36, r * 0.32], [5, 2.2], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`note${i + 1}`, 'sub', [cx - r * 0.5, cy + r * 0.38, r, 3], [2.2, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' })]; };
/** A dark label in plain letters. */
const chalk: Label = (i, x, y, w, h) => [card(x, y, w, h, 'ink', 3), { k: 'shape', outline: 'rectangle', at: [x + 1.6, y + 1.6, w - 3.2, h - 3.2], radius: 0.08, stroke: { color: 'accent2', width: 0.35 } }, say(`label${i + 1}`, 'heading', [x + 4, y + h * 0.2, w - 8, h * 0.36], [7.4, 3], 'bg', { on: 'ink', align: 'center', v: 'middle' }), starAt(x + w / 2, y + h * 0.64, 1.2, 'accent2', 4, 0.4), box(x + w / 2 - 9, y + h * 0.64 - 0.15, 6, 0.3, 'accent2'), box(x + w / 2 + 3, y + h * 0.64 - 0.15, 6, 0.3, 'accent2'), say(`note${i + 1}`, 'sub', [x + 4, y + h * 0.72, w - 8, 3.2], [2.4, 2], 'accent2', { on: 'ink', align: 'center', v: 'middle' })];
/** A label with an arched top. */
const domed: Label = (i, x, y, w, h) => { const hue = HUE[i % 3]!; return [outlined('arch', x + w / 2, y + h / 2, w, h, hue), outlined('arch', x + w / 2, y + h / 2 + 0.6, w - 3, h - 3.6, 'bg'), icon(`picture${i + 1}`, x + w / 2 - w * 0.2, y + h * 0.2, w * 0.4), say(`label${i + 1}`, 'heading', [x + 3.4, y + h * 0.58, w - 6.8, h * 0.16], [5, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`note${i + 1}`, 'sub', [x + 3.4, y + h * 0.78, w - 6.8, 3.4], [2.3, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' })]; };
/** A tag with a hole, to whom and from whom. */
const tag = (kind: number): Label => (i, x, y, w, h) => { const hue = HUE[(i + kind) % 3]!; const cut = w * 0.2; return [drawn(x, y, w, h, `M${(cut / w) * 100} 0H${100 - (cut / w) * 100}L100 ${(cut / h) * 100}V100H0V${(cut / h) * 100}Z`, hue), disc(x + w / 2, y + h * 0.09, w * 0.055, 'bg'), disc(x + w / 2, y + h * 0.36, w * 0.25, 'bg'), icon(`picture${i + 1}`, x + w / 2 - w * 0.17, y + h * 0.36 - w * 0.17, w * 0.34), card(x + w * 0.1, y + h * 0.6, w * 0.8, h * 0.33, 'bg', 2), say(`label${i + 1}`, 'heading', [x + w * 0.14, y + h * 0.615, w * 0.72, h * 0.12], [4.8, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), ...(['to', 'from'] as const).flatMap((word, k): Layer[] => [say(`${word}${i + 1}`, 'sub', [x + w * 0.14, y + h * 0.755 + k * h * 0.075, w * 0.2, 3.2], [2.3, 2], 'muted', { on: 'bg', v: 'middle' }), rule(x + w * 0.36, y + h * 0.755 + 3 + k * h * 0.075, w * 0.48, 'ink/bg/.4')])]; };

/** A round tag for a collar: the name, and whom to call. */
const petTag = (id: string, kind: 'round' | 'bone' | 'star'): Recipe => layoutIn(id, 'badge', () => ({
  ground: 'bg',
  layers: [
    ...(kind === 'round' ? [disc(50, 54, 43, 'ink'), disc(50, 54, 40, 'accent'), ring(50, 54, 36, 0.8, 'bg')] : []),
    ...(kind === 'bone' ? [...[[18, 36], [18, 64], [82, 36], [82, 64]].map(([x, y]) => disc(x!, y!, 17, 'accent')), box(16, 30, 68, 40, 'accent')] : []),
    ...(kind === 'star' ? [starAt(50, 54, 45, 'accent', 12, 0.86), disc(50, 54, 35, 'bg'), ring(50, 54, 32, 0.8, 'accent')] : []),
    disc(50, kind === 'bone' ? 33 : 10, kind === 'bone' ? 4 : 7, kind === 'bone' ? 'bg' : 'ink'), disc(50, kind === 'bone' ? 33 : 10, kind === 'bone' ? 2.4 : 3.6, kind === 'bone' ? 'ink' : 'bg'),
    ...(kind === 'bone' ? [] : [icon('picture', 40, 24, 20)]),
    say('title', 'heading', [kind === 'star' ? 24 : 18, kind === 'bone' ? 38 : 46, kind === 'star' ? 52 : 64, 18], [16, 8], kind === 'star' ? 'ink' : 'onAccent', { on: kind === 'star' ? 'bg' : 'accent', align: 'center', v: 'middle' }),
    say('tag', 'sub', [kind === 'star' ? 26 : 24, kind === 'bone' ? 57 : 66, kind === 'star' ? 48 : 52, 5], [5, 3], kind === 'star' ? 'ink' : 'onAccent', { on: kind === 'star' ? 'bg' : 'accent', align: 'center', v: 'middle' }),
    ...(kind === 'bone' ? [] : [say('phone', 'sub', [kind === 'star' ? 30 : 28, 74, kind === 'star' ? 40 : 44, 6], [5.4, 3], kind === 'star' ? 'accentText' : 'onAccent', { on: kind === 'star' ? 'bg' : 'accent', align: 'center', v: 'middle', weight: 700 })]),
  ],
}));

/** A card with how old a baby is today. */
const milestone = (id: string, kind: 'wreath' | 'moon' | 'rainbow' | 'balloon'): Recipe => layoutIn(id, 'square-picture', () => ({
  ground: kind === 'moon' ? 'ink' : kind === 'balloon' ? 'accent2/bg/.5' : 'bg',
  layers: [
    ...(kind === 'wreath' ? many(28, (i) => leaf(...towards(50, 50, 36, i * (360 / 28)), i % 2 ? 12 : 9, i % 2 ? 5 : 4, i * (360 / 28) + (i % 2 ? 52 : 128), HUE[i % 3]!)) : []),
    ...(kind === 'moon' ? [disc(50, 46, 37, 'accent2'), disc(34, 32, 4, 'accent2/bg/.3'), disc(68, 64, 5, 'accent2/bg/.3'), ...many(22, (i) => starAt((i * 37) % 96 + 2, (i * 61) % 94 + 3, 0.9 + (i % 3) * 0.5, 'bg', 4, 0.4))] : []),
    ...(kind === 'rainbow' ? [...(['accent', 'accent2', 'extra', 'bg'] as const).map((hue, i) => disc(50, 66, 44 - i * 6, hue)), box(0, 66, 100, 34, 'bg'), ...[8, 80].flatMap((x) => [disc(x, 70, 7, 'extra/bg/.5'), disc(x + 9, 68, 8.4, 'extra/bg/.5'), disc(x + 16, 71, 6, 'extra/bg/.5')])] : []),
    ...(kind === 'balloon' ? [disc(14, 22, 8, 'bg'), disc(24, 24, 6, 'bg'), disc(84, 60, 8, 'bg'), disc(76, 63, 6, 'bg'), drawn(20, 8, 60, 66, 'M50 0C82 0 100 22 100 42C100 66 70 82 62 92H38C30 82 0 66 0 42C0 22 18 0 50 0Z', 'accent'), card(43, 80, 14, 10, 'ink', 2), box(44.2, 73, 0.6, 8, 'ink'), box(55.2, 73, 0.6, 8, 'ink')] : []),
    ...(kind === 'rainbow' ? [icon('picture', 41, 44, 18)] : kind === 'balloon' ? [] : [icon('picture', 42, 18, 16)]),
    say('title', 'heading', kind === 'rainbow' ? [12, 70, 76, 14] : kind === 'balloon' ? [26, 18, 48, 24] : [24, 36, 52, 20], [kind === 'rainbow' ? 13 : 22, 8], kind === 'balloon' ? 'onAccent' : 'ink', { on: kind === 'moon' ? 'accent2' : kind === 'balloon' ? 'accent' : 'bg', align: 'center', v: 'middle' }),
    say('tag', 'sub', kind === 'rainbow' ? [12, 86, 76, 5] : kind === 'balloon' ? [28, 44, 44, 7] : [26, 58, 48, 7], [kind === 'rainbow' ? 4.4 : 6, 3], kind === 'balloon' ? 'onAccent' : 'ink', { on: kind === 'moon' ? 'accent2' : kind === 'balloon' ? 'accent' : 'bg', align: 'center', v: 'middle' }),
  ],
}));

/** How tall one has grown: inches up the page, things that are as tall beside them. */
const growth = (id: string, ground: string, side: string): Recipe => layoutIn(id, 'infographic', ({ w, h }) => ({
  ground,
  layers: [
    box(0, 0, w, 34, side), say('title', 'heading', [8, 7, w - 16, 13], [12, 6], wordsOn(side), { on: side, align: 'center', v: 'middle' }), say('tag', 'sub', [8, 22, w - 16, 5], [3.8, 2.8], wordsOn(side), { on: side, align: 'center', v: 'middle' }),
    card(10, 37, 26, h - 43, 'bg', 3), ...many(49, (i) => { const long = i % 12 === 0; const half = i % 6 === 0; return box(10, h - 12 - (i / 48) * (h - 58) - 0.25, long ? 15 : half ? 10 : 6, 0.5, long ? 'accent' : 'ink'); }),
    ...many(5, (i) => say(`mark${i + 1}`, 'heading', [20, h - 12 - (i / 4) * (h - 58) - (i === 0 ? 6.6 : 7), 14, 6], [5, 3], 'ink', { on: 'bg', align: 'right', v: 'middle' })),
    ...many(5, (i): Layer[] => { const y = h - 14 - ((i + 0.62) / 5) * (h - 58); const x = i % 2 ? 66 : 46; return [disc(x + 11, y, 13, HUE[i % 3]!), icon(`picture${i + 1}`, x + 1.6, y - 9.4, 18.8)]; }).flat(),
  ],
}));

/** A name for a desk or a door, folded in half or not. */
const nameCard = (id: string, kind: 'ruler' | 'bus' | 'stripe' | 'cloud'): Recipe => layoutIn(id, 'ticket', ({ w, h }: Page) => ({
  ground: kind === 'ruler' ? 'accent2' : kind === 'stripe' ? 'ink' : kind === 'cloud' ? 'extra/bg/.4' : 'accent',
  layers: [
    ...(kind === 'ruler' ? [card(8, 10, w - 16, h - 34, 'bg', 5), ...many(50, (i) => box(8 + i * ((w - 16) / 49), h - 17, 0.9, i % 5 ? 6 : 11, 'ink'))] : []),
    ...(kind === 'bus' ? [...many(26, (i) => disc(i * 10, 0, 6, 'accent2')), ...many(26, (i) => disc(i * 10 + 5, h, 6, 'accent2')), card(10, 13, w - 20, h - 26, 'bg', 6)] : []),
    ...(kind === 'stripe' ? [...many(14, (i) => box(i * 19, 0, 9.5, 12, HUE[i % 3]!)), ...many(14, (i) => box(i * 19 + 9.5, h - 12, 9.5, 12, HUE[i % 3]!)), card(10, 18, w - 20, h - 36, 'bg', 4)] : []),
    ...(kind === 'cloud' ? [...[[30, 92], [80, 102], [140, 96], [200, 104], [240, 94]].map(([x, y]) => disc(x!, y!, 26, 'accent2/bg/.4')), ...[[22, 18], [120, 10], [210, 20]].map(([x, y]) => starAt(x!, y!, 4, 'accent2', 5, 0.48)), card(16, 24, w - 32, 54, 'bg', 8)] : []),
    disc(40, kind === 'cloud' ? 51 : kind === 'ruler' ? 43 : 50, 22, 'accent2/bg/.4'), icon('picture', 25, (kind === 'cloud' ? 51 : kind === 'ruler' ? 43 : 50) - 15, 30),
    say('title', 'heading', [70, kind === 'cloud' ? 30 : kind === 'ruler' ? 18 : 26, w - 94, 30], [30, 14], 'ink', { on: 'bg', v: 'middle' }), say('tag', 'sub', [70, kind === 'cloud' ? 64 : kind === 'ruler' ? 54 : 62, w - 94, 8], [7, 5], 'accentText', { on: 'bg', v: 'middle' }),
  ],
}));

/** A pass to walk the halls with, on a cord. */
const pass = (id: string, ground: string, band: string): Recipe => layoutIn(id, 'id-card', ({ w, h }) => ({
  ground,
  layers: [
    card(36, 7, 28, 5, 'bg', 2.5), ...many(9, (i) => disc(6 + i * 11, 24 + (i % 2) * 6, 1.5, `${ground}/bg/.4`)), disc(50, 54, 30, `${ground}/bg/.3`), disc(50, 54, 25, 'bg'), icon('picture', 33, 37, 34), box(0, 88, w, 34, band), say('title', 'heading', [7, 91, w - 14, 28], [26, 12], wordsOn(band), { on: band, align: 'center', v: 'middle' }), say('tag', 'sub', [8, 128, w - 16, 7], [6, 4], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }), say('body', 'body', [8, 138, w - 16, 10], [4.4, 3.4], wordsOn(ground), { on: ground, align: 'center', v: 'middle', lines: 2, leading: 1.3 }), box(0, h - 4, w, 4, band),
  ],
}));

/** Whose card it is, at which school, with a picture of them. */
const student = (id: string, kind: 'top' | 'side'): Recipe => layoutIn(id, 'id-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...(kind === 'top' ? [box(0, 0, w, 60, 'accent'), disc(50, 62, 27, 'bg'), disc(50, 62, 24.4, 'accent2/bg/.3')] : [box(0, 0, 20, h, 'ink'), ...many(10, (i) => starAt(10, 10 + i * 16, 3, 'accent2', 5, 0.46)), card(30, 36, 58, 52, 'accent2/bg/.4', 4)]),
    card(kind === 'top' ? 38 : 44, 5, 24, 4.4, kind === 'top' ? 'bg' : 'ink', 2.2), icon('face', kind === 'top' ? 31 : 38, kind === 'top' ? 43 : 41, kind === 'top' ? 38 : 42),
    kicker('tag', kind === 'top' ? [8, 16, w - 16, 5] : [27, 15, 65, 5], [4.6, 3.2], kind === 'top' ? 'onAccent' : 'accentText', { on: kind === 'top' ? 'accent' : 'bg', align: 'center', weight: 700 }), say('school', 'sub', kind === 'top' ? [8, 23, w - 16, 6] : [27, 23, 65, 6], [4.8, 3.2], kind === 'top' ? 'onAccent' : 'ink', { on: kind === 'top' ? 'accent' : 'bg', align: 'center', v: 'middle' }),
    say('title', 'heading', kind === 'top' ? [8, 93, w - 16, 12] : [27, 93, 65, 12], [12, 7], 'ink', { align: 'center', v: 'middle' }), ...many(3, (i): Layer[] => { const x = kind === 'top' ? 14 : 27; const width = kind === 'top' ? w - 28 : 65; return [say(`key${i + 1}`, 'sub', [x, 110 + i * 9, width * 0.42, 6], [4, 3], 'muted', { v: 'middle' }), say(`value${i + 1}`, 'sub', [x + width * 0.42, 110 + i * 9, width * 0.58, 6], [4.2, 3], 'ink', { v: 'middle', weight: 700, align: 'right' }), rule(x, 117 + i * 9, width)]; }).flat(),
    ...many(30, (i) => box((kind === 'top' ? 20 : 32) + i * (kind === 'top' ? 2 : 1.8), h - 17, (i * 7) % 3 === 0 ? 1.3 : 0.6, 11, 'ink')),
  ],
}));

/** The front of an envelope: who sends it, to whom, a stamp, and an edge of color. */
const envelope = (id: string, kind: 'flap' | 'corner' | 'edge' | 'line'): Recipe => layoutIn(id, 'greeting-card', ({ w, h }) => ({
  ground: kind === 'flap' ? 'accent2/bg/.5' : 'bg',
  layers: [
    ...(kind === 'flap' ? [drawn(0, h * 0.5, w, h * 0.5, 'M0 100V0L50 66L100 0V100Z', 'accent2/bg/.36'), drawn(0, 0, w, 20, 'M0 0H100L50 100Z', 'accent')] : []),
    ...(kind === 'corner' ? [...many(12, (i) => leaf(w - 2 - (i % 4) * 9, h - 2 - Math.floor(i / 4) * 8, 17, 6.4, 200 + i * 9, HUE[i % 3]!)), ...many(6, (i) => disc(w - 10 - (i * 13) % 34, h - 10 - (i * 7) % 24, 1.4, 'accent'))] : []),
    ...(kind === 'edge' ? [...many(26, (i) => box(i * 5.8 - 1, 0, 3, 3.4, i % 2 ? 'accent' : 'ink')), ...many(26, (i) => box(i * 5.8 - 1, h - 3.4, 3, 3.4, i % 2 ? 'ink' : 'accent')), ...many(17, (i) => box(0, i * 6, 3.4, 3, i % 2 ? 'accent' : 'ink')), ...many(17, (i) => box(w - 3.4, i * 6, 3.4, 3, i % 2 ? 'ink' : 'accent'))] : []),
    ...(kind === 'line' ? [box(0, 0, 5, h, 'ink'), box(5, 0, 1.4, h, 'accent')] : []),
    icon('logo', 10, kind === 'flap' ? 24 : 9, 11), say('title', 'heading', [24, kind === 'flap' ? 24 : 9, 52, 6], [4.8, 3], 'ink', { v: 'middle', on: kind === 'flap' ? 'accent2/bg/.5' : 'bg' }), say('tag', 'body', [24, kind === 'flap' ? 31 : 16, 52, 4], [2.6, 2.2], 'ink', { v: 'middle', on: kind === 'flap' ? 'accent2/bg/.5' : 'bg' }),
    box(w - 29, kind === 'flap' ? 21 : 8, 21, 25, 'bg', { stroke: { color: 'ink', width: 0.4 } }), box(w - 27.4, kind === 'flap' ? 22.6 : 9.6, 17.8, 21.8, 'accent'), icon('picture', w - 25, kind === 'flap' ? 26 : 13, 13),
    say('name', 'heading', [w * 0.36, h * 0.56, w * 0.42, 8], [7, 4], 'ink', { v: 'middle', on: kind === 'flap' ? 'accent2/bg/.42' : 'bg' }), say('body', 'body', [w * 0.36, h * 0.56 + 10, w * 0.42, 12], [3.4, 2.6], 'ink', { lines: 2, leading: 1.5, on: kind === 'flap' ? 'accent2/bg/.42' : 'bg' }),
  ],
}));

export const keepsakeLabels: readonly Recipe[] = [
  sheetOf('labels-framed', 'letter-flyer', 'surface', 2, 4, framed), sheetOf('labels-sided', 'letter-flyer', 'accent2/bg/.5', 2, 5, sided), sheetOf('labels-chalk', 'letter-flyer', 'bg', 2, 5, chalk), sheetOf('labels-domed', 'letter-flyer', 'surface', 3, 3, domed),
  sheetOf('labels-round', 'letter-flyer', 'bg', 3, 4, round), sheetOf('spices-round', 'planner', 'surface', 3, 4, round), sheetOf('spices-sided', 'planner', 'extra/bg/.6', 2, 6, sided), sheetOf('spices-chalk', 'planner', 'accent2/bg/.5', 3, 5, chalk),
  sheetOf('tags-six', 'letter-flyer', 'bg', 3, 2, tag(0)), sheetOf('tags-planner', 'planner', 'surface', 3, 2, tag(1)),
  petTag('collar-round', 'round'), petTag('collar-bone', 'bone'), petTag('collar-star', 'star'),
  milestone('months-wreath', 'wreath'), milestone('months-moon', 'moon'), milestone('months-rainbow', 'rainbow'), milestone('months-balloon', 'balloon'),
  growth('grown-light', 'accent2/bg/.6', 'accent'), growth('grown-dark', 'ink', 'accent2'),
  nameCard('desk-ruler', 'ruler'), nameCard('desk-dots', 'bus'), nameCard('desk-stripe', 'stripe'), nameCard('desk-cloud', 'cloud'),
  pass('pass-accent', 'accent', 'ink'), pass('pass-dark', 'ink', 'accent2'), pass('pass-pale', 'accent2', 'accent'), student('student-top', 'top'), student('student-side', 'side'),
  envelope('envelope-flap', 'flap'), envelope('envelope-corner', 'corner'), envelope('envelope-edge', 'edge'), envelope('envelope-line', 'line'),
];
