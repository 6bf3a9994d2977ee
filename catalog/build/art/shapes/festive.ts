import { seededRandom } from '../../../../elements/math/random.js';
import { circle, curve, polar, polygon, rectangle, type Pair } from '../path-builders.js';
import {
  art,
  CORAL,
  fill,
  heart,
  INK,
  leaf,
  line,
  sparkle,
  square,
  star,
  SUN,
  TEAL,
  times,
  turned,
  type Shapes,
} from './drawing-kit.js';

/** What is thrown and hung at parties, and figures repeated. */

/** Bits strewn over the square with room between them. */
function strewn(
  seed: number,
  count: number,
  room: number,
  make: (x: number, y: number, turn: number, i: number) => string,
): string[][] {
  const random = seededRandom(seed);
  const placed: Pair[] = [];
  const groups: string[][] = [[], [], []];
  for (let tries = 0; tries < 4000 && placed.length < count; tries++) {
    const [x, y] = [5 + random() * 90, 5 + random() * 90];
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < room)) continue;
    groups[placed.length % 3]!.push(make(x, y, random() * 360, placed.length));
    placed.push([x, y]);
  }
  return groups;
}

const colored = (groups: string[][]) => groups.map((parts, i) => fill([CORAL, SUN, TEAL][i]!, ...parts));
const slip = (x: number, y: number, w: number, h: number, turn: number): string =>
  turned(rectangle(x - w / 2, y - h / 2, w, h), turn, [x, y]);

export const festive: Shapes = {
  'confetti-slips': {
    keywords: 'confetti party celebration paper',
    draw: () =>
      square(...colored(strewn(4, 60, 9.5, (x, y, turn, i) => slip(x, y, i % 2 ? 5.4 : 4, 2, turn)))),
  },
  'confetti-dots': {
    keywords: 'confetti dots party round',
    draw: () => square(...colored(strewn(9, 64, 9, (x, y, _turn, i) => circle(x, y, 1 + (i % 4) * 0.6)))),
  },
  'confetti-mixed': {
    keywords: 'confetti mixed party celebration new year',
    draw: () =>
      square(
        ...colored(
          strewn(14, 46, 11, (x, y, turn, i) =>
            i % 4 === 0
              ? circle(x, y, 2)
              : i % 4 === 1
                ? slip(x, y, 6, 2, turn)
                : i % 4 === 2
                  ? turned(
                      polygon([
                        [x, y - 3],
                        [x + 2.8, y + 2],
                        [x - 2.8, y + 2],
                      ]),
                      turn,
                      [x, y],
                    )
                  : sparkle(x, y, 4),
          ),
        ),
      ),
  },
  'confetti-stars': {
    keywords: 'confetti stars night party',
    draw: () =>
      square(
        ...colored(
          strewn(21, 38, 12, (x, y, turn, i) =>
            turned(star(x, y, 2.4 + (i % 3) * 1.2, 5, 0.45), turn / 5, [x, y]),
          ),
        ),
      ),
  },
  'confetti-hearts': {
    keywords: 'confetti hearts love valentine',
    draw: () =>
      square(
        ...colored(
          strewn(27, 32, 13, (x, y, turn, i) =>
            turned(heart(x, y, 5 + (i % 3) * 2), (turn % 60) - 30, [x, y]),
          ),
        ),
      ),
  },
  sprinkles: {
    keywords: 'sprinkles cake sweet party lines',
    draw: () =>
      square(
        ...strewn(33, 52, 10, (x, y, turn) => {
          const [a, b] = [polar(x, y, 2.8, turn), polar(x, y, 2.8, turn + 180)];
          return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
        }).map((parts, i) => line([CORAL, SUN, TEAL][i]!, 2, ...parts)),
      ),
  },
  streamers: {
    keywords: 'streamers party curls celebration',
    draw: () =>
      square(
        ...([CORAL, SUN, TEAL] as const).map((color, k) =>
          line(
            color,
            2.6,
            curve(times(28, (i): Pair => [16 + k * 34 + 9 * Math.sin(i * 0.9 + k), 3 + i * 3.5])),
          ),
        ),
      ),
  },
  bunting: {
    keywords: 'bunting pennants garland party',
    draw: () =>
      art(
        100,
        34,
        line(INK, 1.2, 'M2 4Q50 22 98 4'),
        ...([CORAL, SUN, TEAL] as const).map((color, k) =>
          fill(
            color,
            ...times(3, (j) => {
              const x = 6 + (j * 3 + k) * 10.6;
              const y = (at: number): number => 4 + 18 * 2 * (at / 100) * (1 - at / 100);
              return polygon([
                [x - 3, y(x - 3)],
                [x + 6, y(x + 6)],
                [x + 1.5, y(x + 1.5) + 14],
              ]);
            }),
          ),
        ),
      ),
  },
  firework: {
    keywords: 'firework rays celebration new year',
    draw: () =>
      square(
        ...([CORAL, SUN, TEAL] as const).map((color, k) =>
          line(
            color,
            2.4,
            ...times(8, (i) => {
              const angle = i * 45 + k * 15;
              const [a, b] = [polar(50, 50, 14 + k * 4, angle), polar(50, 50, 46 - k * 8, angle)];
              return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
            }),
          ),
        ),
        fill(SUN, circle(50, 50, 4)),
      ),
  },
  'dots-halftone': {
    keywords: 'dots halftone fade pattern',
    draw: () =>
      square(
        fill(
          INK,
          ...times(100, (i) => {
            const [x, y] = [i % 10, Math.floor(i / 10)];
            return circle(5 + x * 10, 5 + y * 10, 4.2 * (1 - (x + y) / 22));
          }),
        ),
      ),
  },
  'dots-grid': {
    keywords: 'dots grid pattern memphis',
    draw: () =>
      square(fill(CORAL, ...times(49, (i) => circle(8 + (i % 7) * 14, 8 + Math.floor(i / 7) * 14, 2.4)))),
  },
  'plus-grid': {
    keywords: 'plus crosses grid pattern',
    draw: () =>
      square(
        line(
          TEAL,
          2,
          ...times(25, (i) => {
            const [x, y] = [10 + (i % 5) * 20, 10 + Math.floor(i / 5) * 20];
            return `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
          }),
        ),
      ),
  },
  'stripes-circle': {
    keywords: 'stripes circle lines retro sun',
    draw: () =>
      square(
        fill(
          CORAL,
          ...times(9, (i) => {
            const [top, bottom] = [4 + i * 10.4, 4 + i * 10.4 + 8.2 - i * 0.7];
            const w = (y: number): number => Math.sqrt(Math.max(0, 48 * 48 - (y - 50) ** 2));
            return `M${50 - w(top)} ${top}H${50 + w(top)}A48 48 0 0 1 ${50 + w(bottom)} ${bottom}H${50 - w(bottom)}A48 48 0 0 1 ${50 - w(top)} ${top}Z`;
          }),
        ),
      ),
  },
  'rings-linked': {
    keywords: 'rings linked wedding circles',
    draw: () => art(100, 64, line(SUN, 4, circle(34, 32, 28)), line(CORAL, 4, circle(66, 32, 28))),
  },
  petals: {
    keywords: 'petals flower geometric tile',
    draw: () =>
      square(
        fill(CORAL, leaf([50, 50], [96, 4], 0.55), leaf([50, 50], [4, 96], 0.55)),
        fill(SUN, leaf([50, 50], [4, 4], 0.55), leaf([50, 50], [96, 96], 0.55)),
        fill(TEAL, circle(50, 50, 9)),
      ),
  },
  eclipse: {
    keywords: 'moon phases eclipse boho celestial',
    draw: () =>
      art(
        100,
        30,
        fill(INK, circle(50, 15, 13)),
        fill(INK, 'M26 4A11 11 0 1 0 26 26A13 13 0 0 1 26 4Z', 'M74 4A11 11 0 1 1 74 26A13 13 0 0 0 74 4Z'),
        fill(SUN, circle(7, 15, 2.6), circle(93, 15, 2.6)),
      ),
  },
};
