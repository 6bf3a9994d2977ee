import type { Samples } from '../../animation/heard-sound.js';
import type { AnimatedPage } from '../../animation/schedule.js';
import type { PageOps } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';

/** A design to be made a film: plain data, as a structured clone carries it. */
export interface VideoJob {
  readonly pages: readonly FilmedPage[];
  /** Of a page, page pixels. */
  readonly size: Size;
  /** Of the file, px; even on both sides for MP4. */
  readonly pixels: Size;
  /** Frames a second. */
  readonly rate: number;
  readonly format: VideoFormat;
  /** MP4: what is heard from its beginning on; silence when absent. */
  readonly sound?: Samples;
  /** MP4: what may write it, the best first; `ENCODERS` when absent. */
  readonly encoders?: readonly Encoder[];
  /** MP4: our own encoder of H.264 (`H264_FILE`), where it cannot be fetched. */
  readonly h264?: BufferSource;
}

/**
 * H.264 plays everywhere: by the browser's encoder or, slower, by ours [D-033]. The others play in newer players; MP4 takes
 * all of them.
 */
export const ENCODERS = ['avc', 'avc-software', 'vp9', 'av1'] as const;
export type Encoder = (typeof ENCODERS)[number];

export interface FilmedPage {
  readonly motion: AnimatedPage;
  /** At rest. */
  readonly drawn: PageOps;
  /** Seconds. */
  readonly duration: number;
  /** How it takes the place of the page before it. */
  readonly transition?: string | null;
}

export type VideoFormat = 'mp4' | 'gif';

export const VIDEO_TYPES: Readonly<Record<VideoFormat, string>> = { mp4: 'video/mp4', gif: 'image/gif' };

/** Frames of a film, the last one shown to its end (media clocks count in whole frames). */
export const frameCount = ({ pages, rate }: Pick<VideoJob, 'pages' | 'rate'>): number =>
  Math.max(1, Math.round(pages.reduce((all, { duration }) => all + duration, 0) * rate));

/** Bits a second for each pixel and frame: letters stay sharp, flat areas clean. */
const BITS = 0.14;
const LEAST_BITRATE = 1_500_000;

/** Bits that a second of MP4 is given at most, px and frames a second; what hardly moves takes less. */
export const bitrateOf = ({ width, height }: Size, rate: number): number =>
  Math.max(LEAST_BITRATE, Math.round(width * height * rate * BITS));

/** Longest side that H.264 of level 5.1 takes, px. */
const LONGEST = 3840;

/**
 * Pixels of a film of pages of this size whose shorter side measures so many; the page's own when absent. Even on both
 * sides, as H.264 wants them.
 */
export function filmSize({ width, height }: Size, shorter?: number): Size {
  const wanted = shorter === undefined ? 1 : shorter / Math.min(width, height);
  const scale = Math.min(wanted, LONGEST / Math.max(width, height));
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
