import { circle, joined, polar, polygon } from '../path-builders.js';
import {
  art,
  CORAL,
  CREAM,
  fill,
  heart,
  INK,
  line,
  mirrored,
  PLUM,
  ROSE,
  roundedBox,
  SKY,
  square,
  star,
  SUN,
  TEAL,
  times,
  uneven,
  type Shapes,
} from './drawing-kit.js';

/** Speech bubbles, and ribbons to write on. */

const round =
  'M50 8C76 8 95 22 95 42S76 76 50 76Q44 76 38 75Q30 88 14 92Q22 82 22 70Q5 60 5 42C5 22 24 8 50 8Z';
const box = 'M14 10H86Q94 10 94 18V62Q94 70 86 70H44L24 90V70H14Q6 70 6 62V18Q6 10 14 10Z';
const puffs = joined(
  times(9, (i) => {
    const [x, y] = polar(50, 42, 1, i * 40);
    return circle(50 + (x - 50) * 30, 42 + (y - 42) * 19, 15);
  }),
);

export const speech: Shapes = {
  'bubble-round': { keywords: 'speech bubble talk chat', draw: () => square(fill(INK, round)) },
  'bubble-round-outline': {
    keywords: 'speech bubble talk outline',
    draw: () => square(line(INK, 3.4, round)),
  },
  'bubble-box': { keywords: 'speech bubble square chat message', draw: () => square(fill(TEAL, box)) },
  'bubble-box-right': {
    keywords: 'speech bubble square answer',
    draw: () => square(fill(CORAL, mirrored(box))),
  },
  'bubble-box-shadow': {
    keywords: 'speech bubble pop art comic shadow',
    draw: () =>
      square(
        fill(INK, 'M18 16H90Q98 16 98 24V68Q98 76 90 76H48L28 96V76H18Q10 76 10 68V24Q10 16 18 16Z'),
        fill(SUN, box),
        line(INK, 2.4, box),
      ),
  },
  'bubble-dots': {
    keywords: 'speech bubble typing dots chat',
    draw: () =>
      square(fill(SKY, box), fill(CREAM, circle(32, 40, 5.4), circle(50, 40, 5.4), circle(68, 40, 5.4))),
  },
  'bubble-heart': {
    keywords: 'speech bubble heart like love',
    draw: () => square(fill(CORAL, box), fill(CREAM, heart(50, 41, 32))),
  },
  'bubble-text': {
    keywords: 'speech bubble lines text message',
    draw: () => square(fill(PLUM, box), line(CREAM, 4, 'M22 30H78M22 42H78M22 54H54')),
  },
  'bubble-thought': {
    keywords: 'thought bubble cloud think dream',
    draw: () => square(fill(SKY, puffs, circle(50, 42, 24), circle(24, 80, 7), circle(12, 93, 4))),
  },
  'bubble-thought-hand': {
    keywords: 'thought bubble outline think',
    draw: () => square(line(INK, 2.8, thought(), circle(26, 82, 5.5), circle(14, 93, 3))),
  },
  'bubble-shout': {
    keywords: 'shout bubble comic boom burst',
    draw: () => square(fill(CORAL, shout()), line(INK, 2.6, shout())),
  },
  'bubble-pow': {
    keywords: 'comic pow boom explosion burst',
    draw: () => square(fill(CORAL, star(50, 50, 49, 12, 0.66)), fill(SUN, star(50, 50, 36, 12, 0.66))),
  },
  'bubble-pair': {
    keywords: 'speech bubbles conversation two chat',
    draw: () =>
      square(
        fill(TEAL, 'M8 6H66Q72 6 72 12V40Q72 46 66 46H30L16 60V46H8Q2 46 2 40V12Q2 6 8 6Z'),
        fill(SUN, 'M36 54H92Q98 54 98 60V82Q98 88 92 88H88V98L74 88H36Q30 88 30 82V60Q30 54 36 54Z'),
      ),
  },
  'bubble-oval-hand': {
    keywords: 'speech bubble hand drawn oval',
    draw: () =>
      square(
        line(
          INK,
          2.6,
          'M48 12C74 10 94 24 94 44S72 74 50 73Q42 73 36 71Q30 84 18 90Q24 78 22 66Q6 58 6 42C7 24 24 13 48 12Z',
        ),
      ),
  },
  'ribbon-banner': {
    keywords: 'ribbon banner title classic',
    draw: () =>
      art(
        100,
        34,
        fill(
          PLUM,
          polygon([
            [2, 10],
            [22, 10],
            [22, 32],
            [2, 32],
            [9, 21],
          ]),
          polygon([
            [98, 10],
            [78, 10],
            [78, 32],
            [98, 32],
            [91, 21],
          ]),
        ),
        fill(
          INK,
          polygon([
            [14, 26],
            [22, 32],
            [22, 26],
          ]),
          polygon([
            [86, 26],
            [78, 32],
            [78, 26],
          ]),
        ),
        fill(CORAL, 'M14 4H86V26H14Z'),
      ),
  },
  'ribbon-arched': {
    keywords: 'ribbon banner arched curved title',
    draw: () =>
      art(
        100,
        44,
        fill(PLUM, 'M3 18L20 15V38L3 41L9 29Z', 'M97 18L80 15V38L97 41L91 29Z'),
        fill(TEAL, 'M14 12Q50 -6 86 12V34Q50 16 14 34Z'),
      ),
  },
  'ribbon-waved': {
    keywords: 'ribbon banner wave flag',
    draw: () => art(100, 40, fill(CORAL, 'M2 12Q26 -4 50 10T98 8V30Q74 44 50 32T2 34Z')),
  },
  'ribbon-scroll': {
    keywords: 'ribbon scroll banner fold',
    draw: () =>
      art(
        100,
        40,
        fill(PLUM, 'M2 14H26V36H2L8 25Z', 'M98 4H74V26H98L92 15Z'),
        fill(SUN, 'M16 8Q34 2 50 8T84 8V30Q66 36 50 30T16 30Z'),
      ),
  },
  'ribbon-flat': {
    keywords: 'ribbon label flat tails',
    draw: () =>
      art(
        100,
        26,
        fill(
          TEAL,
          polygon([
            [1, 2],
            [99, 2],
            [91, 13],
            [99, 24],
            [1, 24],
            [9, 13],
          ]),
        ),
      ),
  },
  'ribbon-flat-outline': {
    keywords: 'ribbon label outline tails',
    draw: () =>
      art(
        100,
        26,
        line(
          INK,
          2,
          polygon([
            [3, 3],
            [97, 3],
            [90, 13],
            [97, 23],
            [3, 23],
            [10, 13],
          ]),
        ),
      ),
  },
  'ribbon-corner': {
    keywords: 'ribbon corner new sale',
    draw: () =>
      square(
        fill(
          PLUM,
          polygon([
            [26, 2],
            [36, 2],
            [36, 12],
          ]),
          polygon([
            [98, 64],
            [98, 74],
            [88, 64],
          ]),
        ),
        fill(
          CORAL,
          polygon([
            [36, 2],
            [70, 2],
            [98, 30],
            [98, 64],
          ]),
        ),
      ),
  },
  'ribbon-bookmark': {
    keywords: 'ribbon bookmark vertical tag',
    draw: () =>
      art(
        50,
        100,
        fill(
          CORAL,
          polygon([
            [5, 2],
            [45, 2],
            [45, 97],
            [25, 80],
            [5, 97],
          ]),
        ),
        line(CREAM, 1.4, 'M10 2V87M40 2V87'),
      ),
  },
  'ribbon-bow': {
    keywords: 'ribbon bow gift present',
    draw: () =>
      square(
        fill(
          CORAL,
          'M46 40Q20 8 8 22T12 56Q26 62 46 46Z',
          'M54 40Q80 8 92 22T88 56Q74 62 54 46Z',
          'M44 50Q38 74 22 94L36 90L44 97Q50 74 52 52Z',
          'M56 50Q62 74 78 94L64 90L56 97Q50 74 48 52Z',
        ),
        fill(PLUM, roundedBox(42, 34, 16, 20, 6)),
      ),
  },
  'ribbon-tape': {
    keywords: 'washi tape strip sticky',
    draw: () =>
      art(
        100,
        26,
        { ...fill(ROSE, tape()), opacity: 0.9 },
        line(CREAM, 2, ...times(9, (i) => `M${10 + i * 10} 5l-6 16`)),
      ),
  },
};

function thought(): string {
  const points = uneven(4, { middle: [50, 42], r: 40, wobble: 0, points: 9, flat: 0.72 });
  const [x0, y0] = points[0]!;
  return `M${x0} ${y0}${times(9, (i) => {
    const [x, y] = points[(i + 1) % 9]!;
    return `A15 15 0 0 1 ${x} ${y}`;
  }).join('')}Z`;
}

function shout(): string {
  const points = times(26, (i) => polar(0, 0, i % 2 ? 31 : 44 + (i % 4 ? 4 : 0), i * (360 / 26)));
  return polygon(
    points.map(([x, y], i) => (i === 9 ? ([14, 96] as const) : ([50 + x, 44 + y * 0.84] as const))),
  );
}

/** A strip torn off at both ends. */
function tape(): string {
  const teeth = (x: number, step: number): [number, number][] =>
    times(7, (i) => [x + (i % 2 ? step : 0), 2 + i * 3.66]);
  return polygon([...teeth(2, 2.6), ...teeth(98, -2.6).reverse()]);
}
