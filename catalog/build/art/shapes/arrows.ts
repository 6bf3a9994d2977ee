import { arc, circle, curve, polar, polygon, polyline, type Pair } from '../path-builders.js';
import {
  art,
  between,
  CORAL,
  curvePoints,
  fill,
  INK,
  line,
  square,
  SUN,
  tapered,
  TEAL,
  times,
  type Shapes,
} from './drawing-kit.js';

/** Arrows, most of them pointing right: a user turns them. */

/** An open arrow head at a point, looking along an angle. */
const head = ([x, y]: Pair, angle: number, size: number, spread = 36): string =>
  polyline([polar(x, y, size, angle + 180 - spread), [x, y], polar(x, y, size, angle + 180 + spread)]);

const solidHead = ([x, y]: Pair, angle: number, size: number): string =>
  polygon([
    [x, y],
    polar(x, y, size, angle + 180 - 28),
    polar(x, y, size * 0.72, angle + 180),
    polar(x, y, size, angle + 180 + 28),
  ]);

export const arrows: Shapes = {
  'arrow-simple': {
    keywords: 'arrow right thin',
    draw: () => art(100, 40, line(INK, 3.4, 'M5 20H94', head([95, 20], 0, 20))),
  },
  'arrow-bold': {
    keywords: 'arrow right bold thick',
    draw: () => art(100, 60, line(INK, 9, 'M8 30H88', head([90, 30], 0, 30, 42))),
  },
  'arrow-block': {
    keywords: 'arrow right block solid',
    draw: () =>
      art(
        100,
        60,
        fill(
          CORAL,
          polygon([
            [2, 18],
            [56, 18],
            [56, 3],
            [98, 30],
            [56, 57],
            [56, 42],
            [2, 42],
          ]),
        ),
      ),
  },
  'arrow-block-outline': {
    keywords: 'arrow right block outline',
    draw: () =>
      art(
        100,
        60,
        line(
          INK,
          3.2,
          polygon([
            [4, 20],
            [56, 20],
            [56, 6],
            [95, 30],
            [56, 54],
            [56, 40],
            [4, 40],
          ]),
        ),
      ),
  },
  'arrow-notched': {
    keywords: 'arrow right notched step process',
    draw: () =>
      art(
        100,
        44,
        fill(
          TEAL,
          polygon([
            [2, 2],
            [78, 2],
            [98, 22],
            [78, 42],
            [2, 42],
            [18, 22],
          ]),
        ),
      ),
  },
  'arrow-pentagon': {
    keywords: 'arrow label step pentagon',
    draw: () =>
      art(
        100,
        44,
        fill(
          TEAL,
          polygon([
            [2, 2],
            [78, 2],
            [98, 22],
            [78, 42],
            [2, 42],
          ]),
        ),
      ),
  },
  'arrow-chevrons': {
    keywords: 'arrow chevrons forward triple',
    draw: () =>
      art(
        100,
        50,
        ...([CORAL, SUN, TEAL] as const).map((color, i) =>
          line(
            color,
            7,
            polyline([
              [10 + i * 30, 7],
              [29 + i * 30, 25],
              [10 + i * 30, 43],
            ]),
          ),
        ),
      ),
  },
  'arrow-double': {
    keywords: 'arrow both ways exchange',
    draw: () => art(100, 40, line(INK, 3.4, 'M6 20H94', head([95, 20], 0, 18), head([5, 20], 180, 18))),
  },
  'arrow-pair': {
    keywords: 'arrows exchange swap opposite',
    draw: () =>
      art(
        100,
        60,
        line(CORAL, 4, 'M8 18H90', head([92, 18], 0, 17)),
        line(INK, 4, 'M10 42H92', head([8, 42], 180, 17)),
      ),
  },
  'arrow-dashed': {
    keywords: 'arrow dashed path',
    draw: () =>
      art(
        100,
        40,
        line(INK, 3.4, ...times(6, (i) => `M${5 + i * 14} 20h7`), 'M88 20H94', head([95, 20], 0, 18)),
      ),
  },
  'arrow-curved-up': {
    keywords: 'arrow curved up hand drawn',
    draw: () => square(line(INK, 3.6, 'M8 88Q70 84 86 18', head([87, 13], -76, 22))),
  },
  'arrow-curved-down': {
    keywords: 'arrow curved down hand drawn',
    draw: () => square(line(INK, 3.6, 'M8 14Q72 14 84 82', head([85, 88], 80, 22))),
  },
  'arrow-bow': {
    keywords: 'arrow bow arc over',
    draw: () => art(100, 60, line(CORAL, 4, 'M6 50Q44 -22 90 44', head([92, 48], 58, 20))),
  },
  'arrow-loop': {
    keywords: 'arrow loop hand drawn playful',
    draw: () =>
      art(
        100,
        70,
        line(
          INK,
          3,
          curve(
            curvePoints([
              [4, 52],
              [28, 60],
              [52, 40],
              [48, 14],
              [32, 16],
              [38, 42],
              [66, 54],
              [92, 30],
            ]),
          ),
          head([94, 27], -48, 18),
        ),
      ),
  },
  'arrow-spiral': {
    keywords: 'arrow spiral hand drawn',
    draw: () =>
      square(
        line(
          CORAL,
          3.2,
          curve(times(60, (i): Pair => polar(46, 52, 6 + i * 0.62, i * 14 - 90))),
          head(polar(46, 52, 44.5, 12), 104, 18),
        ),
      ),
  },
  'arrow-squiggle': {
    keywords: 'arrow squiggle wave hand drawn',
    draw: () =>
      art(
        100,
        40,
        line(
          INK,
          3,
          curve(
            between(4, 84, 17).map((x, i): Pair => [
              x,
              20 - 9 * Math.sin((i * Math.PI) / 2.4) * (1 - i / 22),
            ]),
          ),
          'M84 19L95 19',
          head([96, 19], 0, 16),
        ),
      ),
  },
  'arrow-circle': {
    keywords: 'arrow circle refresh repeat',
    draw: () => square(line(TEAL, 7, arc([50, 50], 36, -50, 250), head(polar(50, 50, 36, 250), -18, 22, 44))),
  },
  'arrow-cycle': {
    keywords: 'arrows cycle recycle loop',
    draw: () =>
      square(
        line(TEAL, 6, arc([50, 50], 36, -70, 80), head(polar(50, 50, 36, 82), 168, 19, 42)),
        line(CORAL, 6, arc([50, 50], 36, 110, 260), head(polar(50, 50, 36, 262), -12, 19, 42)),
      ),
  },
  'arrow-swoosh': {
    keywords: 'arrow swoosh growth',
    draw: () =>
      square(
        fill(
          CORAL,
          tapered(
            curvePoints([
              [4, 92],
              [40, 84],
              [66, 62],
              [82, 30],
            ]),
            (t) => 1 + 13 * t,
          ),
          solidHead([90, 6], -66, 38),
        ),
      ),
  },
  'arrow-long': {
    keywords: 'arrow long thin elegant',
    draw: () => art(100, 16, line(INK, 1.4, 'M2 8H97', head([98, 8], 0, 8))),
  },
  'arrow-dotted-path': {
    keywords: 'arrow dotted path journey treasure',
    draw: () =>
      art(
        100,
        70,
        fill(
          CORAL,
          ...curvePoints([
            [6, 60],
            [24, 22],
            [48, 44],
            [72, 40],
            [82, 26],
          ])
            .filter((_, i) => i % 3 === 0)
            .map(([x, y]) => circle(x, y, 2.1)),
        ),
        line(CORAL, 3.4, head([93, 10], -56, 18)),
      ),
  },
  'arrow-turn': {
    keywords: 'arrow turn corner',
    draw: () => square(line(INK, 7, 'M14 90V50Q14 30 34 30H82', head([86, 30], 0, 26, 42))),
  },
  'arrow-growth': {
    keywords: 'arrow growth chart up zigzag',
    draw: () => square(line(TEAL, 6, 'M8 84L36 54L56 68L90 22', head([92, 19], -54, 24, 42))),
  },
};
