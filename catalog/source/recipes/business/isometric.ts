import type { At, Layer } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

/** A cube's place: to the right and to the left of the back corner, and how high. */
export type Cube = readonly [x: number, y: number, z: number, color: number];

/** Color words of the lit top, the left side and the right side. */
export type Faces = readonly [top: string, left: string, right: string];

type Corner = readonly [x: number, y: number, z: number];
const TALL = Math.sqrt(3) / 2;
const flat = ([x, y, z]: Corner): Point => [(x - y) * TALL, (x + y) / 2 - z];

/**
 * The three faces that can be seen, corners in turn. Each falls into two triangles of the same lattice, first to third
 * corner, so that what one cube hides of another is always whole triangles.
 */
const faces = ([x, y, z]: Cube): readonly (readonly [Corner, Corner, Corner, Corner])[] => {
  const [x1, y1, z1] = [x + 1, y + 1, z + 1];
  return [
    [[x, y, z1], [x1, y, z1], [x1, y1, z1], [x, y1, z1]],
    [[x, y1, z], [x, y1, z1], [x1, y1, z1], [x1, y1, z]],
    [[x1, y1, z1], [x1, y, z1], [x1, y, z], [x1, y1, z]],
  ];
};

/** Where a triangle lies on the sheet, as a word. */
const spot = (points: readonly Point[]): string =>
  [0, 1].map((axis) => Math.round(points.reduce((sum, point) => sum + point[axis]!, 0) * 100)).join();

interface Face {
  readonly word: string;
  readonly corners: readonly Point[];
  readonly halves: readonly (readonly Point[])[];
}

/** What is left of each face once the cubes before it are drawn: all of it, or a half. */
function visible(cubes: readonly Cube[], colors: readonly Faces[]): { word: string; points: readonly Point[] }[] {
  const front = new Map<string, Face>();
  const fromBack = [...cubes].sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
  const all = fromBack.flatMap((cube) =>
    faces(cube).map((corners, i): Face => {
      const [a, b, c, d] = corners.map(flat) as [Point, Point, Point, Point];
      return { word: colors[cube[3]]![i]!, corners: [a, b, c, d], halves: [[a, b, c], [a, c, d]] };
    }),
  );
  for (const face of all) for (const half of face.halves) front.set(spot(half), face);
  return all.flatMap((face) => {
    const { word, corners } = face;
    const left = face.halves.filter((half) => front.get(spot(half)) === face);
    return left.length === 2 ? [{ word, points: corners }] : left.map((points) => ({ word, points }));
  });
}

/**
 * A pile of cubes, the back corner of its ground at the middle of the given point: what hides behind another is left
 * out, and faces of one color are one shape.
 */
export function pile(id: string, cubes: readonly Cube[], [cx, cy]: Point, side: number, colors: readonly Faces[]): Layer[] {
  const parts = visible(cubes, colors);
  const all = parts.flatMap(({ points }) => points);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [width, height] = [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
  const at: At = [cx + left * side, cy + top * side, width * side, height * side];
  const { polygon } = pen(width, height);
  return [...new Set(parts.map(({ word }) => word))].map((word, i) => {
    const own = parts.filter((each) => each.word === word);
    const path = own.map(({ points }) => polygon(points.map(([x, y]): Point => [x - left, y - top]))).join('');
    return sketch(`${id}-${i + 1}`, at, path, word);
  });
}

/** Cubes under a table of heights: rows run to the left, columns to the right. */
export const columns = (heights: readonly (readonly number[])[], colorAt: (x: number, y: number, z: number) => number): Cube[] =>
  heights.flatMap((row, y) =>
    row.flatMap((height, x) => Array.from({ length: height }, (_, z): Cube => [x, y, z, colorAt(x, y, z)])),
  );
