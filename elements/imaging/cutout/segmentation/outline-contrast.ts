import type { Pixels } from '../../pixel-row.js';
import { rimOf } from './plain-background.js';

/** Pixels to either side of an outline that are compared, and the difference that is as clear as can be, 8-bit tones. */
const REACH = 1;
const CLEAR = 60;
/** What leaving the picture counts: half of its edge outweighs the clearest outline. */
const LEAVING = 2;

/** How clear the outline of a cut is, 0 to 1, less what of the picture's own edge was kept. */
export function outlineContrast({ data, width, height }: Pixels, label: Uint8Array): number {
  let [steps, sum] = [0, 0];
  const look = (i: number, step: number, room: boolean): void => {
    if (!room || label[i] === label[i + step]) return;
    const [a, b] = [4 * (i - REACH * step), 4 * (i + (1 + REACH) * step)];
    const apart = Math.hypot(data[a]! - data[b]!, data[a + 1]! - data[b + 1]!, data[a + 2]! - data[b + 2]!);
    steps++;
    sum += Math.min(1, apart / CLEAR);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      look(i, 1, x >= REACH && x < width - 1 - REACH);
      look(i, width, y >= REACH && y < height - 1 - REACH);
    }
  }
  const rim = rimOf(width, height);
  const kept = rim.reduce((all, i) => all + label[i]!, 0) / Math.max(1, rim.length);
  return sum / Math.max(1, steps) - LEAVING * kept;
}
