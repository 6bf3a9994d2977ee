import type { CropDetails } from '../format/mockup-inputs.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A row-major 2 x 3 matrix: s = a*u + b*v + c, t = d*u + e*v + f. */
export type CropMatrix = readonly [number, number, number, number, number, number];

/** Ends of the zoom slider, as times the fitting size. In between it goes by equal steps of proportion. */
const RANGE = { cover: [1, 8], contain: [0.25, 4] } as const;

/** Times the fitting size at a position of the zoom slider, 1-100 (C-010). */
export function zoomScale({ fit, zoom }: Pick<CropDetails, 'fit' | 'zoom'>): number {
  const [from, to] = RANGE[fit];
  return from * (to / from) ** ((zoom - 1) / 99);
}

/** The slider position at which a picture has its fitting size: the whole of `contain`, all of the area for `cover`. */
export const fittingZoom = (fit: CropDetails['fit']): number => (fit === 'cover' ? 1 : 50.5);

const isTurned = (rotation: number): boolean => rotation === 90 || rotation === 270;

/** Size of the turned and zoomed picture, in widths and heights of the area. */
function drawnSize(crop: CropDetails, area: Size, image: Size): Size {
  const turned = isTurned(crop.rotation);
  const [width, height] = turned ? [image.height, image.width] : [image.width, image.height];
  const across = area.width / width;
  const down = area.height / height;
  const scale = zoomScale(crop) * (crop.fit === 'cover' ? Math.max(across, down) : Math.min(across, down));
  return { width: (width * scale) / area.width, height: (height * scale) / area.height };
}

/**
 * Where the picture is read for a point of the print area. u and v run 0-1 from the area's top left corner, as do s and t
 * on the picture as it was uploaded; outside 0-1 there is none of it.
 */
export function cropMatrix(crop: CropDetails, area: Size, image: Size): CropMatrix {
  const { width, height } = drawnSize(crop, area, image);
  // on the turned picture: p = x + (u - 1/2) / width, q = y + (v - 1/2) / height
  const p = [1 / width, 0, crop.x - 0.5 / width] as const;
  const q = [0, 1 / height, crop.y - 0.5 / height] as const;
  const from1 = ([a, b, c]: readonly [number, number, number]) => [-a, -b, 1 - c] as const;
  switch (crop.rotation) {
    case 90:
      return [...q, ...from1(p)];
    case 180:
      return [...from1(p), ...from1(q)];
    case 270:
      return [...from1(q), ...p];
    default:
      return [...p, ...q];
  }
}

/** The nearest crop that leaves no gap (`cover`), or keeps the middle of the picture in the area (`contain`). */
export function clampCrop(crop: CropDetails, area: Size, image: Size): CropDetails {
  const { width, height } = drawnSize(crop, area, image);
  const reach = (drawn: number) => (crop.fit === 'cover' ? Math.max(0, 0.5 - 0.5 / drawn) : 0.5 / drawn);
  const within = (value: number, range: number) => Math.min(0.5 + range, Math.max(0.5 - range, value));
  return { ...crop, x: within(crop.x, reach(width)), y: within(crop.y, reach(height)) };
}

/** How many px of its area a px of a picture is drawn over, along the side where that is more: above 1 it is enlarged. */
export function enlargementOf(crop: CropDetails, area: Size, image: Size): number {
  const [a, b, , d, e] = cropMatrix(crop, area, image);
  const across = Math.hypot(a * image.width, d * image.height) / area.width;
  const down = Math.hypot(b * image.width, e * image.height) / area.height;
  return 1 / Math.min(across, down);
}
