import { PackageError } from '../format/package-error.js';

/** A print area as a camera saw it: its nodes, row by row from v = 0, the picture's bottom. */
export interface Mesh {
  /** Nodes along u and v. */
  readonly nu: number;
  readonly nv: number;
  /** [x, y, w] a node: x, y 0-1 of the frame (y down), w the distance along the camera's axis. */
  readonly nodes: Float32Array;
  /** Seen in a mirror: faces that look at the camera run the other way round. */
  readonly mirrored?: boolean | undefined;
}

/** Steps that are laid between two nodes: the chords of a mug stay within 0.1 px of its curve at 4000 px. */
const REFINED = 4;

/** A .mesh file: float32, little-endian. Throws a PackageError when it is no such mesh. */
export function readMesh(bytes: Uint8Array, { nu, nv, mirrored }: Omit<Mesh, 'nodes'>, file = 'mesh'): Mesh {
  if (bytes.length !== nu * nv * 12)
    throw new PackageError(file, `has ${bytes.length} bytes, not those of ${nu} x ${nv} nodes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nodes = Float32Array.from({ length: nu * nv * 3 }, (_, i) => view.getFloat32(4 * i, true));
  nodes.forEach((value, i) => {
    const good = i % 3 === 2 ? value > 0 && value < Infinity : Math.abs(value) < 100;
    if (!good) throw new PackageError(file, `has a node that cannot be seen: number ${Math.floor(i / 3)}`);
  });
  return { nu, nv, nodes, mirrored };
}

/** Nodes in px of a frame, refined. */
export interface ProjectedMesh {
  readonly nu: number;
  readonly nv: number;
  /** Column and row, px. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 / w: what perspective interpolates evenly. */
  readonly near: Float64Array;
  /**
   * Sign of the turn of faces that look at the camera, y down; 0 for a flat area, which is seen from either side. Of a
   * curved one, what is turned away is behind what it bends around.
   */
  readonly facing: -1 | 0 | 1;
}

export function projectMesh(mesh: Mesh, width: number, height: number): ProjectedMesh {
  const fine = refine(mesh);
  const count = fine.nu * fine.nv;
  const [x, y, near] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let i = 0; i < count; i++) {
    const w = fine.points[3 * i + 2]!;
    x[i] = (fine.points[3 * i]! / w) * width;
    y[i] = (fine.points[3 * i + 1]! / w) * height;
    near[i] = 1 / w;
  }
  const flat = mesh.nu === 2 && mesh.nv === 2;
  return { nu: fine.nu, nv: fine.nv, x, y, near, facing: flat ? 0 : mesh.mirrored ? 1 : -1 };
}

interface Points {
  readonly nu: number;
  readonly nv: number;
  /** [x * w, y * w, w] a node: in these a straight line in space is straight. */
  readonly points: Float64Array;
}

function refine({ nu, nv, nodes }: Mesh): Points {
  const points = Float64Array.from(nodes, (value, i) =>
    i % 3 === 2 ? value : value * nodes[i - (i % 3) + 2]!,
  );
  const across = nu > 2 ? alongU({ nu, nv, points }) : { nu, nv, points };
  return nv > 2 ? transposed(alongU(transposed(across))) : across;
}

function transposed({ nu, nv, points }: Points): Points {
  const turned = new Float64Array(points.length);
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++)
      for (let c = 0; c < 3; c++) turned[3 * (i * nv + j) + c] = points[3 * (j * nu + i) + c]!;
  return { nu: nv, nv: nu, points: turned };
}

/** Catmull-Rom between the nodes of each row, its ends carried on straight. */
function alongU({ nu, nv, points }: Points): Points {
  const wide = (nu - 1) * REFINED + 1;
  const made = new Float64Array(wide * nv * 3);
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < wide; i++) {
      const node = Math.min(nu - 2, Math.floor(i / REFINED));
      const t = i / REFINED - node;
      for (let c = 0; c < 3; c++) {
        const at = 3 * (j * nu + node) + c;
        const [b, d] = [points[at]!, points[at + 3]!];
        const a = node > 0 ? points[at - 3]! : 2 * b - d;
        const e = node + 2 < nu ? points[at + 6]! : 2 * d - b;
        made[3 * (j * wide + i) + c] =
          0.5 *
          (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t ** 2 + (3 * b - 3 * d + e - a) * t ** 3);
      }
    }
  return { nu: wide, nv, points: made };
}

/** px a mesh covers in a frame, those that are turned away not counted. */
export function areaOf({ nu, nv, x, y, facing }: ProjectedMesh): number {
  let area = 0;
  for (let j = 0; j + 1 < nv; j++)
    for (let i = 0; i + 1 < nu; i++) {
      const a = j * nu + i;
      const b = a + 1;
      const d = a + nu;
      const c = d + 1;
      const turn = ((x[c]! - x[a]!) * (y[d]! - y[b]!) - (y[c]! - y[a]!) * (x[d]! - x[b]!)) / 2;
      area += facing === 0 ? Math.abs(turn) : Math.max(0, turn * facing);
    }
  return area;
}
