/** One channel of a picture, or its lightness, with room for sums. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint16Array;
}

/** Boxes in a row that look like a bell curve. */
const TIMES = 3;
/** Rows between looks at whether to go on. */
const ROWS = 64;

/** A box of any width: whole pixels round the middle, and a part of one more at either end. */
interface Box {
  readonly radius: number;
  /** In 256ths. */
  readonly edge: number;
  /** In 256ths. */
  readonly width: number;
}

/** Three boxes of this size blur as a bell curve of standard deviation `sigma` pixels does. */
function boxOf(sigma: number): Box {
  const width = Math.sqrt((12 * sigma * sigma) / TIMES + 1);
  const radius = Math.max(0, Math.floor((width - 1) / 2));
  const edge = Math.round(((width - 1) / 2 - radius) * 256);
  return { radius, edge, width: (2 * radius + 1) * 256 + 2 * edge };
}

/** Blurs the plane in place; beyond its edges the edge goes on. Yields now and then. */
export function* blurPlane(plane: Plane, sigma: number): Generator<void, void> {
  const box = boxOf(sigma);
  if (box.width <= 256) return;
  const line = new Uint16Array(plane.width);
  for (let y = 0; y < plane.height; y++) {
    for (let i = 0; i < TIMES; i++) blurRow(plane, y, box, line);
    if (y % ROWS === ROWS - 1) yield;
  }
  for (let i = 0; i < TIMES; i++) yield* blurColumns(plane, box);
}

function blurRow(
  { data, width }: Plane,
  y: number,
  { radius, edge, width: total }: Box,
  line: Uint16Array,
): void {
  const start = y * width;
  const last = width - 1;
  line.set(data.subarray(start, start + width));
  const half = total >> 1;
  const share = 1 / total;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += line[i < 0 ? 0 : i > last ? last : i]!;
  for (let x = 0; x < width; x++) {
    const before = x - radius - 1;
    const after = x + radius + 1;
    const left = line[before < 0 ? 0 : before]!;
    const right = line[after > last ? last : after]!;
    data[start + x] = ((sum << 8) + (left + right) * edge + half) * share;
    sum += right - line[x - radius < 0 ? 0 : x - radius]!;
  }
}

/** All columns at once, row by row: going down each column would miss the processor's cache at every pixel. */
function* blurColumns({ data, width, height }: Plane, box: Box): Generator<void, void> {
  const { radius } = box;
  const last = height - 1;
  const row = (y: number): number => (y < 0 ? 0 : y > last ? last : y);
  // rows above are overwritten already: their old values are in a ring
  const ring = Math.min(height, radius + 2);
  const kept = new Uint16Array(width * ring);
  const sums = new Int32Array(width);
  for (let i = -radius; i <= radius; i++) add(sums, data, row(i) * width);
  for (let y = 0; y < height; y++) {
    kept.set(data.subarray(y * width, (y + 1) * width), (y % ring) * width);
    const rows: RowsAt = {
      here: y * width,
      below: row(y + radius + 1) * width,
      above: (row(y - radius - 1) % ring) * width,
      leaving: (row(y - radius) % ring) * width,
    };
    meanOfRows(data, kept, sums, rows, box);
    if (y % ROWS === ROWS - 1) yield;
  }
}

/** Where rows begin: `here` and `below` in the plane, `above` and `leaving` in the ring. */
interface RowsAt {
  readonly here: number;
  readonly below: number;
  readonly above: number;
  readonly leaving: number;
}

function meanOfRows(
  data: Uint16Array,
  kept: Uint16Array,
  sums: Int32Array,
  { here, below, above, leaving }: RowsAt,
  { edge, width: total }: Box,
): void {
  const half = total >> 1;
  const share = 1 / total;
  for (let x = 0; x < sums.length; x++) {
    const next = data[below + x]!;
    const sum = sums[x]!;
    data[here + x] = ((sum << 8) + (kept[above + x]! + next) * edge + half) * share;
    sums[x] = sum + next - kept[leaving + x]!;
  }
}

function add(sums: Int32Array, data: Uint16Array, from: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += data[from + x]!;
}
