import { box, circle, ellipse, n } from '../draw/paths.js';
import { down, faint, fill, glow, group, line, mix, radial, tone } from '../draw/ops.js';
import { between, type Layer, type Scene } from '../scene.js';
import { inAir, isFlying, onGround } from './placing.js';
import { clouds, land, ridge, skyLayers, stars, weatherLayer } from './scenery.js';

/** Nebulae, stars, planets and, where something stands, the ground of another world. */
export const space: Scene = (stage) => {
  const { width, height, unit, palette, random, cast, wish } = stage;
  const tinted = wish.colors.length > 0;
  const top = tinted ? tone(palette.sky[0], -0.12) : '#0b0b2a';
  const low = tinted ? palette.sky[1] : '#2b1a5c';
  const clouds3 = tinted
    ? [palette.accent, palette.accent2, palette.sky[2]]
    : ['#8a4bd0', '#e0568f', '#3c6fe0'];
  const nebula = clouds3.map((tint, i) =>
    glow(
      width * (0.2 + i * 0.32),
      height * (0.25 + (i % 2) * 0.35),
      unit * between(random, 0.5, 0.75),
      tint,
      0.42,
    ),
  );
  const planet = (x: number, y: number, r: number, color: string, ring: boolean): Layer['ops'] => {
    const disc = fill(circle(x, y, r), across2(x, y, r, tone(color, 0.1), tone(color, -0.2)));
    const bands = [-0.45, -0.1, 0.3].map((at) =>
      fill(ellipse(x, y + r * at, r * 1.1, r * 0.12), tone(color, at > 0 ? -0.07 : 0.06), 0.6),
    );
    const belt = (upper: boolean) =>
      line(
        `M${n(x - r * 1.7)} ${n(y + r * 0.42)}Q${n(x)} ${n(y + r * (upper ? -0.55 : 1.0))} ${n(x + r * 1.7)} ${n(y - r * 0.42)}`,
        mix(color, '#fff3dc', 0.6),
        r * 0.1,
        0.9,
      );
    return [
      ...(ring ? [belt(true)] : []),
      group([disc, ...bands], { mask: [disc] }),
      ...(ring ? [belt(false)] : []),
    ];
  };
  const standers = cast.some(({ id }) => !isFlying(id));
  const surface = mix(tinted ? palette.land : '#c9b7e8', '#2a1f5c', 0.35);
  const craters = Array.from({ length: 9 }, () =>
    ellipse(
      random() * width,
      height * between(random, 0.86, 1),
      unit * between(random, 0.02, 0.06),
      unit * between(random, 0.006, 0.014),
    ),
  ).join('');
  return [
    { role: 'sky', ops: [fill(box(0, 0, width, height), down(0, height, [0, top], [1, low]))] },
    { role: 'light', ops: [...nebula, ...stars(stage, height, 150)] },
    {
      role: 'land',
      ops: planet(width * 0.82, height * 0.24, unit * 0.13, tinted ? palette.accent2 : '#f0a35e', true),
    },
    {
      role: 'land',
      ops: planet(width * 0.14, height * 0.42, unit * 0.05, tinted ? palette.accent3 : '#58c7cf', false),
    },
    {
      role: 'light',
      ops: [
        line(
          `M${n(width * 0.1)} ${n(height * 0.12)}L${n(width * 0.3)} ${n(height * 0.2)}`,
          '#fff6dd',
          unit * 0.005,
          0.8,
        ),
        glow(width * 0.3, height * 0.2, unit * 0.03, '#ffffff', 0.9),
      ],
    },
    ...(standers
      ? []
      : [
          {
            role: 'land' as const,
            ops: [
              glow(width * 0.5, height * 1.35, unit * 1.0, clouds3[2]!, 0.9),
              fill(
                circle(width * 0.5, height * 1.0 + unit * 0.95, unit * 1.05),
                radial(
                  width * 0.5,
                  height + unit * 0.6,
                  unit * 0.9,
                  [0, mix(surface, '#10103a', 0.5)],
                  [1, surface],
                ),
              ),
            ],
          },
        ]),
    {
      role: 'subject',
      ops: inAir(stage, { top: height * 0.26, bottom: height * 0.76, size: unit * 0.5, turn: 0.3 }),
    },
    ...(standers
      ? [
          {
            role: 'land' as const,
            ops: [
              land(
                stage,
                ridge(stage, height * 0.76, unit * 0.08, 0.7),
                mix(surface, '#1d1450', 0.45),
                mix(surface, '#1d1450', 0.6),
                false,
              ),
            ],
          },
          {
            role: 'land' as const,
            ops: [
              land(stage, ridge(stage, height * 0.84, unit * 0.02, 0), surface, tone(surface, -0.16)),
              fill(craters, tone(surface, -0.12)),
            ],
          },
          {
            role: 'subject' as const,
            ops: onGround(stage, { y: height * 0.93, size: unit * 0.42, depth: unit * 0.06 }),
          },
        ]
      : []),
  ];
};

function across2(x: number, y: number, r: number, light: string, dark: string): ReturnType<typeof radial> {
  return radial(x - r * 0.4, y - r * 0.45, r * 1.7, [0, light], [0.5, mix(light, dark, 0.4)], [1, dark]);
}

/** High air: cloud banks below, light above. */
export const sky: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const bank = (y: number, t: number): Layer => {
    const white = mix(
      mix('#ffffff', palette.sky[2], wish.time === 'day' ? 0.08 : 0.5),
      palette.sky[1],
      0.5 - t * 0.5,
    );
    let d = box(-20, y, width + 40, height);
    for (let x = -unit * 0.1; x < width + unit * 0.1; x += unit * between(random, 0.07, 0.13))
      d += circle(
        x,
        y + between(random, -0.3, 0.5) * unit * 0.05,
        unit * between(random, 0.07, 0.14) * (0.6 + t * 0.6),
      );
    return {
      role: t > 0.7 ? 'front' : 'land',
      ops: [
        fill(d, down(y - unit * 0.12, y + unit * 0.3, [0, white], [1, mix(white, palette.sky[1], 0.45)])),
      ],
    };
  };
  const rainbow = wish.used.some((word) => /rainbow/i.test(word))
    ? ['#e8574f', '#f5963d', '#f9d54a', '#58b96b', '#4a8fd9', '#7d55c7'].map((tint, i) =>
        line(
          `M${n(width * 0.02 + i * unit * 0.028)} ${n(height * 0.84)}C${n(width * 0.1)} ${n(height * 0.08 + i * unit * 0.034)} ${n(width * 0.9)} ${n(height * 0.08 + i * unit * 0.034)} ${n(width * 0.98 - i * unit * 0.028)} ${n(height * 0.84)}`,
          tint,
          unit * 0.03,
          0.8,
        ),
      )
    : [];
  const grounded = stage.cast.filter(({ id }) => !isFlying(id));
  return [
    ...skyLayers(stage, height * 0.86, 0.7),
    { role: 'light', ops: [...clouds(stage, 3, height * 0.6), ...rainbow] },
    {
      role: 'land',
      ops: [
        land(
          stage,
          ridge(stage, height * 0.76, unit * 0.08, 0.85),
          mix(palette.rock, palette.haze, 0.6),
          palette.haze,
          false,
        ),
      ],
    },
    bank(height * 0.82, 0.35),
    { role: 'subject', ops: inAir(stage, { top: height * 0.16, bottom: height * 0.74, size: unit * 0.46 }) },
    ...weatherLayer(stage),
    bank(height * 0.88, 0.65),
    {
      role: 'subject',
      ops: onGround({ ...stage, cast: grounded }, { y: height * 0.9, size: unit * 0.36, shade: 0 }),
    },
    bank(height * 0.96, 1),
    {
      role: 'light',
      ops: [
        fill(
          box(0, height * 0.6, width, height * 0.4),
          down(height * 0.6, height, [0, faint(palette.sky[2], 0)], [1, faint(palette.sky[2], 0.25)]),
        ),
      ],
    },
  ];
};
