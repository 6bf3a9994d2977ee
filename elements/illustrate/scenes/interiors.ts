import type { Op } from '../../display/ops.js';
import { arch, box, circle, ellipse, leaf, n, smooth } from '../draw/paths.js';
import { across, down, faint, fill, glow, group, line, mix, tone } from '../draw/ops.js';
import { FORMS } from '../forms/forms.js';
import { between, type Layer, type Scene, type Stage } from '../scene.js';
import { hanging, onGround } from './placing.js';
import { ridge, land, stars } from './scenery.js';

const form = (stage: Stage, id: string, x: number, y: number, size: number, color?: string): Op => {
  const { palette, random } = stage;
  const ops = FORMS[id]!({ palette, random, color: color ?? palette.accent3 });
  return group(ops, { transform: [size / 100, 0, 0, size / 100, x - size / 2, y - size] });
};

/** A window with the hour and the season behind it. */
function view(stage: Stage, x: number, y: number, w: number, h: number, arched: boolean): Op[] {
  const { palette, unit, wish } = stage;
  const frame = arched ? arch(x, y, w, h) : box(x, y, w, h, unit * 0.01);
  const inner = { ...stage, width: w, height: h, unit: Math.min(w, h) };
  const hills = [
    land(inner, ridge(inner, h * 0.66, h * 0.1, 0.3), mix(palette.leafDark, palette.haze, 0.5), palette.haze),
    land(
      inner,
      ridge(inner, h * 0.8, h * 0.05, 0),
      mix(palette.land, palette.landDark, 0.3),
      palette.landDark,
    ),
  ];
  const night = wish.time === 'night' || wish.time === 'dusk';
  const scene = group(
    [
      fill(box(0, 0, w, h), down(0, h, [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]])),
      ...(night ? stars(inner, h * 0.6, 24) : []),
      fill(circle(w * 0.68, h * 0.34, w * 0.1), palette.sun),
      ...hills,
    ],
    { transform: [1, 0, 0, 1, x, y] },
  );
  const bars = `M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + h * 0.5)}H${n(x + w)}`;
  return [
    group([scene], { mask: [fill(frame, '#000000')] }),
    line(bars, '#fff8ec', unit * 0.011),
    line(frame, '#fff8ec', unit * 0.02),
    fill(box(x - unit * 0.03, y + h - unit * 0.005, w + unit * 0.06, unit * 0.03, 4), '#fffaf0'),
  ];
}

/** Light of the window on the wall, slanting. */
const shaft = ({ palette, wish }: Stage, x: number, y: number, w: number, h: number): Op[] =>
  wish.time === 'night'
    ? []
    : [
        fill(
          `M${n(x)} ${n(y)}L${n(x + w)} ${n(y + h * 0.1)}L${n(x + w * 1.5)} ${n(y + h)}H${n(x + w * 0.35)}Z`,
          across([x, y], [x + w, y + h], [0, faint(palette.sun, 0.5)], [1, faint(palette.sun, 0.08)]),
        ),
      ];

const wallOf = ({ width, height, palette }: Stage): Op =>
  fill(
    box(0, 0, width, height),
    across([0, 0], [width, height], [0, tone(palette.wall, 0.03)], [1, tone(palette.wall, -0.06)]),
  );

/** A laid table before a window: food, drinks, flowers. */
export const table: Scene = (stage) => {
  if (stage.wish.composition.includes('above')) return fromAbove(stage);
  const { width, height, unit, palette, cast, wish } = stage;
  const edge = height * 0.7;
  const side = stage.random() < 0.5;
  const windowX = side ? width * 0.1 : width * 0.9 - unit * 0.34;
  const wood = mix('#b9804f', palette.ambient, palette.ambience * 0.6);
  const top = wish.colors.length > 0 ? palette.wallDark : wood;
  const extras = wish.moods.includes('minimal')
    ? []
    : [
        form(
          stage,
          'form-vase',
          side ? width * 0.86 : width * 0.14,
          edge + unit * 0.06,
          unit * 0.34,
          palette.accent3,
        ),
        form(
          stage,
          'form-plant',
          side ? width * 0.06 : width * 0.94,
          edge + unit * 0.03,
          unit * 0.3,
          palette.accent2,
        ),
      ];
  const fare =
    cast.length > 0
      ? cast
      : [
          { word: '', id: 'form-cup', count: 1 },
          { word: '', id: 'form-croissant', count: 1 },
        ];
  const plates = { ...stage, cast: fare };
  const single = fare.length === 1 && fare[0]!.count === 1;
  const cloth = smooth([
    { x: -20, y: edge + unit * 0.04 },
    { x: width * 0.3, y: edge + unit * 0.06 },
    { x: width * 0.7, y: edge + unit * 0.045 },
    { x: width + 20, y: edge + unit * 0.06 },
  ]);
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `M${n(width * (0.02 + i * 0.12))} ${n(edge)}L${n(width * (-0.16 + i * 0.165))} ${n(height)}`,
  ).join('');
  return [
    { role: 'sky', ops: [wallOf(stage)] },
    {
      role: 'light',
      ops: [
        ...view(stage, windowX, height * 0.1, unit * 0.34, height * 0.42, true),
        ...shaft(stage, side ? windowX + unit * 0.36 : width * 0.1, height * 0.16, unit * 0.34, height * 0.5),
      ],
    },
    { role: 'land', ops: pendant(stage, side ? width * 0.62 : width * 0.38) },
    {
      role: 'land',
      ops: [
        fill(
          box(0, edge, width, height - edge + 5),
          down(edge, height, [0, tone(top, 0.06)], [1, tone(top, -0.08)]),
        ),
        line(stripes, tone(top, -0.1), 3, 0.35),
        fill(`${cloth}L${n(width + 20)} ${n(edge)}L-20 ${n(edge)}Z`, tone(top, 0.1), 0.35),
      ],
    },
    { role: 'land', ops: extras },
    {
      role: 'subject',
      ops: [
        ...(single
          ? [
              fill(
                ellipse(width * (width < height ? 0.5 : 0.5), height * 0.9, unit * 0.36, unit * 0.075),
                '#fdf8ee',
              ),
              fill(ellipse(width * 0.5, height * 0.898, unit * 0.27, unit * 0.05), '#ece2cf'),
            ]
          : []),
        ...onGround(
          single
            ? { ...plates, wish: { ...wish, composition: [...wish.composition, 'symmetrical'] } }
            : plates,
          {
            y: height * 0.91,
            size: unit * (single ? 0.46 : 0.42),
            depth: unit * 0.07,
            span: [0.18, 0.82],
            nature: 0,
          },
        ),
      ],
    },
    {
      role: 'front',
      ops: [
        fill(leaf({ x: width * 0.08, y: height * 0.97 }, -0.3, unit * 0.16, 0.4), palette.leaf),
        fill(leaf({ x: width * 0.1, y: height * 0.98 }, -0.9, unit * 0.12, 0.4), palette.leafDark),
      ],
    },
  ];
};

function pendant({ palette, unit, height, wish }: Stage, x: number): Op[] {
  const y = height * 0.2;
  const lit = wish.time !== 'day' && wish.time !== 'dawn';
  return [
    line(`M${n(x)} 0V${n(y)}`, palette.ink, unit * 0.005),
    ...(lit ? [glow(x, y + unit * 0.08, unit * 0.34, '#ffd98a', 0.75)] : []),
    fill(
      `M${n(x - unit * 0.03)} ${n(y)}H${n(x + unit * 0.03)}Q${n(x + unit * 0.11)} ${n(y + unit * 0.02)} ${n(x + unit * 0.12)} ${n(y + unit * 0.09)}H${n(x - unit * 0.12)}Q${n(x - unit * 0.11)} ${n(y + unit * 0.02)} ${n(x - unit * 0.03)} ${n(y)}Z`,
      palette.accent,
    ),
    fill(ellipse(x, y + unit * 0.09, unit * 0.12, unit * 0.014), '#ffe9b0'),
  ];
}

/** The same laid flat, seen from above. */
function fromAbove(stage: Stage): Layer[] {
  const { width, height, unit, palette, cast, random } = stage;
  const ground = stage.wish.colors.length > 0 ? palette.wall : mix(palette.wall, '#fff6e6', 0.3);
  const fare = cast.length > 0 ? cast : [{ word: '', id: 'form-cup', count: 1 }];
  const all = fare.flatMap((subject) => Array.from({ length: Math.max(2, subject.count) }, () => subject));
  const spots = [
    [0.5, 0.52, 0.4],
    [0.16, 0.2, 0.26],
    [0.84, 0.24, 0.28],
    [0.2, 0.82, 0.28],
    [0.82, 0.8, 0.25],
    [0.5, 0.1, 0.18],
    [0.5, 0.93, 0.18],
    [0.06, 0.5, 0.16],
    [0.95, 0.52, 0.16],
  ] as const;
  const check = Array.from({ length: 9 }, (_, i) => box((i * width) / 9, 0, width / 18, height)).join('');
  return [
    { role: 'sky', ops: [fill(box(0, 0, width, height), ground), fill(check, tone(ground, -0.05), 0.5)] },
    {
      role: 'front',
      ops: [0.1, 0.9].flatMap((x) =>
        [0, 1, 2].map((i) =>
          fill(
            leaf(
              { x: width * x, y: height * (0.35 + i * 0.14) },
              x < 0.5 ? i - 1 : Math.PI + i - 1,
              unit * 0.16,
              0.4,
            ),
            i % 2 ? palette.leaf : palette.leafDark,
          ),
        ),
      ),
    },
    {
      role: 'subject',
      ops: spots.flatMap(([x, y, s], i) => {
        const subject = all[i % all.length]!;
        const [px, py] = [width * x, height * y];
        return [
          fill(circle(px + unit * 0.012, py + unit * 0.016, unit * s * 0.62), '#3a2433', 0.14),
          fill(
            circle(px, py, unit * s * 0.62),
            i % 3 === 0 ? '#fffaf0' : i % 3 === 1 ? palette.accent3 : palette.accent2,
          ),
          fill(circle(px, py, unit * s * 0.48), i % 3 === 0 ? '#f0e6d4' : '#fffaf0', i % 3 === 0 ? 1 : 0.35),
          hanging(
            stage,
            subject,
            { x: px, y: py, size: unit * s * 0.74, turn: between(random, -0.4, 0.4) },
            i,
          ),
        ];
      }),
    },
  ];
}

/** A workplace by the window. */
export const desk: Scene = (stage) => {
  const { width, height, unit, palette, cast, random } = stage;
  const edge = height * 0.74;
  const wood = mix('#c79562', palette.ambient, palette.ambience * 0.6);
  const shelfY = height * 0.24;
  const books = Array.from({ length: 11 }, (_, i) => {
    const [w, h] = [unit * between(random, 0.018, 0.032), unit * between(random, 0.09, 0.14)];
    return fill(
      box(width * 0.08 + i * unit * 0.031, shelfY - h, w, h, 2),
      [palette.accent, palette.accent2, palette.accent3, palette.paper, palette.leafDark][i % 5]!,
    );
  });
  const work = cast.length > 0 ? cast : [{ word: '', id: 'flat-laptop', count: 1 }];
  return [
    { role: 'sky', ops: [wallOf(stage)] },
    {
      role: 'light',
      ops: [
        ...view(stage, width * 0.56, height * 0.1, width * 0.34, height * 0.4, false),
        ...shaft(stage, width * 0.3, height * 0.3, unit * 0.36, height * 0.44),
      ],
    },
    {
      role: 'land',
      ops: [fill(box(width * 0.06, shelfY, unit * 0.4, unit * 0.018), tone(wood, -0.1)), ...books],
    },
    {
      role: 'land',
      ops: [
        fill(
          box(0, edge, width, height - edge + 5),
          down(edge, height, [0, tone(wood, 0.05)], [1, tone(wood, -0.1)]),
        ),
        fill(box(0, edge, width, unit * 0.012), tone(wood, 0.12)),
      ],
    },
    {
      role: 'land',
      ops: [
        form(stage, 'form-plant', width * 0.9, edge + unit * 0.05, unit * 0.34),
        form(stage, 'form-lamp', width * 0.1, edge + unit * 0.05, unit * 0.36, '#e8a14a'),
        form(stage, 'form-cup', width * 0.76, edge + unit * 0.12, unit * 0.13, palette.accent),
      ],
    },
    {
      role: 'subject',
      ops: onGround(
        { ...stage, cast: work },
        { y: height * 0.9, size: unit * 0.44, depth: unit * 0.06, span: [0.24, 0.72], nature: 0 },
      ),
    },
  ];
};

/** A room to stay in: window, armchair, lamp, picture, rug. */
export const room: Scene = (stage) => {
  const { width, height, unit, palette, cast, wish } = stage;
  const floorY = height * 0.78;
  const floor = mix('#c08d5f', palette.ambient, palette.ambience * 0.7);
  const boards = Array.from(
    { length: 10 },
    (_, i) => `M${n(width * (i * 0.12 - 0.05))} ${n(floorY)}L${n(width * (i * 0.17 - 0.3))} ${n(height)}`,
  ).join('');
  const warm = wish.time !== 'day' || wish.moods.includes('cozy');
  return [
    {
      role: 'sky',
      ops: [
        wallOf(stage),
        fill(box(0, height * 0.6, width, floorY - height * 0.6), tone(palette.wallDark, 0.02), 0.5),
        fill(box(0, height * 0.6, width, unit * 0.012), tone(palette.wall, 0.07)),
      ],
    },
    {
      role: 'light',
      ops: [
        ...view(stage, width * 0.34, height * 0.08, width * 0.32, height * 0.44, true),
        ...shaft(stage, width * 0.5, floorY, unit * 0.3, height * 0.2),
      ],
    },
    {
      role: 'land',
      ops: [
        curtain(stage, width * 0.27),
        curtain(stage, width * 0.66),
        fill(box(width * 0.08, height * 0.2, unit * 0.15, unit * 0.19), '#fff8ec'),
        fill(
          box(width * 0.08 + unit * 0.02, height * 0.2 + unit * 0.02, unit * 0.11, unit * 0.15),
          palette.accent2,
        ),
        fill(circle(width * 0.08 + unit * 0.075, height * 0.2 + unit * 0.08, unit * 0.035), palette.accent),
      ],
    },
    {
      role: 'land',
      ops: [
        fill(
          box(0, floorY, width, height),
          down(floorY, height, [0, tone(floor, 0.03)], [1, tone(floor, -0.08)]),
        ),
        line(boards, tone(floor, -0.1), 3, 0.4),
        fill(ellipse(width * 0.5, height * 0.91, width * 0.4, unit * 0.08), tone(palette.accent3, 0.05)),
        fill(ellipse(width * 0.5, height * 0.91, width * 0.34, unit * 0.06), tone(palette.accent3, 0.12)),
      ],
    },
    {
      role: 'land',
      ops: [
        ...(warm ? [glow(width * 0.9, height * 0.5, unit * 0.4, '#ffd591', 0.6)] : []),
        form(stage, 'form-lamp', width * 0.9, floorY + unit * 0.05, unit * 0.5),
        form(stage, 'form-armchair', width * 0.76, floorY + unit * 0.08, unit * 0.36, palette.accent),
        form(stage, 'form-plant', width * 0.12, floorY + unit * 0.08, unit * 0.46),
      ],
    },
    {
      role: 'subject',
      ops: onGround(
        { ...stage, cast: cast.filter(({ id }) => !/form-(armchair|lamp|plant)/.test(id)) },
        { y: height * 0.92, size: unit * 0.4, depth: unit * 0.04, span: [0.22, 0.66] },
      ),
    },
  ];
};

function curtain({ height, unit, palette, width }: Stage, x: number): Op {
  const w = width * 0.075;
  const tint = mix(palette.accent, palette.wall, 0.35);
  return group([
    fill(box(x, height * 0.05, w, height * 0.6, 4), tint),
    fill(
      [0.2, 0.5, 0.8].map((t) => box(x + w * t, height * 0.05, w * 0.1, height * 0.6)).join(''),
      tone(tint, -0.06),
    ),
    fill(box(x - unit * 0.02, height * 0.04, w + unit * 0.04, unit * 0.014, 4), palette.wood),
  ]);
}
