import type { Op } from '../../display/ops.js';
import { hexToOklab } from '../../math/color.js';
import { box, n } from '../draw/paths.js';
import { down, faint, fill, group, line, mapPaint, mix, recolor, tone, keepingAlpha } from '../draw/ops.js';
import type { Layer, Stage } from '../scene.js';

/** How the same scene is made: flat color, paper, ink, two or three printed inks. Each returns the ops of the picture. */

/** Grain of print or paper: specks in two shades, each all in one path. */
export function grain({ width, height, random, unit }: Stage, strength: number, count = 2600): Op[] {
  const specks = (): string => {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const s = unit * 0.0012 * (0.6 + random());
      d += `M${n(random() * width)} ${n(random() * height)}h${n(s)}v${n(s)}h${n(-s)}Z`;
    }
    return d;
  };
  return [fill(specks(), '#ffffff', strength), fill(specks(), '#1a1030', strength * 0.8)];
}

export const flat = (stage: Stage, layers: readonly Layer[]): Op[] => [
  ...layers.flatMap(({ ops }) => ops),
  ...grain(stage, 0.07),
];

const solid = (op: Op): Op => {
  if (op.op === 'fillPath' && typeof op.fill !== 'string') {
    const { stops } = op.fill;
    const seen = stops.filter(({ color }) => color.startsWith('#'));
    return seen.length === 0
      ? { ...op, opacity: 0 }
      : { ...op, fill: seen[Math.floor((seen.length - 1) / 2)]!.color };
  }
  return op.op === 'group' ? { ...op, children: op.children.map(solid) } : op;
};

/** Sheets of paper over each other: no shading but the shadow each throws, and a pale edge round what was cut out. */
export function cutPaper(stage: Stage, layers: readonly Layer[]): Op[] {
  const { unit } = stage;
  const shadow = {
    color: '#1a1030',
    opacity: 0.34,
    dx: unit * 0.004,
    dy: unit * 0.009,
    blur: unit * 0.009,
    scale: 1,
  };
  const sheets = layers.flatMap(({ role, ops }): Op[] => {
    const plain = ops.map(solid).filter((op) => !('opacity' in op) || (op.opacity ?? 1) > 0.22);
    if (role === 'sky') return ringed(stage, plain);
    // each op of the land is a sheet of its own; what is made of many small ones stays together
    if ((role === 'land' || role === 'front') && plain.length <= 6)
      return plain.map((op) => group([op], { shadows: [shadow] }));
    return [group(plain, { shadows: [shadow] })];
  });
  return [...sheets, ...grain(stage, 0.1, 3600)];
}

/** Sky as sheets of paper too, one above the other from the horizon up. */
function ringed({ width, height, palette, unit, random }: Stage, plain: readonly Op[]): Op[] {
  const first = plain[0];
  if (first?.op !== 'fillPath' || !first.d.startsWith('M0 0')) return [...plain];
  const shadow = { color: '#1a1030', opacity: 0.22, dx: 0, dy: unit * 0.008, blur: unit * 0.01, scale: 1 };
  const [top, middle, low] = palette.sky;
  const arcs = [0.3, 0.5, 0.68].map((at, i) => {
    const color = [mix(top, middle, 0.5), middle, mix(middle, low, 0.6)][i]!;
    const y = height * at * (0.8 + random() * 0.15);
    return group(
      [
        fill(
          `M-20 ${n(y)}Q${n(width * 0.25)} ${n(y - unit * 0.07)} ${n(width * 0.5)} ${n(y)}T${n(width + 20)} ${n(y)}V${n(height + 10)}H-20Z`,
          color,
        ),
      ],
      { shadows: [shadow] },
    );
  });
  const scenic = typeof first.fill === 'string' && [top, middle, low].includes(first.fill);
  return scenic ? [fill(first.d, top), ...arcs, ...plain.slice(1)] : [...plain];
}

/** Ink on paper: every form white with an outline, one tint behind, one accent. */
export function lineArt(stage: Stage, layers: readonly Layer[]): Op[] {
  const { palette, unit, width, height, wish } = stage;
  const paper = wish.moods.includes('dark') || wish.time === 'night' ? '#1d2142' : '#fdf9f1';
  const ink = paper === '#fdf9f1' ? (wish.colors[0] ? tone(wish.colors[0], -0.25) : palette.ink) : '#f6efdf';
  const inked = (op: Op, weight: number, tint: string | null): Op[] => {
    switch (op.op) {
      case 'fillPath': {
        const alpha = op.opacity ?? 1;
        if (typeof op.fill !== 'string' && op.fill.stops.every(({ color }) => color.startsWith('rgba')))
          return [];
        if (alpha < 0.35 || (typeof op.fill === 'string' && op.fill.startsWith('rgba'))) return [];
        const color = typeof op.fill === 'string' ? op.fill : op.fill.stops[0]!.color;
        const light = hexToOklab(color).L;
        const body = tint ? mix(paper, tint, 0.18 + (1 - light) * 0.5) : paper;
        return [{ ...op, fill: light < 0.24 && tint ? ink : body, opacity: 1 }, line(op.d, ink, weight)].map(
          (each) => ({ ...each, ...(op.transform && { transform: op.transform }) }),
        );
      }
      case 'strokePath':
        return [
          { ...op, stroke: ink, width: Math.min(op.width, Math.max(weight, op.width * 0.4)), opacity: 1 },
        ];
      case 'group': {
        const scale = op.transform ? Math.hypot(op.transform[0], op.transform[1]) || 1 : 1;
        return [
          { ...op, opacity: 1, children: op.children.flatMap((child) => inked(child, weight / scale, tint)) },
        ];
      }
      default:
        return [];
    }
  };
  const weight = unit * 0.0032;
  const tints: Record<Layer['role'], string | null> = {
    sky: null,
    light: palette.accent2,
    land: null,
    subject: palette.accent,
    front: null,
  };
  return [
    fill(box(0, 0, width, height), paper),
    ...layers.flatMap(({ role, ops }) =>
      (role === 'sky' ? ops.slice(1) : ops).flatMap((op) =>
        inked(op, role === 'subject' ? weight * 1.15 : weight, tints[role]),
      ),
    ),
    ...grain(stage, 0.05),
  ];
}

/** Two or three inks over paper, a little out of register, with the grain of the drum. */
export function risograph(stage: Stage, layers: readonly Layer[]): Op[] {
  const { palette, unit, width, height, wish, random } = stage;
  const paper = '#f6efe0';
  const dark =
    wish.colors.length > 0 ? tone(wish.colors[0]!, -0.2) : palette.ambience > 0.3 ? '#2b2f77' : '#23508e';
  const warm =
    wish.colors[1] ?? (wish.colors[0] && hexToOklab(wish.colors[0]).L > 0.45 ? wish.colors[0] : '#f0605a');
  const sun = '#f7c548';
  const inks = [
    paper,
    sun,
    warm,
    mix(warm, sun, 0.5),
    mix(paper, warm, 0.45),
    mix(paper, dark, 0.35),
    mix(paper, dark, 0.65),
    dark,
    mix(dark, warm, 0.5),
  ];
  const labs = inks.map((hex) => ({ hex, lab: hexToOklab(hex) }));
  const nearest = (hex: string): string => {
    const { L, a, b } = hexToOklab(hex);
    let best = labs[0]!;
    let least = Infinity;
    for (const each of labs) {
      const far = ((L - each.lab.L) * 1.5) ** 2 + (a - each.lab.a) ** 2 + (b - each.lab.b) ** 2;
      if (far < least) [best, least] = [each, far];
    }
    return best.hex;
  };
  // what the picture is about is printed in the warm inks, so that it stands out from its place
  const warmly = (hex: string): string => {
    const { L } = hexToOklab(hex);
    return L > 0.9 ? paper : L > 0.74 ? sun : L > 0.56 ? mix(warm, sun, 0.45) : L > 0.36 ? warm : dark;
  };
  const printed = layers.flatMap(({ role, ops }) => recolor(ops, role === 'subject' ? warmly : nearest));
  const ghost = recolor(
    layers.filter(({ role }) => role === 'subject').flatMap(({ ops }) => ops),
    () => warm,
  );
  let dots = '';
  const step = unit * 0.014;
  for (let y = 0, row = 0; y < height; y += step, row += 1) {
    for (let x = (row % 2) * step * 0.5; x < width; x += step) {
      const r = step * 0.34 * Math.max(0, 1 - y / (height * 0.55));
      if (r > 0.7)
        dots += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;
    }
  }
  const edge = unit * 0.03;
  return [
    fill(box(0, 0, width, height), paper),
    group(
      [
        ...printed,
        group([fill(dots, dark)], { opacity: 0.16, blend: 'multiply' }),
        group(ghost, {
          opacity: 0.3,
          blend: 'multiply',
          transform: [1, 0, 0, 1, unit * 0.006, unit * 0.004],
        }),
        ...grain({ ...stage, random }, 0.3, 7000),
      ],
      { mask: [fill(box(edge, edge, width - edge * 2, height - edge * 2), '#000000')] },
    ),
  ];
}

/** The scene's own colors, melted: great soft lights, the outlines of the land, a veil of grain. */
export function gradientMesh(stage: Stage, layers: readonly Layer[]): Op[] {
  const { palette, width, height, random, unit, wish, cast } = stage;
  const tints =
    wish.colors.length > 0
      ? [...wish.colors, tone(wish.colors[0]!, 0.14), palette.accent2]
      : [palette.sky[0], palette.accent, palette.accent2, palette.sky[2], palette.accent3];
  const lights = Array.from({ length: 9 }, (_, i) => {
    const [x, y, r] = [
      width * (0.05 + random() * 0.9),
      height * (0.05 + random() * 0.9),
      Math.max(width, height) * (0.35 + random() * 0.3),
    ];
    const tint = tints[i % tints.length]!;
    return fill(box(x - r, y - r, r * 2, r * 2), {
      gradient: 'radial',
      center: [x, y],
      radius: r,
      stops: [
        { offset: 0, color: faint(tint, 0.95) },
        { offset: 0.45, color: faint(tint, 0.5) },
        { offset: 1, color: faint(tint, 0) },
      ],
    });
  });
  const veil = keepingAlpha((hex) => hex);
  const subjects =
    cast.length > 0 || wish.setting !== 'abstract' ? layers.filter(({ role }) => role === 'subject') : [];
  const grounds = wish.setting === 'abstract' ? [] : layers.filter(({ role }) => role === 'land').slice(0, 5);
  const soft = grounds.map(({ ops }, i) =>
    group(
      ops
        .filter((op) => op.op === 'fillPath' && op.d.length < 2400)
        .map((op) =>
          op.op === 'fillPath'
            ? {
                ...op,
                fill: down(
                  height * 0.3,
                  height,
                  [0, faint(tints[(i + 1) % tints.length]!, 0.75)],
                  [1, faint(tints[(i + 2) % tints.length]!, 0.55)],
                ),
              }
            : op,
        ),
      { opacity: 0.6 },
    ),
  );
  return [
    fill(box(0, 0, width, height), mapPaint(tone(tints[0]!, 0.02), veil)),
    ...lights,
    ...soft,
    ...subjects.flatMap(({ ops }) => ops),
    ...grain({ ...stage, unit: unit * 1.2 }, 0.16, 6000),
  ];
}
