import type { Size } from '../../../../../elements/math/geometry.js';
import { bitrateOf, filmSize, type VideoFormat } from '../../../../../elements/shell/exporting/film-size.js';

/** What a film may look like. */

export type { VideoFormat };

export const isVideo = (format: string): format is VideoFormat => format === 'mp4' || format === 'gif';

/** Pixels of the shorter side; 0 for those of the page. */
export const SHORTER = { mp4: [720, 1080, 0], gif: [360, 540, 720] } as const;
/** Frames a second. */
export const RATES = { mp4: [24, 30, 60], gif: [10, 15, 25] } as const;

export interface VideoOptions {
  readonly shorter: number;
  readonly rate: number;
}

export type VideoChoice = Readonly<Record<VideoFormat, VideoOptions>>;

export const DEFAULT_VIDEO: VideoChoice = {
  mp4: { shorter: 1080, rate: 30 },
  gif: { shorter: 540, rate: 15 },
};

/** As the film is made. */
export const videoSize = (page: Size, { shorter }: VideoOptions): Size =>
  filmSize(page, shorter === 0 ? undefined : shorter);

/** Seconds that the pages take together. */
export const videoSeconds = (seconds: readonly number[], pages: readonly number[]): number =>
  pages.reduce((all, page) => all + (seconds[page - 1] ?? 0), 0);

/** Pixels that two cores paint and encode in a second, and bytes that a pixel of a GIF takes (measured). */
const PACE = { mp4: 40_000_000, gif: 15_000_000 } as const;
const GIF_BYTES = 0.27;

/** What a film weighs at most, bytes, and how long it takes to make on a plain computer, seconds. */
export function videoEstimate(
  format: VideoFormat,
  { width, height }: Size,
  rate: number,
  seconds: number,
): { readonly bytes: number; readonly seconds: number } {
  const pixels = width * height * rate * seconds;
  const bytes = format === 'gif' ? pixels * GIF_BYTES : (bitrateOf({ width, height }, rate) * seconds) / 8;
  return { bytes, seconds: pixels / PACE[format] };
}

/** Shorter work needs no word before. */
const NOTABLE = 10;

/** Whether a film is worth telling what it takes before it is made. */
export const takesLong = ({ seconds }: { readonly seconds: number }): boolean => seconds >= NOTABLE;

/** From so many frames on a film takes minutes, which is said before. */
const MANY_FRAMES = 3600;

export const isLong = (seconds: number, { rate }: VideoOptions): boolean => seconds * rate > MANY_FRAMES;
