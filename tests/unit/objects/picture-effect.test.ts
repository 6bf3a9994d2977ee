import { describe, expect, it } from 'vitest';
import { effectsIn } from '../../../elements/display/effects-in.js';
import { objectOps } from '../../../elements/display/object-ops.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import type { Adjustments } from '../../../elements/objects/schema.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { imageOf } from '../../support/objects.js';

const env: ObjectEnv = {
  fonts: new FontStore(),
  resources: { image: () => ({ width: 400, height: 200 }), icon: () => undefined },
};

const effectOf = (object: object) => effectsIn([objectOps(object as DesignObject, kinds, env)!])[0]?.effect;

const details = { src: 'a', filter: { id: 'mint', intensity: 30 } };
const photo = imageOf(details, { filter: { vignette: 40 } });

const others = {
  frame: { ...photo, sub_type: 'frame', frame_details: { outline: 'ellipse' } },
  background: { ...photo, sub_type: 'background' },
  grid: {
    ...imageOf({}),
    type: 'grid',
    grid_details: {
      boxes: [{ x: 0, y: 0, width: 1, height: 1, image: details, filter: { vignette: 40 } }],
    },
  },
};

describe('the effect of a picture in the display list', () => {
  it('is its filter and its adjustments, in every kind that holds one', () => {
    expect(effectOf(photo)).toMatchObject({ filter: 'mint', intensity: 30, adjustments: { vignette: 40 } });
    for (const object of Object.values(others)) expect(effectOf(object)?.key).toBe(effectOf(photo)?.key);
    expect(effectOf(imageOf({ src: 'a' }))).toBeUndefined();
    expect(effectOf(imageOf({ src: 'a', filter: null }, { filter: null }))).toBeUndefined();
  });

  it('has a vignette that follows what shows, and a key that tells it only then', () => {
    const crop = { image_width: 800, image_height: 400, contentDisplacement: { x: -200, y: -100 } };
    const cropped = (filter: Adjustments) => effectOf(imageOf({ ...details, ...crop }, { filter }));
    expect(cropped({ vignette: 40 })?.shown).toEqual({ x: 0.25, y: 0.25, width: 0.25, height: 0.25 });
    expect(cropped({ vignette: 40 })?.key).not.toBe(effectOf(photo)?.key);
    expect(cropped({ blur: 40 })?.key).toBe(effectOf(imageOf(details, { filter: { blur: 40 } }))?.key);
  });

  it('is new at once when the record is, and drawn once while it stays', () => {
    expect(objectOps(photo, kinds, env)).toBe(objectOps(photo, kinds, env));
    expect(effectOf({ ...photo, filter: { vignette: 41 } })?.adjustments.vignette).toBe(41);
    expect(effectOf({ ...photo, image_details: { src: 'a' } })?.filter).toBeUndefined();
  });
});
