import type { PictureEffect } from '../imaging/effect.js';
import type { Matrix } from '../math/matrix.js';
import type { Rect } from '../math/geometry.js';

/**
 * The display list: what a page looks like, as immutable data. The canvas painter (page, worker, Node) and the
 * PDF and SVG writers read the same ops. Everything an op needs travels inside it except pictures, which it names by
 * a source key. Coordinates are those of the enclosing group; y points down; colors are '#rrggbb' or 'rgba(...)'.
 */
export type Op = FillPath | StrokePath | ImageOp | GlyphRun | Group;

/** How far, in half stroke widths, a mitred corner may stick out; sharper ones are bevelled. */
export const MITER_LIMIT = 4;

export interface GradientStop {
  readonly offset: number;
  readonly color: string;
}

/** A straight color, or a gradient whose points are in the op's own coordinates. */
export type Paint =
  | string
  | {
      readonly gradient: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly GradientStop[];
    }
  | {
      readonly gradient: 'radial';
      readonly center: readonly [number, number];
      readonly radius: number;
      readonly stops: readonly GradientStop[];
    };

export interface FillPath {
  readonly op: 'fillPath';
  /** SVG path data. */
  readonly d: string;
  readonly fill: Paint;
  readonly rule?: 'nonzero' | 'evenodd';
  /** 0 to 1; 1 when absent. */
  readonly opacity?: number;
  /** From path coordinates to the group's. */
  readonly transform?: Matrix;
}

export interface StrokePath {
  readonly op: 'strokePath';
  readonly d: string;
  readonly stroke: Paint;
  /** In path coordinates. */
  readonly width: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly transform?: Matrix;
}

/** A picture, or the part of it that shows. */
export interface ImageOp extends Rect {
  readonly op: 'image';
  /** Key the painter's resource cache knows the decoded picture by. */
  readonly source: string;
  /** The part shown, as fractions 0-1 of the picture; all of it when absent. */
  readonly crop?: Rect;
  /** Adjustments and filter of the picture's pixels; as it is when absent. */
  readonly effect?: PictureEffect;
}

/** One glyph: its pen-relative origin in group coordinates. */
export interface Glyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Outline in font units, y up; '' for glyphs without ink. */
  readonly outline: string;
  /** Color layers, bottom first, for color fonts; they replace the outline. */
  readonly layers?: readonly { readonly outline: string; readonly color: string | null }[];
}

/** Glyphs of one font, size and color on one baseline. */
export interface GlyphRun {
  readonly op: 'glyphRun';
  /** Identity of the face, e.g. 'Fraunces-600'; with the glyph id it keys the painter's path cache. */
  readonly font: string;
  readonly unitsPerEm: number;
  /** Em size in group units. */
  readonly size: number;
  readonly fill: Paint;
  /** Synthetic slant as the tangent of its angle; 0 when the face is right. */
  readonly slant: number;
  /** Synthetic bold: outline width added all round, in em; 0 when the face is right. */
  readonly embolden: number;
  readonly glyphs: readonly Glyph[];
  /** The text these glyphs show and where each glyph's cluster starts in it: for selectable text in PDF and SVG. */
  readonly text: string;
  readonly clusters: readonly number[];
  /** True when the last of the text is a hyphen that only the end of a line put there. */
  readonly hyphen?: true;
  /** Where the run stands in its text: what is seen does not tell in which order it is read. */
  readonly order?: ReadingOrder;
  /** True for letters that an effect draws once more: they show, but are no text of their own. */
  readonly copy?: boolean;
  /** The words lead somewhere. */
  readonly link?: LinkArea;
}

/** Where a part of the page leads. Painters draw nothing of it; files and presentations make it live. */
export interface LinkArea {
  readonly href: string;
  /** What can be pressed, in the coordinates of the ops it stands with: of a group those of its children. */
  readonly area: Rect;
}

export interface ReadingOrder {
  /** Index in the whole text of the run's first character. */
  readonly start: number;
  /** Bidi embedding level of the run; odd ones read right to left. */
  readonly level: number;
  /** Level of its paragraph. */
  readonly base: number;
}

export type BlendMode =
  | 'normal'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'darken'
  | 'lighten'
  | 'color-dodge'
  | 'color-burn'
  | 'hard-light'
  | 'soft-light'
  | 'difference'
  | 'exclusion'
  | 'hue'
  | 'saturation'
  | 'color'
  | 'luminosity';

/** A colored, blurred copy of a group's silhouette, beneath the group. A glow is one without distance. */
export interface Shadow {
  /** '#rrggbb'. */
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** Distance in group units, but along the page's axes: light comes from one side however an object is turned. */
  readonly dx: number;
  readonly dy: number;
  /** Standard deviation of the blur, group units; 0 is sharp. */
  readonly blur: number;
  /** Size of the silhouette about the middle of the group's ink, 1 for the same. */
  readonly scale: number;
}

export interface Group {
  readonly op: 'group';
  readonly transform?: Matrix;
  /** 0 to 1, applied to the group as a whole; 1 when absent. */
  readonly opacity?: number;
  readonly blend?: BlendMode;
  /** Painted beneath the children, the first at the very bottom; part of the group for opacity, blend and mask. */
  readonly shadows?: readonly Shadow[];
  /** What shows: the children where the mask has ink (painted with destination-in, never clip()). */
  readonly mask?: readonly Op[];
  /** Standard deviation by which all of it is out of focus, group units: of what moves, never of a page at rest. */
  readonly blur?: number;
  /** Only says that something can be put here: seen while editing, no part of the page. */
  readonly vacant?: true;
  /** Stands for a picture that is not here: seen on every screen, no part of a file. */
  readonly missing?: true;
  /** Id of the object this group draws: lets a reader find its ops again. */
  readonly object?: string;
  /** All of it leads somewhere; words inside may lead elsewhere. */
  readonly link?: LinkArea;
  /** What it is to somebody who cannot see it; a group without one decorates. Painters draw nothing of it. */
  readonly meaning?: Meaning;
  readonly children: readonly Op[];
}

export type Meaning =
  | {
      readonly kind: 'text';
      /** Where in the text its paragraphs end, but for the last (`ReadingOrder.start` counts the same). */
      readonly breaks: readonly number[];
    }
  /** `alt` is '' for a picture that nothing is known of. */
  | { readonly kind: 'picture'; readonly alt: string };

/** A whole page, ready for a painter. */
export interface PageOps {
  readonly width: number;
  readonly height: number;
  readonly ops: readonly Op[];
  /** Source keys of every picture the ops name. */
  readonly sources: readonly string[];
}
