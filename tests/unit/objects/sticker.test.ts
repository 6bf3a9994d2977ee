import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { ImageOp, Op } from '../../../elements/display/ops.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { kinds } from '../../../elements/objects/kinds.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { imageOf } from '../../support/objects.js';

const env: ObjectEnv = {
  fonts: new FontStore(),
  resources: { image: () => ({ width: 400, height: 200 }), icon: () => undefined },
};
const box = { position: { x: 0, y: 0 }, width: 400, height: 200 };
const line = { outline_details: { width: 48, color: '#ffcc00' } };
const ops = (more: object, details: object = {}): readonly Op[] =>
  kinds.image.ops(imageOf({ src: 'cat', ...details }, { ...box, ...more }), env);
const [plain] = ops({});

describe('an outlined picture', () => {
  it('is the picture as it was, over its line, which reaches out of the box', () => {
    const [under, picture, more] = ops(line);
    expect(picture).toEqual(plain);
    expect(more).toBeUndefined();
    expect(under).toMatchObject({ op: 'image', source: 'src:cat', x: -20, y: -20, width: 440, height: 240 });
    expect((under as ImageOp).effect).toMatchObject({ outline: { width: 48, color: '#ffcc00' } });
    // what is damaged by it is known
    expect(inkBounds(ops(line))).toMatchObject({ x: -20, y: -20, width: 440, height: 240 });
  });

  it('is cut where its box cuts the picture, and only there', () => {
    const crop = { image_width: 500, image_height: 200, contentDisplacement: { x: -100, y: 0 } };
    const [under] = ops(line, crop) as [ImageOp];
    expect(under.x).toBe(0);
    expect(under.x + under.width).toBeGreaterThan(400);
    expect(under.y).toBeLessThan(-15);
    expect(under.crop!.x + under.crop!.width).toBeCloseTo(1, 6);
  });

  it('is drawn of what is cut out, and turns and flips with the picture', () => {
    const bgremoval = { enabled: true, mask: 'm', crf: 10 };
    const [under, picture] = ops({ ...line, bgremoval }) as [ImageOp, ImageOp];
    expect(under.effect!.cutout).toEqual(picture.effect!.cutout);
    expect(under.effect!.key).not.toBe(picture.effect!.key);
    const turned = ops(line, { image_rotation: 30, flip_horizontal: -1 });
    expect(turned.map(({ op }) => op)).toEqual(['group', 'group']);
  });

  it('is no more than the picture without a line, or before it is here', () => {
    for (const none of [{}, { outline_details: null }, { outline_details: { width: 0, color: '#ffcc00' } }])
      expect(ops(none)).toEqual([plain]);
    const empty: ObjectEnv = { ...env, resources: { image: () => undefined, icon: () => undefined } };
    const object = imageOf({ src: 'cat' }, { ...box, ...line });
    expect(kinds.image.ops(object, empty)).toHaveLength(1);
  });

  it('is stored beside what is not known, and refused when it is none', () => {
    const stored = imageOf(
      { src: 'cat' },
      { ...box, outline_details: { width: 5, color: '#ffcc00', glow: 1 } },
    );
    expect(kinds.image.schema.parse(stored)).toEqual(stored);
    const wrong = imageOf({ src: 'cat' }, { ...box, outline_details: { width: 5, color: 'gold' } });
    expect(kinds.image.schema.safeParse(wrong).success).toBe(false);
  });
});
