import type { Rect } from '../../../elements/math/geometry.js';
import type { FontStore } from '../../../elements/text/font-store.js';
import type { PhotoFacts } from '../photos.js';
import type { At, Pairing, Recipe, TemplateSource } from './recipe.js';
import type { Roles } from './roles.js';

/** What compiling may look up: the rest of the catalogue. */
export interface Library {
  readonly fonts: FontStore;
  readonly photos: ReadonlyMap<string, PhotoFacts>;
  /** Colour slots of every icon by id. */
  readonly icons: ReadonlyMap<string, readonly string[]>;
  /** Ids that are sold: templates may not use them. */
  readonly premium: ReadonlySet<string>;
}

/** Where a layer ended up, page pixels: what the next layers and the lint refer to. */
export interface TextNote {
  readonly layer: string;
  /** From the capitals' top to the last baseline, as wide as the widest line; before turning. */
  readonly ink: Rect;
  readonly rotation: number;
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
}

/** State of one compilation. */
export interface Draft {
  readonly recipe: Recipe;
  readonly source: TemplateSource;
  readonly roles: Roles;
  readonly pairing: Pairing;
  readonly library: Library;
  /** Page pixels in one u. */
  readonly unit: number;
  readonly notes: TextNote[];
}

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
  const [x, y, width, height] = layer.at.map((value) => value * draft.unit) as [
    number,
    number,
    number,
    number,
  ];
  const gap = (layer.gap ?? 0) * draft.unit;
  if (layer.below) return { x, y: bottomOf(layer.below, draft) + gap, width, height };
  if (layer.above) return { x, y: noteOf(layer.above, draft).ink.y - gap - height, width, height };
  if (layer.right) {
    const { ink } = noteOf(layer.right, draft);
    return { x: ink.x + ink.width + gap, y, width, height };
  }
  return { x, y, width, height };
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
