import type { Group, Op } from '../../display/ops.js';
import type { Rect, Size } from '../../math/geometry.js';
import type { Look } from '../look.js';
import type { PieceSize } from '../pieces/text-pieces.js';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
/** Where it moves to as it comes. */
export type Direction = (typeof DIRECTIONS)[number];

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a designer may choose beside the animation itself; the preset's own where absent. */
export interface Settings {
  readonly direction?: Direction | undefined;
  readonly speed?: Speed | undefined;
}

/** What is animated, at rest. */
export interface Subject {
  /** Its ink, page pixels. */
  readonly box: Rect;
  readonly page: Size;
  /** Place in the order of coming, of how many. */
  readonly index: number;
  readonly count: number;
  /** Place in the layers: 0 at the back, 1 at the front. */
  readonly depth: number;
}

/** Since it came: seconds, and as a part of all its time on the page. */
export interface Stay {
  readonly time: number;
  readonly part: number;
}

/** Kinds of objects that look different when they move. */
export type Target = 'text' | 'picture' | 'line' | 'shape';

/** An animation of one object. All functions are pure; progress runs evenly from 0 (gone) to 1 (there). */
export interface ElementPreset {
  /** As it is stored. */
  readonly id: string;
  readonly displayName: string;
  /** Objects it suits; all when absent. Others are animated by `otherwise`. */
  readonly targets?: readonly Target[];
  readonly otherwise?: string;
  readonly parameters: readonly (keyof Settings)[];
  readonly direction?: Direction;
  /** Seconds it takes to come, at normal speed; of a piece where it comes in pieces. */
  readonly entry: number;
  come?(progress: number, subject: Subject, direction: Direction): Look;
  /** How it leaves, from 0 to 1; as it came, backwards, when absent. */
  go?(progress: number, subject: Subject, direction: Direction): Look;
  /** What it does meanwhile. */
  stay?(stay: Stay, subject: Subject, direction: Direction): Look;
  /** A text in pieces, each coming by itself, `stagger` seconds apart. */
  readonly pieces?: {
    readonly size: PieceSize;
    readonly stagger: number;
    come(progress: number, index: number, em: number): Look;
  };
  /** Draws the group anew where moving it is not enough; null for nothing. */
  draw?(group: Group, progress: number, stay: Stay, subject: Subject, direction: Direction): Op | null;
}

/** Which animation an object of a page gets from the page's. */
export interface Assigned {
  readonly preset: string;
  readonly settings?: Settings;
  /** Seconds it waits at normal speed; the stagger's turn when absent. */
  readonly delay?: number;
}

/** What a page animation looks at. */
export interface Cast extends Subject {
  readonly target: Target;
}

export interface PagePreset {
  readonly id: string;
  readonly displayName: string;
  /** True for those that need a page; element animations serve pages as well. */
  readonly pageLevelOnly: true;
  readonly order: 'layer' | 'reading';
  readonly parameters: readonly (keyof Settings)[];
  assign(object: Cast): Assigned;
  /** Drawn over the page as its objects come. */
  over?(progress: number, page: Size): Op | null;
  /** Seconds of `over`. */
  readonly overFor?: number;
}
