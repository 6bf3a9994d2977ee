import type { Pixels } from '../pixel-row.js';

/** Fainter pixels are dust or a soft shadow, not the subject. */
export const FAINT = 0.25;
/** Farther than any pixel lies, squared. */
const FAR = 1e18;
/** Rows between looks at whether to go on. */
const ROWS = 16;

/** Of a byte of alpha. */
const OUT = FAINT * 255;

/**
 * How far each pixel lies from a subject, squared, on a picture that is larger by `margin` at each side; 0 within it, and
 * very far beyond `reach` pixels. The edge is read off how much of its pixels is covered, to a part of a pixel, and each
 * pixel hands the edge point nearest to it on to its neighbors, once down the picture and once up: a slanted edge stays
 * straight, where distances between pixels would make stairs of it.
 */
export function* edgeDistances(pixels: Pixels, margin: number, reach: number): Generator<void, Float32Array> {
  const field = new Field(pixels.width + 2 * margin, pixels.height + 2 * margin, reach);
  const alpha = paddedAlpha(pixels, margin);
  for (let y = margin; y < margin + pixels.height; y++) {
    field.seed(alpha, y, margin);
    if (y % ROWS === ROWS - 1) yield;
  }
  for (let y = 1; y < field.height; y++) {
    field.sweep(y, -1);
    if (y % ROWS === ROWS - 1) yield;
  }
  for (let y = field.height - 2; y >= 0; y--) {
    field.sweep(y, 1);
    if (y % ROWS === 0) yield;
  }
  return field.distances;
}

function paddedAlpha({ data, width, height }: Pixels, margin: number): Uint8Array {
  const across = width + 2 * margin;
  const alpha = new Uint8Array(across * (height + 2 * margin));
  for (let y = 0, from = 3; y < height; y++)
    for (let x = 0, to = (y + margin) * across + margin; x < width; x++, to++, from += 4)
      alpha[to] = data[from]!;
  return alpha;
}

class Field {
  readonly distances: Float32Array;
  /** The nearest point of the edge that is known. */
  readonly #xs: Float32Array;
  readonly #ys: Float32Array;
  /** What lies farther is not followed. */
  readonly #farthest: number;

  constructor(
    readonly width: number,
    readonly height: number,
    reach: number,
  ) {
    this.#farthest = (reach + 2) * (reach + 2);
    this.distances = new Float32Array(width * height).fill(FAR);
    this.#xs = new Float32Array(width * height);
    this.#ys = new Float32Array(width * height);
  }

  /** A margin of one pixel at least lies around the picture. */
  seed(alpha: Uint8Array, y: number, margin: number): void {
    const { width: step, distances } = this;
    for (let x = margin, at = y * step + margin; x < step - margin; x++, at++) {
      const covered = alpha[at]!;
      if (covered <= OUT) continue;
      // within the subject nothing is far from it, wherever its edge runs
      distances[at] = 0;
      this.#xs[at] = x;
      this.#ys[at] = y;
      const [w, e, n, s] = [at - 1, at + 1, at - step, at + step];
      const surrounded = alpha[w]! > OUT && alpha[e]! > OUT && alpha[n]! > OUT && alpha[s]! > OUT;
      if (covered === 255 && surrounded) continue;
      const [nw, ne, sw, se] = [alpha[n - 1]!, alpha[n + 1]!, alpha[s - 1]!, alpha[s + 1]!];
      const dx = ne + 2 * alpha[e]! + se - nw - 2 * alpha[w]! - sw;
      const dy = sw + 2 * alpha[s]! + se - nw - 2 * alpha[n]! - ne;
      const steep = Math.sqrt(dx * dx + dy * dy);
      if (steep < 1) continue;
      // half covered: the edge runs through the middle; wholly: at its outer side
      const off = (0.5 - covered / 255) / steep;
      this.#xs[at] = x + dx * off;
      this.#ys[at] = y + dy * off;
    }
  }

  /** Takes over what the row `from` (-1 the one above, 1 the one below) and both neighbors in the row know. */
  sweep(y: number, from: -1 | 1): void {
    const { width, distances } = this;
    const start = y * width;
    const beyond = (y + from) * width;
    for (let x = 0; x < width; x++) {
      if (distances[start + x] === 0) continue;
      this.#offer(start + x, x, y, beyond + x);
      if (x > 0) {
        this.#offer(start + x, x, y, beyond + x - 1);
        this.#offer(start + x, x, y, start + x - 1);
      }
      if (x < width - 1) this.#offer(start + x, x, y, beyond + x + 1);
    }
    for (let x = width - 2; x >= 0; x--)
      if (distances[start + x] !== 0) this.#offer(start + x, x, y, start + x + 1);
  }

  #offer(at: number, x: number, y: number, by: number): void {
    const { distances } = this;
    if (distances[by]! > this.#farthest) return;
    const dx = x - this.#xs[by]!;
    const dy = y - this.#ys[by]!;
    const distance = dx * dx + dy * dy;
    if (distance >= distances[at]!) return;
    distances[at] = distance;
    this.#xs[at] = this.#xs[by]!;
    this.#ys[at] = this.#ys[by]!;
  }
}
