import { blob, box, ellipse, n, smooth } from '../draw/paths.js';
import { down, faint, fill, glow, group, line, mix, tone } from '../draw/ops.js';
import { between, type Layer, type Scene, type Stage } from '../scene.js';
import { inAir, onGround } from './placing.js';
import {
  floating,
  grass,
  land,
  leafFrame,
  oneTree,
  ridge,
  skyLayers,
  snowCaps,
  sunSide,
  treeBelt,
  water,
  weatherLayer,
} from './scenery.js';

const airOf = (stage: Stage, horizon: number, size = 0.3): Layer => ({
  role: 'subject',
  ops: inAir(stage, { top: stage.height * 0.14, bottom: horizon * 0.82, size: stage.unit * size }),
});

/** Ranges that fade into the haze, trees at their foot, a slope in front. */
export const mountains: Scene = (stage) => {
  const { width, height, unit, palette, wish } = stage;
  const horizon = height * 0.66;
  const ranges = [0, 1, 2].map((i) => {
    const points = ridge(stage, height * (0.44 + i * 0.1), unit * (0.17 - i * 0.02), 0.9 - i * 0.22);
    const color = mix(palette.haze, palette.rock, 0.35 + i * 0.3);
    return [
      land(stage, points, color, mix(color, palette.haze, 0.75), false),
      ...(i < 2
        ? [snowCaps(points, unit * (0.07 - i * 0.025), mix('#ffffff', palette.haze, 0.3 - i * 0.12))]
        : []),
    ];
  });
  const hill = ridge(stage, height * 0.78, unit * 0.05, 0.1);
  const front = ridge(stage, height * 0.9, unit * 0.03, 0.1);
  return [
    ...skyLayers(stage, horizon, 0.68),
    { role: 'land', ops: ranges[0]! },
    { role: 'land', ops: ranges[1]! },
    airOf(stage, horizon),
    {
      role: 'land',
      ops: [
        ...ranges[2]!,
        treeBelt(
          stage,
          height * 0.76,
          unit * 0.1,
          mix(palette.leafDark, palette.haze, 0.45),
          mix(palette.leafDark, palette.haze, 0.7),
        ),
      ],
    },
    {
      role: 'land',
      ops: [
        land(stage, hill, palette.land, palette.landDark),
        treeBelt(
          stage,
          height * 0.83,
          unit * 0.13,
          mix(palette.leafDark, palette.haze, 0.12),
          palette.leafDark,
        ),
      ],
    },
    ...weatherLayer(stage),
    {
      role: 'front',
      ops: [
        land(stage, front, mix(palette.land, palette.landDark, 0.35), palette.landDark),
        ...(wish.season === 'winter' ? [] : grass(stage, height + 4, unit * 0.1, palette.landDark)),
      ],
    },
    { role: 'subject', ops: onGround(stage, { y: height * 0.945, size: unit * 0.4, depth: unit * 0.07 }) },
    {
      role: 'front',
      ops: [
        oneTree(stage, 'form-pine', width * 0.04, height * 1.02, unit * 0.5),
        oneTree(stage, 'form-pine', width * 0.95, height * 1.03, unit * 0.4),
        ...floating(stage),
      ],
    },
  ];
};

/** Trunks one behind the other, light that falls between them, a path of light in the middle. */
export const forest: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const horizon = height * 0.72;
  const dusky = wish.time === 'night' || wish.time === 'dusk' || wish.moods.includes('dark');
  const air = dusky ? palette.sky[2] : mix(palette.sky[2], palette.leaf, 0.28);
  const depthOf = (t: number): string => mix(air, palette.leafDark, t);
  const bare = wish.season === 'autumn' || wish.season === 'spring';
  const rank = (t: number, y: number, tall: number, gap: number): Layer => {
    const ops = [];
    for (let x = -tall * 0.1; x < width + tall * 0.2; x += gap * between(random, 0.7, 1.3)) {
      const middle = Math.abs(x / width - 0.5) * 2;
      if (middle < 0.34 * t) continue;
      const h = tall * between(random, 0.8, 1.15);
      if (bare || random() < 0.25) {
        const w = h * 0.035;
        ops.push(
          fill(
            `M${n(x - w)} ${n(y + 6)}L${n(x - w * 0.5)} ${n(y - h * 0.9)}H${n(x + w * 0.5)}L${n(x + w * 1.1)} ${n(y + 6)}Z`,
            depthOf(t),
          ),
        );
        const crown = mix(air, wish.season === 'spring' ? '#f3a7bd' : palette.leaf, t * 0.9 + 0.1);
        ops.push(
          fill(
            [0, 1, 2]
              .map((k) =>
                blob(x + (k - 1) * h * 0.13, y - h * (0.72 + (k % 2) * 0.16), h * 0.18, h * 0.17, random),
              )
              .join(''),
            crown,
          ),
        );
      } else {
        const w = h * 0.19;
        ops.push(
          fill(
            `M${n(x)} ${n(y - h)}L${n(x + w * 0.55)} ${n(y - h * 0.6)}H${n(x + w * 0.3)}L${n(x + w * 0.85)} ${n(y - h * 0.32)}H${n(x + w * 0.4)}L${n(x + w * 1.1)} ${n(y)}H${n(x - w * 1.1)}L${n(x - w * 0.4)} ${n(y - h * 0.32)}H${n(x - w * 0.85)}L${n(x - w * 0.3)} ${n(y - h * 0.6)}H${n(x - w * 0.55)}Z`,
            down(y - h, y, [0, depthOf(Math.min(1, t * 1.1))], [1, depthOf(t * 0.8)]),
          ),
        );
      }
    }
    return { role: 'land', ops };
  };
  const ground = ridge(stage, height * 0.8, unit * 0.03, 0.1);
  const path = smooth([
    { x: width * 0.5, y: horizon * 1.04 },
    { x: width * 0.46, y: height * 0.84 },
    { x: width * 0.56, y: height * 0.92 },
    { x: width * 0.44, y: height * 1.04 },
  ]);
  return [
    ...skyLayers(stage, horizon, 0.55),
    {
      role: 'light',
      ops: [
        glow(width / 2, horizon * 0.75, unit * 0.75, dusky ? palette.sun : '#fffbe0', dusky ? 0.35 : 0.75),
      ],
    },
    rank(0.28, horizon, unit * 0.42, unit * 0.07),
    rank(0.5, horizon * 1.03, unit * 0.56, unit * 0.1),
    airOf(stage, horizon, 0.24),
    {
      role: 'land',
      ops: [
        land(stage, ground, mix(palette.land, air, 0.25), mix(palette.landDark, palette.leafDark, 0.4)),
        line(path, mix(palette.land, '#fff3d6', 0.5), unit * 0.07, 0.5),
      ],
    },
    rank(0.78, height * 0.86, unit * 0.8, unit * 0.17),
    ...weatherLayer(stage),
    {
      role: 'subject',
      ops: onGround(stage, { y: height * 0.925, size: unit * 0.4, depth: unit * 0.06, span: [0.2, 0.8] }),
    },
    {
      role: 'front',
      ops: [
        ...[0, 1].map((side) => {
          const x = side ? width * 0.985 : width * 0.015;
          return fill(
            `M${n(x - unit * 0.07)} ${n(height + 5)}Q${n(x - unit * 0.03)} ${n(height * 0.5)} ${n(x - unit * 0.05)} -5H${n(x + unit * 0.06)}Q${n(x + unit * 0.035)} ${n(height * 0.5)} ${n(x + unit * 0.09)} ${n(height + 5)}Z`,
            tone(palette.leafDark, -0.12, 0.8),
          );
        }),
        ...leafFrame(stage, tone(palette.leafDark, -0.06), ['tl', 'tr'], 0.3),
        ...grass(stage, height + 6, unit * 0.13, tone(palette.leafDark, -0.08), wish.season !== 'autumn'),
        ...floating(stage),
      ],
    },
  ];
};

/** Rolling fields with a path, hedges, a tree or two. */
export const meadow: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const horizon = height * 0.56;
  const hills = [0, 1, 2, 3].map((i) =>
    ridge(stage, height * (0.54 + i * 0.105), unit * (0.055 + i * 0.006), 0),
  );
  const shade = (i: number): string =>
    mix(mix(palette.land, palette.haze, 0.6 - i * 0.2), palette.landDark, i * 0.1);
  const rows = (y: number): ReturnType<typeof line>[] =>
    Array.from({ length: 9 }, (_, i) => {
      const x = width * (0.1 + i * 0.1);
      return line(
        `M${n(width * 0.5 + (x - width * 0.5) * 0.7)} ${n(y)}L${n(width * 0.5 + (x - width * 0.5) * 2.3)} ${n(height)}`,
        palette.landDark,
        3,
        0.18,
      );
    });
  const treeKind = wish.season === 'winter' ? 'form-pine' : 'form-tree';
  return [
    ...skyLayers(stage, horizon * 1.1),
    {
      role: 'land',
      ops: [
        land(
          stage,
          ridge(stage, height * 0.49, unit * 0.09, 0.15),
          mix(palette.rock, palette.haze, 0.62),
          palette.haze,
        ),
      ],
    },
    airOf(stage, horizon, 0.34),
    {
      role: 'land',
      ops: [
        land(stage, hills[0]!, shade(0), mix(shade(0), palette.haze, 0.3)),
        treeBelt(
          stage,
          height * 0.6,
          unit * 0.055,
          mix(palette.leafDark, palette.haze, 0.4),
          mix(palette.leafDark, palette.haze, 0.55),
        ),
      ],
    },
    {
      role: 'land',
      ops: [
        land(stage, hills[1]!, shade(1), mix(shade(1), palette.landDark, 0.3)),
        ...[0.12, 0.2, 0.86].map((x) =>
          oneTree(stage, treeKind, width * x, height * 0.7, unit * between(random, 0.13, 0.2)),
        ),
      ],
    },
    {
      role: 'land',
      ops: [land(stage, hills[2]!, shade(2), mix(shade(2), palette.landDark, 0.5)), ...rows(height * 0.78)],
    },
    ...weatherLayer(stage),
    {
      role: 'land',
      ops: [
        oneTree(stage, treeKind, width * (random() < 0.5 ? 0.87 : 0.12), height * 0.86, unit * 0.42),
        land(stage, hills[3]!, mix(palette.land, palette.landDark, 0.45), palette.landDark),
      ],
    },
    { role: 'subject', ops: onGround(stage, { y: height * 0.925, size: unit * 0.38, depth: unit * 0.09 }) },
    {
      role: 'front',
      ops: [
        ...(wish.season === 'winter'
          ? [
              fill(ellipse(width * 0.2, height * 1.03, unit * 0.5, unit * 0.1), '#f6fafd'),
              fill(ellipse(width * 0.85, height * 1.04, unit * 0.5, unit * 0.12), '#eaf2f9'),
            ]
          : grass(stage, height + 6, unit * 0.12, mix(palette.landDark, palette.leafDark, 0.4))),
        ...floating(stage),
      ],
    },
  ];
};

/** A still lake that gives mountains, trees and the sky back. */
export const lake: Scene = (stage) => {
  const { width, height, unit, palette } = stage;
  const shore = height * 0.58;
  const sky = skyLayers(stage, shore, 0.64);
  const far = ridge(stage, height * 0.4, unit * 0.16, 0.85);
  const near = ridge(stage, height * 0.5, unit * 0.06, 0.3);
  const backdrop = [
    land(stage, far, mix(palette.rock, palette.haze, 0.35), palette.haze, false),
    snowCaps(far, unit * 0.06, mix('#ffffff', palette.haze, 0.25)),
    land(stage, near, mix(palette.leafDark, palette.haze, 0.5), mix(palette.leafDark, palette.haze, 0.3)),
    treeBelt(stage, shore + 2, unit * 0.12, palette.leafDark, mix(palette.leafDark, palette.haze, 0.2)),
  ];
  const window = [fill(box(0, 0, width, shore), '#000000')];
  const mirrored = group(backdrop, {
    transform: [1, 0, 0, -0.8, 0, shore * 1.8],
    opacity: 0.5,
    mask: window,
  });
  const floats = onGround(stage, { y: height * 0.84, size: unit * 0.36, depth: unit * 0.08, shade: 0.28 });
  return [
    ...sky,
    airOf(stage, shore * 0.8, 0.26),
    { role: 'land', ops: [group(backdrop, { mask: window })] },
    {
      role: 'land',
      ops: [
        ...water(stage, shore, sunSide(sky, width)),
        mirrored,
        fill(box(0, shore - 1, width, 3), '#ffffff', 0.5),
      ],
    },
    ...weatherLayer(stage),
    { role: 'subject', ops: floats },
    {
      role: 'front',
      ops: [
        ...grass(stage, height + 6, unit * 0.16, tone(palette.leafDark, -0.05), false),
        ...leafFrame(stage, tone(palette.leafDark, -0.08), ['tl'], 0.36),
        ...floating(stage),
      ],
    },
  ];
};

/** Dunes with a lit and a shaded side. */
export const desert: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const horizon = height * 0.58;
  const sand = mix(
    mix('#eeb672', palette.ambient, palette.ambience * 0.8),
    palette.land,
    wish.colors.length > 0 ? 0.75 : 0,
  );
  const dune = (y: number, rise: number, t: number): Layer => {
    const crest = ridge(stage, y, rise, 0);
    const lit = mix(palette.haze, sand, t);
    const peak = crest.reduce((a, b) => (b.y < a.y ? b : a));
    const shade = `M${n(peak.x)} ${n(peak.y)}Q${n(peak.x - unit * 0.05)} ${n(peak.y + unit * 0.2)} ${n(peak.x - unit * 0.22)} ${n(height + 5)}H${n(peak.x + unit * 0.95)}Q${n(peak.x + unit * 0.4)} ${n(peak.y + unit * 0.22)} ${n(peak.x)} ${n(peak.y)}Z`;
    const body = land(stage, crest, lit, tone(lit, -0.07));
    return { role: 'land', ops: [body, group([fill(shade, tone(lit, -0.1, 1.1), 0.55)], { mask: [body] })] };
  };
  const mesa = [0.12, 0.74].map((at, i) => {
    const [x, w, y] = [width * at, unit * (0.26 - i * 0.06), horizon - unit * (0.2 - i * 0.06)];
    return fill(
      `M${n(x - w * 0.16)} ${n(horizon + 30)}L${n(x)} ${n(y)}H${n(x + w * 0.72)}L${n(x + w)} ${n(horizon + 30)}Z`,
      mix(mix(palette.rock, '#c4623f', 0.6), palette.haze, 0.55),
    );
  });
  const cacti = stage.cast.some(({ id }) => id === 'form-cactus')
    ? []
    : [
        oneTree(stage, 'form-cactus', width * 0.88, height * 0.9, unit * 0.3),
        oneTree(stage, 'form-cactus', width * 0.1, height * 0.8, unit * 0.16),
      ];
  return [
    ...skyLayers(stage, horizon * 1.05, 0.62),
    { role: 'land', ops: mesa },
    airOf(stage, horizon),
    dune(height * 0.62, unit * 0.05, 0.6),
    dune(height * 0.72, unit * 0.07, 0.85),
    ...weatherLayer(stage),
    dune(height * 0.86, unit * 0.06, 1),
    {
      role: 'subject',
      ops: [...cacti, ...onGround(stage, { y: height * 0.925, size: unit * 0.38, depth: unit * 0.08 })],
    },
    {
      role: 'front',
      ops: [
        fill(blob(width * 0.2, height * 1.01, unit * 0.2, unit * 0.05, random), tone(sand, -0.2)),
        fill(ellipse(width * 0.5, height * 1.05, width * 0.6, unit * 0.07), faint('#3b1f2e', 0.22)),
      ],
    },
  ];
};
