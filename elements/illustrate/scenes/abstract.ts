import type { Op } from '../../display/ops.js';
import { arch, blob, box, circle, glint, leaf, n, smooth, star } from '../draw/paths.js';
import { fill, line, mix, tone } from '../draw/ops.js';
import { type Layer, type Scene } from '../scene.js';
import { inAir } from './placing.js';

/** Where no word can be drawn: forms, rhythm and one accent, in the colors and the mood that were asked for. */
export const abstract: Scene = (stage) => {
  const { width, height, unit, palette, random, wish } = stage;
  const tints = [palette.accent, palette.accent2, palette.accent3, palette.leafDark, palette.sky[1]];
  const ground =
    wish.moods.includes('dark') || wish.moods.includes('luxury') || wish.moods.includes('neon')
      ? palette.sky[0]
      : wish.colors.length > 0
        ? tone(palette.wall, 0.04)
        : palette.paper;
  const kind = Math.floor(random() * 3);
  const cast = inAir(stage, { top: height * 0.2, bottom: height * 0.8, size: unit * 0.5, all: true });
  if (kind === 0) {
    const waves = Array.from({ length: 6 }, (_, i) => {
      const y = height * (0.36 + i * 0.12);
      const points = Array.from({ length: 6 }, (_x, k) => ({
        x: -30 + (k / 5) * (width + 60),
        y: y + Math.sin(k * 1.4 + i * 0.8) * unit * 0.07,
      }));
      return fill(
        `${smooth(points)}L${n(width + 30)} ${n(height + 5)}L-30 ${n(height + 5)}Z`,
        mix(tints[i % 5]!, ground, 0.1 + (5 - i) * 0.09),
      );
    });
    return [
      { role: 'sky', ops: [fill(box(0, 0, width, height), ground)] },
      { role: 'light', ops: [fill(circle(width * 0.66, height * 0.32, unit * 0.2), palette.accent2)] },
      ...waves.map((op): Layer => ({ role: 'land', ops: [op] })),
      { role: 'subject', ops: cast },
    ];
  }
  if (kind === 1) {
    const size = unit / 4;
    const [cols, rows] = [Math.round(width / size), Math.round(height / size)];
    const [w, h] = [width / cols, height / rows];
    const tiles: Op[] = [];
    for (let r = 0; r < rows; r += 1)
      for (let c = 0; c < cols; c += 1) {
        const [x, y] = [c * w, r * h];
        const [a, b] = [
          tints[Math.floor(random() * 5)]!,
          random() < 0.45 ? ground : tints[Math.floor(random() * 5)]!,
        ];
        tiles.push(fill(box(x, y, w + 0.5, h + 0.5), b));
        const shape = Math.floor(random() * 6);
        const [mx, my] = [x + w / 2, y + h / 2];
        const m = Math.min(w, h);
        const d = [
          circle(mx, my, m * 0.36),
          `M${n(x)} ${n(y)}H${n(x + w)}C${n(x + w)} ${n(y + h * 0.55)} ${n(x + w * 0.55)} ${n(y + h)} ${n(x)} ${n(y + h)}Z`,
          `M${n(x)} ${n(y + h)}L${n(x + w)} ${n(y)}V${n(y + h)}Z`,
          arch(x + w * 0.18, y + h * 0.14, w * 0.64, h * 0.86),
          leaf({ x: x + w * 0.06, y: y + h * 0.94 }, -Math.PI / 4, m * 1.25, 0.55),
          `${box(x, y + h * 0.12, w, h * 0.14)}${box(x, y + h * 0.43, w, h * 0.14)}${box(x, y + h * 0.74, w, h * 0.14)}`,
        ][shape]!;
        tiles.push(fill(d, a === b ? tone(a, 0.14) : a));
      }
    return [
      { role: 'land', ops: tiles },
      { role: 'subject', ops: cast },
    ];
  }
  const shapes = [
    fill(
      blob(width * 0.22, height * 0.26, unit * 0.36, unit * 0.3, random, 0.2),
      mix(palette.accent, ground, 0.12),
    ),
    fill(
      blob(width * 0.82, height * 0.78, unit * 0.42, unit * 0.34, random, 0.2),
      mix(palette.accent3, ground, 0.1),
    ),
    fill(blob(width * 0.84, height * 0.18, unit * 0.22, unit * 0.24, random, 0.2), palette.accent2),
    fill(circle(width * 0.46, height * 0.54, unit * 0.19), mix(palette.accent2, ground, 0.2)),
    fill(arch(width * 0.14, height * 0.62, unit * 0.24, height * 0.45), mix(palette.leafDark, ground, 0.1)),
    ...[0, 1, 2, 3].map((i) =>
      line(
        `M${n(width * 0.6)} ${n(height * (0.36 + i * 0.03))}C${n(width * 0.72)} ${n(height * (0.28 + i * 0.03))} ${n(width * 0.84)} ${n(height * (0.5 + i * 0.03))} ${n(width * 1.02)} ${n(height * (0.4 + i * 0.03))}`,
        palette.ink,
        4,
        0.75,
      ),
    ),
    fill(
      Array.from({ length: 30 }, (_, i) =>
        circle(
          width * 0.08 + (i % 6) * unit * 0.03,
          height * 0.46 + Math.floor(i / 6) * unit * 0.03,
          unit * 0.005,
        ),
      ).join(''),
      palette.ink,
      0.8,
    ),
    fill(
      glint(width * 0.63, height * 0.2, unit * 0.05) + star(width * 0.4, height * 0.84, unit * 0.03, 8, 0.5),
      palette.accent,
    ),
  ];
  return [
    { role: 'sky', ops: [fill(box(0, 0, width, height), ground)] },
    ...shapes.map((op): Layer => ({ role: 'land', ops: [op] })),
    { role: 'subject', ops: cast },
  ];
};
