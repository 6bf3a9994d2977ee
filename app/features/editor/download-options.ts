/** What a download may look like: formats, limits and the figures the dialog shows. */

export const FORMATS = ['jpg', 'png'] as const;
export type DownloadFormat = (typeof FORMATS)[number];

/** What the dialog hands to the renderer. */
export interface RenderOptions {
  readonly format: DownloadFormat;
  /** Output pixels per page pixel, 1 to 3. */
  readonly scale: number;
  /** PNG only: leave the page's own colour out. */
  readonly transparent: boolean;
  /** JPG only, 1 to 100. */
  readonly quality: number;
  /** Page numbers from 1, ascending. */
  readonly pages: readonly number[];
}

/** Renders the pages in order; `done` counts finished pages. Rejects with an AbortError when the signal fires. */
export type RenderPages = (
  options: RenderOptions,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => Promise<readonly Blob[]>;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const SCALE = { low: 1, high: 3, step: 0.5 } as const;
export const QUALITY = { low: 10, high: 100, step: 5, initial: 90 } as const;

/** Browsers refuse or blank a canvas beyond these (Chromium and Safari): pixels on a side, and in all. */
const MAX_SIDE = 16_384;
const MAX_AREA = 16_384 * 16_384;

/** Size of the file in pixels, rounded as the renderer rounds it. */
export function outputSize(page: PageSize, scale: number): PageSize {
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}

/** The read-out under the button: true multiplication sign, no-break space before the unit. */
export function sizeText({ width, height }: PageSize): string {
  return `${width} × ${height}\u00a0px`;
}

/** The largest step of the size slider at which the file can be made. */
export function largestScale(page: PageSize): number {
  let scale: number = SCALE.high;
  while (scale > SCALE.low && !fits(outputSize(page, scale))) scale -= SCALE.step;
  return scale;
}

function fits({ width, height }: PageSize): boolean {
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_AREA;
}
