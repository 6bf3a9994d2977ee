import type { Op } from '../../display/ops.js';
import { blob, box, circle, leaf, n, smooth } from '../draw/paths.js';
import { down, fill, glow, group, line, mix, radial, tone } from '../draw/ops.js';
import { FORMS } from '../forms/forms.js';
import { between, type Layer, type Scene } from '../scene.js';
import { hanging, inAir, onGround } from './placing.js';
import { floating, grass, oneTree, skyLayers, weatherLayer } from './scenery.js';

/** Flowers near to the eye, layer behind layer. */
export const garden: Scene = (stage) => {
  const { width, height, unit, palette, random, wish, cast } = stage;
  const tints =
    wish.colors.length > 0
      ? [palette.accent, palette.accent2, tone(palette.accent, 0.12)]
      : [palette.accent, palette.accent2, '#f59bb5', '#fff3e4', '#a98be0'];
  const blooms = cast.find(({ id }) => /flat-(rose|tulip|sunflower|hyacinth)$|form-flower/.test(id));
  const bed = (y: number, size: number, gap: number, fade: number): Layer => {
    const ops: Op[] = [];
    for (let x = -size * 0.2; x < width + size * 0.2; x += gap * between(random, 0.75, 1.25)) {
      const tint = mix(tints[Math.floor(random() * tints.length)]!, palette.haze, fade);
      const [s, lift] = [size * between(random, 0.75, 1.15), size * between(random, -0.1, 0.12)];
      const special = blooms && blooms.id !== 'form-flower' && random() < 0.7;
      ops.push(
        special
          ? hanging(stage, { ...blooms, count: 1 }, { x, y: y + lift - s * 0.5, size: s })
          : oneTree(stage, 'form-flower', x, y + lift, s, tint),
      );
    }
    return { role: fade > 0.2 ? 'land' : 'subject', ops };
  };
  const leaves = (y: number, tall: number, color: string): Op => {
    let d = '';
    for (let x = 0; x < width; x += tall * 0.16)
      d += leaf(
        { x: x + between(random, -10, 10), y },
        -Math.PI / 2 + between(random, -0.5, 0.5),
        tall * between(random, 0.6, 1),
        0.3,
      );
    return fill(d, color);
  };
  const horizon = height * 0.62;
  const pink = {
    ...stage,
    palette: {
      ...palette,
      leaf: mix('#ffc4d6', palette.ambient, palette.ambience),
      leafDark: mix('#ee8fb0', palette.ambient, palette.ambience),
    },
  };
  const blossoming =
    wish.season === 'spring'
      ? [
          oneTree(pink, 'form-tree', width * 0.13, height * 0.82, unit * 0.74),
          oneTree(pink, 'form-tree', width * 0.88, height * 0.8, unit * 0.62),
        ]
      : [];
  const others = { ...stage, cast: cast.filter((subject) => subject !== blooms) };
  return [
    ...skyLayers(stage, horizon * 1.15, 0.7),
    {
      role: 'land',
      ops: [
        leaves(height * 0.7, unit * 0.22, mix(palette.leafDark, palette.haze, 0.62)),
        fill(
          box(0, height * 0.69, width, height),
          down(height * 0.69, height, [0, mix(palette.leafDark, palette.haze, 0.62)], [1, palette.leafDark]),
        ),
      ],
    },
    { role: 'land', ops: blossoming },
    bed(height * 0.76, unit * 0.26, unit * 0.11, 0.45),
    { role: 'land', ops: [leaves(height * 0.86, unit * 0.24, mix(palette.leafDark, palette.leaf, 0.35))] },
    bed(height * 0.9, unit * 0.38, unit * 0.17, 0.15),
    ...weatherLayer(stage),
    {
      role: 'subject',
      ops: [
        ...inAir(others, { top: height * 0.16, bottom: height * 0.56, size: unit * 0.3 }),
        ...onGround(others, { y: height * 0.93, size: unit * 0.38 }),
      ],
    },
    { role: 'front', ops: [leaves(height * 1.02, unit * 0.3, palette.leafDark)] },
    { ...bed(height * 1.06, unit * 0.54, unit * 0.3, 0), role: 'front' },
    { role: 'front', ops: floating(stage) },
  ];
};

/** Great leaves from all sides and light in the middle. */
export const jungle: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const deep =
    wish.colors.length > 0 ? palette.leafDark : mix('#0f4d45', palette.ambient, palette.ambience * 0.5);
  const light = wish.time === 'day' ? mix('#dff3c4', palette.leaf, 0.25) : palette.sky[2];
  const monstera = (x: number, y: number, r: number, turn: number, color: string): Op => {
    const d = smooth(
      Array.from({ length: 13 }, (_, i) => ({
        x: Math.sin((i / 13) * 6.283) * r * (0.78 + (i % 2) * 0.04),
        y: -Math.cos((i / 13) * 6.283) * r * (i === 0 ? 1.15 : 1),
      })),
      true,
    );
    const cuts = [-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map(
        (i) =>
          `M${n(side * r * 0.95)} ${n(-r * 0.5 + i * r * 0.36)}Q${n(side * r * 0.55)} ${n(-r * 0.36 + i * r * 0.33)} ${n(side * r * 0.22)} ${n(-r * 0.2 + i * r * 0.3)}L${n(side * r * 0.98)} ${n(-r * 0.36 + i * r * 0.36)}Z`,
      ),
    );
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return group(
      [
        fill(d, color),
        fill(cuts.join(''), tone(color, -0.1)),
        line(`M0 ${n(-r)}V${n(r)}`, tone(color, 0.1), r * 0.035),
      ],
      { transform: [c, s, -s, c, x, y] },
    );
  };
  const palmLeaf = (x: number, y: number, r: number, turn: number, color: string): Op => {
    const fingers = Array.from({ length: 11 }, (_, i) =>
      leaf({ x, y }, turn + (i - 5) * 0.2, r * (1 - Math.abs(i - 5) * 0.05), 0.1),
    ).join('');
    return fill(fingers, color);
  };
  const rank = (t: number, size: number, inset: number): Op[] => {
    const color = mix(light, deep, t);
    return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const side = i % 2;
      const y = height * (0.04 + (i / 8) * 1.0);
      const x = side ? width * (1 - inset) : width * inset;
      const turn = side ? Math.PI + between(random, -0.5, 0.5) : between(random, -0.5, 0.5);
      const shade = tone(color, between(random, -0.03, 0.04));
      return i % 3 === 0
        ? monstera(x, y, unit * size * 0.5, turn + Math.PI / 2, shade)
        : palmLeaf(x - (side ? -1 : 1) * unit * size * 0.5, y, unit * size, turn, shade);
    });
  };
  const flowers = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [
      width * (i % 2 ? between(random, 0.84, 0.98) : between(random, 0.02, 0.16)),
      height * between(random, 0.1, 0.95),
    ];
    return group(
      FORMS['form-flower']!({
        palette,
        color: [palette.accent, palette.accent2, '#f48fb1'][i % 3]!,
        random,
      }).slice(3),
      { transform: [unit * 0.0017, 0, 0, unit * 0.0017, x - unit * 0.085, y - unit * 0.06] },
    );
  });
  return [
    {
      role: 'sky',
      ops: [
        fill(
          box(0, 0, width, height),
          radial(
            width / 2,
            height * 0.42,
            Math.max(width, height) * 0.75,
            [0, tone(light, 0.06)],
            [0.5, mix(light, deep, 0.25)],
            [1, mix(light, deep, 0.7)],
          ),
        ),
      ],
    },
    {
      role: 'light',
      ops: [
        ...(wish.time === 'sunset' || wish.time === 'night'
          ? [fill(circle(width * 0.5, height * 0.36, unit * 0.17), palette.sun)]
          : [glow(width * 0.5, height * 0.3, unit * 0.5, '#fffbe0', 0.8)]),
      ],
    },
    { role: 'land', ops: rank(0.35, 0.4, 0.2) },
    {
      role: 'land',
      ops: [
        fill(blob(width / 2, height * 1.0, width * 0.7, unit * 0.2, random, 0.06), mix(light, deep, 0.62)),
      ],
    },
    { role: 'subject', ops: inAir(stage, { top: height * 0.18, bottom: height * 0.6, size: unit * 0.34 }) },
    ...weatherLayer(stage),
    { role: 'land', ops: rank(0.65, 0.42, 0.09) },
    {
      role: 'subject',
      ops: onGround(stage, { y: height * 0.9, size: unit * 0.46, depth: unit * 0.05, span: [0.24, 0.76] }),
    },
    {
      role: 'front',
      ops: [...rank(0.95, 0.4, 0.0), ...flowers, ...grass(stage, height + 5, unit * 0.14, deep, false)],
    },
  ];
};
