import type { Layer } from '../../../build/templates/recipe.js';
import { rays, type Point } from '../social-media/drawing.js';
import { box, drawn, many, oval, poly, stroke, towards, type Region } from './kit.js';

type Extra = Parameters<typeof oval>[5];

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Shapes of a thing that is drawn in hundredths of its own size about its own middle (x to the right, y down), and may be
 * turned as a whole: a ball in the air, a hammer that sticks out of a box.
 */
export function unit(cx: number, cy: number, size: number, turn = 0) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const k = size / 100;
  const to = (x: number, y: number): Point => [cx + (x * cos - y * sin) * k, cy + (x * sin + y * cos) * k];
  const turned = (extra: Extra): Extra => (turn || extra?.rotate ? { ...extra, rotate: turn + (extra?.rotate ?? 0) } : { ...extra });
  const path = (d: string, color: string, extra: Extra = {}): Layer => curved(d, to, color, extra);
  return {
    to,
    k,
    path,
    /** A path and its mirror image about the upright through the middle. */
    pair: (d: string, color: string, extra: Extra = {}): Layer[] => [path(d, color, extra), curved(d, (x, y) => to(-x, y), color, extra)],
    oval: (x: number, y: number, rx: number, ry: number, color: string, extra: Extra = {}): Layer => oval(...to(x, y), rx * k, ry * k, color, turned(extra)),
    disc: (x: number, y: number, r: number, color: string, extra: Extra = {}): Layer => oval(...to(x, y), r * k, r * k, color, extra),
    ring: (x: number, y: number, r: number, width: number, color: string): Layer => ({ k: 'shape', outline: 'ellipse', at: [to(x, y)[0] - r * k, to(x, y)[1] - r * k, 2 * r * k, 2 * r * k], stroke: { color, width: width * k } }),
    /** A box about its own middle. */
    box: (x: number, y: number, w: number, h: number, color: string, extra: Extra = {}): Layer => {
      const [px, py] = to(x, y);
      return box(px - (w * k) / 2, py - (h * k) / 2, w * k, h * k, color, turned(extra));
    },
    poly: (points: readonly Point[], color: string, extra: Extra = {}): Layer => poly(points.map(([x, y]) => to(x, y)), color, extra),
    line: (from: Point, end: Point, width: number, color: string, extra: Extra = {}): Layer => stroke(to(...from), to(...end), width * k, color, extra),
  };
}

/** A path of M, L, Q, C and Z, told where each of its points goes; its box holds all of them. */
function curved(d: string, to: (x: number, y: number) => Point, color: string, extra: Extra): Layer {
  const parts = d.match(/[MLQCZ][^MLQCZ]*/g) ?? [];
  const commands = parts.map((part) => {
    const values = part.slice(1).match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { letter: part[0]!, points: Array.from({ length: values.length / 2 }, (_, i) => to(values[i * 2]!, values[i * 2 + 1]!)) };
  });
  const all = commands.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const inBox = ([x, y]: Point): string => `${round(((x - left) * 100) / w)} ${round(((y - top) * 100) / h)}`;
  return drawn(left, top, w, h, commands.map(({ letter, points }) => letter + points.map(inBox).join(' ')).join(''), color, extra);
}

/** A scene that begins lower than this has its page's words above it, in the same color. */
const UNDER_WORDS = 14;

/** Light that comes from a point: to all edges of a panel, but under words in a round of its own, so that no edge is seen. */
export function shine({ x, y, w, h }: Region, cx: number, cy: number, count: number, opacity: number): Layer[] {
  if (y < UNDER_WORDS) return [drawn(x, y, w, h, rays(w, h, [cx - x, cy - y], count), 'bg', { opacity })];
  const [r, step] = [cy - y, 360 / count];
  return many(count, (i) => poly([[cx, cy], ...many(5, (k) => towards(cx, cy, r, -90 - step / 4 + i * step + (k * step) / 8))], 'bg', { opacity }));
}
