import type { Rect, Size } from '../../../math/geometry.js';
import { contentFields, fitted } from '../../../objects/image/fit.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ImageDetails } from '../../../objects/schema.js';
import { withSource } from '../../../objects/picture-source.js';
import type { DrawnPicture } from '../drawing.js';

/** A picture of the drawing, to be kept by the host: the object waits for its source. */
export interface WaitingPicture {
  readonly id: string;
  /** A data URL. */
  readonly data: string;
  readonly fit: DrawnPicture['fit'];
  readonly align: DrawnPicture['align'];
  /** Where the rectangle lies that it was written for, from the corner of the object's box. */
  readonly content: Rect;
}

/** What the host keeps, and how large it is. */
export interface KeptPicture extends Size {
  readonly source: string;
}

/** The object with its picture, which lies where the drawing had it. */
export function placedPicture(
  object: DesignObject,
  waiting: WaitingPicture,
  kept: KeptPicture,
): DesignObject {
  const before = (object as { readonly image_details: ImageDetails }).image_details;
  const details = withSource(before, kept.source);
  const { fit, align, content } = waiting;
  const whole = Math.abs(content.x) + Math.abs(content.y) < 0.01;
  const same = Math.abs(content.width - object.width) + Math.abs(content.height - object.height) < 0.01;
  const middle = align.x === 0.5 && align.y === 0.5;
  if (whole && same && middle && fit !== 'stretch')
    return { ...object, image_details: details } as DesignObject;
  const inside = fit === 'stretch' ? content : fitted(content, kept, fit === 'contain');
  const at = {
    ...inside,
    x: content.x + (content.width - inside.width) * align.x,
    y: content.y + (content.height - inside.height) * align.y,
  };
  return { ...object, image_details: { ...details, ...contentFields(at) } } as DesignObject;
}

/** What stands for a picture that could not be kept: a frame in its place, for another one. */
export const emptyFrame = (object: DesignObject): DesignObject =>
  ({
    frame_details: { outline: 'rectangle' },
    ...object,
    sub_type: 'frame',
    image_details: {},
  }) as DesignObject;
