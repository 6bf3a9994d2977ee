import { describe, expect, it } from 'vitest';
import { areaOf, projectMesh, type Mesh } from '../../../elements/compose/mesh/mesh.js';
import { boxOf, rasterizeBox, rasterizeMesh } from '../../../elements/compose/mesh/raster.js';
import { flatMesh, mugMesh } from '../../support/mockup-scene.js';

const SIZE = 200;

/** u and v of a px. */
const at = (uv: Float32Array, x: number, y: number) => [uv[2 * (y * SIZE + x)]!, uv[2 * (y * SIZE + x) + 1]!];

/** A frontal square from `from` to `to` of the frame, w everywhere the same. */
const square = (from: number, to: number): Mesh =>
  flatMesh([from, to, 3], [to, to, 3], [from, from, 3], [to, from, 3]);

describe('a raster of a mesh', () => {
  it('gives each px of a frontal area its place, v from the top', () => {
    const uv = rasterizeMesh(square(0.25, 0.75), SIZE, SIZE);
    for (const [x, y] of [
      [50, 50],
      [99, 120],
      [149, 149],
    ] as const) {
      const [u, v] = at(uv, x, y);
      expect(u).toBeCloseTo((x + 0.5 - 50) / 100, 5);
      expect(v).toBeCloseTo((y + 0.5 - 50) / 100, 5);
    }
  });

  it('is right in perspective: straight lines in space stay where the camera sees them', () => {
    // a rectangle that leans back: seen through a pinhole, the place at u, v is a mean weighted by distance
    const corners = [
      [0.1, 0.9, 2],
      [0.9, 0.8, 3],
      [0.2, 0.2, 4],
      [0.8, 0.3, 5],
    ] as const;
    const space = corners.map(([x, y, w]) => [x * w, y * w, w]);
    const uv = rasterizeMesh(flatMesh(...parallelogram(space)), SIZE, SIZE);
    let count = 0;
    for (let y = 0; y < SIZE; y += 7)
      for (let x = 0; x < SIZE; x += 7) {
        const [u, v] = at(uv, x, y);
        // what is beyond the silhouette goes on straight
        if (!(u! > 0 && u! < 1 && v! > 0 && v! < 1)) continue;
        count++;
        const seen = [0, 1, 2].map(
          (c) =>
            space[0]![c]! + u! * (space[1]![c]! - space[0]![c]!) + (1 - v!) * (space[2]![c]! - space[0]![c]!),
        );
        expect((seen[0]! / seen[2]!) * SIZE).toBeCloseTo(x + 0.5, 2);
        expect((seen[1]! / seen[2]!) * SIZE).toBeCloseTo(y + 0.5, 2);
      }
    expect(count).toBeGreaterThan(100);
  });

  it('follows a curved area between its nodes within a tenth of a px', () => {
    const [coarse, exact] = [mugMesh(17, 5), mugMesh(257, 65)].map((mesh) => rasterizeMesh(mesh, SIZE, SIZE));
    let worst = 0;
    // where a px is much of the picture, at the silhouette, places change too fast to compare
    for (let y = 80; y < 150; y++)
      for (let x = 30; x < 90; x++) {
        const [u, v] = at(exact!, x, y);
        const [next] = at(exact!, x + 1, y);
        const [, below] = at(exact!, x, y + 1);
        const [s, t] = at(coarse!, x, y);
        worst = Math.max(
          worst,
          Math.abs(u! - s!) / Math.abs(next! - u!),
          Math.abs(v! - t!) / Math.abs(below! - v!),
        );
      }
    expect(worst).toBeLessThan(0.1);
  });

  it('does not show what is turned away, unless it is seen in a mirror', () => {
    const mesh = mugMesh();
    const turned = Float32Array.from(mesh.nodes);
    for (let j = 0; j < mesh.nv; j++)
      for (let i = 0; i < mesh.nu; i++)
        turned.set(
          mesh.nodes.subarray(3 * (j * mesh.nu + mesh.nu - 1 - i), 3 * (j * mesh.nu + mesh.nu - i)),
          3 * (j * mesh.nu + i),
        );
    const known = (each: Mesh) => rasterizeMesh(each, SIZE, SIZE).filter((value) => value === value).length;
    const seen = known(mesh);
    expect(known({ ...mesh, nodes: turned, mirrored: true })).toBe(seen);
    // only what curls round behind is left
    expect(known({ ...mesh, nodes: turned })).toBeLessThan(seen / 2);
  });

  it('goes on for three px beyond the silhouette, along the line that leads there', () => {
    const uv = rasterizeMesh(square(0.25, 0.75), SIZE, SIZE);
    for (let beyond = 1; beyond <= 3; beyond++) {
      expect(at(uv, 50 - beyond, 100)[0]).toBeCloseTo((0.5 - beyond) / 100, 4);
      expect(at(uv, 100, 149 + beyond)[1]).toBeCloseTo(1 + (beyond - 0.5) / 100, 4);
    }
    expect(at(uv, 46, 100)).toEqual([NaN, NaN]);
    expect(at(uv, 153, 100)).toEqual([NaN, NaN]);
  });

  it('goes on further where its mask shows the print, by the same part of every frame', () => {
    for (const size of [SIZE, 1000]) {
      const mesh = projectMesh(square(0.25, 0.75), size, size);
      // seen to the right of the mesh, in its upper half
      const mask = Uint8Array.from({ length: size ** 2 }, (_, i) => (i < size ** 2 / 2 ? 255 : 0));
      const box = boxOf(mesh, size, { from: 0, to: size }, mask);
      const { data } = rasterizeBox(mesh, box, size, mask);
      const u = (x: number, y: number) => data[2 * ((y - box.y0) * (box.x1 - box.x0) + x - box.x0)]!;
      const far = 0.75 * size + 3 + Math.floor(0.0045 * size);
      expect(u(far, 0.4 * size)).toBeCloseTo((far + 0.5) / (0.5 * size) - 0.5, 3);
      expect(u(far, 0.6 * size)).toBeNaN();
    }
  });

  it('leaves no px out between its triangles', () => {
    const uv = rasterizeMesh(mugMesh(), SIZE, SIZE);
    for (let y = 80; y < 150; y++) for (let x = 30; x < 90; x++) expect(at(uv, x, y)[0]).not.toBeNaN();
  });

  it('has the same places in a box of some rows as in the whole frame', () => {
    const whole = rasterizeMesh(mugMesh(), SIZE, SIZE);
    const rows = { from: 70, to: 95 };
    const mesh = projectMesh(mugMesh(), SIZE, SIZE);
    const { box, data } = rasterizeBox(mesh, boxOf(mesh, SIZE, rows), SIZE);
    expect(box.y1 - box.y0).toBeLessThan(60);
    for (let y = rows.from - 1; y <= rows.to; y++)
      for (let x = 0; x < SIZE; x++) {
        const here = 2 * ((y - box.y0) * (box.x1 - box.x0) + x - box.x0);
        const inside = x >= box.x0 && x < box.x1;
        expect([inside ? data[here] : NaN, inside ? data[here + 1] : NaN]).toEqual(at(whole, x, y));
      }
  });

  it('has them also where a mask leads further', () => {
    const mesh = projectMesh(mugMesh(), SIZE, SIZE);
    const mask = new Uint8Array(SIZE ** 2).fill(255);
    const mapOf = (rows: { from: number; to: number }) =>
      rasterizeBox(mesh, boxOf(mesh, SIZE, rows, mask), SIZE, mask);
    const [whole, some] = [mapOf({ from: 0, to: SIZE }), mapOf({ from: 70, to: 95 })];
    const rowOf = ({ box, data }: typeof whole, y: number) => {
      const at = 2 * (y - box.y0) * (box.x1 - box.x0);
      return data.subarray(at, at + 2 * (box.x1 - box.x0));
    };
    for (let y = 69; y <= 95; y++) expect(rowOf(some, y)).toEqual(rowOf(whole, y));
  });

  it('weighs a mesh by the px it covers', () => {
    expect(areaOf(projectMesh(square(0.25, 0.75), SIZE, SIZE))).toBeCloseTo(10_000, 0);
    const mesh = projectMesh(mugMesh(), 800, 800);
    const uv = rasterizeMesh(mugMesh(), 800, 800);
    const px = uv.filter((value) => value === value).length / 2;
    expect(areaOf(mesh) / px).toBeCloseTo(1, 1);
  });
});

/** Corners [x, y, w] of the parallelogram that the first three span: any four points are no plane. */
function parallelogram(space: readonly (readonly number[])[]): number[][] {
  const [a, b, c] = space as [number[], number[], number[]];
  const d = a.map((value, i) => b[i]! + c[i]! - value);
  return [a, b, c, d].map(([x, y, w]) => [x! / w!, y! / w!, w!]);
}
