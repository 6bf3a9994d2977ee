import { type PlannedPrint, planScene, type SurfacePlan } from '../scene/surface-plan.js';
import type { Box } from '../mesh/raster.js';
import { sampleArt } from '../pictures/sampling.js';
import type { PreparedScene, PreparedSurface, Rows, SceneInputs } from '../scene/scene.js';
import type { ToneTables } from '../tone.js';

/**
 * The renderer on the CPU, row by row: light = Tinv(plate) + sum over surfaces of S * A, shown as T(light). Nothing in the
 * loops over px allocates.
 */

export interface CompositeTarget extends Partial<Rows> {
  /** RGB or RGBA bytes of these rows, told apart by their number; RGBA unless given. */
  readonly out?: Uint8ClampedArray | Uint8Array;
}

/** Rows `from` to `to` (not included) as bytes. Throws a RangeError for rows the scene was not prepared for. */
export function composite(
  scene: PreparedScene,
  inputs: SceneInputs,
  { from = scene.from, to = scene.to, out }: CompositeTarget = {},
): Uint8ClampedArray | Uint8Array {
  if (from < scene.from || to > scene.to || from > to)
    throw new RangeError(`rows ${from} to ${to} are not in ${scene.from} to ${scene.to}`);
  const px = (to - from) * scene.width;
  const bytes = out ?? new Uint8ClampedArray(px * 4);
  const channels = bytes.length === px * 3 ? 3 : 4;
  if (bytes.length !== px * channels)
    throw new RangeError(`${bytes.length} bytes do not hold ${to - from} rows`);
  const plans = planScene(scene, inputs);
  const row = newRow(scene.width);
  for (let y = from; y < to; y++) {
    loadPlate(row, scene, y, 0, scene.width);
    scene.surfaces.forEach((surface, i) => addSurface(row, surface, plans[i]!, y, 0, scene.width));
    storeRow(row, scene.tone, bytes, (y - from) * scene.width * channels, channels, 0, scene.width);
  }
  return bytes;
}

/** RGB a px. */
export interface LightRow {
  readonly width: number;
  readonly light: Float32Array;
  readonly albedo: Float32Array;
}

export const newRow = (width: number): LightRow => ({
  width,
  light: new Float32Array(3 * width),
  albedo: new Float32Array(3 * width),
});

export function loadPlate(
  { light }: LightRow,
  scene: PreparedScene,
  y: number,
  x0: number,
  x1: number,
): void {
  const { decode } = scene.tone;
  const { plate } = scene;
  const start = 3 * y * scene.width;
  for (let i = 3 * x0, end = 3 * x1; i < end; i++) light[i] = decode[plate[start + i]!]!;
}

/** Adds what a surface sends towards the camera from columns x0 to x1 of a row. */
export function addSurface(
  row: LightRow,
  surface: PreparedSurface,
  plan: SurfacePlan,
  y: number,
  x0: number,
  x1: number,
): void {
  const { box } = surface;
  if (y < box.y0 || y >= box.y1) return;
  const left = Math.max(x0, box.x0);
  const right = Math.min(x1, box.x1);
  if (left >= right) return;
  const steps = plan.steps.filter((step) => step.kind === 'fill' || reaches(step, y, left, right));
  if (steps.length === 0) {
    addEven(row, surface, plan.base, y, left, right);
    return;
  }
  fill(row.albedo, plan.base, 1, left, right);
  for (const step of steps)
    if (step.kind === 'fill') fill(row.albedo, step.paint.color, step.paint.alpha, left, right);
    else layPrint(row, surface, step, y, left, right);
  addAlbedo(row, surface, y, left, right);
}

function reaches({ print }: PlannedPrint, y: number, left: number, right: number): boolean {
  const { x0, y0, x1, y1 } = print.uv.box;
  return y > y0 && y < y1 - 1 && left < x1 && right > x0;
}

function addEven(
  { width, light }: LightRow,
  { response, light: table }: PreparedSurface,
  [r, g, b]: SurfacePlan['base'],
  y: number,
  left: number,
  right: number,
): void {
  const start = 3 * y * width;
  for (let i = 3 * left, end = 3 * right; i < end; i += 3) {
    light[i]! += r * table[response[start + i]!]!;
    light[i + 1]! += g * table[response[start + i + 1]!]!;
    light[i + 2]! += b * table[response[start + i + 2]!]!;
  }
}

function addAlbedo(
  { width, light, albedo }: LightRow,
  { response, light: table }: PreparedSurface,
  y: number,
  left: number,
  right: number,
): void {
  const start = 3 * y * width;
  for (let i = 3 * left, end = 3 * right; i < end; i++)
    light[i]! += albedo[i]! * table[response[start + i]!]!;
}

function fill(
  albedo: Float32Array,
  [r, g, b]: SurfacePlan['base'],
  alpha: number,
  left: number,
  right: number,
): void {
  const rest = 1 - alpha;
  for (let i = 3 * left, end = 3 * right; i < end; i += 3) {
    albedo[i] = albedo[i]! * rest + r * alpha;
    albedo[i + 1] = albedo[i + 1]! * rest + g * alpha;
    albedo[i + 2] = albedo[i + 2]! * rest + b * alpha;
  }
}

const texel = new Float64Array(4);
const place = new Float64Array(6);

/** Lays a print over the albedo of a row. */
function layPrint(
  { width, albedo }: LightRow,
  { response, light, ink }: PreparedSurface,
  { print, art, ground }: PlannedPrint,
  y: number,
  left: number,
  right: number,
): void {
  const { box, data: uv } = print.uv;
  const { mask } = print;
  const { k0, k1 } = ink;
  const [groundR, groundG, groundB] = ground.color;
  const across = 2 * (box.x1 - box.x0);
  // the outermost columns of the box are there for their neighbors only
  const end = Math.min(right, box.x1 - 1);
  for (let x = Math.max(left, box.x0 + 1); x < end; x++) {
    const px = y * width + x;
    const seen = mask ? mask[px]! / 255 : 1;
    const at = (y - box.y0) * across + 2 * (x - box.x0);
    const u = uv[at]!;
    if (seen === 0 || u !== u) continue;
    if (light[response[3 * px]!]! + light[response[3 * px + 1]!]! + light[response[3 * px + 2]!]! === 0)
      continue;
    if (art) sampleAt(art, uv, at, across);
    else texel.fill(0);
    const rest = ground.alpha * (1 - texel[3]!);
    const alpha = seen * (texel[3]! + rest);
    const under = 1 - alpha;
    const i = 3 * x;
    albedo[i] = albedo[i]! * under + k0 * alpha + k1 * seen * (texel[0]! + groundR * rest);
    albedo[i + 1] = albedo[i + 1]! * under + k0 * alpha + k1 * seen * (texel[1]! + groundG * rest);
    albedo[i + 2] = albedo[i + 2]! * under + k0 * alpha + k1 * seen * (texel[2]! + groundB * rest);
  }
}

/** Into `texel` what lies at a px of a map. Its change is taken from both neighbors, at an edge from the one there is. */
function sampleAt(art: NonNullable<PlannedPrint['art']>, uv: Float32Array, at: number, across: number): void {
  const before = uv[at - 2]! === uv[at - 2]! ? at - 2 : at;
  const after = uv[at + 2]! === uv[at + 2]! ? at + 2 : at;
  const above = uv[at - across]! === uv[at - across]! ? at - across : at;
  const below = uv[at + across]! === uv[at + across]! ? at + across : at;
  const toColumn = before !== at && after !== at ? 0.5 : 1;
  const toRow = above !== at && below !== at ? 0.5 : 1;
  place[0] = uv[at]!;
  place[1] = uv[at + 1]!;
  place[2] = (uv[after]! - uv[before]!) * toColumn;
  place[3] = (uv[after + 1]! - uv[before + 1]!) * toColumn;
  place[4] = (uv[below]! - uv[above]!) * toRow;
  place[5] = (uv[below + 1]! - uv[above + 1]!) * toRow;
  sampleArt(art, place, texel);
}

/** Columns x0 to x1 of a row as bytes; `start` is where column 0 goes. */
export function storeRow(
  { light }: LightRow,
  { encode, scale }: ToneTables,
  out: Uint8ClampedArray | Uint8Array,
  start: number,
  channels: 3 | 4,
  x0: number,
  x1: number,
): void {
  const last = encode.length - 1;
  for (let x = x0, i = 3 * x0, to = start + channels * x0; x < x1; x++, i += 3, to += channels) {
    const r = (Math.sqrt(light[i]!) * scale + 0.5) | 0;
    const g = (Math.sqrt(light[i + 1]!) * scale + 0.5) | 0;
    const b = (Math.sqrt(light[i + 2]!) * scale + 0.5) | 0;
    out[to] = encode[r > last ? last : r]!;
    out[to + 1] = encode[g > last ? last : g]!;
    out[to + 2] = encode[b > last ? last : b]!;
    if (channels === 4) out[to + 3] = 255;
  }
}

/** Whether boxes share a px. */
export const meet = (one: Box, other: Box): boolean =>
  one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
