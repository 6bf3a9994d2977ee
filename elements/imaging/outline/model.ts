import type { Size } from '../../math/geometry.js';

/** A line around what a picture shows. */
export interface PictureOutline {
  /** 1 to 100: a thousandth of the picture's longer side each. */
  readonly width: number;
  /** #rrggbb. */
  readonly color: string;
}

export const LEAST_OUTLINE = 1;
export const MOST_OUTLINE = 100;
/** What it is switched on with: a white edge, as stickers have. */
export const DEFAULT_OUTLINE: PictureOutline = { width: 20, color: '#ffffff' };

/** Room for the soft edge of the line, parts of the longer side. */
const SOFT = 0.002;

/** Width of the line as a part of the picture's longer side. */
export const outlinePart = ({ width }: PictureOutline): number => width / 1000;

/** How far the picture grows at each side to hold its line, as parts of the longer side. */
export const outlineMargin = (outline: PictureOutline): number => outlinePart(outline) + SOFT;

/** The same in whole pixels of a picture of that size. */
export const marginPixels = (outline: PictureOutline, { width, height }: Size): number =>
  Math.max(1, Math.round(outlineMargin(outline) * Math.max(width, height)));
