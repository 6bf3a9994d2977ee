import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, ring, type Region } from '../scenes/kit.js';
import { chip, padlock, robot } from '../scenes/office.js';
import { bubbles, pets } from '../scenes/works.js';
import { card, icon, kicker, say } from '../sheet.js';
import { courses } from '../stages/papers.js';
import { layoutIn, layoutsOf, type Page, type Stage } from '../stages/stage.js';
import { above, banded, below, left, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Prices of trades that lacked them. */
const prices: readonly Recipe[] = [...layoutsOf(pets, { menu: courses }), ...layoutsOf(bubbles, { menu: courses })];

const machines: readonly Recipe[] = [
  ...layoutsOf(chip, { poster: skyCenter, 'instagram-post': below, 'linkedin-post': right }),
  ...layoutsOf(robot, { 'instagram-post': above, 'a3-poster': skyLeft, 'letter-flyer': banded }),
  ...layoutsOf(padlock, { 'instagram-post': banded, poster: above, 'linkedin-post': left }),
];

interface Tube {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly wide: number;
  readonly share: number;
  readonly ground: string;
  readonly small: number;
}

/** A tube with a bulb, filled to a share of its height; marks and what they say beside it. */
const tube = ({ x, top, foot, wide, share, ground, small }: Tube): Layer[] => {
  const ink = 'ink';
  const bulb = wide * 1.05;
  const neck = foot - bulb * 1.7;
  const level = neck - (neck - top - wide * 0.4) * share;
  return [
    outlined('pill', x, (top + neck) / 2 + wide * 0.3, wide * 1.3, neck - top + wide, ink), disc(x, foot - bulb, bulb * 1.14, ink),
    outlined('pill', x, (top + neck) / 2 + wide * 0.3, wide * 0.9, neck - top + wide * 0.6, 'bg'), disc(x, foot - bulb, bulb * 0.94, 'accent'),
    box(x - wide * 0.45, level, wide * 0.9, foot - bulb - level, 'accent'), outlined('pill', x - wide * 0.2, (top + neck) / 2, wide * 0.12, (neck - top) * 0.8, 'bg', { opacity: 0.5 }), disc(x - bulb * 0.34, foot - bulb * 1.34, bulb * 0.2, 'bg', { opacity: 0.5 }),
    ...many(5, (i): Layer[] => {
      const y = neck - ((neck - top - wide * 0.4) * (i + 1)) / 5;
      const from = x + wide * 0.65;
      return [
        box(from, y - small * 0.11, wide * 0.55, small * 0.22, ink),
        say(`goal${i + 1}`, 'heading', [from + wide * 0.75, y - small, small * 8, small * 2], [small * 1.6, small], ink, { on: ground, v: 'middle' }),
      ];
    }).flat(),
  ];
};

const told = ({ x, y, w, h }: Region, small: number, on: string, color: string): Layer[] => [
  kicker('tag', [x, y, w, small], [small * 1.1, small * 0.9], color, { on }), say('title', 'heading', [x, y + small * 2.4, w, h * 0.42], [small * 5.2, small * 1.8], color, { on, lines: 3 }),
  say('detail', 'body', [x, 0, w, small * 7], [small * 1.3, small * 0.92], color, { on, lines: 5, leading: 1.42, below: 'title', gap: small * 2 }),
];

/** The thermometer at the left from top to foot, what it is for at the right, a heart with the sum so far. */
const gauge: Stage = (_scene, { w, h, small }) => ({
  ground: 'accent2',
  layers: [
    disc(w * 0.2, h * 0.52, h * 0.44, 'accent2/bg/.35'),
    ...tube({ x: w * 0.17, top: h * 0.07, foot: h * 0.95, wide: w * 0.11, share: 0.72, ground: 'accent2', small: small * 0.86 }), ...told({ x: w * 0.52, y: h * 0.1, w: w * 0.42, h: h * 0.72 }, small, 'accent2', 'ink'),
    card(w * 0.52, h * 0.76, w * 0.42, h * 0.17, 'ink', 2.4), say('so', 'body', [w * 0.52 + 3, h * 0.785, w * 0.42 - 6, small], [small, small * 0.88], 'bg', { on: 'ink' }), say('sum', 'heading', [w * 0.52 + 3, h * 0.825, w * 0.42 - 6, h * 0.08], [small * 3.4, small * 1.8], 'bg', { on: 'ink', v: 'middle' }),
  ],
});

/** The title over the page, a thermometer in the middle, sums to its right and what they buy to its left. */
const gaugeMiddle: Stage = (_scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, h * 0.26, 'accent2'), kicker('tag', [8, 8, w - 16, small], [small, small * 0.86], 'ink', { on: 'accent2', align: 'center' }), say('title', 'heading', [8, 13, w - 16, h * 0.2 - 8], [small * 4, small * 2], 'ink', { on: 'accent2', lines: 2, align: 'center', v: 'middle' }),
    disc(w / 2, h * 0.64, h * 0.3, 'accent2/bg/.72'),
    ...tube({ x: w / 2, top: h * 0.3, foot: h * 0.92, wide: w * 0.1, share: 0.4, ground: 'bg', small }),
    ...many(5, (i): Layer => { const wide = w * 0.1; const neck = h * 0.92 - wide * 1.05 * 1.7; const y = neck - ((neck - h * 0.3 - wide * 0.4) * (i + 1)) / 5; return say(`prize${i + 1}`, 'body', [8, y - small, w / 2 - 8 - wide * 1.1, small * 2], [small, small * 0.84], 'ink', { on: 'bg', align: 'right', v: 'middle' }); }),
    say('site', 'sub', [8, h - 7.6, w - 16, small], [small, small * 0.86], 'ink', { align: 'center' }),
  ],
});

/** Lying down across the page: dollars along it, the title above. */
const gaugeLying = (page: Page): ReturnType<Stage> => {
  const { w, h, small } = page;
  const [x, y, long, r] = [26, h * 0.68, w - 38, h * 0.075];
  return {
    ground: 'ink',
    layers: [
      kicker('tag', [8, 9, w - 16, small], [small * 1.05, small * 0.9], 'accent2', { on: 'ink' }), say('title', 'heading', [8, 15, w * 0.62, 24], [11, 6], 'bg', { on: 'ink', lines: 2 }), say('sum', 'heading', [w * 0.66, 15, w * 0.34 - 8, 11], [11, 6], 'accent', { on: 'ink', align: 'right', v: 'middle' }), say('so', 'body', [w * 0.66, 28, w * 0.34 - 8, 8], [small * 1.1, small * 0.9], 'bg', { on: 'ink', align: 'right', lines: 2, leading: 1.35 }),
      outlined('pill', x + long / 2 - 4, y, long + 8, r * 2.5, 'bg'), disc(x - 4, y, r * 2.1, 'bg'), disc(x - 4, y, r * 1.75, 'accent'), outlined('heart', x - 4, y, r * 1.5, r * 1.4, 'bg'),
      outlined('pill', x + long / 2 - 4, y, long + 2, r * 1.8, 'accent2/bg/.6'), box(x - 6, y - r * 0.9, 12 + (long - 10) * 0.645, r * 1.8, 'accent'), outlined('heart', x - 4, y, r * 1.5, r * 1.4, 'bg'),
      ...many(5, (i): Layer[] => { const at = x + 6 + ((i + 1) * (long - 10)) / 5; return [box(at - 0.4, y + r * 1.5, 0.8, 4, 'bg'), say(`goal${i + 1}`, 'heading', [at - 9, y + r * 1.5 + 5.6, 18, 4], [small * 1.3, small * 0.95], 'bg', { on: 'ink', align: 'center' })]; }).flat(),
         ],
  };
};

const goals: readonly Recipe[] = [
  layoutIn('thermometer-poster', 'poster', (page) => gauge(chip, page)),
  layoutIn('thermometer-instagram-post', 'instagram-post', (page) => gauge(chip, page)),
  layoutIn('thermometer-letter-flyer', 'letter-flyer', (page) => gaugeMiddle(chip, page)),
  layoutIn('thermometer-facebook-post', 'facebook-post', gaugeLying),
];

/** Six parts around a core, told in two columns: how something is built. */
const hub = layoutIn('infographic-hub', 'infographic', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    kicker('tag', [8, 10, 84, 3.4], [3, 2.4], 'accent2', { on: 'ink', align: 'center' }), say('title', 'heading', [8, 16, 84, 24], [12, 7], 'bg', { on: 'ink', lines: 2, align: 'center' }), say('body', 'body', [14, 43, 72, 9], [3, 2.5], 'bg', { on: 'ink', lines: 2, leading: 1.4, align: 'center' }),
    ...many(3, (i) => ring(50, 86, 19 + i * 6.5, 0.8, i % 2 ? 'accent2/ink/.3' : 'accent/ink/.2')),
    ...many(6, (i): Layer[] => { const t = ((i * 60 - 90) * Math.PI) / 180; const [x, y] = [50 + Math.cos(t) * 25.5, 86 + Math.sin(t) * 25.5]; return [disc(x, y, 6.6, 'ink'), disc(x, y, 5.6, i % 2 ? 'accent2' : 'accent'), say(`no${i + 1}`, 'heading', [x - 4, y - 3, 8, 6], [4.4, 3], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle' })]; }).flat(),
    disc(50, 86, 15, 'bg'), icon('core', 40, 76, 20, ['accent2', 'ink']),
    card(0, 126, w, h - 126, 'bg', 0),
    ...many(6, (i): Layer[] => {
      const [x, y] = [8 + (i % 2) * 43, 134 + Math.floor(i / 2) * 33.6];
      return [card(x, y, 41, 31, 'surface', 2), disc(x + 7, y + 7.2, 4.4, i % 2 ? 'accent2' : 'accent'), say(`mark${i + 1}`, 'heading', [x + 3.6, y + 4.4, 6.8, 5.6], [3.8, 2.8], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle' }), icon(`sign${i + 1}`, x + 31, y + 3.4, 7.6, ['accent2', 'ink']), say(`part${i + 1}`, 'heading', [x + 3, y + 14, 35, 4], [3.9, 2.7], 'ink', { on: 'surface' }), say(`text${i + 1}`, 'body', [x + 3, y + 19.6, 35, 10], [2.6, 2.2], 'ink', { on: 'surface', lines: 3, leading: 1.36 })];
    }).flat(),
    say('site', 'sub', [8, h - 9.6, 84, 3.4], [2.8, 2.4], 'ink', { on: 'bg', align: 'center', v: 'bottom' }),
  ],
}));

/** Figures stacked as floors of one tower, the largest at the foot. */
const floors = layoutIn('infographic-floors', 'infographic', ({ w, h }) => ({
  ground: 'accent2/bg/.7',
  layers: [
    kicker('tag', [8, 10, 84, 3.4], [3, 2.4], 'ink', { on: 'accent2/bg/.7' }), say('title', 'heading', [8, 16, 84, 26], [13, 7], 'ink', { on: 'accent2/bg/.7', lines: 2 }),
    box(0, h - 22, w, 22, 'ink'),
    ...many(5, (i): Layer[] => {
      const [wide, y] = [52 + i * 8, 58 + i * 34];
      const [color, ink] = ([['accent', 'onAccent'], ['bg', 'ink'], ['accent2', 'ink'], ['bg', 'ink'], ['accent', 'onAccent']] as const)[i]!;
      const x = 8;
      return [card(x, y, wide, 32, color, 1.4), say(`number${i + 1}`, 'heading', [x + 5, y + 4, wide - 10, 10], [9.4, 5.6], ink, { on: color, v: 'middle' }), say(`head${i + 1}`, 'sub', [x + 5, y + 16.4, wide - 10, 3.4], [3.1, 2.4], ink, { on: color, weight: 700 }), say(`text${i + 1}`, 'body', [x + 5, y + 21.4, wide - 10, 8], [2.6, 2.2], ink, { on: color, lines: 2, leading: 1.38 })];
    }).flat(),
    ...many(4, (i): Layer[] => { const y = 66 + i * 34; const x = 66 + i * 8; return i < 3 ? [disc(x + 14 - i * 3, y + 8, 9 - i * 1.4, i % 2 ? 'accent' : 'ink'), icon(`sign${i + 1}`, x + 14 - i * 3 - (5 - i * 0.8), y + 8 - (5 - i * 0.8), 10 - i * 1.6, i % 2 ? ['accent/onAccent/.3', 'onAccent'] : ['accent2', 'bg'])] : []; }).flat(),
    say('site', 'sub', [8, h - 14, 84, 6], [3, 2.4], 'bg', { on: 'ink', v: 'middle' }),
  ],
}));

/** Marks with much air about them, for names that stand alone. */
const quietMark = (id: string, mark: readonly Layer[], y: number): Recipe => layoutIn(id, 'logo', () => ({
  ground: 'bg',
  layers: [...mark, say('name', 'heading', [10, y, 80, 11], [11, 6], 'ink', { align: 'center', v: 'middle' }), say('tag', 'sub', [14, y + 14.4, 72, 3.6], [3.4, 2.9], 'muted', { align: 'center', caps: true, tracking: 0.24 })],
}));
const minimalMarks: readonly Recipe[] = [
  quietMark('logo-line-sun', [outlined('half', 50, 36, 36, 18, 'accent'), box(26, 46, 48, 1, 'ink'), box(34, 50.4, 32, 1, 'ink'), box(42, 54.8, 16, 1, 'ink')], 65),
  quietMark('logo-two-rings', [ring(42, 36, 15, 1.2, 'ink'), ring(58, 36, 15, 1.2, 'ink'), drawn(46, 23.6, 8, 24.8, 'M50 0C80 14 100 30 100 50C100 70 80 86 50 100C20 86 0 70 0 50C0 30 20 14 50 0Z', 'accent')], 64),
  quietMark('logo-one-leaf', [box(49.4, 26, 1.2, 34, 'ink'), drawn(50.6, 18, 18, 24, 'M0 100C0 40 40 0 100 0C100 60 60 100 0 100Z', 'accent'), drawn(31.4, 34, 18, 18, 'M100 100C100 40 60 0 0 0C0 60 40 100 100 100Z', 'ink')], 66),
  quietMark('logo-open-arch', [outlined('arch', 50, 37, 34, 40, 'ink'), outlined('arch', 50, 41, 22, 32, 'bg'), disc(50, 46, 5.4, 'accent'), box(28, 57, 44, 1, 'ink')], 66),
];

/** Nothing but type and one mark, to the left edge or about the middle. */
const plainCards: readonly Recipe[] = [
  layoutIn('card-single-dot', 'business-card', ({ w, h, small }) => ({
    ground: 'bg',
    layers: [disc(w - 16, 16, 5, 'accent'), say('name', 'heading', [11, 12, w * 0.6, 9], [9.4, 6], 'ink', { v: 'middle' }), say('role', 'sub', [11, 24, w * 0.6, 4], [small * 1.15, small * 0.9], 'muted'), say('phone', 'body', [11, h - 24, w * 0.5, 4], [small * 1.1, small * 0.88], 'ink', { v: 'bottom' }), say('email', 'body', [11, h - 16, w * 0.5, 4], [small * 1.1, small * 0.88], 'ink', { v: 'bottom' }), say('company', 'sub', [w * 0.62, h - 16, w * 0.38 - 11, 4], [small * 1.1, small * 0.88], 'ink', { v: 'bottom', align: 'right' })],
  })),
  layoutIn('card-center-rule', 'business-card-eu', ({ w, h, small }) => ({
    ground: 'bg',
    layers: [{ k: 'shape', outline: 'rectangle', at: [5, 5, w - 10, h - 10], stroke: { color: 'ink', width: 0.9 } }, say('company', 'sub', [14, 15, w - 28, 4], [small * 1.05, small * 0.86], 'accentText', { align: 'center', caps: true, tracking: 0.22 }), say('name', 'heading', [12, 32, w - 24, 14], [14, 8], 'ink', { align: 'center', v: 'middle' }), say('role', 'sub', [14, 51, w - 28, 4], [small * 1.15, small * 0.9], 'muted', { align: 'center' }), box(w / 2 - 8, 64, 16, 0.9, 'accent'), say('email', 'body', [14, h - 24, w - 28, 4], [small * 1.1, small * 0.88], 'ink', { align: 'center' }), say('phone', 'body', [14, h - 17, w - 28, 4], [small * 1.1, small * 0.88], 'ink', { align: 'center' })],
  })),
];

/** A card whose lower third is a field; the name sits on its edge. */
const edgeCard = layoutIn('card-low-field', 'business-card', ({ w, h, small }) => ({
  ground: 'bg',
  layers: [
    box(0, h * 0.66, w, h * 0.34, 'accent2/bg/.6'), box(11, h * 0.66 - 0.5, 22, 1, 'ink'),
    say('company', 'sub', [11, 12, w - 22, 4], [small * 1.1, small * 0.88], 'accentText', { weight: 700 }), say('name', 'heading', [11, 34, w - 22, 13], [13, 7], 'ink', { v: 'bottom' }), say('role', 'sub', [11, 52, w - 22, 4], [small * 1.15, small * 0.9], 'muted'),
    ...(['phone', 'email'] as const).map((t, i) => say(t, 'body', [i ? w / 2 - 10 : 11, h * 0.66 + 12, w / 2, 6], [small * 1.15, small * 0.9], 'ink', { on: 'accent2/bg/.6', v: 'middle', ...(i ? { align: 'right' as const } : {}) })),
  ],
}));

/** Under a letter: a portrait, a name, how to be reached. */
const signatures: readonly Recipe[] = [
  layoutIn('signature-portrait', 'email-header', ({ w, h, small }) => ({
    ground: 'bg',
    layers: [box(0, 0, 84, h, 'accent2'), disc(42, 50, 36, 'accent2/bg/.5'), { k: 'art', art: 'portrait', at: [14, 26, 56, 74], colors: ['bg', 'ink'] }, box(84, 0, 2.4, h, 'accent'), say('name', 'heading', [100, 14, w - 116, 18], [17, 9], 'ink', { v: 'middle' }), say('role', 'sub', [100, 37, w - 116, 8], [small * 1.2, small], 'accentText', { v: 'middle' }), box(100, 52, 24, 1.4, 'ink'), say('phone', 'body', [100, 60, 86, 10], [small * 1.12, small], 'ink', { v: 'middle' }), say('email', 'body', [100, 75, 96, 10], [small * 1.12, small], 'ink', { v: 'middle' }), say('site', 'sub', [w - 100, 60, 84, 10], [small * 1.12, small], 'ink', { v: 'middle', align: 'right' }), say('place', 'body', [w - 100, 75, 84, 10], [small * 1.12, small], 'muted', { v: 'middle', align: 'right' })],
  })),
  layoutIn('signature-initials', 'email-header', ({ w, small }) => ({
    ground: 'ink',
    layers: [disc(47, 50, 33, 'accent'), ring(47, 50, 28, 1.4, 'onAccent'), say('initials', 'heading', [26, 34, 42, 32], [26, 14], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('name', 'heading', [96, 15, w - 110, 20], [18, 9], 'bg', { on: 'ink', v: 'middle' }), say('role', 'sub', [96, 40, w - 110, 8], [small * 1.2, small], 'accent2', { on: 'ink', v: 'middle' }), ...many(3, (i): Layer[] => [disc(99, 62.6 + i * 12, 2, 'accent2'), say(['phone', 'email', 'site'][i]!, 'body', [106, 57.6 + i * 12, w - 122, 10], [small * 1.06, small], 'bg', { on: 'ink', v: 'middle' })]).flat()],
  })),
  layoutIn('signature-card', 'mobile-banner', ({ w, h, small }) => ({
    ground: 'bg',
    layers: [box(0, h - 5, w, 5, 'accent'), icon('sign', w - 62, 22, 46, ['accent2', 'ink']), say('name', 'heading', [16, 12, w - 92, 20], [18, 12.6], 'ink', { v: 'middle' }), say('role', 'sub', [16, 37, w - 92, 14], [small * 1.04, small], 'accentText', { v: 'middle' }), say('email', 'body', [16, 62, w - 92, 16], [small * 1.04, small], 'ink', { v: 'middle' })],
  })),
];

export const officeSet: readonly Recipe[] = [...machines, ...prices, ...goals, hub, floors, ...minimalMarks, ...plainCards, edgeCard, ...signatures];
