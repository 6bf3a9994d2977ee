import type { DesignFile } from '../../document/design-file.js';
import type { Point, Size } from '../../math/geometry.js';
import type { BackgroundRemoval } from '../../objects/schema.js';

/** A picture that goes into a slot. */
export interface PictureInput {
  /** Source key (`src:/uploads/x.jpg`, `design_resource:ab12`). */
  readonly source: string;
  /** Its pixels; without them it is fitted once it is loaded. */
  readonly size?: Size | undefined;
  /** 'cover' fills the slot round the focus, 'contain' shows all of it on the slot's ground; 'cover' when absent. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Takes the background away; with a mask in `removal` it shows at once. */
  readonly removeBackground?: boolean | undefined;
  readonly removal?: BackgroundRemoval | undefined;
  /** The point a crop keeps near the middle, as fractions of the picture; its middle when absent. */
  readonly focus?: Point | undefined;
}

/** What a brand brings along. */
export interface BrandInput {
  /** Goes into the slots of a logo or an emblem. */
  readonly logo?: PictureInput | undefined;
  /** '#rrggbb'; the design is dressed in them as by a click on a palette. */
  readonly colors?: readonly string[] | undefined;
}

/** By which label slots are told: the role a template gives, or the bulk label a user gave (DECISIONS 'Words'). */
export type SlotLabel = 'role-label' | 'bulk-label';

/** What is filled in. Keys are role labels ('title') or ids of bulk labels. Empty words are not filled in. */
export interface FillInputs {
  readonly by: SlotLabel;
  readonly texts?: Readonly<Record<string, string>> | undefined;
  readonly images?: Readonly<Record<string, PictureInput>> | undefined;
  readonly brand?: BrandInput | undefined;
}

/** Words that no allowed size could hold. They are shown whole all the same. */
export interface FillFault {
  /** Key of the input. */
  readonly slot: string;
  /** 'too-long': smaller than can be read. 'word-broken': a word is wider than its place. */
  readonly kind: 'too-long' | 'word-broken';
  readonly page: string;
  readonly object: string;
}

export interface FilledDesign {
  readonly file: DesignFile;
  readonly faults: readonly FillFault[];
  /** False when another layout should be tried: there are faults, or words far below the size that their role wants. */
  readonly fits: boolean;
  /** 0 to 1: how close the texts are to the sizes they were drawn at; 1 for no text filled in. */
  readonly score: number;
}
