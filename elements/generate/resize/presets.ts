import { sideInPixels, type Unit } from '../../math/units.js';

/** A size that a design may be re-laid to, and where it is used. */
export interface ResizePreset {
  readonly name: string;
  /** In `unit`. */
  readonly width: number;
  readonly height: number;
  readonly unit: Unit;
}

const pixels = (name: string, width: number, height: number): ResizePreset => ({
  name,
  width,
  height,
  unit: 'px',
});

/** The sizes of Magic Resize in the order they are shown, width before height (DECISIONS 7). */
export const RESIZE_PRESETS: readonly ResizePreset[] = [
  pixels('Instagram Post', 1080, 1080),
  pixels('Instagram Story', 1080, 1920),
  pixels('Facebook Post', 940, 788),
  pixels('Facebook Story', 1080, 1920),
  pixels('Facebook Highlight', 1800, 1200),
  pixels('Facebook Event', 500, 262),
  pixels('Twitter Post', 1024, 512),
  pixels('Youtube Thumbnail', 1280, 720),
  pixels('Google Inline Rectangle', 300, 250),
  pixels('Google Large Rectangle', 336, 280),
  { name: 'A4', width: 210, height: 297, unit: 'mm' },
];

/** A preset's size as designs hold it, page px. */
export const presetSize = ({ width, height, unit }: ResizePreset) => ({
  width: sideInPixels(width, unit),
  height: sideInPixels(height, unit),
});
