import { objectOps } from '../../display/object-ops.js';
import type { Group, Op } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { contentBox, turnOf } from '../image/fit.js';
import type { ObjectEnv } from '../kind.js';
import { kinds, type DesignObject } from '../kinds.js';
import { sourceKey } from '../picture-source.js';
import type { BackgroundObject } from './model.js';

/** Part of a pixel that is rounding, not a gap. */
const HAIR = 0.01;
/** How far what lies beyond reaches under an opaque picture, page pixels: else a hairline shows where they meet. */
const OVERLAP = 1;

/**
 * The background picture beyond the edges of the page [E-055]: more of it where it was cropped, else its edges mirrored,
 * as printers do. What shows on the page itself stays as it is. Nothing for a page without a bleed.
 */
export function backgroundBleed(
  object: DesignObject,
  page: Size,
  bleed: number,
  env: ObjectEnv,
): readonly Op[] {
  if (!(bleed > 0) || object.hidden) return [];
  const overlap = object.opacity < 1 ? 0 : OVERLAP;
  const beyond = frame(page, bleed, overlap);
  const more = continued(object, bleed, env);
  if (more) {
    const drawn = objectOps(more, kinds, env);
    return drawn ? [{ op: 'group', mask: [beyond], children: [drawn] }] : [];
  }
  const drawn = objectOps(object, kinds, env);
  return drawn ? [{ op: 'group', mask: [beyond], children: mirrored(drawn, page, overlap) }] : [];
}

/** Everything within the bleed that is not the page: the outer edge one way round, the inner the other. */
function frame({ width, height }: Size, bleed: number, overlap: number): Op {
  const outer = `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`;
  const inner = `M${overlap} ${overlap}V${height - overlap}H${width - overlap}V${overlap}Z`;
  return { op: 'fillPath', d: outer + inner, fill: '#000000' };
}

/** The picture in a box as large as page and bleed, its pixels where they were; null when it has not as many. */
function continued(picture: DesignObject, bleed: number, env: ObjectEnv): DesignObject | null {
  if (picture.sub_type !== 'background') return null;
  const object = picture as BackgroundObject;
  if (object.rotation !== 0 || object.filter || object.bgremoval) return null;
  const details = object.image_details;
  const source = sourceKey(details);
  const natural = source === null ? undefined : env.resources.image(source);
  if (!natural || turnOf(details) !== 0 || details.filter) return null;
  const content = contentBox(object, natural);
  const { width, height } = object;
  const reaches =
    content.x <= HAIR - bleed &&
    content.y <= HAIR - bleed &&
    content.x + content.width >= width + bleed - HAIR &&
    content.y + content.height >= height + bleed - HAIR;
  if (!reaches) return null;
  return {
    ...object,
    position: { ...object.position, x: object.position.x - bleed, y: object.position.y - bleed },
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    image_details: {
      ...details,
      image_needs_autoset: false,
      image_width: content.width,
      image_height: content.height,
      contentDisplacement: { x: content.x + bleed, y: content.y + bleed },
    },
  };
}

/** Mirror lines on one axis: stays, turned over at the start, turned over at the end; as factor and shift. */
const turns = (length: number, overlap: number): readonly (readonly [factor: number, shift: number])[] => [
  [1, 0],
  [-1, overlap],
  [-1, 2 * length - overlap],
];

/** The picture as the edges and corners of the page reflect it. */
const mirrored = (drawn: Group, { width, height }: Size, overlap: number): Group[] =>
  turns(width, overlap)
    .flatMap(([a, e]) => turns(height, overlap).map(([d, f]): Matrix => [a, 0, 0, d, e, f]))
    // the first is the page itself
    .slice(1)
    .map((transform) => ({ op: 'group', transform, children: [drawn] }));
