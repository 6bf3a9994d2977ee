import type { Op } from '../../display/ops.js';
import type { Point } from '../../math/geometry.js';
import { above, blob, box, circle, ellipse, glint, leaf, n } from '../draw/paths.js';
import { down, faint, fill, glow, group, line, mix, radial, tone } from '../draw/ops.js';
import { FORMS } from '../forms/forms.js';
import { between, type Layer, type Stage } from '../scene.js';

/** What landscapes are made of. Heights are px from the top. */

const isWithout = ({ wish }: Stage, ...words: string[]): boolean =>
  words.some((word) => wish.without.includes(word));

/** Sky to the horizon with its sun or moon, stars and clouds. */
export function skyLayers(stage: Stage, horizon: number, sunAt = 0.7): Layer[] {
  const { width, height, unit, palette, wish, random } = stage;
  const [top, middle, low] = palette.sky;
  const night = wish.time === 'night' || wish.time === 'dusk';
  const low2 = wish.weather !== 'clear';
  const x = width * (random() < 0.5 ? sunAt : 1 - sunAt);
  const high = wish.time === 'day' ? 0.3 : wish.time === 'night' ? 0.3 : 0.82;
  const y = horizon * high;
  const r = unit * (wish.time === 'day' ? 0.06 : wish.time === 'night' ? 0.075 : 0.11);
  const sky = [
    fill(box(0, 0, width, height), down(0, horizon * 1.06, [0, top], [0.55, middle], [1, low])),
    ...(night && !low2 && !isWithout(stage, 'star')
      ? stars(stage, horizon, wish.time === 'night' ? 90 : 34)
      : []),
  ];
  const shows = !low2 && !isWithout(stage, 'sun', 'moon');
  const moonlit = wish.time === 'night';
  const body: Op[] = shows
    ? [
        glow(x, y, r * (moonlit ? 4.5 : 6), palette.sun, moonlit ? 0.35 : 0.6),
        fill(circle(x, y, r), palette.sun),
        ...(moonlit
          ? [
              [-0.3, -0.2, 0.22],
              [0.28, 0.3, 0.16],
              [0.2, -0.38, 0.12],
              [-0.2, 0.42, 0.1],
            ].map(([dx, dy, k]) =>
              fill(circle(x + dx! * r, y + dy! * r, k! * r), mix(palette.sun, middle, 0.22)),
            )
          : []),
      ]
    : [];
  const many = wish.weather === 'storm' ? 7 : low2 ? 5 : wish.moods.includes('minimal') || moonlit ? 2 : 4;
  const cloudy = isWithout(stage, 'cloud') ? [] : clouds(stage, many, horizon);
  return [
    { role: 'sky', ops: sky },
    { role: 'light', ops: [...body, ...cloudy] },
  ];
}

export function stars({ width, random, palette }: Stage, bottom: number, count: number): Op[] {
  let small = '';
  let large = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [random() * width, random() ** 1.3 * bottom];
    if (i % 9 === 0) large += glint(x, y, between(random, 6, 13));
    else small += circle(x, y, between(random, 0.8, 2.4));
  }
  return [fill(small, mix('#ffffff', palette.sky[2], 0.15), 0.8), fill(large, '#fffbe8', 0.95)];
}

export function clouds({ width, unit, random, palette, wish }: Stage, count: number, bottom: number): Op[] {
  const storm = wish.weather === 'storm';
  const light = storm
    ? mix(palette.sky[0], '#1f2740', 0.4)
    : mix('#ffffff', palette.sky[2], wish.time === 'day' ? 0.1 : 0.62);
  return Array.from({ length: count }, (_, i) => {
    const across0 = ((i + random() * 0.7) / count) * 1.1 - 0.05;
    const [x, y] = [across0 * width, bottom * between(random, 0.1, 0.6)];
    const w = unit * between(random, 0.16, 0.34) * (storm ? 1.6 : 1);
    const puffs = [
      [-0.5, 0, 0.2],
      [-0.24, -0.1, 0.28],
      [0.06, -0.17, 0.34],
      [0.34, -0.05, 0.25],
      [0.54, 0.02, 0.16],
    ];
    const top = puffs.map(([dx, dy, r]) => circle(x + dx! * w, y + dy! * w * 0.8, r! * w * 0.6)).join('');
    const base = box(x - w * 0.62, y - w * 0.06, w * 1.26, w * 0.18, w * 0.09);
    return fill(
      top + base,
      down(
        y - w * 0.4,
        y + w * 0.15,
        [0, light],
        [1, faint(light.startsWith('#') ? light : '#ffffff', 0.55)],
      ),
      storm ? 0.9 : 0.85,
    );
  });
}

/** A line of mountains or hills. `rough` 0 is rolling, 1 jagged. */
export function ridge({ width, random }: Stage, y: number, rise: number, rough: number): Point[] {
  const steps = rough > 0.5 ? 15 : 7;
  const phase = random() * 7;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const wave = Math.sin(phase + t * 5.2) * 0.5 + Math.sin(phase * 2.3 + t * 11) * 0.28;
    const jag = (random() - 0.5) * 2 * rough;
    const peak = rough > 0.5 ? (i % 2 ? -0.55 : 0.3) : 0;
    return {
      x: -20 + t * (width + 40),
      y: y + rise * (wave * (1 - rough * 0.35) + jag * 0.35 + peak * rough),
    };
  });
}

/** Land under a line: its color above, hazier below, as distance does. */
export const land = (
  stage: Stage,
  points: readonly Point[],
  color: string,
  haze: string,
  soft = true,
): Op => {
  const top = Math.min(...points.map(({ y }) => y));
  return fill(
    above(points, stage.height + 10, soft),
    down(top, Math.min(stage.height, top + stage.height * 0.4), [0, color], [1, haze]),
  );
};

/** Snow on the peaks of a jagged line. */
export function snowCaps(points: readonly Point[], depth: number, color: string): Op {
  let d = '';
  for (let i = 1; i < points.length - 1; i += 1) {
    const [a, p, b] = [points[i - 1]!, points[i]!, points[i + 1]!];
    if (p.y >= a.y || p.y >= b.y) continue;
    const at = (q: Point, k: number): Point => ({ x: p.x + (q.x - p.x) * k, y: p.y + (q.y - p.y) * k });
    const k = (q: Point): number => Math.min(0.7, depth / Math.max(1, q.y - p.y));
    const [l, r] = [at(a, k(a)), at(b, k(b))];
    const mid = (t: number, drop: number): string =>
      `${n(l.x + (r.x - l.x) * t)} ${n(l.y + (r.y - l.y) * t + drop)}`;
    d += `M${n(p.x)} ${n(p.y)}L${n(r.x)} ${n(r.y)}L${mid(0.75, -depth * 0.25)}L${mid(0.55, depth * 0.22)}L${mid(0.36, -depth * 0.2)}L${mid(0.18, depth * 0.1)}L${n(l.x)} ${n(l.y)}Z`;
  }
  return fill(d || 'M0 0Z', color, 0.92);
}

/** A belt of trees along a height; small ones as bare outlines, all in one path. */
export function treeBelt(
  { width, random, wish }: Stage,
  y: number,
  tall: number,
  color: string,
  foot: string,
): Op {
  const pines =
    wish.season === 'winter' ||
    wish.setting === 'mountains' ||
    wish.setting === 'forest' ||
    wish.setting === 'lake';
  let d = '';
  for (let x = -tall * 0.3; x < width + tall * 0.3; x += tall * between(random, 0.2, 0.42)) {
    const h = tall * between(random, 0.55, 1.1);
    const b = y + between(random, -0.06, 0.1) * tall;
    if (pines) {
      const w = h * 0.2;
      d += `M${n(x)} ${n(b - h)}L${n(x + w * 0.6)} ${n(b - h * 0.58)}H${n(x + w * 0.34)}L${n(x + w)} ${n(b - h * 0.24)}H${n(x + w * 0.5)}L${n(x + w * 1.25)} ${n(b + 2)}H${n(x - w * 1.25)}L${n(x - w * 0.5)} ${n(b - h * 0.24)}H${n(x - w)}L${n(x - w * 0.34)} ${n(b - h * 0.58)}H${n(x - w * 0.6)}Z`;
    } else
      d +=
        blob(x, b - h * 0.34, h * 0.36, h * 0.42, random, 0.12) +
        box(x - h * 0.03, b - h * 0.2, h * 0.06, h * 0.24);
  }
  return fill(d, down(y - tall, y + tall * 0.2, [0, color], [1, foot]));
}

/** One tree of the season that stands there. */
export function oneTree(
  stage: Stage,
  kind: 'form-tree' | 'form-pine' | 'form-palm' | 'form-cactus' | 'form-flower' | 'form-xmas',
  x: number,
  y: number,
  size: number,
  color = stage.palette.accent,
): Op {
  const { palette, random } = stage;
  const scale = size / 100;
  const ops = FORMS[kind]!({ palette, color, random });
  const snow =
    stage.wish.season === 'winter' && kind === 'form-pine'
      ? [
          fill(
            'M50 0L58 20Q50 16 42 20ZM50 18L64 43Q56 38 50 40Q44 38 36 43ZM50 36L70 64Q60 58 50 61Q40 58 30 64Z',
            '#f3f8fd',
            0.9,
          ),
        ]
      : [];
  return group([...ops, ...snow], { transform: [scale, 0, 0, scale, x - size / 2, y - size] });
}

/** Blades of grass with a few flowers, along the lower edge or another height. */
export function grass(
  { width, random, palette, wish }: Stage,
  y: number,
  tall: number,
  color: string,
  flowers = true,
): Op[] {
  let blades = '';
  for (let x = -10; x < width + 10; x += tall * between(random, 0.05, 0.13)) {
    const [h, lean] = [tall * between(random, 0.4, 1), tall * between(random, -0.25, 0.25)];
    blades += `M${n(x - tall * 0.03)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}Q${n(x + tall * 0.05)} ${n(y - h * 0.5)} ${n(x + tall * 0.05)} ${n(y)}Z`;
  }
  const ops: Op[] = [fill(blades, color)];
  if (!flowers || wish.season === 'winter') return ops;
  const tints =
    wish.season === 'autumn' ? [palette.accent2, '#f0d9a0'] : [palette.accent, palette.accent2, '#fff6ea'];
  tints.forEach((tint) => {
    let d = '';
    for (let i = 0; i < 9; i += 1) {
      const [x, fy, r] = [
        random() * width,
        y - tall * between(random, 0.3, 1.1),
        tall * between(random, 0.05, 0.09),
      ];
      for (let k = 0; k < 5; k += 1)
        d += circle(
          x + Math.cos((k * 2 * Math.PI) / 5) * r,
          fy + Math.sin((k * 2 * Math.PI) / 5) * r,
          r * 0.72,
        );
    }
    ops.push(fill(d, tint));
  });
  return ops;
}

/** Dark leaves that reach in from the corners and hold the view together. */
export function leafFrame(
  { width, height, unit, random }: Stage,
  color: string,
  corners: readonly ('tl' | 'tr' | 'bl' | 'br')[],
  size = 0.34,
): Op[] {
  return corners.flatMap((corner) => {
    const [x, y] = [
      corner.endsWith('l') ? -unit * 0.04 : width + unit * 0.04,
      corner.startsWith('t') ? -unit * 0.04 : height + unit * 0.04,
    ];
    const inward = Math.atan2(height / 2 - y, width / 2 - x);
    return Array.from({ length: 5 }, (_, i) => {
      const angle = inward + (i - 2) * 0.36 + between(random, -0.08, 0.08);
      const long = unit * size * between(random, 0.7, 1.1);
      const foot = { x: x + Math.cos(angle) * unit * 0.02, y: y + Math.sin(angle) * unit * 0.02 };
      const shade = i % 2 ? color : tone(color, -0.05);
      return group([
        fill(leaf(foot, angle, long, 0.28), shade),
        line(
          `M${n(foot.x)} ${n(foot.y)}L${n(foot.x + Math.cos(angle) * long * 0.9)} ${n(foot.y + Math.sin(angle) * long * 0.9)}`,
          tone(shade, 0.08),
          2,
          0.5,
        ),
      ]);
    });
  });
}

/** Rain, snow or fog before the scene. */
export function weatherLayer(stage: Stage): Layer[] {
  const { width, height, unit, wish, random, palette } = stage;
  if (wish.weather === 'clear') return [];
  if (wish.weather === 'fog') {
    const veil = mix(palette.sky[2], '#ffffff', 0.25);
    return [
      {
        role: 'light',
        ops: [0.42, 0.58, 0.72].map((at, i) =>
          fill(
            ellipse(width * (0.3 + i * 0.22), height * at, width * 0.8, unit * 0.1),
            radial(
              width * (0.3 + i * 0.22),
              height * at,
              width * 0.6,
              [0, faint(veil, 0.6)],
              [1, faint(veil, 0)],
            ),
          ),
        ),
      },
    ];
  }
  let d = '';
  if (wish.weather === 'snow') {
    for (let i = 0; i < 130; i += 1)
      d += circle(random() * width, random() * height, between(random, 1.5, 6));
    return [{ role: 'light', ops: [fill(d, '#ffffff', 0.85)] }];
  }
  for (let i = 0; i < 110; i += 1) {
    const [x, y, l] = [random() * width * 1.1, random() * height, unit * between(random, 0.025, 0.06)];
    d += `M${n(x)} ${n(y)}l${n(-l * 0.35)} ${n(l)}`;
  }
  const bolt =
    wish.weather === 'storm' ? [fill(lightning(width * between(random, 0.25, 0.75), unit), '#fff3b0')] : [];
  return [{ role: 'light', ops: [...bolt, line(d, '#e8f1fa', 2.4, 0.5)] }];
}

const lightning = (x: number, unit: number): string =>
  `M${n(x)} ${n(unit * 0.1)}l${n(-unit * 0.06)} ${n(unit * 0.16)}h${n(unit * 0.05)}l${n(-unit * 0.06)} ${n(unit * 0.15)}l${n(unit * 0.13)} ${n(-unit * 0.19)}h${n(-unit * 0.055)}l${n(unit * 0.06)} ${n(-unit * 0.12)}Z`;

/** Water from the horizon down, with bands of light that widen towards the viewer. */
export function water(stage: Stage, horizon: number, sunX: number): Op[] {
  const { width, height, random, palette, unit, wish } = stage;
  const depth = height - horizon;
  const light = mix(palette.water, '#ffffff', 0.4);
  let ripples = '';
  for (let i = 0; i < 46; i += 1) {
    const t = random() ** 1.4;
    const [y, w] = [horizon + t * depth, unit * (0.02 + t * 0.13) * between(random, 0.5, 1.3)];
    ripples += box(random() * width - w / 2, y, w, 1.4 + t * 4, 3);
  }
  let glitter = '';
  for (let i = 0; i < 30; i += 1) {
    const t = i / 30;
    const w = unit * (0.03 + t * 0.11) * between(random, 0.4, 1.25);
    glitter += box(
      sunX - w / 2 + between(random, -1, 1) * unit * 0.05 * t,
      horizon + t * depth * 0.92,
      w,
      2 + t * 5,
      3,
    );
  }
  const shine = wish.weather === 'clear' ? [fill(glitter, palette.sun, 0.75)] : [];
  return [
    fill(
      box(0, horizon, width, depth + 4),
      down(
        horizon,
        height,
        [0, mix(palette.water, palette.sky[2], 0.5)],
        [0.35, palette.water],
        [1, palette.waterDark],
      ),
    ),
    fill(ripples, light, 0.3),
    ...shine,
  ];
}

/** Middle of the sun that `skyLayers` drew with the same first chance. */
export const sunSide = (sky: readonly Layer[], width: number): number => {
  const body = sky[1]?.ops[0];
  return body?.op === 'fillPath' && typeof body.fill !== 'string' && body.fill.gradient === 'radial'
    ? body.fill.center[0]
    : width * 0.6;
};

/** Falling petals, leaves or fireflies that fill the air between. */
export function floating({ width, height, random, palette, wish, unit }: Stage): Op[] {
  if (wish.moods.includes('minimal')) return [];
  const night = wish.time === 'night' || wish.time === 'dusk';
  if (night && wish.season !== 'winter' && wish.weather === 'clear') {
    return Array.from({ length: 14 }, () =>
      glow(
        random() * width,
        height * between(random, 0.45, 0.95),
        unit * between(random, 0.012, 0.03),
        '#ffe98a',
        0.9,
      ),
    );
  }
  if (wish.season === 'autumn' || wish.season === 'spring') {
    const tints =
      wish.season === 'autumn'
        ? [palette.leaf, palette.accent2, palette.accent]
        : ['#ffd3df', '#ffb7cb', '#fff1f3'];
    return Array.from({ length: 16 }, (_, i) =>
      fill(
        leaf(
          { x: random() * width, y: random() * height * 0.9 },
          random() * 6.3,
          unit * between(random, 0.015, 0.034),
          0.5,
        ),
        tints[i % 3]!,
        0.9,
      ),
    );
  }
  return [];
}
