import { newMask, type Mask } from './mask.js';
import { underStroke, type Stroke } from './segmentation/seeds.js';

/** A stroke over what looks like nearly all of its side would turn over all of that: then the brush alone counts. */
const MOST_TURNED = 0.75;

/**
 * What a stroke changes of a mask. A stroke teaches new colors, and those may turn over places far from it that were
 * right before: of the new mask only what goes the stroke's way and hangs together with it is taken. The result is as large
 * as the new one: a mask of a host's service may be a pixel off.
 */
export function mergeStroke(known: Mask, after: Mask, stroke: Stroke): Mask {
  const { width, height } = after;
  const before = atSize(known, after);
  const touched = new Set<number>();
  underStroke(stroke, after, (i, away) => away === 0 && touched.add(i));
  const turned = spread(touched, before, after, stroke.keep);
  const could = before.data.reduce((count, _, i) => count + (isKept(before, i) === stroke.keep ? 0 : 1), 0);
  const mask = newMask(width, height);
  mask.data.set(before.data);
  const meant = turned.size > MOST_TURNED * could ? touched : turned;
  for (const i of meant) mask.data[i] = stroke.keep ? 255 : 0;
  return mask;
}

function atSize(mask: Mask, { width, height }: Mask): Mask {
  if (mask.width === width && mask.height === height) return mask;
  const resized = newMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++, i++)
      resized.data[i] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!;
  }
  return resized;
}

/** What turns over with the places touched, step by step from them. */
function spread(touched: ReadonlySet<number>, before: Mask, after: Mask, keep: boolean): Set<number> {
  const { width } = after;
  const turned = new Set(touched);
  const front = [...touched];
  for (let i = front.pop(); i !== undefined; i = front.pop()) {
    const x = i % width;
    const next = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
    for (const j of next) {
      if (j < 0 || j >= after.data.length || turned.has(j)) continue;
      if (isKept(after, j) !== keep || isKept(before, j) === keep) continue;
      turned.add(j);
      front.push(j);
    }
  }
  return turned;
}

const isKept = ({ data }: Mask, i: number): boolean => data[i]! > 127;
