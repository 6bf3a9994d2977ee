import { circle, curve, type Pair } from '../path-builders.js';
import {
  art,
  between,
  closedCurve,
  CORAL,
  CREAM,
  curvePoints,
  fill,
  INK,
  line,
  PLUM,
  ROSE,
  shifted,
  SKY,
  square,
  SUN,
  tapered,
  TEAL,
  times,
  turned,
  uneven,
  type Shape,
  type Shapes,
} from './drawing-kit.js';
import { seededRandom } from '../../../../elements/math/random.js';

/** Soft shapes: blobs, and strokes of a brush. */

const blob = (seed: number, points = 6, wobble = 0.34): string =>
  closedCurve(uneven(seed, { middle: [50, 50], r: 47, wobble, points }));

const plain = (seed: number, color: string, points?: number): Shape => ({
  keywords: 'blob organic abstract soft shape',
  draw: () => square(fill(color, blob(seed, points))),
});

/** Lines of bristles side by side: dry at the end where they let go of the paper. */
function bristles(seed: number, rows: number, height: number, lean: number): string[] {
  const random = seededRandom(seed);
  return times(rows, (row) => {
    const y = 6 + ((height - 12) * row) / (rows - 1);
    const [from, to] = [2 + random() * 9, 98 - random() * 16];
    const points = between(from, to, 7).map((x, i): Pair => [
      x,
      y + lean * Math.sin(i * 0.8 + seed) + random() * 0.7,
    ]);
    const thick = ((height - 12) / (rows - 1)) * 1.5;
    return tapered(points, (t) => thick * Math.min(1, 0.35 + 6 * t) * Math.min(1, 0.2 + 4.2 * (1 - t)));
  });
}

const stroke = (seed: number, color: string, height: number, rows: number, lean: number): Shape => ({
  keywords: 'brush stroke paint ink highlight',
  draw: () => art(100, height, fill(color, ...bristles(seed, rows, height, lean))),
});

export const soft: Shapes = {
  'blob-coral': plain(3, CORAL),
  'blob-teal': plain(8, TEAL),
  'blob-sun': plain(21, SUN, 7),
  'blob-rose': plain(34, ROSE, 5),
  'blob-sky': plain(45, SKY, 8),
  'blob-plum': plain(57, PLUM, 6),
  'blob-outlined': {
    keywords: 'blob outline organic offset',
    draw: () => square(fill(ROSE, blob(12)), line(INK, 1.4, turned(blob(12), 9))),
  },
  'blob-pair': {
    keywords: 'blobs two overlap organic',
    draw: () =>
      square(
        fill(
          SUN,
          shifted(
            turned(closedCurve(uneven(5, { middle: [50, 50], r: 36, wobble: 0.3, points: 6 })), 30),
            -11,
            -10,
          ),
        ),
        {
          ...fill(
            TEAL,
            shifted(closedCurve(uneven(9, { middle: [50, 50], r: 34, wobble: 0.3, points: 6 })), 13, 12),
          ),
          opacity: 0.85,
        },
      ),
  },
  'blob-rings': {
    keywords: 'blob rings ripples lines organic',
    draw: () =>
      square(
        ...[46, 37, 28, 19, 10].map((r) =>
          line(TEAL, 1.5, closedCurve(uneven(17, { middle: [50, 50], r, wobble: 0.26, points: 7 }))),
        ),
      ),
  },
  'blob-dotted': {
    keywords: 'blob dots pattern organic',
    draw: () =>
      square(
        fill(CREAM, blob(26)),
        fill(CORAL, ...times(49, (i) => circle(26 + (i % 7) * 8, 26 + Math.floor(i / 7) * 8, 1.5))),
      ),
  },
  puddle: {
    keywords: 'blob puddle splash drops',
    draw: () =>
      square(
        fill(
          SKY,
          closedCurve(uneven(61, { middle: [48, 54], r: 38, wobble: 0.42, points: 9 })),
          circle(88, 22, 5),
          circle(78, 10, 2.6),
          circle(12, 16, 3.6),
        ),
      ),
  },
  pebbles: {
    keywords: 'pebbles stones zen stack calm',
    draw: () =>
      square(
        ...(
          [
            [50, 80, 38, 0.4, PLUM],
            [48, 52, 29, 0.46, TEAL],
            [53, 29, 20, 0.5, SUN],
          ] as const
        ).map(([x, y, r, flat, color], i) =>
          fill(color, closedCurve(uneven(70 + i, { middle: [x, y], r, wobble: 0.08, points: 8, flat }))),
        ),
      ),
  },
  'brush-stroke-wide': stroke(3, INK, 34, 9, 0.8),
  'brush-stroke-coral': stroke(7, CORAL, 26, 7, 1.2),
  'brush-stroke-teal': stroke(11, TEAL, 46, 12, 0.9),
  'brush-stroke-thin': stroke(15, SUN, 18, 5, 1),
  'brush-stroke-rose': stroke(19, ROSE, 60, 16, 1.4),
  'brush-zigzag': {
    keywords: 'brush zigzag scribble paint',
    draw: () =>
      art(
        100,
        70,
        fill(
          CORAL,
          tapered(
            curvePoints([
              [6, 14],
              [88, 8],
              [14, 34],
              [90, 30],
              [12, 56],
              [94, 52],
            ]),
            (t) => 11 - 5 * t,
          ),
        ),
      ),
  },
  'brush-circle': {
    keywords: 'brush circle enso zen ink',
    draw: () =>
      square(
        fill(
          INK,
          tapered(
            times(52, (i): Pair => {
              const a = (i / 51) * 5.9 + 0.5;
              const r = 39 + 1.4 * Math.sin(a * 2.3);
              return [50 + r * Math.cos(a), 50 + r * Math.sin(a)];
            }),
            (t) => 10.5 - 8.5 * t,
          ),
        ),
      ),
  },
  'brush-circle-double': {
    keywords: 'circle hand drawn highlight ring',
    draw: () =>
      art(
        100,
        60,
        line(
          CORAL,
          1.9,
          curve(
            times(70, (i): Pair => {
              const a = (i / 34) * 2 * Math.PI - 2.2;
              return [50 + (44 + i * 0.05) * Math.cos(a), 30 + (22 + i * 0.07) * Math.sin(a)];
            }),
          ),
        ),
      ),
  },
  'brush-swirl': {
    keywords: 'brush swirl spiral ink',
    draw: () =>
      square(
        fill(
          TEAL,
          tapered(
            times(64, (i): Pair => {
              const a = i * 0.27;
              const r = 4 + i * 0.66;
              return [50 + r * Math.cos(a), 50 + r * Math.sin(a)];
            }),
            (t) => 2 + 7.5 * Math.sin(Math.PI * Math.min(1, t * 1.02)),
          ),
        ),
      ),
  },
  'brush-cross': {
    keywords: 'brush cross x wrong',
    draw: () =>
      square(
        fill(
          CORAL,
          tapered(
            curvePoints([
              [12, 14],
              [46, 46],
              [88, 84],
            ]),
            (t) => 13 - 6 * t,
          ),
          tapered(
            curvePoints([
              [86, 12],
              [52, 50],
              [14, 88],
            ]),
            (t) => 12 - 6 * t,
          ),
        ),
      ),
  },
  'brush-check': {
    keywords: 'brush check tick done',
    draw: () =>
      square(
        fill(
          TEAL,
          tapered(
            curvePoints([
              [10, 52],
              [24, 62],
              [38, 82],
              [58, 44],
              [92, 12],
            ]),
            (t) => 5 + 9 * Math.sin(Math.PI * Math.min(1, t + 0.12)),
          ),
        ),
      ),
  },
  splatter: {
    keywords: 'splatter paint drops ink',
    draw: () => {
      const random = seededRandom(33);
      return square(
        fill(
          PLUM,
          closedCurve(uneven(91, { middle: [50, 50], r: 27, wobble: 0.5, points: 15 })),
          ...times(26, () => {
            const a = random() * 360;
            const r = 28 + random() * 20;
            return circle(50 + r * Math.cos(a), 50 + r * Math.sin(a), 0.7 + random() ** 3 * 4.4);
          }),
        ),
      );
    },
  },
};
