import type { AskedHyphens } from '../text/hyphens/hyphens.js';
import type * as z from 'zod/mini';
import type { Meaning, Op } from '../display/ops.js';
import type { Point, Size } from '../math/geometry.js';
import type { FontStore } from '../text/fonts/font-store.js';
import type { IconArt } from './icon/art.js';

/** A picture that is here. A drawing (SVG) has no pixels: it is painted by its ops, which fill its size. */
export interface LoadedPicture extends Size {
  readonly drawing?: {
    readonly ops: readonly Op[];
    /** What of the file is shown simpler than it is, or not at all: sentences. */
    readonly notes: readonly string[];
  };
}

/** What the host has loaded for the page, asked by source key. Absent means: not here yet. */
export interface ObjectResources {
  image(source: string): LoadedPicture | undefined;
  icon(source: string): IconArt | undefined;
}

/** What drawing and measuring an object may look at beside its record. */
export interface ObjectEnv {
  readonly fonts: FontStore;
  readonly resources: ObjectResources;
}

/** A resource an object cannot be drawn without. */
export type Need =
  | { readonly type: 'image' | 'icon'; readonly source: string }
  | {
      readonly type: 'font';
      readonly family: string;
      /** Where its file lies, when the text says so. */
      readonly src?: string;
      readonly weight: number;
      readonly italic: boolean;
      /** The characters it is for: what the face lacks is looked for in the fallback fonts. */
      readonly text: string;
      /** The text whose words are to be broken with hyphens, when they are. */
      readonly hyphens?: AskedHyphens;
    };

/** Which handles a box offers: 'both' all eight, 'width' corners, left/right and bottom, 'line' the two ends. */
export type ResizeMode = 'both' | 'width' | 'line';

/** How a box is being resized. */
export interface ResizeGesture {
  /** A corner handle, not one of a side. */
  readonly corner: boolean;
  /** The point of the box that stays where it is, as fractions of width and height; its center when absent. */
  readonly anchor?: Point;
}

/**
 * One kind of object: everything the rest of the kit asks instead of switching on the type. `T` is the stored form.
 * All methods are pure; ops are in the object's own space, origin at the top-left of its box, not turned.
 */
export interface Kind<T> {
  /** Schema of the stored form. */
  readonly schema: z.ZodMiniType<T>;
  readonly resize: ResizeMode;
  /** The handles of one object, where its kind's are not meant. */
  handles?(object: T): ResizeMode;
  /** True when a corner drag keeps the proportions unless Shift is held. */
  readonly keepsAspect: boolean;
  needs(object: T): readonly Need[];
  ops(object: T, env: ObjectEnv): readonly Op[];
  /** The patch for a new size of the box; fields that follow the size (font size, crop) change with it. */
  resized(object: T, to: Size, how: ResizeGesture, env: ObjectEnv): Partial<T>;
  /**
   * The patch for lengths of its own that `resized` leaves as they are (strokes, dashes), when the object is scaled as a part
   * of several; {} when none [E-049].
   */
  scaled?(object: T, factor: number): Partial<T>;
  /** Fields whose value follows from others once fonts or pictures are here (a text's height); {} when none. */
  settled?(object: T, env: ObjectEnv): Partial<T>;
  /** What the object is to somebody who cannot see it, as long as no text is typed for it; null, as of a kind without, for decoration. */
  meaning?(object: T): Meaning | null;
}
