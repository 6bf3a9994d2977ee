import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { Op } from '../../../elements/display/ops.js';
import type { Border } from '../../../elements/objects/image/border.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { kinds } from '../../../elements/objects/kinds.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { imageOf, shapeOf } from '../../support/objects.js';

const env: ObjectEnv = {
  fonts: new FontStore(),
  resources: { image: () => ({ width: 400, height: 200 }), icon: () => undefined },
};
const line = { outline: 'rectangle', stroke: '#00ff00', stroke_width: 10, stroke_join: 'round' } as const;

describe('a stroke', () => {
  it.each([
    ['inside', 0, 200],
    ['center', -5, 210],
    ['outside', -10, 220],
  ] as const)('lies %s the edge of its box', (stroke_align, x, width) => {
    const ops = kinds.shape.ops(shapeOf({ ...line, stroke_align }), env);
    expect(inkBounds(ops)).toMatchObject({ x, width });
  });

  it('goes as far out as it is wide, and inside no farther than there is room', () => {
    const widthOf = (stroke_align: 'inside' | 'outside') =>
      kinds.shape.ops(shapeOf({ ...line, stroke_width: 300, stroke_align }), env)[0];
    expect(widthOf('inside')).toMatchObject({ width: 100 });
    expect(widthOf('outside')).toMatchObject({ width: 300 });
  });

  it('keeps square corners square and each corner at its own radius', () => {
    const [stroke] = kinds.shape.ops(
      shapeOf({ ...line, stroke_align: 'outside', radii: [0, 0.2, 0, 0.5] }),
      env,
    );
    // 20 px of the box are 25 in the middle of a stroke outside it
    expect(stroke).toMatchObject({ d: expect.stringMatching(/^M0 0H185C.* 210 25V110H55C/) });
  });

  it('and a fill have an opacity each', () => {
    const ops = kinds.shape.ops(
      shapeOf({ ...line, fill: '#ff0000', fill_opacity: 0.3, stroke_opacity: 0.6 }),
      env,
    );
    expect(ops).toMatchObject([{ opacity: 0.3 }, { opacity: 0.6 }]);
  });

  it('is refused out of range, with the field that is wrong', () => {
    const wrong = [
      { stroke_align: 'above' },
      { stroke_opacity: 2 },
      { fill_opacity: -1 },
      { radii: [0, 0, 0] },
      { radii: [0, 0, 0, 0.6] },
    ];
    for (const details of wrong) {
      const stored = shapeOf({ ...line, ...details } as never);
      const [issue] = kinds.shape.schema.safeParse(stored).error?.issues ?? [];
      expect(issue?.path.slice(0, 2)).toEqual(['shape_details', Object.keys(details)[0]]);
    }
    const picture = imageOf({ src: 'boats' }, { border_details: { stroke_width: -1 } });
    expect(kinds.image.schema.safeParse(picture).success).toBe(false);
  });
});

describe('the border of a picture', () => {
  const ops = (border_details?: Border | null): readonly Op[] =>
    kinds.image.ops(imageOf({ src: 'boats' }, { border_details }), env);

  it('is not there unless it is asked for: the picture stays an op without a mask', () => {
    const plain = [expect.objectContaining({ op: 'image' })];
    for (const none of [undefined, null, {}, { stroke: '#000000' }, { stroke_width: 4 }, { radius: 0 }])
      expect(ops(none)).toEqual(plain);
  });

  it('rounds corners and draws a line over its edge', () => {
    expect(ops({ radius: 0.1 })).toMatchObject([{ op: 'group', mask: [{ op: 'fillPath' }] }]);
    const bordered = ops({ stroke: '#112233', stroke_width: 8 });
    expect(bordered).toMatchObject([{ op: 'group' }, { op: 'strokePath', stroke: '#112233', width: 8 }]);
    const [group, stroke] = bordered;
    // one path for both: no ground shows between them
    expect(group).toMatchObject({ mask: [{ d: (stroke as { d: string }).d }] });
  });

  it('grows with a picture that is scaled as a part of several', () => {
    const border_details = { stroke: '#112233', stroke_width: 8, stroke_dash: [4, 2], radius: 0.1 };
    const object = imageOf({ src: 'boats' }, { border_details });
    expect(kinds.image.scaled!(object, 2)).toEqual({
      border_details: { ...border_details, stroke_width: 16, stroke_dash: [8, 4] },
    });
    expect(kinds.image.scaled!(imageOf({}), 2)).toEqual({});
  });
});

describe('a linear gradient', () => {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#ffffff' },
  ];

  it('runs between its points where it has them', () => {
    const gradient = { angle: 0, from: { x: 0.25, y: 0 }, to: { x: 0.5, y: 1 }, stops };
    const [fill] = kinds.shape.ops(shapeOf({ outline: 'rectangle', gradient }), env);
    expect(fill).toMatchObject({ fill: { from: [50, 0], to: [100, 100] } });
  });

  it('is refused with a point that is none', () => {
    const gradient = { angle: 0, from: { x: 'left', y: 0 }, stops } as never;
    expect(kinds.shape.schema.safeParse(shapeOf({ outline: 'rectangle', gradient })).success).toBe(false);
  });
});
