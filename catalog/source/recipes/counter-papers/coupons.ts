import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, starAt, towards } from '../scenes/kit.js';
import { icon, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** Cut along the dots: the mark of the trade on one side, the saving as large as it will go. */
const couponDots = layoutIn('coupon-dots', 'coupon', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...([[8, 8, w - 16, 0], [8, h - 8, w - 16, 0]] as const).map(([x, y, length]): Layer => ({ k: 'line', at: [x, y, length, 1], thickness: 0.9, pattern: 'dashed', color: 'ink' })),
    ...[8, w - 8].map((x): Layer => ({ k: 'line', at: [x - (h - 16) / 2, h / 2, h - 16, 1], thickness: 0.9, pattern: 'dashed', color: 'ink', rotate: 90 })),
    box(22, 2, 16, 12, 'bg'), icon('duotone-scissors', 24, 2, 12, ['accent', 'ink']),
    disc(48, 51, 30, 'accent'), ring(48, 51, 27, 0.7, 'onAccent'), icon('mark', 29, 32, 38, ['accent/onAccent/.4', 'onAccent']),
    kicker('tag', [88, 18, w - 104, 4.4], [4.6, 3.6], 'accentText', { weight: 700 }),
    say('price', 'heading', [88, 29, w - 104, 30], [34, 14], 'ink', { v: 'middle' }),
    say('title', 'sub', [88, 64, w - 104, 6], [6, 4], 'ink', { weight: 700 }), say('detail', 'body', [88, 73.6, w - 104, 5], [4.3, 3.4], 'muted'), say('site', 'sub', [88, 82, w - 104, 4.4], [4, 3.2], 'accentText'),
  ],
}));

const SPIKES = 22;

/** A burst of color with the saving in it, words beside it on the full color. */
const couponBurst = layoutIn('coupon-burst', 'coupon', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(9, (i) => disc(w - 6 - (i % 3) * 13, 8 + Math.floor(i / 3) * 13, 2.2, 'accent/ink/.16')), ...many(9, (i) => disc(92 + (i % 3) * 13, h - 8 - Math.floor(i / 3) * 13, 2.2, 'accent/ink/.16')),
    poly(many(SPIKES * 2, (i) => towards(51.6, 52, i % 2 ? 37 : 44, (i * 180) / SPIKES)), 'ink'), poly(many(SPIKES * 2, (i) => towards(50, 50, i % 2 ? 37 : 44, (i * 180) / SPIKES)), 'accent2'),
    say('price', 'heading', [22, 30, 56, 31], [17, 9], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 2, leading: 0.94 }), say('tag', 'sub', [24, 63, 52, 5], [4.6, 3.3], 'ink', { on: 'accent2', align: 'center', weight: 700 }), icon('mark', 43, 14.6, 14, ['accent2/bg/.5', 'ink']),
    say('title', 'heading', [104, 17, w - 116, 36], [17, 8], 'onAccent', { on: 'accent', lines: 2, leading: 1 }), say('detail', 'body', [104, 58, w - 118, 12], [4.8, 3.6], 'onAccent', { on: 'accent', lines: 2, leading: 1.35 }),
    box(104, h - 24, w - 118, 13, 'ink', { radius: 0.5 }), say('site', 'sub', [110, h - 24, w - 130, 13], [4.6, 3.4], 'bg', { on: 'ink', v: 'middle', align: 'center', weight: 700 }),
  ],
}));

const BARS = [1.6, 0.8, 2.4, 0.8, 1.2, 2.8, 0.8, 1.6, 0.8, 2.2, 1.2, 0.8, 2.6, 1];

/** A paper ticket on the dark: bites at its sides, lines as of a till's code at its end. */
const couponTicket = layoutIn('coupon-ticket', 'coupon', ({ w, h }) => {
  let at = 14;
  const bars = BARS.map((thick): Layer => { const y = at; at += thick + 3.2; return box(w - 34, y + 1, 18, thick, 'ink'); });
  return {
    ground: 'accent2',
    layers: [
      box(10, 11.6, w - 18.4, h - 20, 'ink', { radius: 0.05 }), box(8, 10, w - 18, h - 20, 'bg', { radius: 0.05 }), ...[8, w - 10].map((x) => disc(x, h / 2, 7, 'accent2')), ...many(9, (i) => disc(w - 44, 15 + i * 8.75, 1, 'accent2')), ...bars,
      box(22, 20, 38, 60, 'accent', { radius: 0.08 }), icon('mark', 28, 24, 26, ['accent/onAccent/.4', 'onAccent']), say('tag', 'sub', [24, 57, 34, 16], [4.8, 3.3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 3, leading: 1.25, weight: 700 }),
      say('price', 'heading', [68, 18, w - 118, 30], [30, 13], 'accentText', { on: 'bg', v: 'middle' }), say('title', 'heading', [68, 52, w - 118, 9], [8.4, 4.6], 'ink', { on: 'bg' }), say('detail', 'body', [68, 65, w - 118, 5], [4.4, 3.4], 'muted', { on: 'bg' }), say('site', 'sub', [68, 75.6, w - 118, 4.4], [4.2, 3.3], 'ink', { on: 'bg', weight: 700 }),
    ],
  };
});

/** A picture cut along a slope, the saving on paper beside it. */
const couponSlope = layoutIn('coupon-slope', 'coupon', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 104, h] },
    poly([[88, 0], [w, 0], [w, h], [66, h]], 'accent'), poly([[94, 0], [w, 0], [w, h], [72, h]], 'bg'),
    kicker('tag', [104, 14, w - 116, 4.4], [4.6, 3.6], 'accentText', { weight: 700 }), say('price', 'heading', [100, 25, w - 112, 30], [31, 13], 'ink', { v: 'middle' }),
    say('title', 'sub', [96, 60, w - 108, 6], [6, 4], 'ink', { weight: 700 }), say('detail', 'body', [96, 69.6, w - 108, 5], [4.4, 3.4], 'muted'),
    box(88, h - 19, w - 100, 10, 'accent2', { radius: 0.5 }), say('site', 'sub', [94, h - 19, w - 112, 10], [4.2, 3.3], 'ink', { on: 'accent2', v: 'middle', align: 'center', weight: 700 }),
  ],
}));

/** Squares of a diner's floor above and below, the saving in large type between them. */
const couponChecks = layoutIn('coupon-checks', 'coupon', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...[0, 1].flatMap((row) => many(30, (i) => box(i * 7, row ? h - 14 + (i % 2) * 7 : (i % 2) * 7, 7.05, 7, i % 2 ? 'accent' : 'ink'))),
    icon('mark', 12, 26, 46, ['accent', 'ink']), kicker('tag', [66, 22, w - 78, 4.4], [4.6, 3.6], 'accentText', { weight: 700 }),
    say('price', 'heading', [66, 31, w - 78, 24], [27, 12], 'ink', { v: 'middle' }), say('title', 'sub', [66, 60, w - 78, 6], [6, 4], 'ink', { weight: 700 }), say('detail', 'body', [66, 69.4, w - 78, 5], [4.3, 3.4], 'muted'), say('site', 'sub', [66, 77.4, w - 78, 4.4], [4, 3.2], 'accentText', { weight: 700 }),
  ],
}));

/** Cards to be stamped. Nine squares with the trade's mark, the last of them the prize. */
const stampsNine = layoutIn('stamps-nine', 'business-card', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(9, (i): Layer[] => {
      const [x, y] = [w - 91 + (i % 3) * 28, 8 + Math.floor(i / 3) * 28.6];
      return i === 8 ? [box(x, y, 26, 26, 'accent2', { radius: 0.16 }), say('cta', 'heading', [x + 2, y, 22, 26], [8, 4.4], 'ink', { on: 'accent2', align: 'center', v: 'middle' })] : [box(x, y, 26, 26, 'bg', { radius: 0.16 }), icon('mark', x + 6, y + 6, 14, ['accent2/bg/.4', 'ink/bg/.45'])];
    }).flat(),
    say('tag', 'sub', [9, 10, 66, 4.4], [4.6, 3.5], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [9, 22, 66, 42], [15, 7], 'onAccent', { on: 'accent', lines: 3, leading: 1 }),
    say('detail', 'body', [9, h - 30, 66, 20], [4.5, 3.5], 'onAccent', { on: 'accent', lines: 4, leading: 1.32, v: 'bottom' }),
  ],
}));

/** Ten circles about a middle with the prize, as the hours about a clock. */
const stampsClock = layoutIn('stamps-clock', 'business-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 88, h, 'accent2/bg/.5'), ...many(10, (i): Layer[] => { const [x, y] = towards(44, 50, 36, i * 36 - 90); return [disc(x, y, 9.6, 'bg'), ring(x, y, 9.6, 0.7, 'ink'), icon('mark', x - 5, y - 5, 10, ['accent2/bg/.3', 'ink/bg/.5'])]; }).flat(),
    starAt(44, 50, 23, 'accent', 14, 0.84), say('cta', 'heading', [28, 40, 32, 20], [8.6, 4.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, leading: 1 }),
    kicker('tag', [97, 14, w - 105, 4.4], [4.3, 3.4], 'accentText', { weight: 700 }), say('title', 'heading', [97, 26, w - 105, 34], [14, 7], 'ink', { lines: 3, leading: 1 }), box(97, 66, 12, 1.2, 'accent'), say('detail', 'body', [97, 72, w - 105, 18], [4.6, 3.5], 'muted', { lines: 3, leading: 1.35 }),
  ],
}));

/** Two rows of ringed marks on a dark card, a line that leads from the first to the prize. */
const stampsPath = layoutIn('stamps-path', 'business-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    say('title', 'heading', [9, 10, 100, 14], [14, 7], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [w - 66, 14, 57, 5], [4.4, 3.3], 'accent2', { on: 'ink', align: 'right', weight: 700 }),
    box(18, 43.4, w - 36, 1, 'accent2'), box(18, 71.4, w - 36, 1, 'accent2'), drawn(w - 19, 43.4, 14, 29, 'M0 0H40C120 0 120 100 40 100H0V96.6H40C112 96.6 112 3.4 40 3.4H0Z', 'accent2'),
    ...many(10, (i): Layer[] => {
      const [x, y] = [i < 5 ? 20 + i * 33.7 : w - 20 - (i - 5) * 33.7, i < 5 ? 44 : 72];
      return i === 9 ? [disc(x, y, 12.6, 'accent'), say('cta', 'heading', [x - 11, y - 6, 22, 12], [6.6, 3.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' })] : [disc(x, y, 11, 'bg'), icon('mark', x - 6, y - 6, 12, ['accent2/bg/.4', 'ink/bg/.35'])];
    }).flat(),
    say('detail', 'body', [9, h - 12, w - 18, 5], [4.3, 3.4], 'bg', { on: 'ink' }),
  ],
}));

export const coupons: readonly Recipe[] = [couponDots, couponBurst, couponTicket, couponSlope, couponChecks, stampsNine, stampsClock, stampsPath];
