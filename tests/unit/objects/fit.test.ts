import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { contentBox, contentFields, covering } from '../../../elements/objects/image/fit.js';
import { imageKind } from '../../../elements/objects/image/kind.js';
import { settledPicture } from '../../../elements/objects/image/resize.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import type { Rect, Size } from '../../../elements/math/geometry.js';
import { imageOf } from '../../support/objects.js';

const envOf = (natural: Size | undefined): ObjectEnv => ({
  fonts: new FontStore(),
  resources: { image: () => natural, icon: () => undefined },
});

const covers = (content: Rect, box: Size): boolean =>
  content.x <= 1e-6 &&
  content.y <= 1e-6 &&
  content.x + content.width >= box.width - 1e-6 &&
  content.y + content.height >= box.height - 1e-6;

const length = fc.double({ min: 1, max: 4000, noNaN: true });
const size = fc.record({ width: length, height: length });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const resizing = fc.record({
  natural: size,
  from: size,
  to: size,
  corner: fc.boolean(),
  x: fraction,
  y: fraction,
});

describe('a picture in its box', () => {
  it('covers the box, centered, until the user crops it', () => {
    expect(contentBox(imageOf({ src: 'a' }), { width: 400, height: 400 })).toEqual({
      x: 0,
      y: -50,
      width: 200,
      height: 200,
    });
  });

  it('lies wholly inside with image_contain', () => {
    const object = imageOf({ src: 'a', image_contain: true });
    expect(contentBox(object, { width: 400, height: 400 })).toEqual({ x: 50, y: 0, width: 100, height: 100 });
  });

  it('lies where the crop puts it, unless it asks to be fitted again', () => {
    const crop = { image_width: 500, image_height: 300, contentDisplacement: { x: -20, y: -30 } };
    expect(contentBox(imageOf(crop), { width: 5, height: 3 })).toEqual({
      x: -20,
      y: -30,
      width: 500,
      height: 300,
    });
    const again = imageOf({ ...crop, image_needs_autoset: true });
    expect(contentBox(again, { width: 500, height: 300 })).not.toMatchObject({ x: -20 });
  });

  it('shows a crop as fractions of the picture, mirrored as a whole when flipped', () => {
    const crop = { image_width: 400, image_height: 200, contentDisplacement: { x: -100, y: -50 } };
    const env = envOf({ width: 800, height: 400 });
    const [op] = imageKind.ops(imageOf({ src: 'a', ...crop }), env);
    const image = {
      op: 'image',
      source: 'src:a',
      x: 0,
      y: 0,
      width: 200,
      height: 100,
      crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    };
    expect(op).toEqual(image);
    const [flipped] = imageKind.ops(imageOf({ src: 'a', flip_horizontal: -1, ...crop }), env);
    expect(flipped).toEqual({ op: 'group', transform: [-1, 0, 0, 1, 200, 0], children: [image] });
  });

  it('is a placeholder while the picture is missing, and needs nothing without a source', () => {
    expect(imageKind.ops(imageOf({ src: 'a' }), envOf(undefined))).toMatchObject([
      { op: 'group', missing: true, children: [{ fill: '#f4f2ee' }, {}] },
    ]);
    expect(imageKind.ops(imageOf({}), envOf(undefined))).toMatchObject([
      { op: 'group', vacant: true, children: [{ fill: '#f4f2ee' }, {}] },
    ]);
    expect(imageKind.needs(imageOf({}))).toEqual([]);
  });

  it('is given its place once its size is known', () => {
    const object = imageOf({ src: 'a', image_needs_autoset: true });
    expect(settledPicture(object, envOf(undefined))).toEqual({});
    const { image_details: details } = settledPicture(object, envOf({ width: 400, height: 400 }));
    expect(details).toMatchObject({
      src: 'a',
      image_width: 200,
      image_height: 200,
      image_needs_autoset: false,
    });
    expect(settledPicture(imageOf(details!), envOf({ width: 400, height: 400 }))).toEqual({});
  });
});

describe('resizing a picture', () => {
  it('scales the crop with a corner and re-crops with a side', () => {
    const object = imageOf({
      src: 'a',
      image_width: 400,
      image_height: 300,
      contentDisplacement: { x: -50, y: -60 },
    });
    const env = envOf({ width: 4, height: 3 });
    const corner = imageKind.resized(
      object,
      { width: 400, height: 200 },
      { corner: true },
      env,
    ).image_details;
    expect(corner).toMatchObject({
      image_width: 800,
      image_height: 600,
      contentDisplacement: { x: -100, y: -120 },
    });
    const right = { corner: false, anchor: { x: 0, y: 0.5 } };
    const side = imageKind.resized(object, { width: 300, height: 100 }, right, env).image_details;
    expect(side).toMatchObject({
      image_width: 400,
      image_height: 300,
      contentDisplacement: { x: -50, y: -60 },
    });
  });

  it('never uncovers the box and never distorts the picture', () => {
    fc.assert(
      fc.property(resizing, ({ natural, from, to, corner, x, y }) => {
        const placed = covering({ x: -x * 100, y: -y * 100, ...scaledTo(natural, from) }, from);
        const object = imageOf({ src: 'a', ...contentFields(placed) }, from);
        const how = { corner, anchor: { x, y } };
        const patch = imageKind.resized(object, to, how, envOf(natural));
        const content = contentBox({ ...object, ...patch } as typeof object, natural);
        expect(covers(content, to)).toBe(true);
        expect(content.width / content.height / (placed.width / placed.height)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('keeps a contained picture wholly inside', () => {
    const object = imageOf({ src: 'a', image_contain: true });
    const patch = imageKind.resized(
      object,
      { width: 50, height: 80 },
      { corner: false },
      envOf({ width: 2, height: 1 }),
    );
    expect(patch.image_details).toMatchObject({ image_width: 50, image_height: 25 });
  });

  it('leaves the details alone while the size is unknown', () => {
    const object = imageOf({ src: 'a' });
    const patch = imageKind.resized(object, { width: 50, height: 80 }, { corner: true }, envOf(undefined));
    expect(patch).toEqual({ width: 50, height: 80, image_details: object.image_details });
  });
});

/** The natural size grown so that it covers a box. */
function scaledTo({ width, height }: Size, box: Size): Size {
  const scale = Math.max(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
