/** Side of a window, and how far apart windows begin. */
const WINDOW = 8;
const STEP = 4;
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

/** How alike two pictures of RGBA bytes look, by the light of their pixels. */
export function ssim(a: ArrayLike<number>, b: ArrayLike<number>, width: number): Likeness {
  if (a.length !== b.length)
    throw new RangeError(`${a.length} and ${b.length} bytes are not the same picture`);
  const [x, y] = [lightOf(a), lightOf(b)];
  const height = x.length / width;
  const sums = { all: 0, allCount: 0, inked: 0, inkedCount: 0 };
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      const { value, spread } = windowOf(x, y, top * width + left, width);
      sums.all += value;
      sums.allCount++;
      if (spread < LEAST_SPREAD) continue;
      sums.inked += value;
      sums.inkedCount++;
    }
  }
  return {
    all: sums.allCount === 0 ? 1 : sums.all / sums.allCount,
    inked: sums.inkedCount === 0 ? 1 : sums.inked / sums.inkedCount,
  };
}

function lightOf(rgba: ArrayLike<number>): Float32Array {
  const light = new Float32Array(rgba.length / 4);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.299 * rgba[4 * i]! + 0.587 * rgba[4 * i + 1]! + 0.114 * rgba[4 * i + 2]!;
  return light;
}

function windowOf(x: Float32Array, y: Float32Array, from: number, width: number) {
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++) {
    for (let at = from + row * width, end = at + WINDOW; at < end; at++) {
      const [p, q] = [x[at]!, y[at]!];
      sx += p;
      sy += q;
      sxx += p * p;
      syy += q * q;
      sxy += p * q;
    }
  }
  const n = WINDOW * WINDOW;
  const [mx, my] = [sx / n, sy / n];
  const [vx, vy, cxy] = [sxx / n - mx * mx, syy / n - my * my, sxy / n - mx * my];
  const value = ((2 * mx * my + C1) * (2 * cxy + C2)) / ((mx * mx + my * my + C1) * (vx + vy + C2));
  return { value, spread: Math.sqrt(Math.max(vx, vy, 0)) };
}
