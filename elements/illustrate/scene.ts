import type { Op } from '../display/ops.js';
import type { Palette } from './palette.js';
import type { Subject, Understanding } from './words/understanding.js';

/** A drawing of the catalog, as paths of plain colors. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly d: string; readonly fill: string; readonly rule?: 'evenodd' }[];
}

/** What a layer is to the picture: styles treat each in its own way. */
export type Role = 'sky' | 'light' | 'land' | 'subject' | 'front';

/** Painted in order, the farthest first. */
export interface Layer {
  readonly role: Role;
  readonly ops: readonly Op[];
}

/** What a scene is drawn from; `random` is the picture's own stream. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The shorter side, px: sizes are shares of it. */
  readonly unit: number;
  readonly random: () => number;
  readonly palette: Palette;
  readonly wish: Understanding;
  /** The drawing of a subject; null where the catalog has none. */
  readonly drawing: (id: string) => Drawing | null;
  /** What stands in the picture, each as often as it is wished. */
  readonly cast: readonly Subject[];
}

export type Scene = (stage: Stage) => Layer[];

export const between = (random: () => number, low: number, high: number): number =>
  low + random() * (high - low);
export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;
