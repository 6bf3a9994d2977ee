import type { StoredPage } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import {
  boxBounds,
  EMPTY_RECT,
  intersectRects,
  unionRects,
  type Box,
  type Rect,
  type Size,
} from '../../math/geometry.js';
import type { GroupEntry } from '../../document/design-file.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';
import { boxOf } from '../../objects/object-bounds.js';
import type { LineObject } from '../../objects/line/model.js';
import type { TextObject } from '../../objects/text/model.js';
import type { Side } from './page-tree.js';
import { shapeInk } from './shape-ink.js';
import { mainSize, textInk } from './text-ink.js';

/** An object of a page with what understanding looks at. */
export interface Item {
  readonly object: DesignObject;
  readonly kind: ObjectKind;
  /** Place in the stack, 0 at the bottom. */
  readonly order: number;
  readonly box: Box;
  /** The upright rectangle around what is seen. */
  readonly ink: Rect;
  readonly bleeds: readonly Side[];
  /** Em size of most of its letters, px; 0 for anything but a text. */
  readonly size: number;
  /** Share of the page that the ink lies over. */
  readonly covers: number;
}

export interface TextItem extends Item {
  readonly object: TextObject;
  readonly kind: 'text';
}

export const isTextItem = (item: Item): item is TextItem => item.kind === 'text';

/** Nearer to an edge than this part of the page's shorter side is at the edge. */
const AT_EDGE = 0.004;

/** What a page consists of. */
export interface PageItems {
  readonly size: Size;
  /** Bottom first; without the background image. */
  readonly items: readonly Item[];
  readonly groups: readonly GroupEntry[];
  /** The page's background image, when it has one. */
  readonly ground: Item | null;
}

/** The objects of a page, bottom first, groups taken apart. */
export function itemsOf(page: StoredPage, size: Size, env?: ObjectEnv): PageItems {
  const unpacked = unpackObjects([...page.objects].sort((a, b) => a.layer_index - b.layer_index));
  const item = (object: DesignObject, order: number): Item => itemOf(object, order, { size, env });
  const background = page.background_image;
  return {
    size,
    items: unpacked.objects.map(item),
    groups: [...page.groups, ...unpacked.groups],
    ground: background ? item(background, -1) : null,
  };
}

interface Surroundings {
  readonly size: Size;
  readonly env: ObjectEnv | undefined;
}

function itemOf(object: DesignObject, order: number, { size, env }: Surroundings): Item {
  const box = boxOf(object);
  const kind = kindOf(object);
  const ink = inkOfObject(object, box, env);
  const page: Rect = { x: 0, y: 0, ...size };
  const seen = intersectRects(ink, page);
  const covers = (seen.width * seen.height) / (size.width * size.height);
  const letters = kind === 'text' ? mainSize(object as TextObject) : 0;
  return { object, kind, order, box, ink, bleeds: bleedsOf(ink, size), size: letters, covers };
}

function inkOfObject(object: DesignObject, box: Box, env: ObjectEnv | undefined): Rect {
  const kind = kindOf(object);
  if (kind === 'text') return textInk(object as TextObject, env);
  if (kind === 'shape') return shapeInk(object, box);
  if (kind === 'line') return lineInk(object as LineObject, box);
  return boxBounds(box);
}

/** A line runs along the middle of its box, which is room for its ends too. */
function lineInk({ line_details: { thickness } }: LineObject, box: Box): Rect {
  const y = box.y + (box.height - thickness) / 2;
  return boxBounds({ ...box, y, height: thickness });
}

/** Sides of the page that a rectangle reaches or passes. */
export function bleedsOf({ x, y, width, height }: Rect, size: Size): Side[] {
  const spare = Math.min(size.width, size.height) * AT_EDGE;
  const reached: Record<Side, boolean> = {
    left: x <= spare,
    top: y <= spare,
    right: x + width >= size.width - spare,
    bottom: y + height >= size.height - spare,
  };
  return (Object.keys(reached) as Side[]).filter((side) => reached[side]);
}

export const unionOf = (rects: readonly Rect[]): Rect => rects.reduce(unionRects, EMPTY_RECT);
