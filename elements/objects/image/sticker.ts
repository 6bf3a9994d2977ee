import * as z from 'zod/mini';
import type { Op } from '../../display/ops.js';
import { outlineEffect } from '../../imaging/effect.js';
import {
  LEAST_OUTLINE,
  MOST_OUTLINE,
  outlineMargin,
  type PictureOutline,
} from '../../imaging/outline/model.js';
import { clamp, intersectRects, isEmptyRect, type Rect, type Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../kind.js';
import { sourceKey } from '../picture-source.js';
import { color, finite } from '../schema.js';
import { cutoutOf } from './cutout.js';
import { contentBox, turnOf, type Pictured } from './fit.js';
import { flipped, seenPart, turnedOps } from './picture.js';

/** A line around what the picture shows: 1 to 100 thousandths of its longer side wide; what is beyond counts as the end. */
const outline = z.looseObject({ width: finite(), color: color() });

export const outlineField = { outline_details: z.optional(z.nullable(outline)) };

export interface Outlined extends Pictured {
  readonly outline_details?: z.infer<typeof outline> | null | undefined;
}

/** The line of an object's picture; undefined without one. */
export function outlineOf({ outline_details: stored }: Outlined): PictureOutline | undefined {
  if (!stored || !(stored.width > 0)) return undefined;
  return { width: clamp(stored.width, LEAST_OUTLINE, MOST_OUTLINE), color: stored.color.slice(0, 7) };
}

/** Sides of the picture that lie this near those of the box, page pixels, are not cropped. */
const UNCROPPED = 0.5;

/**
 * The line, to be painted beneath the picture, which is as it was. It reaches out of the box, but not where the box cuts the
 * picture.
 */
export function stickerOps(object: Outlined, env: ObjectEnv): readonly Op[] {
  const line = outlineOf(object);
  const source = sourceKey(object.image_details);
  const natural = line && source !== null ? env.resources.image(source) : undefined;
  if (!line || !natural || source === null) return [];
  const content = contentBox(object, natural);
  const around = grown(content, natural, outlineMargin(line));
  const turn = turnOf(object.image_details);
  const box = { x: 0, y: 0, width: object.width, height: object.height };
  const shown = intersectRects(around, roomFor(around, content, seenPart(content, turn, box)));
  if (isEmptyRect(shown)) return [];
  const cutout = cutoutOf(object);
  const effect = outlineEffect(line, {
    ...(cutout && { cutout }),
    ...(object.id === undefined ? {} : { owner: object.id }),
  });
  const crop = {
    x: (shown.x - around.x) / around.width,
    y: (shown.y - around.y) / around.height,
    width: shown.width / around.width,
    height: shown.height / around.height,
  };
  const op: Op = { op: 'image', source, ...shown, crop, effect };
  return flipped(object, turn === 0 ? [op] : turnedOps(op, content, turn, box));
}

/** The picture with its margin, which is as wide on all sides of the picture as it was decoded. */
function grown(content: Rect, natural: Size, margin: number): Rect {
  const length = margin * Math.max(natural.width, natural.height);
  const [dx, dy] = [(length / natural.width) * content.width, (length / natural.height) * content.height];
  return {
    x: content.x - dx,
    y: content.y - dy,
    width: content.width + 2 * dx,
    height: content.height + 2 * dy,
  };
}

/** Where the line may show: at sides where the box cuts the picture, no farther than that. */
function roomFor(around: Rect, content: Rect, seen: Rect): Rect {
  const left = content.x < seen.x - UNCROPPED ? seen.x : around.x;
  const top = content.y < seen.y - UNCROPPED ? seen.y : around.y;
  const right = least(content.x + content.width, seen.x + seen.width, around.x + around.width);
  const bottom = least(content.y + content.height, seen.y + seen.height, around.y + around.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const least = (content: number, seen: number, around: number): number =>
  content > seen + UNCROPPED ? seen : around;
