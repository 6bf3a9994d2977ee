import { blob, box, circle, ellipse, n, smooth } from '../draw/paths.js';
import { down, faint, fill, glow, group, line, mix, radial, tone } from '../draw/ops.js';
import { FORMS } from '../forms/forms.js';
import { between, type Layer, type Scene, type Stage } from '../scene.js';
import { hanging, inAir, isFlying, onGround } from './placing.js';
import {
  floating,
  leafFrame,
  land,
  oneTree,
  ridge,
  skyLayers,
  sunSide,
  water,
  weatherLayer,
} from './scenery.js';

const AFLOAT = /sailboat|ship|ferry|boat|canoe|dolphin|surf|duck|swan|penguin|whale|seal|swimming|rowing/;

function swell(
  { width, height, unit, random }: Stage,
  y: number,
  high: number,
  color: string,
  foam: string,
): ReturnType<typeof fill | typeof line>[] {
  const count = 8;
  const phase = random() * 6;
  const points = Array.from({ length: count * 2 + 1 }, (_, i) => ({
    x: -30 + (i / (count * 2)) * (width + 60),
    y: y + (i % 2 ? -1 : 1) * high * (0.7 + 0.3 * Math.sin(phase + i)),
  }));
  return [
    fill(`${smooth(points)}L${n(width + 30)} ${n(height + 5)}L-30 ${n(height + 5)}Z`, color),
    line(smooth(points), foam, unit * 0.005, 0.7),
  ];
}

/** Open water with swells, an island and gulls. */
export const sea: Scene = (stage) => {
  const { width, height, unit, palette, cast, random } = stage;
  const horizon = height * 0.5;
  const sky = skyLayers(stage, horizon, 0.66);
  const sunX = sunSide(sky, width);
  const ashore = cast.filter(({ id }) => !isFlying(id) && !AFLOAT.test(id));
  const afloat = cast.filter(({ id }) => AFLOAT.test(id));
  const rockX = width * (sunX > width / 2 ? 0.26 : 0.74);
  const cliff = fill(
    `M${n(rockX - unit * 0.34)} ${n(height * 0.74)}Q${n(rockX - unit * 0.24)} ${n(height * 0.62)} ${n(rockX - unit * 0.12)} ${n(height * 0.625)}T${n(rockX + unit * 0.16)} ${n(height * 0.635)}T${n(rockX + unit * 0.36)} ${n(height * 0.75)}Z`,
    down(
      height * 0.6,
      height * 0.76,
      [0, mix(palette.land, palette.rock, 0.3)],
      [0.35, palette.rock],
      [1, tone(palette.rock, -0.12)],
    ),
  );
  const gulls: Layer = {
    role: 'subject',
    ops:
      stage.wish.without.includes('bird') || stage.wish.moods.includes('minimal')
        ? []
        : [0, 1, 2].map((i) =>
            group(FORMS['form-bird']!({ palette, color: palette.ink, random }), {
              transform: [
                unit * 0.0006 * (1.2 - i * 0.2),
                0,
                0,
                unit * 0.0006 * (1.2 - i * 0.2),
                width * (0.2 + i * 0.13),
                horizon * (0.3 + (i % 2) * 0.14),
              ],
            }),
          ),
  };
  const deep = (t: number): string => mix(mix(palette.water, palette.sky[2], 0.2), palette.waterDark, t);
  const foam = mix('#ffffff', palette.water, 0.25);
  return [
    ...sky,
    {
      role: 'land',
      ops: [
        land(
          stage,
          ridge(stage, horizon - unit * 0.02, unit * 0.035, 0.3).filter(({ x }) => x < width * 0.45),
          mix(palette.rock, palette.haze, 0.6),
          palette.haze,
        ),
      ],
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.12, bottom: horizon * 0.8, size: unit * 0.3 }) },
    gulls,
    { role: 'land', ops: water(stage, horizon, sunX) },
    { role: 'land', ops: swell(stage, height * 0.66, unit * 0.008, deep(0.25), foam) },
    ...(ashore.length > 0
      ? [
          { role: 'land' as const, ops: [cliff] },
          {
            role: 'subject' as const,
            ops: onGround(
              {
                ...stage,
                cast: ashore,
                wish: {
                  ...stage.wish,
                  composition: stage.wish.composition.filter((each) => each !== 'symmetrical'),
                },
              },
              {
                y: height * 0.652,
                size: unit * 0.32,
                span: [rockX / width - 0.16, rockX / width + 0.16],
                shade: 0.1,
              },
            ).map((op) => shifted(op, stage, rockX, ashore)),
          },
        ]
      : []),
    {
      role: 'subject',
      ops: onGround(
        { ...stage, cast: afloat },
        { y: height * 0.79, size: unit * 0.42, depth: unit * 0.1, shade: 0.25 },
      ),
    },
    ...weatherLayer(stage),
    { role: 'front', ops: swell(stage, height * 0.79, unit * 0.012, deep(0.5), foam) },
    { role: 'front', ops: swell(stage, height * 0.89, unit * 0.017, deep(0.78), foam) },
    { role: 'front', ops: [...swell(stage, height * 0.97, unit * 0.02, deep(1), foam), ...floating(stage)] },
  ];
};

/** One alone stands where `onGround` puts it by thirds; here it belongs on the rock. */
function shifted(
  op: ReturnType<typeof onGround>[number],
  stage: Stage,
  rockX: number,
  ashore: Stage['cast'],
): typeof op {
  if (ashore.length !== 1 || ashore[0]!.count !== 1) return op;
  const third = stage.width < stage.height ? 0.5 : 0.38;
  const from = [third, 0.62].map((share) => share * stage.width);
  const x =
    op.op === 'group' && op.transform
      ? op.transform[4] + Math.abs(op.transform[0]) * 50 * Math.sign(op.transform[0])
      : null;
  if (x === null) return fill('M0 0Z', '#000000');
  const nearest = from.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));
  const [a, b, c, d, e, f] = (op as { transform: readonly [number, number, number, number, number, number] })
    .transform;
  return { ...op, transform: [a, b, c, d, e + rockX - nearest, f] } as typeof op;
}

/** Sand, surf and palms. */
export const beach: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const horizon = height * 0.46;
  const sky = skyLayers(stage, horizon, 0.62);
  const sand = mix(
    mix('#f6d9a4', palette.ambient, palette.ambience),
    palette.land,
    wish.colors.length > 0 ? 0.5 : 0,
  );
  const shore = smooth([
    { x: -20, y: height * 0.72 },
    { x: width * 0.28, y: height * 0.67 },
    { x: width * 0.6, y: height * 0.74 },
    { x: width + 20, y: height * 0.66 },
  ]);
  const dots = Array.from({ length: 60 }, () =>
    circle(random() * width, height * between(random, 0.78, 1), between(random, 1, 2.6)),
  ).join('');
  return [
    ...sky,
    {
      role: 'land',
      ops: [
        land(
          stage,
          ridge(stage, horizon - unit * 0.02, unit * 0.05, 0.2).filter(({ x }) => x > width * 0.5),
          mix(palette.leafDark, palette.haze, 0.55),
          palette.haze,
        ),
      ],
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.12, bottom: horizon * 0.85, size: unit * 0.28 }) },
    { role: 'land', ops: water(stage, horizon, sunSide(sky, width)) },
    ...weatherLayer(stage),
    {
      role: 'land',
      ops: [
        line(shore, '#ffffff', unit * 0.035, 0.55),
        fill(
          `${shore}L${n(width + 20)} ${n(height + 5)}L-20 ${n(height + 5)}Z`,
          down(height * 0.66, height, [0, tone(sand, -0.1)], [0.18, sand], [1, tone(sand, -0.05)]),
        ),
        line(shore, '#ffffff', unit * 0.014, 0.95),
        fill(dots, tone(sand, -0.14), 0.7),
      ],
    },
    {
      role: 'subject',
      ops: [
        oneTree(stage, 'form-palm', width * 0.87, height * 0.88, unit * 0.66),
        ...onGround(stage, { y: height * 0.9, size: unit * 0.34, depth: unit * 0.08, span: [0.12, 0.74] }),
      ],
    },
    {
      role: 'front',
      ops: leafFrame(
        stage,
        tone(palette.leafDark, -0.04),
        wish.moods.includes('minimal') ? [] : ['tl', 'bl'],
        0.38,
      ),
    },
  ];
};

/** Light from above, reef below, bubbles and small fish between. */
export const underwater: Scene = (stage) => {
  const { width, height, unit, palette, random, wish, cast } = stage;
  const [a, b, c] =
    wish.colors.length > 0
      ? [palette.water, mix(palette.water, palette.waterDark, 0.5), palette.waterDark]
      : ['#58c9d3', '#1f7fae', '#123f77'];
  const rays = Array.from({ length: 6 }, (_, i) => {
    const x = width * (0.12 + i * 0.16);
    const w = unit * between(random, 0.05, 0.12);
    return fill(
      `M${n(x)} -5H${n(x + w)}L${n(x + w * 2.4 - unit * 0.2)} ${n(height * 0.85)}H${n(x - unit * 0.2 - w)}Z`,
      down(0, height * 0.85, [0, faint('#eaffff', 0.34)], [1, faint('#eaffff', 0)]),
    );
  });
  const kelp = (x: number, tall: number, color: string): ReturnType<typeof line> => {
    const points = Array.from({ length: 7 }, (_, i) => ({
      x: x + Math.sin(i * 1.3 + x) * unit * 0.025,
      y: height - (i / 6) * tall,
    }));
    return line(smooth(points), color, unit * 0.02);
  };
  const reef = ['#f27f7a', '#f7b538', '#b86bd1', '#ff9fb2', palette.accent].map((tint, i) => {
    const x = width * (0.05 + i * 0.22) + between(random, -0.04, 0.04) * width;
    const tall = unit * between(random, 0.1, 0.2);
    const color = mix(tint, b!, 0.2);
    if (i % 2) return fill(blob(x, height * 0.95, tall * 0.8, tall * 0.6, random, 0.12), color);
    return group(
      [-0.5, -0.18, 0.15, 0.48].map((lean) =>
        line(
          `M${n(x)} ${n(height)}Q${n(x + lean * tall * 0.4)} ${n(height - tall * 0.7)} ${n(x + lean * tall * 1.3)} ${n(height - tall * between(random, 0.9, 1.3))}`,
          color,
          unit * 0.022,
        ),
      ),
    );
  });
  const school = Array.from({ length: 9 }, (_, i) => {
    const [x, y, s] = [
      width * (0.12 + ((i * 0.618) % 1) * 0.3),
      height * (0.2 + ((i * 0.37) % 1) * 0.2),
      unit * 0.022,
    ];
    return `M${n(x - s)} ${n(y)}Q${n(x)} ${n(y - s * 0.7)} ${n(x + s)} ${n(y)}L${n(x + s * 1.6)} ${n(y - s * 0.5)}V${n(y + s * 0.5)}L${n(x + s)} ${n(y)}Q${n(x)} ${n(y + s * 0.7)} ${n(x - s)} ${n(y)}Z`;
  }).join('');
  const bubbles = Array.from({ length: 26 }, () =>
    circle(random() * width, random() * height * 0.9, between(random, 2, 11)),
  ).join('');
  const hasCast = cast.length > 0;
  return [
    { role: 'sky', ops: [fill(box(0, 0, width, height), down(0, height, [0, a!], [0.5, b!], [1, c!]))] },
    { role: 'light', ops: [...rays, glow(width * 0.5, 0, unit * 0.6, '#f3ffff', 0.55)] },
    {
      role: 'land',
      ops: [
        fill(school, mix(c!, a!, 0.25), 0.7),
        land(stage, ridge(stage, height * 0.8, unit * 0.06, 0.5), mix(b!, c!, 0.55), c!),
      ],
    },
    {
      role: 'land',
      ops: [0.04, 0.1, 0.9, 0.97, 0.83].map((x, i) =>
        kelp(width * x, unit * (0.3 + (i % 3) * 0.1), mix('#1f8a6a', c!, 0.35)),
      ),
    },
    {
      role: 'subject',
      ops: hasCast
        ? inAir(stage, { top: height * 0.22, bottom: height * 0.74, size: unit * 0.5, all: true, turn: 0.12 })
        : [0, 1, 2].map((i) =>
            hanging(
              stage,
              { word: '', id: 'form-fish', count: 1 },
              {
                x: width * (0.3 + i * 0.2),
                y: height * (0.42 + (i % 2) * 0.16),
                size: unit * (0.24 - i * 0.03),
                flip: i % 2 === 0,
              },
            ),
          ),
    },
    {
      role: 'front',
      ops: [
        land(
          stage,
          ridge(stage, height * 0.93, unit * 0.03, 0.1),
          mix('#ecd3a0', c!, 0.4),
          mix('#b99a72', c!, 0.5),
        ),
        ...reef,
        fill(bubbles, '#e9fbff', 0.35),
        fill(
          ellipse(width / 2, height * 0.5, width, height),
          radial(
            width / 2,
            height * 0.45,
            Math.max(width, height) * 0.75,
            [0, faint('#04204a', 0)],
            [0.6, faint('#04204a', 0)],
            [1, faint('#04204a', 0.45)],
          ),
        ),
      ],
    },
  ];
};
