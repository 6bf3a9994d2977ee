import type { Pixels } from '../../pixel-row.js';
import { colorCosts, learnColors } from './color-model.js';
import { GridFlow } from './max-flow.js';
import type { Seeds } from './seeds.js';

/** Subject and background told apart by color and by edges, as GrabCut does (Rother, Kolmogorov and Blake, 2004). */

/** What a border between two pixels of one color costs, beside the colors' own costs. */
const BORDER = 40;
/** Flow is in whole numbers: this many to a unit of cost. */
const UNIT = 64;
/** More than any color costs: what the user marked stays. */
const SURE = 1_000_000;
/** Colors speak up to here: beyond it a few odd pixels would tear holes. */
const MOST_COLOR = 12;
/** What the user marked counts this much of all that the colors are learned from, even when it is a thin stroke. */
const SHARE_OF_MARKED = 0.35;

export interface Segmented {
  /** 1 subject, 0 background. */
  readonly label: Uint8Array<ArrayBuffer>;
  /** For each pixel how much better the subject's colors explain it; below 0 the background's do. */
  readonly favour: Float32Array;
}

/** Rounds of learning the colors from the last cut and cutting anew. `edges` are those of the image, when known. */
export function segment(
  image: Pixels,
  seeds: Seeds,
  rounds: number,
  edges: Int32Array = edgeCosts(image),
): Segmented {
  let label = seeds.start.slice();
  let favour = new Float32Array(label.length);
  for (let round = 0; round < rounds; round++) {
    favour = favourOf(image, label, seeds);
    const next = cut(image, edges, favour, seeds);
    const changed = next.reduce((count, value, i) => count + (value === label[i] ? 0 : 1), 0);
    label = next;
    if (changed < label.length / 2000) break;
  }
  return { label, favour };
}

/** How the colors learned from each side judge each pixel, and what else is known of its place. */
function favourOf(image: Pixels, label: Uint8Array, { marked, prior }: Seeds): Float32Array<ArrayBuffer> {
  const favour = new Float32Array(label.length);
  const [behind, subject] = [0, 1].map((side) => learnColors(image, weights(label, marked, side)));
  if (subject && behind) {
    const ofSubject = colorCosts(image, subject);
    const ofBehind = colorCosts(image, behind);
    for (let i = 0; i < favour.length; i++) {
      const colors = ofBehind[i]! - ofSubject[i]!;
      favour[i] = Math.max(-MOST_COLOR, Math.min(MOST_COLOR, colors)) + prior[i]!;
    }
  }
  return favour;
}

/** What the colors of a side are learned from: its pixels, with those that were marked for it weighing more. */
function weights(label: Uint8Array, marked: Int8Array, side: number): Float32Array {
  const weight = new Float32Array(label.length);
  const mark = side === 1 ? 1 : -1;
  let [sure, rest] = [0, 0];
  for (let i = 0; i < label.length; i++) {
    if (marked[i] === mark) sure++;
    else if (label[i] === side && marked[i] === 0) rest++;
  }
  const more = sure > 0 ? Math.max(1, (SHARE_OF_MARKED * rest) / ((1 - SHARE_OF_MARKED) * sure)) : 0;
  for (let i = 0; i < label.length; i++) {
    if (marked[i] === mark) weight[i] = more;
    else if (label[i] === side && marked[i] === 0) weight[i] = 1;
  }
  return weight;
}

/** Half of the eight directions; the other half is the way back. */
const FORWARD = [
  [4, 1, 0],
  [5, -1, 1],
  [6, 0, 1],
  [7, 1, 1],
] as const;

/** What it costs to part a pixel from its neighbor in each forward direction: little where the colors differ. */
export function edgeCosts({ data, width, height }: Pixels): Int32Array {
  const difference = new Float32Array(width * height * 4);
  let [sum, count] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      FORWARD.forEach(([, dx, dy], k) => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return;
        const [a, b] = [4 * i, 4 * (i + dy * width + dx)];
        const [r, g, l] = [data[a]! - data[b]!, data[a + 1]! - data[b + 1]!, data[a + 2]! - data[b + 2]!];
        const d = r * r + g * g + l * l;
        difference[4 * i + k] = d;
        sum += d;
        count++;
      });
    }
  }
  const beta = sum > 0 ? count / (2 * sum) : 0;
  const costs = new Int32Array(difference.length);
  for (let i = 0; i < costs.length; i++) {
    const far = i % 4 === 1 || i % 4 === 3 ? Math.SQRT1_2 : 1;
    costs[i] = 1 + UNIT * BORDER * far * Math.exp(-beta * difference[i]!);
  }
  return costs;
}

function cut(
  image: Pixels,
  edges: Int32Array,
  favour: Float32Array,
  { marked }: Seeds,
): Uint8Array<ArrayBuffer> {
  const { width, height } = image;
  const flow = new GridFlow(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const pixel = flow.at(x, y);
      flow.terminal[pixel] = marked[i] === 0 ? Math.round(favour[i]! * UNIT) : marked[i]! * SURE;
      FORWARD.forEach(([d, dx, dy], k) => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return;
        flow.capacity[8 * pixel + d] = edges[4 * i + k]!;
        flow.capacity[8 * (pixel + flow.steps[d]!) + 7 - d] = edges[4 * i + k]!;
      });
    }
  }
  flow.solve();
  const label = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) label[i] = flow.inSource(flow.at(x, y)) ? 1 : 0;
  return label;
}
