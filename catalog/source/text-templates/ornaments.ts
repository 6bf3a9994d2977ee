import { chance, clipped, pen, type Point } from '../recipes/social-media/drawing.js';

/** A point so far from the middle of a box of 100 by 100; degrees clockwise from the top. */
const around = (r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [50 + r * Math.sin(angle), 50 - r * Math.cos(angle)];
};

const { polygon, to } = pen(100, 100);

/** A burst as comics draw it: no two spikes alike. */
export const spikes = (count: number, depth: number, seed: number): string =>
  polygon(
    Array.from({ length: count * 2 }, (_, i) => {
      const r = i % 2 ? 50 * (1 - depth) * (0.92 + chance(seed + i) * 0.16) : 42 + chance(seed + i) * 8;
      return around(r, (180 / count) * (i + (chance(seed + i + 90) - 0.5) * 0.4));
    }),
  );

/** An arc with round ends, thinner towards its end; degrees clockwise from the top. */
const taperedArc = (r: number, from: number, until: number, start: number, end: number): string => {
  const steps = 60;
  const side = (sign: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const swell = Math.min(1, Math.sqrt(t * 14), Math.sqrt((1 - t) * 30));
      return around(r + (sign * swell * (start + (end - start) * t)) / 2, from + (until - from) * t);
    });
  return polygon([...side(1), ...side(-1).reverse()]);
};

/** A circle painted with one turn of a brush: full where it lands, then bristle by bristle. */
export const brushedRing = (): string => {
  const bristles = [[47.9, 304], [46.4, 322], [44.9, 340], [43.4, 326], [41.9, 296]] as const;
  const dry = bristles.map(([r, until]) => taperedArc(r, 196, until, 1.7, 0.6));
  return [taperedArc(44.8, 20, 232, 10, 7.6), ...dry].join('');
};

/** A petal from one radius to another. */
const petal = (from: number, until: number, degrees: number, spread: number): string => {
  const middle = from + (until - from) * 0.55;
  const [root, tip] = [around(from, degrees), around(until, degrees)];
  const [left, right] = [around(middle, degrees - spread), around(middle, degrees + spread)];
  return `M${to(...root)}Q${to(...left)} ${to(...tip)}Q${to(...right)} ${to(...root)}Z`;
};

/** Rings of petals round a middle, as they are laid out with colored sand. */
export const rosette = (count: number, from: number, until: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) => petal(from, until, ((i + turn) * 360) / count, 280 / count)).join('');

/** Leaning stripes with gaps as wide, cut off by the box. */
export const hazard = (width: number, height: number, count: number): string => {
  const step = width / count;
  const stripes = Array.from({ length: count + 2 }, (_, i) => (i - 1) * step);
  return stripes
    .map((x): Point[] => [[x + height, 0], [x + height + step / 2, 0], [x + step / 2, height], [x, height]])
    .map((corners) => corners.map(([x, y]): Point => [Math.min(width, Math.max(0, x)), y]))
    .map(pen(width, height).polygon)
    .join('');
};

/** Something thick that runs down from the upper edge; how far each drop comes, as parts of the height. */
export const drips = (width: number, height: number, drops: readonly number[]): string => {
  const { to: at, arc } = pen(width, height);
  const step = width / drops.length;
  const r = step / 4;
  const edge = drops.map((_, k) => {
    const i = drops.length - 1 - k;
    const [right, foot] = [(i + 1) * step, drops[i]! * height];
    const next = i > 0 ? arc(r, right - 5 * r, 2 * r, false) : arc(r, 0, r, false);
    return `L${at(right - r, foot)}${arc(r, right - 3 * r, foot)}L${at(right - 3 * r, 2 * r)}${next}`;
  });
  return `M0 0H100L${at(width, r)}${arc(r, width - r, 2 * r, false)}${edge.join('')}Z`;
};

/** Dots in rows, the largest in the middle and none beyond a circle. */
export const halftone = (rows: number): string => {
  const { circle } = pen(rows, rows);
  const middle = (rows - 1) / 2;
  return Array.from({ length: rows * rows }, (_, i) => {
    const [x, y] = [i % rows, Math.floor(i / rows)];
    const r = 0.46 * (1 - Math.hypot(x - middle, y - middle) / (rows / 2));
    return r > 0.05 ? circle(x + 0.5, y + 0.5, r) : '';
  }).join('');
};

/** Bars of a voice, each a part of the height. */
export const voice = (bars: number, seed: number): string =>
  Array.from({ length: bars }, (_, i) => {
    const swell = 0.25 + 0.75 * Math.abs(Math.sin((i / bars) * Math.PI * 2.5));
    const half = 50 * Math.max(0.08, swell * (0.35 + chance(i + seed) * 0.65));
    const [x, w] = [(i * 100) / bars, 55 / bars];
    return `M${to(x, 50 - half)}L${to(x + w, 50 - half)}L${to(x + w, 50 + half)}L${to(x, 50 + half)}Z`;
  }).join('');

/** Lines on a floor that run to a point beyond the horizon, and those that cross them. */
export const floor = (lines: number, rows: number): string => {
  const fan = Array.from({ length: lines }, (_, i): Point[] => {
    const x = (i / (lines - 1)) * 260 - 80;
    const top = 50 + (x - 50) * 0.12;
    return [[top, 0], [top + 0.5, 0], [x + 1, 100], [x - 0.4, 100]];
  });
  const across = Array.from({ length: rows }, (_, i): Point[] => {
    const y = 98.4 * (i / (rows - 1)) ** 1.8;
    return [[0, y], [100, y], [100, y + 1.6], [0, y + 1.6]];
  });
  const within = (corners: Point[]): Point[] => clipped(clipped(corners, 0, true), 100, false);
  return [...fan.map(within), ...across].filter(({ length }) => length > 2).map(polygon).join('');
};

/** A heart of squares. */
export const pixelHeart = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...']
  .flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [pen(7, 6).box(x, y, 1.02, 1.02)] : [])))
  .join('');

/** A panel whose corners are steps. */
export const stepped = (width: number, height: number, step: number): string => {
  const corner: Point[] = [[0, 2 * step], [step, 2 * step], [step, step], [2 * step, step], [2 * step, 0]];
  const right = corner.map(([x, y]): Point => [width - x, y]).reverse();
  const upper = [...corner, ...right];
  return pen(width, height).polygon([...upper, ...upper.map(([x, y]): Point => [x, height - y]).reverse()]);
};

/** The plaque of a bottle: a point above and below, and corners taken out. */
export const plaque = 'M50 0L64 6H90C90 10 94 14 100 14V86C94 86 90 90 90 94H64L50 100L36 94H10C10 90 6 86 0 86V14C6 14 10 10 10 6H36Z';

/** A banner cut in at both ends. */
export const swallowtail = 'M0 0H100L95 50L100 100H0L5 50Z';

/** A moon that is not full, open to the right. */
export const crescent = 'M72 4A48 48 0 1 0 72 96A46 46 0 0 1 72 4Z';

/** A window that comes to a point. */
export const ogee = 'M0 100V46C0 24 40 24 50 0C60 24 100 24 100 46V100Z';

export const egg = 'M50 0C76 0 100 36 100 62C100 86 78 100 50 100C22 100 0 86 0 62C0 36 24 0 50 0Z';

/** A paper lantern without its caps. */
export const lantern = 'M22 0H78C107 18 107 82 78 100H22C-7 82 -7 18 22 0Z';

/** An oil lamp of clay, and the flame that stands on it. */
export const lamp = 'M0 0C16 14 84 14 100 0C98 56 74 100 50 100C26 100 2 56 0 0Z';
export const flame = 'M50 0C58 26 88 48 88 70C88 88 70 100 50 100C30 100 12 88 12 70C12 48 42 26 50 0Z';

export const bat = 'M50 78C46 58 40 54 34 64C30 46 20 44 12 52C14 32 10 18 0 8C16 8 34 16 42 34L45 16L48 26H52L55 16L58 34C66 16 84 8 100 8C90 18 86 32 88 52C80 44 70 46 66 64C60 54 54 58 50 78Z';

/** A bag with two handles cut from its own top. */
export const carrier = 'M8 100L4 34V4C4 1 7 0 9 0H20C22 0 24 1 24 4C26 26 36 32 50 32C64 32 74 26 76 4C76 1 78 0 80 0H91C93 0 96 1 96 4V34L92 100Z';

/** A string that hangs from a balloon. */
export const string = 'M40 0C100 30 -10 60 40 100H58C10 60 118 30 58 0Z';

/** A plank whose ends are split. */
export const plank = 'M2 0H98L100 18L97.5 34L100 58L98 76L99.5 100H1L0 80L2.5 62L0 44L2 22L0.5 10Z';
