import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { kindFor, kindOf, kinds } from '../../../elements/objects/kinds.js';
import { LINE_ENDS } from '../../../elements/objects/line/model.js';
import { outlineNames } from '../../../elements/objects/outline.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { imageOf, lineOf, shapeOf, textOf } from '../../support/objects.js';

const env: ObjectEnv = {
  fonts: new FontStore(),
  resources: { image: () => undefined, icon: () => undefined },
};

describe('kinds', () => {
  it('are named by sub_type, else by type', () => {
    expect([textOf(), imageOf({}), shapeOf({ outline: 'star' }), lineOf()].map(kindOf)).toEqual([
      'text',
      'image',
      'shape',
      'line',
    ]);
    expect(kindFor(lineOf()).resize).toBe('line');
  });

  it.each([textOf(), imageOf({}), shapeOf({ outline: 'star' }), lineOf()])(
    'keep fields they do not know',
    (object) => {
      const stored = { ...object, invented: { by: 'someone' } };
      expect(kindFor(object).schema.parse(stored)).toEqual(stored);
    },
  );

  it.each(Object.entries(kinds))('%s refuses a size that is no number', (_name, kind) => {
    for (const width of [NaN, Infinity, 0, -1, '10', null]) {
      const issues = kind.schema.safeParse({ ...textOf(), width }).error?.issues ?? [];
      expect(issues.map(({ path }) => path.join('.'))).toContain('width');
    }
  });
});

describe('shapes', () => {
  const filled = { fill: '#ff0000', stroke: '#00ff00' };

  it.each(outlineNames)('%s keeps fill and stroke inside its box', (outline) => {
    for (const stroke_width of [0, 3, 40]) {
      const ops = kinds.shape.ops(shapeOf({ outline, ...filled, stroke_width, radius: 0.3 }), env);
      // mitre room is counted in ink, though right angles do not use it
      const round = ops.map((op) => (op.op === 'strokePath' ? { ...op, join: 'round' as const } : op));
      const { x, y, width, height } = inkBounds(round);
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + width).toBeLessThanOrEqual(200.01);
      expect(y + height).toBeLessThanOrEqual(100.01);
    }
  });

  it('keep the outer radius whatever the stroke', () => {
    const [, stroke] = kinds.shape.ops(
      shapeOf({ outline: 'rectangle', ...filled, stroke_width: 10, radius: 0.2 }),
      env,
    );
    // 20 px outside is 15 px in the middle of a stroke of 10
    expect(stroke).toMatchObject({
      width: 10,
      transform: [1, 0, 0, 1, 5, 5],
      d: expect.stringMatching(/^M15 0H175/),
    });
  });

  it('draw a gradient corner to corner in its direction', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff', opacity: 0.5 },
    ];
    const [right] = kinds.shape.ops(shapeOf({ outline: 'rectangle', gradient: { angle: 0, stops } }), env);
    expect(right).toMatchObject({ fill: { from: [0, 50], to: [200, 50] } });
    expect(right).toMatchObject({
      fill: { stops: [{ color: '#000000' }, { color: 'rgba(255, 255, 255, 0.5)' }] },
    });
    const [down] = kinds.shape.ops(shapeOf({ outline: 'rectangle', gradient: { angle: 90, stops } }), env);
    expect(down).toMatchObject({
      fill: {
        from: [expect.closeTo(100), expect.closeTo(0)],
        to: [expect.closeTo(100), expect.closeTo(100)],
      },
    });
  });
});

describe('lines', () => {
  it('keep all ink in their width and their settled height', () => {
    for (const start of LINE_ENDS) {
      for (const end of LINE_ENDS) {
        for (const width of [400, 8]) {
          const line = lineOf({ start, end, thickness: 6 }, { width });
          const settled = { ...line, ...kinds.line.settled!(line, env) } as typeof line;
          const ink = inkBounds(kinds.line.ops(settled, env).filter((op) => op.op === 'fillPath'));
          expect(ink.x).toBeGreaterThanOrEqual(-0.01);
          expect(ink.x + ink.width).toBeLessThanOrEqual(width + 0.01);
          expect(ink.y).toBeGreaterThanOrEqual(-0.01);
          expect(ink.y + ink.height).toBeLessThanOrEqual(settled.height + 0.01);
        }
      }
    }
  });

  it('stay in place when their height settles', () => {
    const line = lineOf({ end: 'arrow', thickness: 10 }, { height: 10 });
    expect(kinds.line.settled!(line, env)).toEqual({ height: 36, position: { x: 10, y: 7 } });
    expect(kinds.line.settled!(lineOf({ thickness: 10 }, { height: 10 }), env)).toEqual({});
  });

  it('have dashes and gaps as long as chosen, else as suits their thickness', () => {
    const dashOf = (details: Parameters<typeof lineOf>[0]): unknown =>
      (kinds.line.ops(lineOf({ thickness: 10, ...details }), env)[0] as { dash?: unknown }).dash;
    expect(dashOf({ pattern: 'dashed' })).toEqual([30, 20]);
    expect(dashOf({ pattern: 'dashed', dash: [50, 8] })).toEqual([50, 8]);
    expect(dashOf({ pattern: 'dotted', dash: [50, 25] })).toEqual([0, 25]);
    expect(dashOf({ pattern: 'solid', dash: [50, 8] })).toBeUndefined();
    // a file may say what draws nothing
    for (const dash of [
      [0, 0],
      [0, 8],
      [50, 0],
    ] as const)
      expect(dashOf({ pattern: 'dashed', dash: [...dash] })).toEqual([30, 20]);
  });

  it('grow with their dashes', () => {
    const line = lineOf({ thickness: 10, pattern: 'dashed', dash: [50, 8] });
    expect(kinds.line.scaled!(line, 2)).toEqual({
      line_details: { ...line.line_details, thickness: 20, dash: [100, 16] },
    });
  });
});
