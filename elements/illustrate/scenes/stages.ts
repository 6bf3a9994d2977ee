import type { Op } from '../../display/ops.js';
import { arch, box, circle, ellipse, leaf, n, smooth } from '../draw/paths.js';
import { across, down, faint, fill, glow, line, mix, tone } from '../draw/ops.js';
import { between, type Scene } from '../scene.js';
import { hanging, inAir, isFlying, onGround } from './placing.js';
import { leafFrame } from './scenery.js';

/** A studio of plinths, an arch and the shadow of leaves: for products and single things. */
export const podium: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const floorY = height * 0.76;
  const wall =
    wish.colors.length > 0 || wish.moods.includes('luxury') || wish.moods.includes('neon')
      ? palette.wall
      : mix(palette.wall, palette.accent, 0.25);
  const cx = width / 2;
  const cast = stage.cast;
  const count = cast.reduce((sum, { count: each }) => sum + each, 0);
  const archTint = mix(palette.accent3, wall, 0.25);
  const sun = palette.accent2;
  const shadows = [0, 1, 2, 3, 4].map((i) =>
    fill(
      leaf(
        { x: width * 1.02, y: height * (0.02 + i * 0.07) },
        Math.PI - 0.5 + i * 0.16,
        unit * between(random, 0.4, 0.62),
        0.16,
      ),
      '#20143a',
      0.09,
    ),
  );
  const plinth = (x: number, w: number, h: number, tint: string): Op[] => [
    fill(ellipse(x + unit * 0.03, floorY + unit * 0.105, w * 0.62, unit * 0.035), '#20143a', 0.15),
    fill(
      `M${n(x - w / 2)} ${n(floorY + unit * 0.1 - h)}V${n(floorY + unit * 0.1)}C${n(x - w / 2)} ${n(floorY + unit * 0.14)} ${n(x + w / 2)} ${n(floorY + unit * 0.14)} ${n(x + w / 2)} ${n(floorY + unit * 0.1)}V${n(floorY + unit * 0.1 - h)}Z`,
      across([x - w / 2, 0], [x + w / 2, 0], [0, tone(tint, 0.04)], [0.5, tint], [1, tone(tint, -0.12)]),
    ),
    fill(ellipse(x, floorY + unit * 0.1 - h, w / 2, unit * 0.03), tone(tint, 0.08)),
  ];
  const w = Math.min(width * 0.82, unit * (count > 1 ? 0.72 : 0.44));
  const h = unit * 0.16;
  return [
    {
      role: 'sky',
      ops: [
        fill(
          box(0, 0, width, height),
          across([0, 0], [width, height], [0, tone(wall, 0.05)], [1, tone(wall, -0.07)]),
        ),
      ],
    },
    {
      role: 'light',
      ops: [
        fill(
          arch(cx - unit * 0.33, floorY - unit * 0.62, unit * 0.66, unit * 0.66),
          down(floorY - unit * 0.62, floorY, [0, archTint], [1, tone(archTint, -0.08)]),
        ),
        fill(circle(cx + unit * 0.2, floorY - unit * 0.42, unit * 0.14), sun),
        ...shadows,
      ],
    },
    {
      role: 'land',
      ops: [
        fill(
          box(0, floorY, width, height),
          down(floorY, height, [0, tone(wall, -0.1)], [1, tone(wall, 0.02)]),
        ),
        ...plinth(cx - unit * 0.38, unit * 0.22, unit * 0.3, mix(palette.accent2, wall, 0.35)),
        fill(
          circle(cx + unit * 0.4, floorY + unit * 0.06, unit * 0.07),
          across(
            [cx + unit * 0.34, 0],
            [cx + unit * 0.48, 0],
            [0, tone(palette.accent, 0.08)],
            [1, tone(palette.accent, -0.12)],
          ),
        ),
      ],
    },
    { role: 'land', ops: plinth(cx, w, h, mix('#fff6ea', wall, wish.moods.includes('luxury') ? 0.7 : 0.25)) },
    {
      role: 'subject',
      ops:
        cast.length > 0
          ? onGround(
              {
                ...stage,
                cast: cast.map((subject) =>
                  isFlying(subject.id) ? { ...subject, id: subject.id } : subject,
                ),
                wish: { ...wish, composition: [...wish.composition, 'symmetrical'] },
              },
              {
                y: floorY + unit * 0.11 - h,
                size: unit * 0.46,
                span: [0.5 - (w * 0.42) / width, 0.5 + (w * 0.42) / width],
                shade: 0.22,
                nature: 0.2,
              },
            )
          : [],
    },
    {
      role: 'subject',
      ops: inAir(stage, { top: height * 0.2, bottom: floorY - h * 0.6, size: unit * 0.42 }),
    },
    {
      role: 'front',
      ops: [
        ...leafFrame(
          stage,
          mix(palette.leaf, wall, 0.15),
          wish.moods.includes('minimal') ? [] : ['bl'],
          0.26,
        ),
      ],
    },
  ];
};

/** Lights, a crowd and whoever plays. */
export const stage: Scene = (set) => {
  const { width, height, unit, palette, random, wish } = set;
  const floorY = height * 0.74;
  const dark = wish.colors.length > 0 ? tone(palette.sky[0], -0.14) : '#1a1238';
  const glowing = wish.colors.length > 0 ? palette.accent : '#ff4f8b';
  const tints = [glowing, palette.accent2, '#58c7e8', glowing, palette.accent2];
  const beams = tints.map((tint, i) => {
    const x = width * (0.1 + i * 0.2);
    const end = width * between(random, 0.15, 0.85);
    return fill(
      `M${n(x - 6)} 0H${n(x + 6)}L${n(end + unit * 0.14)} ${n(floorY)}H${n(end - unit * 0.14)}Z`,
      down(0, floorY, [0, faint(tint, 0.7)], [1, faint(tint, 0.04)]),
    );
  });
  const lamps = tints
    .map((tint, i) => [
      fill(box(width * (0.1 + i * 0.2) - unit * 0.02, 0, unit * 0.04, unit * 0.05, 6), '#0e0a22'),
      glow(width * (0.1 + i * 0.2), unit * 0.05, unit * 0.06, tint, 0.9),
    ])
    .flat();
  const crowd = Array.from({ length: 22 }, (_, i) => {
    const [x, y, r] = [
      (i / 21) * width + between(random, -10, 10),
      height * between(random, 0.93, 0.98),
      unit * between(random, 0.032, 0.045),
    ];
    const arm =
      random() < 0.4
        ? `M${n(x + r)} ${n(y + r)}L${n(x + r * 2)} ${n(y - r * 3)}L${n(x + r * 2.7)} ${n(y - r * 2.9)}L${n(x + r * 2.2)} ${n(y + r * 3)}Z`
        : '';
    return circle(x, y, r) + box(x - r * 1.7, y + r * 0.9, r * 3.4, unit * 0.2, r) + arm;
  }).join('');
  const notes = Array.from({ length: 7 }, (_, i) => {
    const [x, y, s] = [
      width * (0.08 + ((i * 0.618) % 1) * 0.84),
      height * (0.14 + ((i * 0.37) % 1) * 0.42),
      unit * between(random, 0.014, 0.024),
    ];
    return fill(
      `${ellipse(x, y, s, s * 0.75)}${box(x + s * 0.7, y - s * 3.4, s * 0.3, s * 3.5)}M${n(x + s * 0.7)} ${n(y - s * 3.4)}Q${n(x + s * 2.4)} ${n(y - s * 2.6)} ${n(x + s * 1.9)} ${n(y - s * 1.2)}Q${n(x + s * 1.9)} ${n(y - s * 2.2)} ${n(x + s * 0.7)} ${n(y - s * 2.4)}Z`,
      tints[i % tints.length]!,
      0.9,
    );
  });
  const players = set.cast.length > 0 ? set.cast : [{ word: '', id: 'flat-guitar', count: 1 }];
  return [
    {
      role: 'sky',
      ops: [fill(box(0, 0, width, height), down(0, height, [0, dark], [1, mix(dark, glowing, 0.35)]))],
    },
    {
      role: 'light',
      ops: [
        glow(width / 2, floorY * 0.9, unit * 0.7, glowing, 0.6),
        fill(circle(width / 2, floorY - unit * 0.2, unit * 0.3), mix(glowing, palette.accent2, 0.55)),
        ...beams,
        ...lamps,
      ],
    },
    {
      role: 'land',
      ops: [
        fill(ellipse(width / 2, floorY + unit * 0.05, width * 0.62, unit * 0.1), mix(dark, glowing, 0.2)),
        fill(ellipse(width / 2, floorY + unit * 0.03, width * 0.56, unit * 0.075), mix(dark, glowing, 0.42)),
      ],
    },
    { role: 'light', ops: notes },
    {
      role: 'subject',
      ops: [
        ...onGround(
          {
            ...set,
            cast: players,
            palette: { ...palette, ambience: 0.1 },
            wish: { ...wish, composition: [...wish.composition, 'symmetrical'] },
          },
          { y: floorY + unit * 0.06, size: unit * 0.46, span: [0.24, 0.76], shade: 0.4, nature: 0.2 },
        ),
        ...inAir({ ...set, cast: players }, { top: height * 0.2, bottom: floorY * 0.8, size: unit * 0.4 }),
      ],
    },
    { role: 'front', ops: [fill(crowd, tone(dark, -0.06))] },
  ];
};

/** Bunting, streamers, balloons and confetti round what is celebrated. */
export const party: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const tints =
    wish.colors.length > 0
      ? [palette.accent, palette.accent2, palette.accent3, '#fff6ea']
      : [palette.accent, palette.accent2, palette.accent3, '#f59bb5'];
  const floorY = height * 0.8;
  const ground =
    wish.moods.includes('luxury') || wish.time === 'night'
      ? tone(palette.sky[0], -0.02)
      : mix(palette.wall, '#fff1dc', 0.35);
  const string = (y: number, sag: number, from: number): Op[] => {
    const at = (t: number) => ({ x: t * width, y: y + Math.sin(t * Math.PI) * sag });
    const flags = Array.from({ length: 11 }, (_, i) => {
      const [a, b] = [at(i / 11 + 0.012), at((i + 1) / 11 - 0.012)];
      return fill(
        `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}L${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2 + unit * 0.085)}Z`,
        tints[(i + from) % tints.length]!,
      );
    });
    return [line(smooth([0, 0.25, 0.5, 0.75, 1].map(at)), palette.ink, 3, 0.6), ...flags];
  };
  const confetti = Array.from({ length: 70 }, (_, i) => {
    const [x, y, s] = [
      random() * width,
      random() ** 0.8 * height * 0.95,
      unit * between(random, 0.005, 0.011),
    ];
    const turn = random() * 3;
    const d =
      i % 3 === 0
        ? circle(x, y, s)
        : `M${n(x - s * Math.cos(turn))} ${n(y - s * Math.sin(turn))}l${n(s * 2 * Math.cos(turn))} ${n(s * 2 * Math.sin(turn))}l${n(-s * Math.sin(turn))} ${n(s * Math.cos(turn))}l${n(-s * 2 * Math.cos(turn))} ${n(-s * 2 * Math.sin(turn))}Z`;
    return fill(d, tints[i % tints.length]!, 0.95);
  });
  const balloons =
    stage.cast.some(({ id }) => id === 'form-balloon') || wish.without.includes('balloon')
      ? []
      : [
          [0.08, 0.5, 0.34],
          [0.18, 0.62, 0.27],
          [0.93, 0.48, 0.36],
          [0.83, 0.62, 0.28],
          [0.02, 0.68, 0.26],
        ].map(([x, y, s], i) =>
          hanging(
            { ...stage, palette: { ...palette, ambience: 0 } },
            { word: '', id: 'form-balloon', count: 1, color: tints[i % 4]! },
            { x: width * x!, y: height * y!, size: unit * s! },
          ),
        );
  const cast =
    stage.cast.length > 0
      ? stage.cast
      : [
          { word: '', id: 'form-gift', count: 1 },
          { word: '', id: 'form-cake', count: 1 },
        ];
  const rays = Array.from({ length: 14 }, (_, i) => {
    const [a, b] = [(i / 14) * Math.PI * 2, ((i + 0.5) / 14) * Math.PI * 2];
    const far = Math.max(width, height) * 1.2;
    return `M${n(width / 2)} ${n(height * 0.52)}L${n(width / 2 + Math.cos(a) * far)} ${n(height * 0.52 + Math.sin(a) * far)}L${n(width / 2 + Math.cos(b) * far)} ${n(height * 0.52 + Math.sin(b) * far)}Z`;
  }).join('');
  const shown = { ...stage, cast, palette: { ...palette, ambience: palette.ambience * 0.3 } };
  return [
    { role: 'sky', ops: [fill(box(0, 0, width, height), ground), fill(rays, tone(ground, 0.05), 0.6)] },
    { role: 'light', ops: [glow(width / 2, height * 0.5, unit * 0.6, '#fffdf2', 0.55)] },
    {
      role: 'land',
      ops: [...string(height * 0.04, unit * 0.13, 0), ...string(height * -0.02, unit * 0.09, 2), ...balloons],
    },
    {
      role: 'land',
      ops: [
        fill(
          box(0, floorY, width, height),
          down(floorY, height, [0, tone(palette.accent3, 0.02)], [1, tone(palette.accent3, -0.08)]),
        ),
        fill(
          Array.from({ length: 15 }, (_, i) => circle((i / 14) * width, floorY, width / 28)).join(''),
          '#fff6ea',
        ),
      ],
    },
    {
      role: 'subject',
      ops: [
        ...onGround(
          {
            ...shown,
            wish: cast.length === 1 ? { ...wish, composition: [...wish.composition, 'symmetrical'] } : wish,
          },
          { y: height * 0.92, size: unit * 0.46, depth: unit * 0.02, span: [0.22, 0.78], nature: 0.5 },
        ),
        ...inAir(shown, { top: height * 0.2, bottom: height * 0.74, size: unit * 0.4, turn: 0.1 }),
      ],
    },
    { role: 'front', ops: confetti },
  ];
};
