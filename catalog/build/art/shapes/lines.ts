import { circle, curve, polygon, polyline, rectangle, type Pair } from '../path-builders.js';
import {
  art,
  between,
  CORAL,
  curvePoints,
  fill,
  INK,
  line,
  shifted,
  sparkle,
  star,
  SUN,
  tapered,
  TEAL,
  times,
  type Shapes,
} from './drawing-kit.js';

/** Lines to part, underline and lead the eye, all 100 units long. */

const wave = (y: number, height: number, count: number, from = 3, to = 97): string =>
  curve(between(from, to, count * 4 + 1).map((x, i): Pair => [x, y - height * Math.sin((i * Math.PI) / 2)]));

const zigzag = (y: number, height: number, count: number): string =>
  polyline(between(3, 97, count * 2 + 1).map((x, i): Pair => [x, i % 2 ? y - height : y + height]));

const loops = (y: number, r: number, count: number): string =>
  curve(
    times(count * 16 + 1, (i): Pair => {
      const t = i / 16;
      return [6 + (88 * t) / count - r * 1.15 * Math.sin(t * 2 * Math.PI), y + r * Math.cos(t * 2 * Math.PI)];
    }),
  );

const hand = (y: number, lean: number): Pair[] =>
  between(3, 97, 9).map((x, i): Pair => [x, y + lean * Math.sin(i * 0.9) + (i - 4) * -0.12]);

export const lines: Shapes = {
  'line-plain': { keywords: 'line straight thin rule', draw: () => art(100, 6, line(INK, 1.6, 'M2 3H98')) },
  'line-bold': { keywords: 'line straight thick bar', draw: () => art(100, 8, line(INK, 4.4, 'M4 4H96')) },
  'line-double': {
    keywords: 'line double rule classic',
    draw: () => art(100, 10, line(INK, 2.4, 'M2 3H98'), line(INK, 0.9, 'M2 7.4H98')),
  },
  'line-triple': {
    keywords: 'line triple stripes retro',
    draw: () =>
      art(100, 14, line(CORAL, 2.4, 'M2 2.6H98'), line(SUN, 2.4, 'M2 7H98'), line(TEAL, 2.4, 'M2 11.4H98')),
  },
  'line-dashed': {
    keywords: 'line dashed dashes cut',
    draw: () => art(100, 6, line(INK, 2, ...times(10, (i) => `M${3 + i * 10} 3h5`))),
  },
  'line-dotted': {
    keywords: 'line dotted dots',
    draw: () => art(100, 6, fill(INK, ...times(17, (i) => circle(3 + i * 5.875, 3, 1.3)))),
  },
  'line-dots-growing': {
    keywords: 'line dots growing pearls',
    draw: () =>
      art(
        100,
        12,
        fill(CORAL, ...times(13, (i) => circle(5 + i * 7.5, 6, 1 + 3.2 * (1 - Math.abs(i - 6) / 6)))),
      ),
  },
  'line-dash-dot': {
    keywords: 'line dash dot morse',
    draw: () =>
      art(100, 6, line(INK, 1.9, ...times(7, (i) => `M${3 + i * 14.2} 3h5.4M${3 + i * 14.2 + 9.8} 3h.01`))),
  },
  'line-wave': { keywords: 'line wave wavy water', draw: () => art(100, 14, line(TEAL, 2.6, wave(7, 4, 6))) },
  'line-wave-soft': {
    keywords: 'line wave gentle swell',
    draw: () => art(100, 16, line(INK, 1.6, wave(8, 5.4, 3))),
  },
  'line-waves': {
    keywords: 'line waves sea water triple',
    draw: () => art(100, 26, line(TEAL, 2, wave(6, 3.4, 6), wave(13, 3.4, 6), wave(20, 3.4, 6))),
  },
  'line-zigzag': {
    keywords: 'line zigzag sharp',
    draw: () => art(100, 14, line(CORAL, 2.4, zigzag(7, 4, 9))),
  },
  'line-loops': {
    keywords: 'line loops curly spring handwriting',
    draw: () => art(100, 22, line(INK, 1.8, loops(11, 8, 7))),
  },
  'line-scribble': {
    keywords: 'line scribble pencil scratch',
    draw: () =>
      art(
        100,
        18,
        line(
          INK,
          1.7,
          curve(
            between(4, 96, 31).map((x, i): Pair => [
              x + (i % 2 ? 3.5 : -2),
              9 + (i % 2 ? -1 : 1) * (6.4 - 2 * Math.sin(i * 1.7)),
            ]),
          ),
        ),
      ),
  },
  'line-tapered': {
    keywords: 'line tapered needle elegant',
    draw: () =>
      art(
        100,
        6,
        fill(
          INK,
          polygon([
            [1, 3],
            [50, 4.6],
            [99, 3],
            [50, 1.4],
          ]),
        ),
      ),
  },
  'line-brush': {
    keywords: 'line brush underline hand drawn',
    draw: () =>
      art(
        100,
        12,
        fill(
          CORAL,
          tapered(hand(6, 1), (t) => 1.4 + 4.6 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12))),
        ),
      ),
  },
  'line-underline-two': {
    keywords: 'line underline hand drawn double marker',
    draw: () =>
      art(
        100,
        20,
        fill(
          CORAL,
          tapered(hand(6, 0.8), (t) => 3.6 - 2.2 * t),
          shifted(
            tapered(
              hand(7, 0.7).map(([x, y]): Pair => [14 + x * 0.72, y]),
              (t) => 3 - 2.2 * t,
            ),
            0,
            7,
          ),
        ),
      ),
  },
  'line-underline-swoosh': {
    keywords: 'line underline swoosh signature',
    draw: () =>
      art(
        100,
        20,
        fill(
          INK,
          tapered(
            curvePoints([
              [3, 12],
              [40, 4],
              [96, 7],
              [58, 10],
              [30, 16],
              [76, 15],
            ]),
            (t) => 0.6 + 3.2 * Math.sin(Math.PI * t),
          ),
        ),
      ),
  },
  'line-beads': {
    keywords: 'line beads chain',
    draw: () =>
      art(100, 10, line(INK, 1, 'M2 5H98'), fill(CORAL, ...times(5, (i) => circle(10 + i * 20, 5, 3)))),
  },
  'line-diamonds': {
    keywords: 'line diamonds deco',
    draw: () =>
      art(
        100,
        12,
        line(INK, 1, 'M2 6H98'),
        fill(
          SUN,
          ...times(3, (i) =>
            polygon([
              [50 + (i - 1) * 13, 1],
              [54 + (i - 1) * 13, 6],
              [50 + (i - 1) * 13, 11],
              [46 + (i - 1) * 13, 6],
            ]),
          ),
        ),
      ),
  },
  'line-stars': {
    keywords: 'line stars night festive',
    draw: () => art(100, 14, fill(SUN, ...times(7, (i) => star(8 + i * 14, 7, i % 2 ? 3.6 : 5.8, 5, 0.46)))),
  },
  'line-sparkles': {
    keywords: 'line sparkles twinkle',
    draw: () => art(100, 16, fill(SUN, ...times(7, (i) => sparkle(8 + i * 14, 8, i % 2 ? 4 : 7.4)))),
  },
  'line-checks': {
    keywords: 'line checkerboard race squares',
    draw: () =>
      art(
        100,
        12,
        fill(
          INK,
          ...times(32, (i) => rectangle((i >> 1) * 6 + 2, i % 2 ? 6 : 0, 3, 3)),
          ...times(32, (i) => rectangle((i >> 1) * 6 + 5, i % 2 ? 9 : 3, 3, 3)),
        ),
      ),
  },
  'line-stitches': {
    keywords: 'line stitches sewing crosses',
    draw: () =>
      art(100, 10, line(CORAL, 1.7, ...times(9, (i) => `M${5 + i * 10.6} 2l5 6M${10 + i * 10.6} 2l-5 6`))),
  },
};
