import type { PictureQuality } from '../../../../elements/export/pdf/images/picture-quality.js';
import type { VideoOptions } from './fields/video-options.js';
import { DECIMALS } from '../../../../elements/math/measure.js';
import { lengthOf, PIXELS_PER_UNIT, type Unit } from '../../../../elements/math/units.js';

/** What a download may look like: formats, limits and the figures the dialog shows. */

/** Those of the spec first [B-022]. */
export const FORMATS = ['jpg', 'png', 'pdf', 'mp4', 'webp', 'svg', 'gif'] as const;
export type DownloadFormat = (typeof FORMATS)[number];

/** Made of pixels; the others have none. */
export const isRaster = (format: DownloadFormat): format is 'jpg' | 'png' | 'webp' =>
  format === 'jpg' || format === 'png' || format === 'webp';

/** Have a place for how densely they are to be printed. */
export const hasDensity = (format: DownloadFormat): boolean => format === 'jpg' || format === 'png';
export const hasQuality = (format: DownloadFormat): boolean => format === 'jpg' || format === 'webp';
export const hasTransparency = (format: DownloadFormat): boolean => format === 'png' || format === 'webp';

/** What the dialog asks for. */
export interface ExportOptions {
  readonly format: DownloadFormat;
  /** Output pixels per page pixel. */
  readonly scale: number;
  /** Dots per inch. */
  readonly dpi: number;
  /** PNG and WebP: leave the page's own color out. */
  readonly transparent: boolean;
  /** JPG and WebP, 1 to 100. */
  readonly quality: number;
  /** Page numbers from 1, ascending. */
  readonly pages: readonly number[];
  /** What only a PDF knows. */
  readonly pdf?: PdfOptions;
  /** What only a film knows. */
  readonly video?: VideoOptions;
}

/** How a PDF is written [E-021, E-055]. */
export interface PdfOptions {
  readonly quality: PictureQuality;
  readonly text: 'live' | 'outlines';
  readonly bleed: boolean;
  readonly marks: boolean;
}

export const PICTURE_QUALITIES = ['original', 'print', 'screen'] as const satisfies readonly PictureQuality[];

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const SCALE = { low: 0.5, high: 3, step: 0.5, initial: 1 } as const;
export const QUALITY = { low: 10, high: 100, step: 5, initial: 90 } as const;

/** Dots per inch: screens of old, the web, a proof, print. */
export const DENSITIES = [72, 96, 150, 300] as const;
/** At which a page pixel is one dot. */
export const PAGE_DPI = PIXELS_PER_UNIT.in;
const PRINT_DPI = 300;

export const initialDpi = (unit: Unit): number => (unit === 'px' ? PAGE_DPI : PRINT_DPI);

/** Browsers refuse or blank a canvas beyond these (Chromium and Safari): pixels on a side, and in all. */
export const MAX_SIDE = 16_384;
const MAX_AREA = 16_384 * 16_384;

/** Size of the file in pixels, rounded as the renderer rounds it. */
export function outputSize(page: PageSize, scale: number): PageSize {
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}

/** The largest step of the size slider at which the file can be made. */
export function largestScale(page: PageSize): number {
  let scale: number = SCALE.high;
  while (scale > SCALE.low && !fits(page, scale)) scale -= SCALE.step;
  return scale;
}

/** The largest resolution, in whole dots per inch, at which the file can be made. */
export function largestDpi({ width, height }: PageSize): number {
  return Math.floor(
    PAGE_DPI * Math.min(MAX_SIDE / Math.max(width, height), Math.sqrt(MAX_AREA / (width * height))),
  );
}

export function fits(page: PageSize, scale: number): boolean {
  const { width, height } = outputSize(page, scale);
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_AREA;
}

/**
 * A size with the true multiplication sign, no-break space before the unit; as fine as the fields of the editor tell a
 * length, or in so many digits, without trailing zeros.
 */
export function sizeText(
  { width, height }: PageSize,
  unit: Unit = 'px',
  digits = unit === 'px' ? 0 : DECIMALS[unit],
): string {
  const figure = (value: number): string => String(Number(value.toFixed(digits)));
  return `${figure(width)} × ${figure(height)}\u00a0${unit}`;
}

/** How large the page is in the unit its size was given in. */
export const unitSize = ({ width, height }: PageSize, unit: Unit): PageSize => ({
  width: lengthOf(width, unit),
  height: lengthOf(height, unit),
});

/** How large so many pixels are in print, in centimeters. */
export const printedSize = ({ width, height }: PageSize, dpi: number): PageSize => ({
  width: (width / dpi) * 2.54,
  height: (height / dpi) * 2.54,
});
