import type { Op } from '../../display/ops.js';
import { arch, box, circle, n } from '../draw/paths.js';
import { down, faint, fill, glow, group, line, mix, tone } from '../draw/ops.js';
import { between, pick, type Scene, type Stage } from '../scene.js';
import { inAir, onGround } from './placing.js';
import {
  clouds,
  floating,
  grass,
  land,
  oneTree,
  ridge,
  skyLayers,
  treeBelt,
  weatherLayer,
} from './scenery.js';

function towers(
  { width, unit, random, wish }: Stage,
  base: number,
  tall: number,
  color: string,
  lit: string,
  detail: boolean,
): Op[] {
  const ops: Op[] = [];
  const night = wish.time !== 'day' && wish.time !== 'dawn';
  for (let x = -unit * 0.04; x < width;) {
    const w = unit * between(random, 0.07, 0.15);
    const h = tall * between(random, 0.45, 1);
    const top = base - h;
    const shade = tone(color, between(random, -0.04, 0.04));
    const kind = Math.floor(random() * 4);
    const roof =
      kind === 0
        ? `M${n(x + w * 0.2)} ${n(top)}V${n(top - w * 0.3)}H${n(x + w * 0.8)}V${n(top)}Z`
        : kind === 1
          ? `M${n(x)} ${n(top)}L${n(x + w)} ${n(top - w * 0.45)}V${n(top)}Z`
          : kind === 2
            ? `M${n(x + w * 0.47)} ${n(top)}L${n(x + w * 0.5)} ${n(top - w * 0.9)}L${n(x + w * 0.53)} ${n(top)}Z`
            : '';
    ops.push(
      fill(
        box(x, top, w, h + 20) + roof,
        detail ? down(top, base, [0, shade], [1, tone(shade, night ? 0.05 : 0.09)]) : shade,
      ),
    );
    if (detail) {
      ops.push(fill(box(x + w * 0.72, top, w * 0.28, h + 20), '#0e1330', 0.12));
      let windows = '';
      const [gap, size] = [unit * 0.021, unit * 0.01];
      for (let wy = top + gap; wy < base - gap; wy += gap * 1.25)
        for (let wx = x + gap * 0.6; wx < x + w - gap * 0.8; wx += gap)
          if (random() < (night ? 0.55 : 0.75)) windows += box(wx, wy, size, size * 1.5);
      ops.push(fill(windows || 'M0 0Z', lit, night ? 0.95 : 0.45));
    }
    x += w + unit * between(random, -0.012, 0.012);
  }
  return ops;
}

/** A skyline in three depths over a street or a quay. */
export const city: Scene = (stage) => {
  const { width, height, unit, palette, wish, random } = stage;
  const base = height * 0.8;
  const night = wish.time !== 'day' && wish.time !== 'dawn';
  const rock = wish.moods.includes('neon') ? '#2b1a78' : palette.rock;
  const lit = wish.moods.includes('neon')
    ? pick(random, [palette.accent, palette.accent2])
    : night
      ? '#ffd98a'
      : mix('#ffffff', palette.sky[0], 0.2);
  const street = night ? mix('#22264a', palette.ambient, 0.3) : '#8b90a6';
  const lamps = [0.1, 0.5, 0.9].flatMap((x) => [
    line(`M${n(width * x)} ${n(height * 0.9)}V${n(height * 0.72)}`, '#23264a', unit * 0.006),
    fill(circle(width * x, height * 0.715, unit * 0.012), '#fff0bd'),
    ...(night ? [glow(width * x, height * 0.715, unit * 0.09, '#ffdf95', 0.6)] : []),
  ]);
  return [
    ...skyLayers(stage, base, 0.7),
    { role: 'land', ops: towers(stage, base, height * 0.36, mix(rock, palette.haze, 0.72), lit, false) },
    {
      role: 'land',
      ops: towers(
        stage,
        base,
        height * 0.44,
        mix(rock, palette.haze, 0.4),
        mix(lit, palette.haze, 0.3),
        true,
      ),
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.1, bottom: height * 0.42, size: unit * 0.32 }) },
    {
      role: 'land',
      ops: towers(stage, base, height * 0.28, mix(rock, night ? '#191d44' : palette.ink, 0.35), lit, true),
    },
    ...weatherLayer(stage),
    {
      role: 'land',
      ops: [
        treeBelt(stage, base + unit * 0.01, unit * 0.06, palette.leafDark, tone(palette.leafDark, -0.05)),
        fill(
          box(0, base, width, height - base + 5),
          down(base, height, [0, tone(street, 0.06)], [1, tone(street, -0.08)]),
        ),
        fill(box(0, base, width, unit * 0.014), tone(street, 0.16)),
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          fill(box(width * (0.03 + i * 0.17), height * 0.905, unit * 0.09, unit * 0.011), '#f6e7b8', 0.8),
        ),
        ...lamps,
      ],
    },
    { role: 'subject', ops: onGround(stage, { y: height * 0.955, size: unit * 0.36, depth: unit * 0.06 }) },
    { role: 'front', ops: floating(stage) },
  ];
};

function facade(stage: Stage, x: number, base: number, w: number, h: number): Op {
  const { random, palette, wish } = stage;
  const night = wish.time !== 'day' && wish.time !== 'dawn';
  const tints =
    wish.colors.length > 0
      ? [palette.wall, tone(palette.wall, 0.06), palette.wallDark]
      : ['#f2c6a6', '#e79a84', '#f3dcae', '#b9d4cf', '#d9c2dc', '#f0b26b'];
  const wall = mix(pick(random, tints), palette.ambient, palette.ambience * 0.9);
  const roof = mix(pick(random, ['#b5513f', '#8d4a52', '#5f5878']), palette.ambient, palette.ambience * 0.8);
  const snow = wish.season === 'winter';
  const glass = night ? '#ffdc8b' : mix('#5d7f97', palette.sky[1], 0.3);
  const cols = w > h * 0.62 ? 3 : 2;
  const floors = Math.max(2, Math.round(h / (w / cols) / 1.5));
  const cell = { w: w / cols, h: (h * 0.92) / floors };
  const windows = Array.from({ length: floors - 1 }, (_, r) =>
    Array.from({ length: cols }, (_x, c) =>
      box(x + cell.w * (c + 0.3), base - h + h * 0.08 + cell.h * (r + 0.2), cell.w * 0.4, cell.h * 0.58, 2),
    ).join(''),
  ).join('');
  const gable = random() < 0.6;
  const top = base - h;
  const roofPath = gable
    ? `M${n(x - w * 0.06)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.5)}L${n(x + w * 1.06)} ${n(top)}Z`
    : `M${n(x - w * 0.04)} ${n(top)}L${n(x + w * 0.1)} ${n(top - w * 0.3)}H${n(x + w * 0.9)}L${n(x + w * 1.04)} ${n(top)}Z`;
  const cap = gable
    ? `M${n(x - w * 0.06)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.5)}L${n(x + w * 1.06)} ${n(top)}Q${n(x + w * 0.9)} ${n(top - w * 0.04)} ${n(x + w * 0.74)} ${n(top - w * 0.12)}T${n(x + w / 2)} ${n(top - w * 0.2)}T${n(x + w * 0.2)} ${n(top - w * 0.12)}Z`
    : `M${n(x)} ${n(top - w * 0.1)}L${n(x + w * 0.1)} ${n(top - w * 0.32)}H${n(x + w * 0.9)}L${n(x + w)} ${n(top - w * 0.1)}Q${n(x + w * 0.7)} ${n(top - w * 0.2)} ${n(x + w / 2)} ${n(top - w * 0.12)}T${n(x)} ${n(top - w * 0.1)}Z`;
  return group([
    fill(box(x + w * 0.72, top - w * 0.5, w * 0.1, w * 0.36), tone(roof, -0.06)),
    fill(box(x, top, w, h + 4), wall),
    fill(box(x + w * 0.8, top, w * 0.2, h + 4), '#20143a', 0.1),
    fill(roofPath, roof),
    ...(snow ? [fill(cap, '#f4f8fd')] : []),
    fill(windows, glass),
    ...(gable ? [fill(circle(x + w / 2, top - w * 0.18, w * 0.07), glass)] : []),
    fill(arch(x + w * 0.38, base - cell.h * 0.8, w * 0.24, cell.h * 0.8), tone(roof, -0.1)),
    ...(night ? [glow(x + w / 2, base - cell.h, w * 0.6, '#ffd27a', 0.3)] : []),
  ]);
}

/** A row of painted houses along a street. */
export const village: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const base = height * 0.8;
  const houses: Op[] = [];
  for (let x = -unit * 0.05; x < width;) {
    const w = unit * between(random, 0.16, 0.22);
    houses.push(facade(stage, x, base, w, unit * between(random, 0.28, 0.46)));
    x += w * 1.0;
  }
  const yule = wish.used.some((word) => /christmas|xmas|noel/i.test(word)) && stage.cast.length === 0;
  const street = mix(wish.season === 'winter' ? '#e9f0f7' : '#d9cbb8', palette.ambient, palette.ambience);
  const cobbles = Array.from({ length: 70 }, () =>
    box(random() * width, base + random() * (height - base), unit * 0.02, unit * 0.007, 3),
  ).join('');
  return [
    ...skyLayers(stage, base * 0.9, 0.7),
    {
      role: 'land',
      ops: [
        land(
          stage,
          ridge(stage, height * 0.46, unit * 0.08, 0.25),
          mix(palette.leafDark, palette.haze, 0.62),
          palette.haze,
        ),
      ],
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.08, bottom: height * 0.36, size: unit * 0.26 }) },
    { role: 'land', ops: houses },
    ...weatherLayer(stage),
    {
      role: 'land',
      ops: [
        fill(box(0, base, width, height), down(base, height, [0, tone(street, -0.05)], [1, street])),
        fill(cobbles, tone(street, -0.08), 0.7),
        fill(box(0, base, width, unit * 0.02), tone(street, -0.14)),
      ],
    },
    {
      role: 'subject',
      ops: [
        oneTree(
          stage,
          yule ? 'form-xmas' : wish.season === 'winter' ? 'form-pine' : 'form-tree',
          width * (yule ? 0.5 : 0.06),
          height * 0.9,
          unit * (yule ? 0.52 : 0.36),
        ),
        ...onGround(stage, { y: height * 0.95, size: unit * 0.32, depth: unit * 0.06, span: [0.2, 0.86] }),
      ],
    },
    { role: 'front', ops: floating(stage) },
  ];
};

/** A road that runs away to the horizon between hills. */
export const road: Scene = (stage) => {
  const { width, height, unit, palette, wish } = stage;
  const horizon = height * 0.56;
  const vanish = width * 0.5;
  const asphalt = mix('#5b5f78', palette.ambient, palette.ambience * 0.8);
  const edge = (x: number, t: number): string =>
    `${n(vanish + (x - vanish) * t)} ${n(horizon + (height - horizon) * t)}`;
  const dashes = [0.04, 0.1, 0.19, 0.33, 0.55, 0.86].map((t) => {
    const [next, w] = [t * 1.32 + 0.02, 0.018];
    return `M${edge(vanish - width * w, t)}L${edge(vanish + width * w, t)}L${edge(vanish + width * w, next)}L${edge(vanish - width * w, next)}Z`;
  });
  const far = ridge(stage, height * 0.44, unit * 0.13, 0.8);
  const kind = wish.season === 'winter' || wish.setting === 'mountains' ? 'form-pine' : 'form-tree';
  const trees = [0.12, 0.22, 0.4, 0.7].flatMap((t) => [
    oneTree(
      stage,
      kind,
      vanish - (vanish + unit * 0.02) * (0.16 + t * 1.1),
      horizon + (height - horizon) * t,
      unit * (0.1 + t * 0.5),
    ),
    oneTree(
      stage,
      kind,
      vanish + (width - vanish) * (0.2 + t * 1.1),
      horizon + (height - horizon) * t * 0.94,
      unit * (0.09 + t * 0.46),
    ),
  ]);
  return [
    ...skyLayers(stage, horizon * 1.05, 0.6),
    { role: 'light', ops: clouds(stage, 1, horizon) },
    {
      role: 'land',
      ops: [
        land(stage, far, mix(palette.rock, palette.haze, 0.45), palette.haze, false),
        land(
          stage,
          ridge(stage, horizon - unit * 0.02, unit * 0.03, 0),
          mix(palette.land, palette.haze, 0.4),
          palette.land,
        ),
      ],
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.1, bottom: horizon * 0.75, size: unit * 0.28 }) },
    {
      role: 'land',
      ops: [
        fill(
          box(0, horizon, width, height),
          down(horizon, height, [0, mix(palette.land, palette.haze, 0.3)], [1, palette.landDark]),
        ),
        fill(
          `M${n(vanish - 6)} ${n(horizon)}H${n(vanish + 6)}L${n(vanish + width * 0.5)} ${n(height + 5)}H${n(vanish - width * 0.5)}Z`,
          down(horizon, height, [0, mix(asphalt, palette.haze, 0.4)], [1, asphalt]),
        ),
        fill(dashes.join(''), '#ffeec2', 0.9),
        line(
          `M${n(vanish - 5)} ${n(horizon)}L${n(vanish - width * 0.46)} ${n(height)}M${n(vanish + 5)} ${n(horizon)}L${n(vanish + width * 0.46)} ${n(height)}`,
          '#fff6e0',
          unit * 0.006,
          0.8,
        ),
      ],
    },
    { role: 'land', ops: trees },
    ...weatherLayer(stage),
    {
      role: 'subject',
      ops: onGround(stage, {
        y: height * 0.93,
        size: unit * 0.4,
        depth: unit * 0.1,
        shade: 0.32,
        span: [0.22, 0.78],
      }),
    },
    {
      role: 'front',
      ops: [
        ...(wish.season === 'winter'
          ? []
          : grass(stage, height + 8, unit * 0.06, mix(palette.landDark, palette.leafDark, 0.5))
              .slice(0, 1)
              .map((op) =>
                group([op], {
                  mask: [
                    fill(
                      `M0 0H${n(width * 0.08)}V${n(height + 9)}H0ZM${n(width * 0.92)} 0H${n(width)}V${n(height + 9)}H${n(width * 0.92)}Z`,
                      faint('#000000', 1),
                    ),
                  ],
                }),
              )),
        ...floating(stage),
      ],
    },
  ];
};
