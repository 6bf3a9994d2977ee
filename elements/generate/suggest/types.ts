import type { Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import type { BackdropEnv, CheckedPage } from '../../preflight/env.js';
import type { TextRole } from '../text-roles.js';

export type FontCategory = 'sans' | 'serif' | 'slab' | 'display' | 'script' | 'hand' | 'mono';

/** A font of a pairing. */
export interface PairedFont {
  readonly name: string;
  /** Where the file of an uploaded font lies. */
  readonly src?: string;
  readonly category: FontCategory;
  /** The weight it is meant in, 100-900. */
  readonly weight: number;
  /** Weights there are files of. */
  readonly weights: readonly number[];
  /** Whether there is a real italic. */
  readonly italic: boolean;
}

/** Three fonts that get on. */
export interface Pairing {
  readonly id: string;
  /** True for one of the user's own brand kit, which comes first. */
  readonly own?: boolean;
  readonly fonts: Readonly<Record<TextRole, PairedFont>>;
}

/** Colors by what they are for, '#rrggbb'. */
export interface Scheme {
  readonly id: string;
  readonly own?: boolean;
  /** What lies behind all. */
  readonly ground: string;
  /** What is written with. */
  readonly ink: string;
  /** Three or more, the strongest first. */
  readonly accents: readonly string[];
  /** 0 to 1: how near it is to the seeds. */
  readonly nearness: number;
}

/** What must stay. */
export interface Locks {
  readonly fonts: boolean;
  readonly colors: boolean;
}

export interface SuggestRequest {
  /** How many at most; 29 as the product has it. */
  readonly count?: number;
  readonly locks: Locks;
  /** Two colors that the schemes are built around. */
  readonly seedColors: readonly [string, string];
  /** Those whose faces are not loaded are left out. */
  readonly pairings: readonly Pairing[];
  /** Palettes of the user's own, dark to light or not; schemes around the seeds come after them. */
  readonly palettes?: readonly (readonly string[])[];
  /** Another seed gives other variations. */
  readonly seed?: number;
  /** Id of the page that is shown; the first when absent. */
  readonly page?: string;
  /** What kind of font a family of the design is. */
  readonly categoryOf?: (family: string) => FontCategory | undefined;
}

export interface SuggestEnv {
  readonly objects: ObjectEnv;
  readonly backdrop: BackdropEnv;
}

/** The design that is dressed; its pages with their objects from back to front. */
export interface DressedDesign extends Size {
  readonly pages: readonly CheckedPage[];
}

/** What a variation is made of: null is left as it is. */
export interface Style {
  readonly pairing: Pairing | null;
  readonly scheme: Scheme | null;
}

/** One suggestion. `dress` gives all pages of the design in its style. */
export interface Variation {
  /** The same for the same style. */
  readonly id: string;
  readonly style: Style;
  /** The page that is shown, dressed; objects keep their ids. */
  readonly page: CheckedPage;
}
