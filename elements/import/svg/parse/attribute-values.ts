import { IDENTITY, multiply, rotation, scaling, translation, type Matrix } from '../../../math/matrix.js';
import type { Point, Rect, Size } from '../../../math/geometry.js';

/** Larger numbers are mistakes or attacks; drawings may use any smaller unit they like. */
const LARGEST = 1e15;
/** No part of a drawing, once it has the size we read it at, lies so far away. */
const FARTHEST = 1e7;

/** CSS pixels to a unit. */
const UNITS: Readonly<Record<string, number>> = {
  ...{
    '': 1,
    px: 1,
    pt: 96 / 72,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    em: 16,
    rem: 16,
    ex: 8,
  },
};

const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z]*|%)\s*$/i;

/** A number that a drawing may hold, or undefined. */
const written = (value: number): number | undefined => (Math.abs(value) <= LARGEST ? value : undefined);

/** A number of a sensible size in the space a drawing is read into, or undefined. */
export const sane = (value: number): number | undefined => (Math.abs(value) <= FARTHEST ? value : undefined);

/** A length in CSS pixels; percentages are of `whole`. undefined for what is no length. */
export function readLength(text: string | undefined, whole = 0): number | undefined {
  const match = text === undefined ? null : LENGTH.exec(text);
  if (!match) return undefined;
  const [, number = '', unit = ''] = match;
  const factor = unit === '%' ? whole / 100 : UNITS[unit.toLowerCase()];
  return factor === undefined ? undefined : written(Number(number) * factor);
}

/** What percentages of lengths that go neither across nor down are of. */
export const diagonal = ({ width, height }: Size): number => Math.hypot(width, height) / Math.SQRT2;

/** A share of 0 to 1, also as a percentage; undefined for a length. */
export function readShare(text: string | undefined): number | undefined {
  const value = /[\d.%]\s*$/.test(text ?? '') ? readLength(text, 1) : undefined;
  return value === undefined ? undefined : Math.min(1, Math.max(0, value));
}

/** All numbers of a list; empty when one of them is none. */
export function readNumbers(text: string | undefined): number[] {
  const parts = (text ?? '').match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const numbers = parts.map((part) => written(Number(part)));
  return numbers.includes(undefined) ? [] : (numbers as number[]);
}

export function readViewBox(text: string | undefined): Rect | undefined {
  const [x, y, width, height, more] = readNumbers(text);
  if (height === undefined || more !== undefined || !(width! > 0) || !(height > 0)) return undefined;
  return { x: x!, y: y!, width: width!, height };
}

/** Lays a view box into a viewport as preserveAspectRatio says. */
export function fitViewBox(box: Rect, viewport: Rect, ratio = 'xMidYMid meet'): Matrix {
  let [sx, sy] = [viewport.width / box.width, viewport.height / box.height];
  if (!/none/.test(ratio)) sx = sy = /slice/.test(ratio) ? Math.max(sx, sy) : Math.min(sx, sy);
  const align = alignmentOf(ratio);
  const dx = (viewport.width - box.width * sx) * align.x;
  const dy = (viewport.height - box.height * sy) * align.y;
  return [sx, 0, 0, sy, viewport.x + dx - box.x * sx, viewport.y + dy - box.y * sy];
}

/** Where the room that is left goes, or what is cut off comes from: 0 is all at the end, 1 all at the beginning. */
export function alignmentOf(ratio: string): Point {
  const [, across, down] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(ratio) ?? [];
  const part = (where: string | undefined): number => (where === 'Min' ? 0 : where === 'Max' ? 1 : 0.5);
  return { x: part(across), y: part(down) };
}

const TRANSFORM =
  /(matrix|translateX|translateY|translate|scaleX|scaleY|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g;

/** A transform attribute or property; what flattens the plane or is no number counts as none. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', list] of (text ?? '').matchAll(TRANSFORM)) {
    const step = TRANSFORMS[name]!(readNumbers(list));
    if (step.every((value) => written(value) !== undefined)) matrix = multiply(matrix, step);
  }
  return matrix;
}

const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

const TRANSFORMS: Readonly<Record<string, (n: readonly number[]) => Matrix>> = {
  matrix: (n) => (n.length === 6 ? (n as unknown as Matrix) : IDENTITY),
  translate: ([x = 0, y = 0]) => translation(x, y),
  translateX: ([x = 0]) => translation(x, 0),
  translateY: ([y = 0]) => translation(0, y),
  scale: ([x = 1, y = x]) => scaling(x, y),
  scaleX: ([x = 1]) => scaling(x, 1),
  scaleY: ([y = 1]) => scaling(1, y),
  rotate: ([angle = 0, x = 0, y = 0]) =>
    multiply(multiply(translation(x, y), rotation(angle)), translation(-x, -y)),
  skewX: ([angle = 0]) => [1, 0, slope(angle), 1, 0, 0],
  skewY: ([angle = 0]) => [1, slope(angle), 0, 1, 0, 0],
};

/** The size of a drawing in CSS pixels, from what its root says. */
export function drawingSize(
  width: string | undefined,
  height: string | undefined,
  box: Rect | undefined,
): Size {
  const ratio = box ? box.height / box.width : 0.5;
  const across = isPercent(width) ? undefined : readLength(width);
  const down = isPercent(height) ? undefined : readLength(height);
  if (across && down && across > 0 && down > 0) return { width: across, height: down };
  if (across && across > 0) return { width: across, height: across * ratio };
  if (down && down > 0) return { width: down / ratio, height: down };
  return box ? { width: box.width, height: box.height } : { width: 300, height: 150 };
}

const isPercent = (text: string | undefined): boolean => text?.trim().endsWith('%') ?? false;
