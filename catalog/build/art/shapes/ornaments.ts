import { arc, circle, curve, polar, polygon, type Pair } from '../path-builders.js';
import {
  art,
  between,
  CORAL,
  fill,
  heart,
  INK,
  leaf,
  line,
  mirrored,
  PLUM,
  ROSE,
  sparkle,
  square,
  star,
  SUN,
  tapered,
  TEAL,
  times,
  type Shapes,
} from './drawing-kit.js';

/** Dividers, laurels and branches. */

const diamond = (x: number, y: number, r: number): string =>
  polygon([
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ]);

/** Both halves of a divider from its left one. */
const both = (...left: readonly string[]): string[] => [...left, ...left.map((d) => mirrored(d))];

/** Half a wreath: leaves in pairs along an arc from the foot to the top, on the left side. */
function branch(options: {
  r: number;
  pairs: number;
  from: number;
  to: number;
  size: number;
  width: number;
}): { stem: string; leaves: string[] } {
  const { r, pairs, from, to, size, width } = options;
  const at = (t: number): number => from + (to - from) * t;
  const leaves = times(pairs, (i) => {
    const t = (i + 0.5) / pairs;
    const angle = at(t);
    const root = polar(50, 50, r, angle);
    const grow = size * (1 - 0.35 * t);
    // leaves lie along the arc, one leaning out and one leaning in
    return [
      leaf(root, polar(...root, grow, angle + 90 - 38), width),
      leaf(root, polar(...root, grow * 0.86, angle + 90 + 38), width),
    ];
  }).flat();
  const tip = polar(50, 50, r, to);
  return {
    stem: arc([50, 50], r, from, to),
    leaves: [...leaves, leaf(tip, polar(...tip, size * 0.66, to + 90), width)],
  };
}

function wreath(
  options: Parameters<typeof branch>[0],
  color: string,
  berries?: string,
): ReturnType<typeof square> {
  const { stem, leaves } = branch(options);
  const dots = berries
    ? [
        fill(
          berries,
          ...both(
            ...times(options.pairs, (i) =>
              circle(
                ...polar(
                  50,
                  50,
                  options.r + (i % 2 ? 7 : -7),
                  options.from + ((options.to - options.from) * (i + 0.9)) / options.pairs,
                ),
                1.7,
              ),
            ),
          ),
        ),
      ]
    : [];
  return square(line(color, 1.1, stem, mirrored(stem)), fill(color, ...both(...leaves)), ...dots);
}

export const ornaments: Shapes = {
  'divider-diamond': {
    keywords: 'divider ornament diamond classic',
    draw: () =>
      art(
        100,
        12,
        line(INK, 1, 'M2 6H40M60 6H98'),
        fill(INK, diamond(50, 6, 5), diamond(42.4, 6, 1.8), diamond(57.6, 6, 1.8)),
      ),
  },
  'divider-heart': {
    keywords: 'divider ornament heart love wedding',
    draw: () => art(100, 14, line(INK, 1, 'M2 7H40M60 7H98'), fill(CORAL, heart(50, 7, 12))),
  },
  'divider-star': {
    keywords: 'divider ornament star',
    draw: () =>
      art(
        100,
        14,
        line(INK, 1, 'M2 7H38M62 7H98'),
        fill(SUN, star(50, 7.4, 6.6, 5, 0.44), star(40.8, 7.2, 2.4, 5, 0.44), star(59.2, 7.2, 2.4, 5, 0.44)),
      ),
  },
  'divider-dots': {
    keywords: 'divider ornament dots simple',
    draw: () => art(100, 8, fill(INK, circle(38, 4, 1.6), circle(50, 4, 2.8), circle(62, 4, 1.6))),
  },
  'divider-leaf': {
    keywords: 'divider ornament leaves botanical',
    draw: () =>
      art(
        100,
        22,
        line(TEAL, 1, 'M4 11H96'),
        fill(
          TEAL,
          ...both(
            ...times(5, (i) => [
              leaf([44 - i * 7.6, 11], [36 - i * 7.6, 3.4 + i * 0.7], 0.3),
              leaf([44 - i * 7.6, 11], [36 - i * 7.6, 18.6 - i * 0.7], 0.3),
            ]).flat(),
          ),
          circle(50, 11, 2.6),
        ),
      ),
  },
  'divider-laurel': {
    keywords: 'divider ornament laurel branch',
    draw: () =>
      art(
        100,
        18,
        fill(
          INK,
          ...both(
            ...times(7, (i) =>
              leaf([47 - i * 6, 9 + (i % 2 ? 0.6 : -0.6)], [40 - i * 6, i % 2 ? 16 : 2], 0.3),
            ),
          ),
        ),
        line(INK, 0.9, 'M3 9H97'),
      ),
  },
  'divider-flourish': {
    keywords: 'divider ornament flourish swirl calligraphy',
    draw: () => {
      const swirl = tapered(
        times(40, (i): Pair => {
          const t = i / 39;
          const a = t * 4.6;
          const r = 9 * (1 - t * 0.82);
          return [
            37 - 31 * (1 - t) + r * Math.sin(a) * 0.9 + 4,
            11 - r * Math.cos(a) * 0.9 + 6.4 * (1 - t) - 0.6,
          ];
        }),
        (t) => 0.5 + 2 * Math.sin(Math.PI * t),
      );
      return art(100, 24, fill(PLUM, swirl, mirrored(swirl), diamond(50, 11, 3.6)));
    },
  },
  'divider-wave': {
    keywords: 'divider ornament wave curl',
    draw: () =>
      art(
        100,
        14,
        line(
          TEAL,
          1.6,
          curve(between(4, 42, 9).map((x, i): Pair => [x, 7 + (i % 2 ? 3 : -3) * (i / 9)])),
          curve(between(96, 58, 9).map((x, i): Pair => [x, 7 + (i % 2 ? 3 : -3) * (i / 9)])),
        ),
        fill(CORAL, circle(50, 7, 3.4)),
      ),
  },
  'divider-deco': {
    keywords: 'divider ornament art deco twenties',
    draw: () =>
      art(
        100,
        20,
        line(INK, 1.2, 'M3 10H34L42 3H58L66 10H97M12 14H36L43 8H57L64 14H88'),
        fill(SUN, diamond(50, 14, 4)),
      ),
  },
  'divider-fan': {
    keywords: 'divider ornament fan deco rays',
    draw: () =>
      art(
        100,
        28,
        line(
          INK,
          1.1,
          'M2 25H32M68 25H98',
          ...times(9, (i) => {
            const [a, b] = [polar(50, 25, 6, 180 + i * 22.5), polar(50, 25, 16, 180 + i * 22.5)];
            return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
          }),
          arc([50, 25], 20, 180, 360),
        ),
        fill(SUN, 'M46 25A4 4 0 0 1 54 25Z'),
      ),
  },
  'divider-arrow': {
    keywords: 'divider ornament arrow boho tribal',
    draw: () =>
      art(
        100,
        16,
        line(
          INK,
          1.2,
          'M6 8H92',
          'M86 3L93 8L86 13',
          ...times(4, (i) => `M${8 + i * 4} 8l-5 -5M${8 + i * 4} 8l-5 5`),
        ),
      ),
  },
  'divider-sparkle': {
    keywords: 'divider ornament sparkle magic',
    draw: () =>
      art(
        100,
        18,
        fill(SUN, sparkle(50, 9, 8.6), sparkle(36, 9, 4.4), sparkle(64, 9, 4.4)),
        line(INK, 0.9, 'M2 9H27M73 9H98'),
      ),
  },
  'divider-crown': {
    keywords: 'divider ornament crown royal',
    draw: () =>
      art(
        100,
        20,
        line(INK, 1, 'M2 12H36M64 12H98'),
        fill(
          SUN,
          polygon([
            [40, 17],
            [38, 5],
            [45, 10],
            [50, 2],
            [55, 10],
            [62, 5],
            [60, 17],
          ]),
        ),
      ),
  },
  'divider-branch': {
    keywords: 'divider branch twig botanical',
    draw: () =>
      art(
        100,
        24,
        line(TEAL, 1.2, 'M4 16Q50 4 96 14'),
        fill(
          TEAL,
          ...times(11, (i) => {
            const x = 10 + i * 7.6;
            const y = 16 - 2 * Math.sin((x / 100) * Math.PI) * 3.1;
            return leaf([x, y], [x + 7, y + (i % 2 ? 8 : -8)], 0.3);
          }),
        ),
      ),
  },
  'laurel-classic': {
    keywords: 'laurel wreath award winner roman',
    draw: () => wreath({ r: 38, pairs: 9, from: 100, to: 235, size: 15, width: 0.26 }, TEAL),
  },
  'laurel-gold': {
    keywords: 'laurel wreath gold award best',
    draw: () => wreath({ r: 37, pairs: 8, from: 98, to: 240, size: 17, width: 0.34 }, SUN),
  },
  'laurel-fine': {
    keywords: 'laurel wreath thin elegant',
    draw: () => wreath({ r: 39, pairs: 13, from: 96, to: 248, size: 11, width: 0.2 }, INK),
  },
  'laurel-berries': {
    keywords: 'laurel wreath berries olive festive',
    draw: () => wreath({ r: 38, pairs: 8, from: 98, to: 244, size: 14, width: 0.3 }, TEAL, CORAL),
  },
  'laurel-closed': {
    keywords: 'wreath circle leaves botanical wedding',
    draw: () => wreath({ r: 39, pairs: 11, from: 92, to: 264, size: 12.5, width: 0.3 }, TEAL, SUN),
  },
  'laurel-wide': {
    keywords: 'laurel half open branch crest',
    draw: () => wreath({ r: 36, pairs: 6, from: 105, to: 205, size: 20, width: 0.32 }, PLUM),
  },
  'laurel-star': {
    keywords: 'laurel star award winner',
    draw: () => {
      const w = wreath({ r: 38, pairs: 9, from: 100, to: 235, size: 15, width: 0.28 }, INK);
      return { ...w, paths: [...w.paths, fill(SUN, star(50, 46, 18, 5, 0.44))] };
    },
  },
  'wreath-flowers': {
    keywords: 'wreath flowers floral wedding spring',
    draw: () => {
      const w = wreath({ r: 38, pairs: 10, from: 92, to: 262, size: 13, width: 0.3 }, TEAL);
      const blossom = (x: number, y: number, r: number): string =>
        times(5, (i) => circle(...polar(x, y, r * 0.62, i * 72 - 90), r * 0.52)).join('');
      return {
        ...w,
        paths: [
          ...w.paths,
          fill(ROSE, blossom(26, 78, 12), blossom(70, 82, 9), blossom(84, 36, 7)),
          fill(SUN, circle(26, 78, 3.4), circle(70, 82, 2.6), circle(84, 36, 2)),
        ],
      };
    },
  },
  'branch-olive': {
    keywords: 'branch olive leaves twig',
    draw: () =>
      square(
        line(TEAL, 1.6, 'M12 92Q40 60 84 10'),
        fill(
          TEAL,
          ...times(7, (i) => {
            const t = (i + 1) / 8.4;
            const [x, y] = [12 + 72 * t, 92 - 82 * t - 6 * Math.sin(t * Math.PI)];
            return [leaf([x, y], [x + 22 - 8 * t, y + 4], 0.26), leaf([x, y], [x - 3, y - 22 + 8 * t], 0.26)];
          }).flat(),
        ),
      ),
  },
  'branch-fern': {
    keywords: 'fern branch leaves tropical',
    draw: () =>
      square(
        line(TEAL, 1.6, 'M50 97Q52 50 50 5'),
        fill(
          TEAL,
          ...times(11, (i) => {
            const y = 88 - i * 7.6;
            const reach = 34 * Math.sin(Math.PI * (0.22 + 0.72 * (i / 11)));
            return [
              leaf([50, y], [50 + reach, y - reach * 0.5], 0.2),
              leaf([50, y], [50 - reach, y - reach * 0.5], 0.2),
            ];
          }).flat(),
        ),
      ),
  },
};
