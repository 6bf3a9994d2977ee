import type { Point, Rect } from '../../../elements/math/geometry.js';
import type { TextStyle } from '../../../elements/text/types.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { PhotoFacts } from '../pictures/photos.js';
import type { At, PageRecipe, Pairing, Recipe, TemplateSource } from './recipe.js';
import type { Roles } from './roles.js';

/** What compiling may look up: the rest of the catalog. */
export interface Library {
  readonly fonts: FontStore;
  /** Photos and backgrounds, recolorable or not, by id. */
  readonly photos: ReadonlyMap<string, PhotoFacts>;
  /** Color slots of every icon and of every recolorable background, by id. */
  readonly icons: ReadonlyMap<string, readonly string[]>;
  /** Ids that are sold: templates may not use them. */
  readonly premium: ReadonlySet<string>;
}

/** Where a layer ended up, page pixels: what the next layers and the lint refer to. */
export interface TextNote {
  readonly layer: string;
  /** Which page, from 0, and which of its objects. */
  readonly page: number;
  readonly object: number;
  /** From the capitals' top to the last baseline, as wide as the widest line; before turning. */
  readonly ink: Rect;
  readonly rotation: number;
  /** The middle of the box that the recipe gives. */
  readonly turnsAbout: Point;
  readonly size: number;
  readonly color: string;
  /** What was declared to lie behind. */
  readonly ground: string | 'photo';
  readonly overflow: boolean;
  readonly lines: readonly string[];
  /** Widths of the lines. */
  readonly widths: readonly number[];
  /** True when the copy itself says where lines end. */
  readonly setByHand: boolean;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Styles of the words that are set apart. */
  readonly parts: readonly TextStyle[];
}

/** State of the compilation of one page. */
export interface Draft {
  readonly recipe: Recipe;
  readonly page: PageRecipe;
  /** Which page, from 0. */
  readonly index: number;
  /** True for right-to-left copy: what was on the left comes to be on the right. */
  readonly mirrored: boolean;
  readonly source: TemplateSource;
  readonly roles: Roles;
  readonly pairing: Pairing;
  readonly library: Library;
  /** Page pixels in one u. */
  readonly unit: number;
  readonly notes: TextNote[];
}

/** An object before it has an id and its place in the stack. */
export type Unlayered<T> = Omit<T, 'id' | 'layer_index' | 'locked'>;

export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0;

export const pageRect = ({ recipe }: Draft): Rect => ({
  x: 0,
  y: 0,
  width: recipe.size[0],
  height: recipe.size[1],
});

/** The box of a layer in page pixels, moved to where the text it refers to ended. */
export function boxOf(
  layer: {
    readonly at?: At;
    readonly below?: string;
    readonly above?: string;
    readonly right?: string;
    readonly gap?: number;
  },
  draft: Draft,
): Rect {
  if (!layer.at) return pageRect(draft);
  const plain = unmirroredBox(layer, layer.at, draft);
  if (!draft.mirrored || layer.right) return plain;
  return { ...plain, x: pageRect(draft).width - plain.x - plain.width };
}

function unmirroredBox(
  {
    below,
    above,
    right,
    gap: gapUnits = 0,
  }: { below?: string; above?: string; right?: string; gap?: number },
  at: At,
  draft: Draft,
): Rect {
  const [x, y, width, height] = at.map((value) => value * draft.unit) as [number, number, number, number];
  const gap = gapUnits * draft.unit;
  if (below) return { x, y: bottomOf(below, draft) + gap, width, height };
  if (above) return { x, y: noteOf(above, draft).ink.y - gap - height, width, height };
  if (!right) return { x, y, width, height };
  const { ink } = noteOf(right, draft);
  return { x: draft.mirrored ? ink.x - gap - width : ink.x + ink.width + gap, y, width, height };
}

const bottomOf = (id: string, draft: Draft): number => {
  const { ink } = noteOf(id, draft);
  return ink.y + ink.height;
};

function noteOf(id: string, draft: Draft): TextNote {
  const note = draft.notes.find(({ layer }) => layer === id);
  if (!note) throw new Error(`${draft.recipe.id}: no text ${id} comes before the layer that refers to it`);
  return note;
}

/** Degrees as they are after mirroring. */
export const turnOf = (rotate: number | undefined, { mirrored }: Draft): number =>
  rotate === undefined ? 0 : mirrored ? -rotate : rotate;
