import type { Op } from '../../display/ops.js';
import {
  boxBounds,
  center,
  intersectRects,
  isEmptyRect,
  type Point,
  type Rect,
  type Size,
} from '../../math/geometry.js';
import { pictureEffect, type PictureEffect } from '../../imaging/effect.js';
import { multiply, rotation, transformRect, translation, type Matrix } from '../../math/matrix.js';
import type { Need, ObjectEnv } from '../kind.js';
import { sourceKey } from '../picture-source.js';
import { contentBox, contentFields, turnOf, type Pictured } from './fit.js';
import { cutoutOf } from './cutout.js';
import { placeholderOps, vacantOps } from './placeholder.js';

/** A box's picture as ops: what images, frames and photographic backgrounds share. */

export function pictureNeeds({ image_details: details }: Pictured): Need[] {
  const source = sourceKey(details);
  return source === null ? [] : [{ type: 'image', source }];
}

/** The part of the picture that shows in the box; a calm placeholder while it is not here or none was put. */
export function pictureOps(object: Pictured, env: ObjectEnv): readonly Op[] {
  const source = sourceKey(object.image_details);
  const natural = source === null ? undefined : env.resources.image(source);
  if (source === null) return vacantOps(object);
  if (!natural) return placeholderOps(object);
  const content = contentBox(object, natural);
  const turn = turnOf(object.image_details);
  const box = { x: 0, y: 0, width: object.width, height: object.height };
  const shown = intersectRects(content, seenPart(content, turn, box));
  if (isEmptyRect(shown)) return [];
  const effect = effectOf(object, shown, content);
  const op: Op =
    natural.drawing && !effect.effect
      ? drawingOp(natural.drawing.ops, natural, content, shown)
      : { op: 'image', source, ...shown, ...cropOf(shown, content), ...effect };
  return flipped(object, turn === 0 ? [op] : turnedOps(op, content, turn, box));
}

/** The box's bounds, looked at along the picture's own axes: what lies under them is all that can show. */
export const seenPart = (content: Rect, turn: number, box: Rect): Rect =>
  turn === 0 ? box : transformRect(turnedAbout(center(content), -turn), box);

/** A drawing stays one: sharp at any size, and vectors in every file that knows them. An effect is one of pixels. */
function drawingOp(ops: readonly Op[], natural: Size, content: Rect, shown: Rect): Op {
  const [sx, sy] = [content.width / natural.width, content.height / natural.height];
  const whole: Op = { op: 'group', transform: [sx, 0, 0, sy, content.x, content.y], children: ops };
  const uncut = shown.width === content.width && shown.height === content.height;
  return uncut ? whole : { op: 'group', mask: [rectOp(shown)], children: [whole] };
}

/** The ink of a mask. */
const rectOp = ({ x, y, width, height }: Rect): Op => ({
  op: 'fillPath',
  d: `M${x} ${y}h${width}v${height}h${-width}Z`,
  fill: '#000000',
});

/** The picture turned about the middle of its content; cut by the box unless a quarter turn fits it by itself. */
export function turnedOps(op: Op, content: Rect, turn: number, { width, height }: Size): Op[] {
  const turned: Op = { op: 'group', transform: turnedAbout(center(content), turn), children: [op] };
  if (turn % 90 === 0) return [turned];
  return [{ op: 'group', mask: [rectOp({ x: 0, y: 0, width, height })], children: [turned] }];
}

const turnedAbout = ({ x, y }: Point, turn: number): Matrix =>
  multiply(multiply(translation(x, y), rotation(turn)), translation(-x, -y));

/** All of the picture, also what its box hides, as it lies behind the box; nothing while it is not here. */
export function wholePictureOps(object: Pictured, env: ObjectEnv): readonly Op[] {
  const source = sourceKey(object.image_details);
  const natural = source === null ? undefined : env.resources.image(source);
  if (!natural) return [];
  const content = contentBox(object, natural);
  const turn = turnOf(object.image_details);
  // a box around all of it cuts nothing away
  const around = boxBounds({ ...content, rotation: turn });
  const at = { x: content.x - around.x, y: content.y - around.y };
  const details = { ...object.image_details, ...contentFields({ ...content, ...at }) };
  const { flip_horizontal: _h, flip_vertical: _v, ...unflipped } = details;
  const whole = pictureOps({ ...object, ...around, image_details: unflipped }, env);
  return flipped(object, [{ op: 'group', transform: translation(around.x, around.y), children: whole }]);
}

/** Mirrored in the box as the details say: the same part shows, turned over (spec 2: flip_horizontal, flip_vertical). */
export function flipped(object: Pictured, ops: readonly Op[]): readonly Op[] {
  const { flip_horizontal: across, flip_vertical: down } = object.image_details;
  return across === -1 || down === -1 ? [{ op: 'group', transform: mirrorOf(object), children: ops }] : ops;
}

/** From the space a picture is placed in to that of its box: turned over as the details say. */
export function mirrorOf({ width, height, image_details: details }: Pictured): Matrix {
  const across = details.flip_horizontal === -1;
  const down = details.flip_vertical === -1;
  return [across ? -1 : 1, 0, 0, down ? -1 : 1, across ? width : 0, down ? height : 0];
}

/** What is done to the pixels: cut out, the filter and the adjustments, with a vignette that follows what shows. */
function effectOf(object: Pictured, shown: Rect, content: Rect): { effect?: PictureEffect } {
  const { id, filter: adjustments, image_details: details } = object;
  const effect = pictureEffect({
    adjustments,
    filter: details.filter,
    shown: cropOf(shown, content).crop,
    cutout: cutoutOf(object),
    ...(id === undefined ? {} : { owner: id }),
  });
  return effect ? { effect } : {};
}

/** Which part of the content shows, as fractions of it; nothing when all of it does. */
function cropOf(shown: Rect, content: Rect): { crop?: Rect } {
  if (shown.width === content.width && shown.height === content.height) return {};
  return {
    crop: {
      x: (shown.x - content.x) / content.width,
      y: (shown.y - content.y) / content.height,
      width: shown.width / content.width,
      height: shown.height / content.height,
    },
  };
}
