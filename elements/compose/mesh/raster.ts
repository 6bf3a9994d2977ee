import { type Mesh, type ProjectedMesh, projectMesh } from './mesh.js';
import { dilate } from './dilate.js';

/** Columns x0 to x1 and rows y0 to y1, the latter not included; px of the frame, from which it may stick out. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The place on the print area of each px of a box. */
export interface UvMap {
  readonly box: Box;
  /** [u, v] a px, 0-1 from the area's top left corner; NaN where there is none of it. */
  readonly data: Float32Array;
}

/** px by which each map reaches beyond the mesh: px at its silhouette are partly covered, their middle is outside. */
const DILATED = 3;
/** Part of the frame by which it goes on from there where its mask shows the print: a rim is rounder than its mesh. */
const ROUNDED = 0.0045;

/** How far a map reaches beyond its mesh, px. */
const reachOf = (width: number, mask: Mask): number => DILATED + (mask ? Math.ceil(ROUNDED * width) : 0);
/** px around a box in which what is dilated inside may depend on what is outside. */
const marginOf = (reach: number): number => 3 * reach;

/** Where a print is seen, one byte a px of the frame; null where all of it is. */
export type Mask = Uint8Array | null;

/** Places on the print area for each px of a frame, v from the top. */
export const rasterizeMesh = (mesh: Mesh, width: number, height: number): Float32Array =>
  rasterizeBox(projectMesh(mesh, width, height), { x0: 0, y0: 0, x1: width, y1: height }, width).data;

/**
 * The box in which the rows of a mesh lie, with an empty px all round or, at the frame and at other rows, a margin in which
 * values may be wrong. So each px that is composed has its neighbors here, and rows come out alike however they are split.
 */
export function boxOf(
  { x, y }: ProjectedMesh,
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
  mask: Mask = null,
): Box {
  const reach = reachOf(width, mask);
  const [room, margin] = [reach + 2, marginOf(reach)];
  const ends = (values: Float64Array): [number, number] => [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
  const [left, right] = ends(x);
  const [top, bottom] = ends(y);
  const x0 = Math.max(-margin, Math.floor(left) - room);
  const y0 = Math.max(from - margin, Math.floor(top) - room);
  return {
    x0,
    y0,
    x1: Math.max(x0, Math.min(width + margin, Math.ceil(right) + room)),
    y1: Math.max(y0, Math.min(to + margin, Math.ceil(bottom) + room)),
  };
}

/** `width` is that of the frame, whose px the mask has. */
export function rasterizeBox(mesh: ProjectedMesh, box: Box, width: number, mask: Mask = null): UvMap {
  const across = box.x1 - box.x0;
  const down = box.y1 - box.y0;
  const map = { box, data: new Float32Array(across * down * 2).fill(NaN) };
  const nearest = new Float32Array(across * down);
  for (let j = 0; j + 1 < mesh.nv; j++)
    for (let i = 0; i + 1 < mesh.nu; i++) {
      const a = j * mesh.nu + i;
      const c = a + mesh.nu;
      fillTriangle(map, nearest, mesh, a, a + 1, c);
      fillTriangle(map, nearest, mesh, a + 1, c + 1, c);
    }
  const beyond = mask
    ? { steps: reachOf(width, mask) - DILATED, isSeen: seenIn(box, width, mask) }
    : undefined;
  dilate(map.data, [across, down], DILATED, beyond);
  return map;
}

/** Whether a mask shows the print at a place of a box's map. */
function seenIn({ x0, x1, y0 }: Box, width: number, mask: Uint8Array) {
  const across = x1 - x0;
  return (at: number): boolean => {
    const x = x0 + (at % across);
    // rows outside the frame have no byte
    return x >= 0 && x < width && (mask[(y0 + Math.floor(at / across)) * width + x] ?? 0) > 0;
  };
}

/** Barycentric slack that leaves no seam between neighbors. */
const SLACK = -1e-4;

/** Perspective-correct: u/w, v/w and 1/w are even on the screen. */
function fillTriangle(
  { box, data }: UvMap,
  nearest: Float32Array,
  { nu, nv, x, y, near, facing }: ProjectedMesh,
  a: number,
  b: number,
  c: number,
): void {
  // most triangles are no part of a band of rows
  if (Math.max(y[a]!, y[b]!, y[c]!) < box.y0 || Math.min(y[a]!, y[b]!, y[c]!) > box.y1) return;
  const [ax, ay] = [x[a]!, y[a]!];
  const [bx, by] = [x[b]! - ax, y[b]! - ay];
  const [cx, cy] = [x[c]! - ax, y[c]! - ay];
  const turn = bx * cy - by * cx;
  if (turn === 0 || turn * facing < 0) return;
  const u = (i: number): number => (i % nu) / (nu - 1);
  const v = (i: number): number => 1 - Math.floor(i / nu) / (nv - 1);
  const [ua, ub, uc] = [u(a) * near[a]!, u(b) * near[b]!, u(c) * near[c]!];
  const [va, vb, vc] = [v(a) * near[a]!, v(b) * near[b]!, v(c) * near[c]!];
  const [na, nb, nc] = [near[a]!, near[b]!, near[c]!];
  const x0 = Math.max(box.x0, Math.ceil(ax + Math.min(0, bx, cx) - 0.51));
  const x1 = Math.min(box.x1 - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.49));
  const y0 = Math.max(box.y0, Math.ceil(ay + Math.min(0, by, cy) - 0.51));
  const y1 = Math.min(box.y1 - 1, Math.floor(ay + Math.max(0, by, cy) - 0.49));
  const across = box.x1 - box.x0;
  for (let row = y0; row <= y1; row++) {
    const py = row + 0.5 - ay;
    for (let column = x0; column <= x1; column++) {
      const px = column + 0.5 - ax;
      const B = (px * cy - py * cx) / turn;
      const C = (bx * py - by * px) / turn;
      const A = 1 - B - C;
      if (A < SLACK || B < SLACK || C < SLACK) continue;
      const depth = A * na + B * nb + C * nc;
      const at = (row - box.y0) * across + column - box.x0;
      if (depth < nearest[at]!) continue;
      nearest[at] = depth;
      data[2 * at] = (A * ua + B * ub + C * uc) / depth;
      data[2 * at + 1] = (A * va + B * vb + C * vc) / depth;
    }
  }
}
