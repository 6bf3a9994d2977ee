import type { Size } from '../../../math/geometry.js';
import { connectedRegions, type Region } from './connected-regions.js';
import type { Seeds } from './seeds.js';
import type { Segmented } from './segment.js';

/** Crumbs beside the subject, as part of its largest piece. */
const CRUMB = 0.06;
/** A hole this small, as part of the picture, is a glint or a button, whatever its color. */
const GLINT = 0.0007;
/** A larger one is filled up to here, unless its colors are plainly the background's. */
const MOST_HOLE = 0.1;
const PLAINLY = -4;

/** The cut with crumbs taken away and holes filled; what the user marked stays as marked. */
export function cleanedMask(
  { label, favour }: Segmented,
  { marked }: Seeds,
  size: Size,
): Uint8Array<ArrayBuffer> {
  const tidy = label.slice();
  const marks = (region: Region, sign: number): boolean => region.pixels.some((i) => marked[i] === sign);
  const regions = connectedRegions(label, size);
  const largest = Math.max(0, ...regions.map((region) => (region.label === 1 ? region.pixels.length : 0)));
  for (const region of regions) {
    if (region.label === 1) {
      if (region.pixels.length >= CRUMB * largest || marks(region, 1)) continue;
      for (const i of region.pixels) tidy[i] = 0;
    } else if (!region.touchesRim && isFilled(region) && !marks(region, -1)) {
      for (const i of region.pixels) tidy[i] = 1;
    }
  }
  return tidy;

  function isFilled({ pixels }: Region): boolean {
    const share = pixels.length / label.length;
    if (share < GLINT) return true;
    const mean = pixels.reduce((sum, i) => sum + favour[i]!, 0) / pixels.length;
    return share < MOST_HOLE && mean > PLAINLY;
  }
}
