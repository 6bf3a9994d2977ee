/** Side of a window, and how far apart windows begin: a window is two by two tiles. */
const WINDOW = 8;
const TILE = WINDOW / 2;
// constants of Wang et al. (2004) for channels of 0 to 255
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
/** A window whose tones differ by less than this in both pictures shows nothing. */
const LEAST_SPREAD = 2;

export interface Likeness {
  /** Structural similarity of all windows, 1 for equal pictures. */
  readonly all: number;
  /** Of the windows in which there is something to see: empty paper is always alike. */
  readonly inked: number;
}

/**
 * How alike two pictures of RGBA bytes look, by the light of their pixels. Windows overlap, so their sums are put together
 * from those of tiles; there are millions, hence no object for any of them.
 */
export function ssim(a: ArrayLike<number>, b: ArrayLike<number>, width: number): Likeness {
  if (a.length !== b.length)
    throw new RangeError(`${a.length} and ${b.length} bytes are not the same picture`);
  const columns = Math.floor(width / TILE);
  const rows = Math.floor(a.length / 4 / width / TILE);
  const tiles = tileSums(a, b, { width, columns, rows });
  let all = 0;
  let allCount = 0;
  let inked = 0;
  let inkedCount = 0;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const mx = mean(tiles.x, at, columns);
      const my = mean(tiles.y, at, columns);
      const vx = mean(tiles.xx, at, columns) - mx * mx;
      const vy = mean(tiles.yy, at, columns) - my * my;
      const cxy = mean(tiles.xy, at, columns) - mx * my;
      const value = ((2 * mx * my + C1) * (2 * cxy + C2)) / ((mx * mx + my * my + C1) * (vx + vy + C2));
      all += value;
      allCount++;
      if (Math.sqrt(Math.max(vx, vy, 0)) < LEAST_SPREAD) continue;
      inked += value;
      inkedCount++;
    }
  }
  return {
    all: allCount === 0 ? 1 : all / allCount,
    inked: inkedCount === 0 ? 1 : inked / inkedCount,
  };
}

/** Of the window that begins with this tile. */
const mean = (sums: Float64Array, at: number, columns: number): number =>
  (sums[at]! + sums[at + 1]! + sums[at + columns]! + sums[at + columns + 1]!) / (WINDOW * WINDOW);

/** Sums over each tile of the lights, their squares and their product. */
function tileSums(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  { width, columns, rows }: { readonly width: number; readonly columns: number; readonly rows: number },
) {
  const some = () => new Float64Array(columns * rows);
  const sums = { x: some(), y: some(), xx: some(), yy: some(), xy: some() };
  for (let top = 0; top < rows * TILE; top++) {
    const first = Math.floor(top / TILE) * columns;
    for (let left = 0; left < columns * TILE; left++) {
      const from = 4 * (top * width + left);
      const p = 0.299 * a[from]! + 0.587 * a[from + 1]! + 0.114 * a[from + 2]!;
      const q = 0.299 * b[from]! + 0.587 * b[from + 1]! + 0.114 * b[from + 2]!;
      const tile = first + Math.floor(left / TILE);
      sums.x[tile]! += p;
      sums.y[tile]! += q;
      sums.xx[tile]! += p * p;
      sums.yy[tile]! += q * q;
      sums.xy[tile]! += p * q;
    }
  }
  return sums;
}
