import { transformPath } from '../../../display/transform-path.js';
import { pathBounds } from '../../../display/path-bounds.js';
import type { GroupEntry } from '../../../document/design-file.js';
import { clamp, type Box, type Point, type Rect } from '../../../math/geometry.js';
import { newId } from '../../../math/ids.js';
import { multiply, scaling, translation, type Matrix } from '../../../math/matrix.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import type { DrawnGroup, DrawnItem, DrawnPicture, DrawnShape, Drawing, Fill } from '../drawing.js';
import { isElliptic, storedLinear, storedRadial } from './stored-gradients.js';
import { LIMITS, tooMany } from '../parse/limits.js';
import type { Notes } from '../parse/notes.js';
import type { WaitingPicture } from './place-picture.js';
import type { PlacedText } from '../text/place-text.js';
import { storedShadowOf } from '../style/shadows.js';
import { textObjectOf, type FontNames } from '../text/to-text.js';

/** Where a drawing comes to lie on the page: how much larger, and its top-left corner. */
export interface Place {
  readonly scale: number;
  readonly at: Point;
}

export interface DrawingObjects {
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupEntry[];
  readonly pictures: readonly WaitingPicture[];
  /** Texts whose boxes follow once their fonts are here (`placeTexts`). */
  readonly texts: readonly PlacedText[];
}

type Details = ShapeObject['shape_details'];

/** The drawing as objects of a page, in one group. Throws SvgRefused when they are too many. */
export function toObjects(drawing: Drawing, place: Place, fonts: FontNames, notes: Notes): DrawingObjects {
  const maker = new Maker(place, fonts, notes);
  maker.add({ type: 'group', opacity: 1, children: drawing.items });
  const { objects, groups, pictures, texts } = maker;
  const [only, more] = objects;
  if (more || !only) return { objects, groups, pictures, texts };
  // what was said of groups holds for the one that is left of them
  const opacity = groups.reduce((product, group) => product * (group.opacity ?? 1), only.opacity);
  return { objects: [{ ...only, opacity }], groups: [], pictures, texts };
}

class Maker implements DrawingObjects {
  readonly objects: DesignObject[] = [];
  readonly groups: GroupEntry[] = [];
  readonly pictures: WaitingPicture[] = [];
  readonly texts: PlacedText[] = [];
  readonly #place: Place;
  readonly #matrix: Matrix;
  readonly #fonts: FontNames;
  readonly #notes: Notes;

  constructor(place: Place, fonts: FontNames, notes: Notes) {
    this.#place = place;
    this.#matrix = multiply(translation(place.at.x, place.at.y), scaling(place.scale));
    this.#fonts = fonts;
    this.#notes = notes;
  }

  /** The objects of an item that lie in its own group, innermost groups left to themselves. */
  add(item: DrawnItem, parent?: string): readonly string[] {
    if (item.type === 'group') {
      const id = newId();
      const entry = {
        id,
        objects: [] as string[],
        ...(parent ? { parent } : {}),
        ...named(item.name),
        ...groupLook(item),
      };
      this.groups.push(entry);
      for (const child of item.children) entry.objects.push(...this.add(child, id));
      return [];
    }
    const made =
      item.type === 'shape'
        ? this.#shapes(item)
        : item.type === 'text'
          ? [this.#text(item)]
          : [this.#picture(item)];
    this.objects.push(...made.map((object) => this.#shadowed(object, item)));
    if (this.objects.length > LIMITS.objects) throw tooMany(`more than ${LIMITS.objects} shapes`);
    return made.map(({ id }) => id);
  }

  /** One shape; two when fill and outline are see-through differently. */
  #shapes(shape: DrawnShape): DesignObject[] {
    const { fill, stroke } = shape;
    const fillOpacity = shape.fillOpacity * (fill?.kind === 'plain' ? fill.opacity : 1);
    const together = fill && stroke && Math.abs(fillOpacity - stroke.opacity) < 0.01;
    if (together) return [this.#shape(shape, fill, shape.stroke, fillOpacity)];
    return [
      ...(fill && fillOpacity > 0 ? [this.#shape(shape, fill, null, fillOpacity)] : []),
      ...(stroke && stroke.opacity > 0 ? [this.#shape(shape, null, stroke, stroke.opacity)] : []),
    ];
  }

  #shape(drawn: DrawnShape, fill: Fill | null, stroke: DrawnShape['stroke'], opacity: number): DesignObject {
    const { scale } = this.#place;
    const width = stroke ? Math.min(1000, stroke.width * scale) : 0;
    // a turned box would turn the gradient with it
    const basic =
      drawn.basic && (fill === null || fill.kind === 'plain' || drawn.basic.box.rotation === 0)
        ? drawn.basic
        : null;
    const d = transformPath(drawn.d, this.#matrix);
    const inner: Box = basic ? this.#box(basic.box) : { ...pathBounds(d), rotation: 0 };
    const box = around(inner, width);
    const look: Details = {
      outline: basic?.outline ?? 'rectangle',
      ...(basic ? {} : { path: ownPath(d, inner, drawn.rule) }),
      ...(fill ? this.#fill(fill, basic ? drawn.basic!.box : pathBounds(drawn.d)) : {}),
      ...(stroke ? strokeDetails(stroke, width, scale) : {}),
      ...(basic && basic.radius > 0 ? { radius: radiusOf(basic.radius * scale, box, width) } : {}),
    };
    return {
      ...this.#base(drawn, box, opacity),
      type: 'image',
      sub_type: 'shape',
      shape_details: look,
    };
  }

  #fill(fill: Fill, box: Rect): Partial<Details> {
    if (fill.kind === 'plain') return { fill: fill.color };
    if (fill.kind === 'linear') {
      const { angle, stops } = storedLinear(fill, box);
      return { fill: stops[0]!.color, gradient: { angle, stops: stops.map(storedStop) } };
    }
    if (isElliptic(fill)) this.#notes.add('gradient');
    const { stops, center, ...radial } = storedRadial(fill, box);
    return {
      fill: stops[0]!.color,
      gradient: { ...radial, center: { ...center }, stops: stops.map(storedStop) },
    };
  }

  #box({ x, y, width, height, rotation }: Box): Box {
    const { scale, at } = this.#place;
    return {
      x: x * scale + at.x,
      y: y * scale + at.y,
      width: width * scale,
      height: height * scale,
      rotation,
    };
  }

  #base({ name, opacity, blend }: Exclude<DrawnItem, { type: 'group' }>, box: Box, own = 1) {
    return {
      id: newId(),
      layer_index: 0,
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      rotation: box.rotation,
      opacity: clamp(opacity * own, 0, 1),
      locked: false,
      ...named(name),
      ...(blend && { blend_mode: blend }),
    };
  }

  #text(drawn: Extract<DrawnItem, { type: 'text' }>): DesignObject {
    const { object, text } = textObjectOf(drawn, this.#matrix, this.#place.scale, this.#fonts, this.#notes);
    const base = this.#base(drawn, {
      x: text.at.x,
      y: text.at.y,
      width: 1,
      height: 1,
      rotation: drawn.rotation,
    });
    const made = { ...base, type: 'text' as const, text_details: object };
    this.texts.push({ ...text, id: made.id });
    return made;
  }

  #picture(drawn: DrawnPicture): DesignObject {
    const base = this.#base(drawn, this.#box(drawn.box));
    const { scale } = this.#place;
    const { x, y, width, height } = drawn.content;
    const content = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
    const { data, fit, align } = drawn;
    this.pictures.push({ id: base.id, data, fit, align, content });
    const image_details = {
      image_needs_autoset: true,
      ...(drawn.fit === 'contain' && { image_contain: true }),
      ...(drawn.mirrored && { flip_horizontal: -1 as const }),
    };
    if (!drawn.outline) return { ...base, type: 'image', image_details };
    const { outline, radius } = drawn.outline;
    const frame_details = { outline, ...(radius > 0 && { radius }) };
    return { ...base, type: 'image', sub_type: 'frame', image_details, frame_details };
  }

  #shadowed(object: DesignObject, { shadow }: Exclude<DrawnItem, DrawnGroup>): DesignObject {
    if (!shadow) return object;
    const stored = storedShadowOf(object, shadow, this.#place.scale);
    if (!stored) this.#notes.add('filter');
    return stored ? { ...object, shadow: stored } : object;
  }
}

const groupLook = ({ opacity, blend }: DrawnGroup) => ({
  ...(opacity < 1 && { opacity: clamp(opacity, 0, 1) }),
  ...(blend && { blend_mode: blend }),
});

const named = (name: string | undefined) => (name ? { name } : {});

const storedStop = ({ offset, color, opacity }: { offset: number; color: string; opacity: number }) => ({
  offset: clamp(offset, 0, 1),
  color,
  ...(opacity < 1 && { opacity }),
});

/** The box a shape needs, so that its stroke lies inside. */
function around(inner: Box, stroke: number): Box {
  const width = Math.max(inner.width + stroke, 0.01);
  const height = Math.max(inner.height + stroke, 0.01);
  return {
    x: inner.x + (inner.width - width) / 2,
    y: inner.y + (inner.height - height) / 2,
    width,
    height,
    rotation: inner.rotation,
  };
}

function ownPath(
  d: string,
  { x, y, width, height }: Rect,
  rule: DrawnShape['rule'],
): NonNullable<Details['path']> {
  const moved = transformPath(d, translation(-x, -y));
  return { d: moved, viewBox: [0, 0, width, height], ...(rule === 'evenodd' && { rule }) };
}

function strokeDetails(
  stroke: NonNullable<DrawnShape['stroke']>,
  width: number,
  scale: number,
): Partial<Details> {
  return {
    stroke: stroke.color,
    stroke_width: width,
    stroke_join: stroke.join,
    ...(stroke.cap !== 'butt' && { stroke_cap: stroke.cap }),
    ...(stroke.dash.length > 0 && {
      stroke_dash: stroke.dash.map((length) => Math.min(10_000, length * scale)),
    }),
  };
}

/** Shapes store the radius of their outer edge, as a part of the shorter side. */
const radiusOf = (radius: number, { width, height }: Rect, stroke: number): number =>
  Math.min(0.5, (radius + stroke / 2) / Math.min(width, height));
