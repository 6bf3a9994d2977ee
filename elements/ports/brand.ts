import type { CategoryChoice, Listing, ListOptions, Resource } from './assets.js';
import type { FontFaceInfo, FontFamily } from './fonts.js';

/** What a host must supply for brand kits and the built-in palettes and font pairings. */

export interface Palette {
  readonly name: string;
  /** '#rrggbb'; five of them. */
  readonly colors: readonly string[];
}

/** One font of a set. */
export interface SetFont {
  readonly family: FontFamily;
  /** The face its sample is shown in; null where there is no file of it. */
  readonly face: FontFaceInfo | null;
  /** px */
  readonly size: number;
}

export interface FontSet {
  readonly id: string;
  readonly name: string;
  readonly fonts: Readonly<Record<'heading' | 'sub_heading' | 'paragraph', SetFont>>;
}

/** The first kit of the user's first own team. */
export interface BrandKit {
  readonly palettes: readonly Palette[];
  /** Empty while no fonts were chosen. */
  readonly fontSets: readonly FontSet[];
  readonly logos: readonly Resource[];
}

export type BrandPart = 'colors' | 'fonts' | 'logos';

export interface BrandOptions {
  readonly signal?: AbortSignal;
}

export interface BrandSource {
  /** Whether somebody is signed in: a visitor has no kit, and is not asked for one. */
  signedIn(): boolean;
  /** Asks the visitor to sign in; hosts that cannot leave it out. */
  signIn?(): void;
  /** The kit as it is now; null for who has no team. */
  kit(options?: BrandOptions): Promise<BrandKit | null>;
  /** Calls back when the kit was changed in another window; gives the way to stop. */
  onChange?(listener: () => void): () => void;
  /** Categories of the built-in palettes. */
  paletteCategories(options?: BrandOptions): Promise<readonly CategoryChoice[]>;
  palettes(options: ListOptions & { readonly category: string }): Promise<Listing<Palette>>;
  /** Built-in font sets. */
  pairings(options?: BrandOptions): Promise<readonly FontSet[]>;
  /** Opens the page of the brand kit in a new window (D-029). */
  openPage(part: BrandPart): void;
}
