import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { icon } from '../../sheet.js';
import { box, disc, drawn, many, oval, poly, starAt, stroke, type Region, type Scene } from '../kit.js';
import { grounded, type Unit } from '../pastimes/games-and-sports.js';
import { shine } from '../unit.js';

/** Where a tableau is drawn: its region, the unit in the middle of it and how far things stand apart to fill its width. */
export interface Place {
  readonly region: Region;
  readonly u: Unit;
  readonly apart: number;
}

type Back = (place: Place) => Layer[];

/** An icon of the catalog: its middle and its foot in hundredths of the unit, its side, and a turn. */
export type Piece = readonly [art: string, x: number, foot: number, side: number, turn?: number];

interface Plan {
  readonly sky: string;
  readonly words?: string;
  readonly soft?: string;
  readonly back?: readonly Back[];
  /** Color of the floor and where it begins; 28 when absent. */
  readonly floor?: string;
  readonly line?: number;
  readonly art: readonly Piece[];
  /** What is drawn over the icons, such as a sign. */
  readonly front?: Back;
}

/** Things that stand on a floor before a backdrop. */
export const tableau = (id: string, { sky, words = sky === 'ink' ? 'bg' : 'ink', soft = sky === 'ink' ? 'accent2' : 'ink', back = [], floor, line = 28, art, front }: Plan): Scene => ({
  id, sky, words, soft,
  draw: (region) => {
    const { u, s } = grounded(region, 0.94);
    const place: Place = { region, u, apart: Math.min(1.5, Math.max(1, (region.w * 0.95) / s)) };
    const top = u.to(0, line)[1];
    return [
      ...back.flatMap((paint) => paint(place)),
      ...(floor ? [box(region.x, top, region.w, region.y + region.h - top + 0.2, floor)] : []),
      ...art.flatMap(([name, x, foot, side, turn]) => stood(place, name, x, foot, side, turn, Boolean(floor) && foot > line)),
      ...(front?.(place) ?? []),
    ];
  },
});

function stood({ u, apart, region }: Place, name: string, x: number, foot: number, side: number, turn: number | undefined, shade: boolean): Layer[] {
  const half = (side * u.k) / 2;
  const [at, cy] = u.to(x * apart, foot - side / 2);
  const cx = Math.min(region.x + region.w - half - 1.5, Math.max(region.x + half + 1.5, at));
  return [
    ...(shade ? [oval(cx, u.to(0, foot - 1.6)[1], half * 0.78, half * 0.1, 'ink', { opacity: 0.24 })] : []),
    { ...icon(name, cx - half, cy - half, 2 * half), ...(turn ? { rotate: turn } : {}) },
  ];
}

/** An icon of the catalog that stands in a unit: its middle, its foot and its side in hundredths. */
export function piece(u: Unit, name: string, x: number, foot: number, side: number, turn = 0): Layer[] {
  const [cx, cy] = u.to(x, foot - side / 2);
  const half = (side * u.k) / 2;
  return [{ ...icon(`flat-${name}`, cx - half, cy - half, 2 * half), ...(turn ? { rotate: turn } : {}) }];
}

/** A round of light behind the middle. */
export const round = (color: string, r = 42, y = -4): Back => ({ u }) => [u.disc(0, y, r, color)];

/** Light from the middle to the edges. */
export const beams = (count = 14, opacity = 0.3): Back => ({ region, u }) => shine(region, ...u.to(0, 4), count, opacity);

/** Flags on a line over the whole width. */
export const bunting = (colors: readonly string[] = ['accent', 'accent2', 'extra']): Back => ({ region: { x, y, w, h }, u }) => {
  const size = Math.min(7, h * 0.1) * 1.1;
  const count = Math.max(7, Math.round(w / (size * 1.25)));
  const step = w / count;
  const sag = (i: number): number => Math.max(y + 1, u.to(0, -50)[1]) + Math.sin((i / count) * Math.PI) * size * 0.9;
  return many(count, (i) => [stroke([x + i * step, sag(i)], [x + (i + 1) * step, sag(i + 1)], 0.5, 'ink'), poly([[x + (i + 0.12) * step, sag(i + 0.12)], [x + (i + 0.88) * step, sag(i + 0.88)], [x + (i + 0.5) * step, sag(i + 0.5) + size * 1.2]], colors[i % colors.length]!)]).flat();
};

/** Bulbs on two lines over the whole width. */
export const bulbs = (color = 'accent2', wire = 'ink/bg/.5'): Back => ({ region: { x, w }, u, region }) => {
  const count = Math.max(8, Math.round(w / 8));
  const at = (i: number): readonly [number, number] => [x + (w * i) / count, Math.max(region.y + 1.5, u.to(0, -48)[1]) + Math.abs(Math.sin((i / count) * Math.PI * 2)) * u.k * 9];
  return many(count, (i) => [stroke(at(i), at(i + 1), 0.4, wire), disc(at(i + 0.5)[0], at(i + 0.5)[1] + 1.6, 1.5, color), disc(at(i + 0.5)[0], at(i + 0.5)[1] + 1.6, 2.8, color, { opacity: 0.25 })]).flat();
};

/** Paper scraps that fall everywhere above the floor. */
export const confetti = (count = 40, colors: readonly string[] = ['accent', 'accent2', 'extra'], foot = 0.6): Back => ({ region: { x, y, w, h } }) =>
  many(count, (i) => box(x + 2 + chance(i + 3) * (w - 5), y + 2 + chance(i + 71) * h * foot, 1.1 + chance(i) * 0.8, 2 + chance(i + 5), colors[i % colors.length]!, { rotate: Math.round(chance(i + 9) * 180) }));

/** Stars in the sky. */
export const stars = (count = 22, color = 'accent2', foot = 0.62): Back => ({ region: { x, y, w, h } }) =>
  many(count, (i) => starAt(x + 3 + chance(i + 17) * (w - 6), y + 2 + chance(i + 31) * h * foot, 0.7 + chance(i + 1) * 1.1, color));

/** Snow. */
export const snow = (count = 40, color = 'bg'): Back => ({ region: { x, y, w, h } }) => many(count, (i) => disc(x + 2 + chance(i + 13) * (w - 4), y + 2 + chance(i + 41) * h * 0.9, 0.5 + chance(i + 2) * 0.8, color, { opacity: 0.85 }));

/** Two rows of hills from one side to the other, up to the floor. */
export const ridge = (far: string, near: string, line = 28): Back => ({ region: { x, y, w, h }, u }) => {
  const [a, b, foot] = [u.to(0, line - 30)[1], u.to(0, line - 16)[1], y + h + 0.2];
  return [drawn(x, a, w, foot - a, hills([0, 26], [28, 2], [64, 24], [100, 6]), far), drawn(x, b, w, foot - b, hills([0, 6], [34, 24], [70, 2], [100, 20]), near)];
};

/** Beams of lamps from above that meet on the floor. */
export const lamps = (colors: readonly string[] = ['accent', 'accent2', 'extra']): Back => ({ region: { x, y, w }, u }) => {
  const foot = u.to(0, 34)[1];
  return [0.1, 0.9, 0.3, 0.7].map((f, i) => poly([[x + w * f - 1.4, y], [x + w * f + 1.4, y], [x + w * (0.5 + (0.5 - f) * 0.5) + 13, foot], [x + w * (0.5 + (0.5 - f) * 0.5) - 13, foot]], colors[i % colors.length]!, { opacity: 0.36 }));
};

/** A table with a checkered cloth, from a height of the unit down. */
export const cloth = (color = 'accent', line = 26): Back => ({ region: { x, y, w, h }, u }) => {
  const top = u.to(0, line)[1];
  const foot = y + h + 0.2;
  const side = Math.max(5, u.k * 9);
  const columns = Math.ceil(w / side);
  const rows = Math.ceil((foot - top) / side);
  return [
    box(x, top, w, foot - top, 'bg'),
    ...many(columns, (i) => (i % 2 ? [] : [box(x + i * side, top, Math.min(side, x + w - (x + i * side)), foot - top, color, { opacity: 0.55 })])).flat(),
    ...many(rows, (i) => (i % 2 ? [] : [box(x, top + i * side, w, Math.min(side, foot - (top + i * side)), color, { opacity: 0.55 })])).flat(),
  ];
};

/** Waves one behind the other. */
export const sea = (far: string, near: string, line = 20): Back => ({ region: { x, y, w, h }, u }) => {
  const foot = y + h + 0.2;
  const wave = (top: number, color: string, shift: number): Layer => drawn(x, top, w, foot - top, `M0 ${6 + shift}C8 0 12 0 18 ${6 + shift}C24 12 30 12 36 ${6 + shift}C42 0 48 0 54 ${6 + shift}C60 12 66 12 72 ${6 + shift}C78 0 84 0 90 ${6 + shift}C94 10 97 11 100 10V100H0Z`, color);
  return [wave(u.to(0, line)[1], far, 0), wave(u.to(0, line + 14)[1], near, 4)];
};

/** A drape from each upper corner. */
export const drapes = (color = 'accent'): Back => ({ region: { x, y, w, h } }) => {
  const wide = Math.min(w * 0.24, 24);
  return [0, 1].flatMap((side) => [
    drawn(side ? x + w - wide : x, y, wide, h * 0.92, side ? 'M100 0V100C84 100 74 96 70 88C66 60 30 30 0 0Z' : 'M0 0V100C16 100 26 96 30 88C34 60 70 30 100 0Z', color),
    ...many(3, (i) => drawn(side ? x + w - wide * (0.18 + i * 0.2) : x + wide * (0.12 + i * 0.2), y, wide * 0.07, h * (0.86 - i * 0.24), 'M0 0H100L60 100H40Z', 'ink', { opacity: 0.16 })),
  ]);
};
