import { arc, circle, joined, polar, polygon, rectangle, wedge } from '../path-builders.js';
import {
  closedCurve,
  CORAL,
  CREAM,
  fill,
  heart,
  holed,
  INK,
  line,
  PLUM,
  ROSE,
  roundedBox,
  scalloped,
  sparkle,
  square,
  star,
  SUN,
  TEAL,
  SKY,
  times,
  turned,
  uneven,
  type Shapes,
} from './drawing-kit.js';

/** Badges to write on and stickers to put beside a text. */

const ring = (color: string, r: number, width: number) => line(color, width, circle(50, 50, r));
const ray = (angle: number, half: number, from: number, to: number): string =>
  polygon([
    polar(50, 50, from, angle - half),
    polar(50, 50, to, angle - half),
    polar(50, 50, to, angle + half),
    polar(50, 50, from, angle + half),
  ]);
const tails = (color: string): ReturnType<typeof fill> =>
  fill(
    color,
    polygon([
      [30, 52],
      [16, 97],
      [30, 90],
      [39, 99],
      [50, 60],
    ]),
    polygon([
      [70, 52],
      [84, 97],
      [70, 90],
      [61, 99],
      [50, 60],
    ]),
  );
const cloud = 'M26 74A18 18 0 0 1 22 38.6A25 25 0 0 1 69 30A22 22 0 1 1 76 74Z';
const bolt = polygon([
  [58, 4],
  [18, 58],
  [44, 58],
  [36, 96],
  [82, 38],
  [54, 38],
]);
const flower = (r: number, petals: number, reach: number): string =>
  joined(times(petals, (i) => circle(...polar(50, 50, r, (i * 360) / petals - 90), reach)));

export const badges: Shapes = {
  'badge-scallop': {
    keywords: 'badge scallop seal round',
    draw: () => square(fill(CORAL, scalloped(50, 50, 44, 18))),
  },
  'badge-scallop-ring': {
    keywords: 'badge scallop seal ring double',
    draw: () => square(fill(TEAL, scalloped(50, 50, 44, 22)), ring(CREAM, 38, 1.4)),
  },
  'badge-burst': {
    keywords: 'badge burst sale price star',
    draw: () => square(fill(CORAL, star(50, 50, 49, 18, 0.84))),
  },
  'badge-burst-sharp': {
    keywords: 'badge burst explosion sale',
    draw: () => square(fill(SUN, star(50, 50, 49.5, 14, 0.68))),
  },
  'badge-burst-double': {
    keywords: 'badge burst ring sale new',
    draw: () => square(fill(INK, star(50, 50, 49, 24, 0.88)), ring(SUN, 37, 1.6)),
  },
  'badge-rosette': {
    keywords: 'badge rosette award winner ribbon',
    draw: () => square(tails(CORAL), fill(SUN, scalloped(50, 42, 34, 16)), fill(CREAM, circle(50, 42, 25))),
  },
  'badge-medal': {
    keywords: 'badge medal award first',
    draw: () =>
      square(
        fill(
          TEAL,
          polygon([
            [30, 4],
            [48, 4],
            [58, 46],
            [42, 52],
          ]),
        ),
        fill(
          CORAL,
          polygon([
            [70, 4],
            [52, 4],
            [42, 46],
            [58, 52],
          ]),
        ),
        fill(SUN, circle(50, 68, 27)),
        line(CREAM, 1.6, circle(50, 68, 21)),
      ),
  },
  'badge-shield': {
    keywords: 'badge shield crest emblem',
    draw: () =>
      square(
        fill(INK, 'M50 3Q70 14 92 13V48Q92 82 50 98Q8 82 8 48V13Q30 14 50 3Z'),
        line(SUN, 1.6, 'M50 10Q69 20 85 19V48Q85 77 50 91Q15 77 15 48V19Q31 20 50 10Z'),
      ),
  },
  'badge-hexagon': {
    keywords: 'badge hexagon emblem',
    draw: () =>
      square(
        fill(TEAL, polygon(times(6, (i) => polar(50, 50, 49, i * 60 - 90)))),
        line(CREAM, 1.4, polygon(times(6, (i) => polar(50, 50, 42, i * 60 - 90)))),
      ),
  },
  'badge-stamp': {
    keywords: 'badge postage stamp perforated',
    draw: () => square(fill(ROSE, stamp()), line(CREAM, 1.6, rectangle(17, 17, 66, 66))),
  },
  'badge-ring-dots': {
    keywords: 'badge round dots ring vintage',
    draw: () =>
      square(
        ring(INK, 47, 2),
        fill(INK, ...times(36, (i) => circle(...polar(50, 50, 41.5, i * 10), 1))),
        ring(INK, 36, 1),
      ),
  },
  'badge-rays': {
    keywords: 'badge rays sunburst vintage round',
    draw: () => square(fill(INK, ...times(48, (i) => ray(i * 7.5, 0.8, 34, 48))), ring(INK, 31, 1.6)),
  },
  'badge-oval': {
    keywords: 'badge oval label vintage',
    draw: () => square(fill(PLUM, closedOval(49, 31)), line(CREAM, 1.3, closedOval(44.5, 27))),
  },
  'badge-ticket': {
    keywords: 'badge ticket coupon voucher',
    draw: () =>
      square(
        fill(CORAL, 'M4 24H96V42A8 8 0 0 0 96 58V76H4V58A8 8 0 0 0 4 42Z'),
        line(CREAM, 1.6, ...times(8, (i) => `M70 ${28 + i * 6}v2.6`)),
      ),
  },
  'badge-tag': {
    keywords: 'price tag label sale',
    draw: () =>
      square(holed(SUN, 'M6 44L44 6H88Q94 6 94 12V56L56 94Q52 98 48 94L6 52Q2 48 6 44Z', circle(78, 22, 6))),
  },
  'badge-octagon': {
    keywords: 'badge octagon stop sign',
    draw: () =>
      square(
        fill(CORAL, polygon(times(8, (i) => polar(50, 50, 49, i * 45 + 22.5)))),
        line(CREAM, 2, polygon(times(8, (i) => polar(50, 50, 43, i * 45 + 22.5)))),
      ),
  },
  'badge-flower': {
    keywords: 'badge flower petals seal',
    draw: () =>
      square(fill(PLUM, flower(32, 8, 16), circle(50, 50, 32)), line(CREAM, 1.2, circle(50, 50, 28))),
  },
  'badge-arch': {
    keywords: 'badge arch label door',
    draw: () =>
      square(
        fill(TEAL, 'M14 97V46A36 36 0 0 1 86 46V97Z'),
        line(CREAM, 1.4, 'M20 91V46A30 30 0 0 1 80 46V91Z'),
      ),
  },
  'sticker-sun': {
    keywords: 'sticker sun happy summer',
    draw: () =>
      square(
        fill(
          SUN,
          ...times(12, (i) =>
            polygon([
              polar(50, 50, 49, i * 30),
              polar(50, 50, 31, i * 30 - 9),
              polar(50, 50, 31, i * 30 + 9),
            ]),
          ),
        ),
        fill(CORAL, circle(50, 50, 27)),
      ),
  },
  'sticker-half-sun': {
    keywords: 'sticker sunrise half sun boho',
    draw: () =>
      square(
        fill(CORAL, 'M22 74A28 28 0 0 1 78 74Z'),
        line(
          SUN,
          3.4,
          ...times(9, (i) => {
            const [a, b] = [
              polar(50, 74, 34, 180 + i * 22.5),
              polar(50, 74, i % 2 ? 42 : 47, 180 + i * 22.5),
            ];
            return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
          }),
          'M4 80H96',
        ),
      ),
  },
  'sticker-rainbow': {
    keywords: 'sticker rainbow boho kids',
    draw: () =>
      square(
        ...(
          [
            [44, CORAL],
            [34, SUN],
            [24, TEAL],
            [14, PLUM],
          ] as const
        ).map(([r, color]) => line(color, 8, `M${50 - r} 82V60A${r} ${r} 0 0 1 ${50 + r} 60V82`)),
      ),
  },
  'sticker-heart': {
    keywords: 'sticker heart love outline',
    draw: () => square(fill(CORAL, heart(50, 52, 94)), line(CREAM, 2, heart(50, 52, 78))),
  },
  'sticker-hearts': {
    keywords: 'sticker hearts love valentine',
    draw: () =>
      square(
        fill(ROSE, turned(heart(34, 62, 56), -14, [34, 62])),
        fill(CORAL, turned(heart(66, 38, 58), 12, [66, 38])),
      ),
  },
  'sticker-star': {
    keywords: 'sticker star favorite',
    draw: () => square(line(INK, 9, star(50, 54, 44, 5, 0.5)), fill(SUN, star(50, 54, 44, 5, 0.5))),
  },
  'sticker-sparkles': {
    keywords: 'sticker sparkles shine magic new',
    draw: () => square(fill(SUN, sparkle(42, 56, 40), sparkle(82, 22, 18), sparkle(80, 82, 12))),
  },
  'sticker-bolt': {
    keywords: 'sticker bolt lightning energy flash',
    draw: () => square(line(INK, 6, bolt), fill(SUN, bolt)),
  },
  'sticker-cloud': {
    keywords: 'sticker cloud sky dream',
    draw: () => square(fill(SKY, cloud), line(CREAM, 2, arc([44, 46], 15, 190, 280))),
  },
  'sticker-cloud-rain': {
    keywords: 'sticker cloud rain drops weather',
    draw: () => square(fill(SKY, turned(cloud, 0)), line(TEAL, 3.6, 'M32 82l-4 10M50 82l-4 10M68 82l-4 10')),
  },
  'sticker-daisy': {
    keywords: 'sticker daisy flower seventies groovy',
    draw: () =>
      square(
        fill(CREAM, flower(28, 8, 15)),
        line(INK, 1.6, ...times(8, (i) => circle(...polar(50, 50, 28, i * 45 - 90), 15))),
        fill(CREAM, circle(50, 50, 30)),
        fill(SUN, circle(50, 50, 14)),
      ),
  },
  'sticker-flower': {
    keywords: 'sticker flower groovy retro',
    draw: () => square(fill(CORAL, flower(27, 5, 21)), fill(SUN, circle(50, 50, 15))),
  },
  'sticker-moon': {
    keywords: 'sticker moon stars night',
    draw: () =>
      square(
        fill(SUN, 'M62 8A44 44 0 1 0 92 66A36 36 0 0 1 62 8Z'),
        fill(SKY, sparkle(80, 28, 14), sparkle(64, 46, 7)),
      ),
  },
  'sticker-wave': {
    keywords: 'sticker wave sea surf circle',
    draw: () =>
      square(
        fill(SKY, circle(50, 50, 48)),
        fill(TEAL, 'M3.6 62Q20 44 38 58T72 56Q88 50 96.4 64A48 48 0 0 1 3.6 62Z'),
        fill(INK, 'M11 77Q28 64 46 74T78 72L89 77.5A48 48 0 0 1 11 77Z'),
      ),
  },
  'sticker-mountains': {
    keywords: 'sticker mountains outdoor sun circle',
    draw: () =>
      square(
        fill(ROSE, circle(50, 50, 48)),
        fill(SUN, circle(66, 34, 11)),
        fill(TEAL, 'M6 69L36 32L56 58L66 48L94 69A48 48 0 0 1 6 69Z'),
      ),
  },
  'sticker-peel': {
    keywords: 'sticker round peel corner label',
    draw: () =>
      square(
        fill(CORAL, 'M50 2A48 48 0 1 0 98 50Q74 56 60 40T50 2Z'),
        fill(CREAM, 'M50 2Q52 26 60 40T98 50Z'),
      ),
  },
  'sticker-pill': {
    keywords: 'sticker pill button label',
    draw: () =>
      square(fill(INK, roundedBox(2, 32, 96, 36, 18)), line(SUN, 1.6, roundedBox(6, 36, 88, 28, 14))),
  },
  'sticker-checker': {
    keywords: 'sticker checkerboard retro circle',
    draw: () =>
      square(fill(CREAM, circle(50, 50, 48)), fill(INK, ...checker()), line(INK, 3, circle(50, 50, 47))),
  },
  'sticker-smile': {
    keywords: 'sticker smile smiley happy retro',
    draw: () =>
      square(
        fill(SUN, circle(50, 50, 48)),
        fill(
          INK,
          closedCurve(uneven(2, { middle: [35, 40], r: 6.4, wobble: 0, points: 10, flat: 1.5 })),
          closedCurve(uneven(2, { middle: [65, 40], r: 6.4, wobble: 0, points: 10, flat: 1.5 })),
        ),
        line(INK, 4.4, arc([50, 54], 24, 20, 160)),
      ),
  },
  'sticker-peace': {
    keywords: 'sticker peace sign hippie',
    draw: () => square(line(PLUM, 8, circle(50, 50, 44), 'M50 6V94M50 50L19 81M50 50L81 81')),
  },
  'sticker-half-rays': {
    keywords: 'sticker sunburst rays half circle retro',
    draw: () =>
      square(...times(9, (i) => fill(i % 2 ? SUN : CORAL, wedge([50, 74], 48, 180 + i * 20, 200 + i * 20)))),
  },
};

function closedOval(rx: number, ry: number): string {
  return `M${50 - rx} 50A${rx} ${ry} 0 0 1 ${50 + rx} 50A${rx} ${ry} 0 0 1 ${50 - rx} 50Z`;
}

/** A postage stamp: a bite of the perforation every 12 units. */
function stamp(): string {
  const bites = (dx: number, dy: number): string =>
    times(7, () => `l${dx * 3} ${dy * 3}a3 3 0 0 0 ${dx * 6} ${dy * 6}l${dx * 3} ${dy * 3}`).join('');
  return `M8 8${bites(1, 0)}${bites(0, 1)}${bites(-1, 0)}${bites(0, -1)}Z`;
}

/** Squares that lie wholly within the ring. */
function checker(): string[] {
  const side = 9.4;
  return times(100, (i) => [i % 10, Math.floor(i / 10)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => [3 + x * side, 3 + y * side] as const)
    .filter(([x, y]) =>
      [x, x + side].every((px) => [y, y + side].every((py) => Math.hypot(px - 50, py - 50) < 47)),
    )
    .map(([x, y]) => rectangle(x, y, side, side));
}
