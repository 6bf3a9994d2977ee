import { circle, polar, polygon, rectangle } from '../path-builders.js';
import {
  art,
  closedCurve,
  CORAL,
  fill,
  INK,
  leaf,
  line,
  mirrored,
  PLUM,
  ROSE,
  roundedBox,
  scalloped,
  sparkle,
  square,
  star,
  SUN,
  TEAL,
  times,
  turned,
  uneven,
  upsideDown,
  type Shapes,
} from './drawing-kit.js';

/** Frames of lines to set words in; pictures have frames of another kind. */

/** The same in all four corners, from the one at the top left. */
const corners = (...d: readonly string[]): string[] =>
  d.flatMap((each) => [each, mirrored(each), upsideDown(each), upsideDown(mirrored(each))]);

export const lineFrames: Shapes = {
  'frame-square': {
    keywords: 'frame square line border',
    draw: () => square(line(INK, 1.6, rectangle(4, 4, 92, 92))),
  },
  'frame-square-double': {
    keywords: 'frame square double border classic',
    draw: () => square(line(INK, 2.4, rectangle(3, 3, 94, 94)), line(INK, 0.9, rectangle(8, 8, 84, 84))),
  },
  'frame-rounded': {
    keywords: 'frame rounded line border',
    draw: () => square(line(TEAL, 2, roundedBox(4, 4, 92, 92, 12))),
  },
  'frame-circle': {
    keywords: 'frame circle ring line',
    draw: () => square(line(INK, 1.6, circle(50, 50, 47))),
  },
  'frame-circle-double': {
    keywords: 'frame circle double ring',
    draw: () => square(line(INK, 2.6, circle(50, 50, 48)), line(INK, 0.9, circle(50, 50, 43))),
  },
  'frame-circle-dashed': {
    keywords: 'frame circle dashed stitched',
    draw: () =>
      square(
        line(
          CORAL,
          2.2,
          ...times(30, (i) => {
            const [a, b] = [polar(50, 50, 46, i * 12), polar(50, 50, 46, i * 12 + 7)];
            return `M${a[0]} ${a[1]}A46 46 0 0 1 ${b[0]} ${b[1]}`;
          }),
        ),
      ),
  },
  'frame-circle-hand': {
    keywords: 'frame circle hand drawn sketch',
    draw: () =>
      square(
        line(
          INK,
          1.3,
          closedCurve(uneven(6, { middle: [50, 50], r: 47, wobble: 0.06, points: 12 })),
          closedCurve(uneven(15, { middle: [50, 50], r: 47, wobble: 0.07, points: 11 })),
        ),
      ),
  },
  'frame-scallop': {
    keywords: 'frame scallop round border',
    draw: () => square(line(CORAL, 2, scalloped(50, 50, 42, 16))),
  },
  'frame-deco': {
    keywords: 'frame art deco corners twenties',
    draw: () =>
      square(
        line(
          INK,
          1.3,
          'M18 4H82V10H90V18H96V82H90V90H82V96H18V90H10V82H4V18H10V10H18Z',
          rectangle(14, 14, 72, 72),
        ),
      ),
  },
  'frame-ticket': {
    keywords: 'frame corners cut inward vintage label',
    draw: () =>
      square(
        line(
          INK,
          1.8,
          'M16 4H84A12 12 0 0 0 96 16V84A12 12 0 0 0 84 96H16A12 12 0 0 0 4 84V16A12 12 0 0 0 16 4Z',
        ),
      ),
  },
  'frame-arch': {
    keywords: 'frame arch line door window',
    draw: () =>
      art(
        76,
        100,
        line(TEAL, 1.8, 'M4 96V38A34 34 0 0 1 72 38V96Z'),
        line(TEAL, 0.9, 'M9 91V38A29 29 0 0 1 67 38V91Z'),
      ),
  },
  'frame-brackets': {
    keywords: 'frame corners brackets focus viewfinder',
    draw: () => square(line(INK, 2.4, ...corners('M5 25V5H25'))),
  },
  'frame-corners-curl': {
    keywords: 'frame corners flourish ornate wedding',
    draw: () => square(line(PLUM, 1.6, ...corners('M6 40Q4 6 40 6M6 28Q8 16 18 18T14 26M28 6Q16 8 18 18'))),
  },
  'frame-corners-leaf': {
    keywords: 'frame corners leaves botanical',
    draw: () =>
      square(
        line(TEAL, 1.2, ...corners('M6 46Q6 6 46 6')),
        fill(
          TEAL,
          ...corners(
            leaf([9, 26], [20, 30], 0.3),
            leaf([26, 9], [30, 20], 0.3),
            leaf([14, 14], [26, 26], 0.3),
            leaf([7, 38], [15, 46], 0.3),
            leaf([38, 7], [46, 15], 0.3),
          ),
        ),
      ),
  },
  'frame-stars': {
    keywords: 'frame circle stars celestial',
    draw: () =>
      square(
        line(INK, 1.1, circle(50, 50, 44)),
        fill(SUN, sparkle(50, 6, 6), sparkle(50, 94, 6), sparkle(6, 50, 6), sparkle(94, 50, 6)),
      ),
  },
  'frame-hexagon': {
    keywords: 'frame hexagon geometric line',
    draw: () =>
      square(
        line(SUN, 2, polygon(times(6, (i) => polar(50, 50, 47, i * 60 - 90)))),
        line(SUN, 0.9, polygon(times(6, (i) => polar(50, 50, 41, i * 60 - 90)))),
      ),
  },
  'frame-geometric': {
    keywords: 'frame geometric gold diamond wedding',
    draw: () =>
      square(
        line(
          SUN,
          1.5,
          polygon(times(6, (i) => polar(50, 50, 46, i * 60 - 90))),
          turned(polygon(times(6, (i) => polar(50, 50, 46, i * 60 - 90))), 14),
        ),
      ),
  },
  'frame-diamond': {
    keywords: 'frame diamond rhombus line',
    draw: () =>
      square(
        line(
          INK,
          1.6,
          polygon([
            [50, 3],
            [97, 50],
            [50, 97],
            [3, 50],
          ]),
          polygon([
            [50, 10],
            [90, 50],
            [50, 90],
            [10, 50],
          ]),
        ),
      ),
  },
  'frame-oval': {
    keywords: 'frame oval portrait cameo',
    draw: () =>
      art(
        76,
        100,
        line(PLUM, 2, 'M4 50A34 46 0 0 1 72 50A34 46 0 0 1 4 50Z'),
        line(PLUM, 0.9, 'M9 50A29 41 0 0 1 67 50A29 41 0 0 1 9 50Z'),
      ),
  },
  'frame-bamboo': {
    keywords: 'frame crossed lines rustic sticks',
    draw: () => square(line(TEAL, 2.2, 'M2 12H98M2 88H98M12 2V98M88 2V98')),
  },
  'frame-offset': {
    keywords: 'frame offset two lines modern',
    draw: () => square(line(CORAL, 1.6, rectangle(4, 4, 84, 84)), line(INK, 1.6, rectangle(12, 12, 84, 84))),
  },
  'frame-dots': {
    keywords: 'frame dots border beads',
    draw: () =>
      square(
        fill(
          CORAL,
          ...times(15, (i) => [
            circle(5 + i * 6.43, 5, 1.6),
            circle(5 + i * 6.43, 95, 1.6),
            circle(5, 5 + i * 6.43, 1.6),
            circle(95, 5 + i * 6.43, 1.6),
          ]).flat(),
        ),
      ),
  },
  'frame-polaroid': {
    keywords: 'frame instant photo card',
    draw: () => art(84, 100, line(INK, 1.6, roundedBox(3, 3, 78, 94, 3), rectangle(10, 10, 64, 64))),
  },
  'frame-sun': {
    keywords: 'frame rays sunburst circle',
    draw: () =>
      square(
        line(
          SUN,
          1.8,
          circle(50, 50, 33),
          ...times(36, (i) => {
            const [a, b] = [polar(50, 50, 37, i * 10), polar(50, 50, i % 2 ? 43 : 48, i * 10)];
            return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
          }),
        ),
      ),
  },
  'frame-wave': { keywords: 'frame wavy border playful', draw: () => square(line(ROSE, 3, wavy())) },
  'frame-star-line': {
    keywords: 'frame star outline double',
    draw: () => square(line(SUN, 1.8, star(50, 54, 48, 5, 0.5)), line(SUN, 0.9, star(50, 54, 38, 5, 0.5))),
  },
};

/** A square whose sides are waves. */
function wavy(): string {
  const points = times(64, (i): readonly [number, number] => {
    const [side, step] = [Math.floor(i / 16), i % 16];
    const along = 8 + step * 5.25;
    const out = step % 2 ? 4 : 9;
    return (
      [
        [along, out],
        [100 - out, along],
        [100 - along, 100 - out],
        [out, 100 - along],
      ] as const
    )[side]!;
  });
  return closedCurve(points);
}
