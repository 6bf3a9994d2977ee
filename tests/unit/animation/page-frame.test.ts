import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFrame } from '../../../elements/animation/page-frame.js';
import { ELEMENT_PRESETS } from '../../../elements/animation/presets/element-presets.js';
import { PAGE_PRESETS } from '../../../elements/animation/presets/page-presets.js';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { Group, Op } from '../../../elements/display/ops.js';
import { scheduled } from './animated.js';

const IDS = [...ELEMENT_PRESETS, ...PAGE_PRESETS].map(({ id }) => id);
/** Those that go on moving while their object stands. */
const RESTLESS = new Set(['breathe', 'drift', 'ken_burns', 'parallax', 'photo_flow', 'editorial']);

const objectsIn = (ops: readonly Op[]): string[] =>
  ops
    .flatMap((op) => (op.op === 'group' ? [op.object ?? '', ...objectsIn(op.children)] : []))
    .filter(Boolean);

describe('a page in motion', () => {
  it('has 14 animations of objects and 8 of pages at least, each of its own name', () => {
    expect(ELEMENT_PRESETS.length).toBeGreaterThanOrEqual(14);
    expect(PAGE_PRESETS.length).toBeGreaterThanOrEqual(8);
    const names = [...ELEMENT_PRESETS, ...PAGE_PRESETS].map(({ displayName }) => displayName);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it.each(IDS)('is empty of its objects at 0 and whole once all came: %s', async (animation) => {
    const { drawn, schedule } = await scheduled({ animation }, { duration: 8, leaves: true });
    expect(schedule.parts.size).toBe(3);
    expect(objectsIn(pageFrame(schedule, 0)).length).toBeLessThan(3);
    const there = pageFrame(schedule, schedule.settled + 0.01);
    expect(objectsIn(there)).toEqual(['shape', 'text', 'line']);
    if (!RESTLESS.has(animation)) expect(there).toEqual(drawn.ops);
  });

  it('depends on the time alone, and is at rest before 0 and from its end on', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...IDS),
        fc.double({ min: -2, max: 12, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        fc.boolean(),
        async (animation, time, duration, leaves) => {
          const { drawn, schedule } = await scheduled({ animation }, { duration, leaves });
          const frame = pageFrame(schedule, time);
          expect(pageFrame(schedule, time)).toEqual(frame);
          if (time < 0 || time >= duration) expect(frame).toBe(drawn.ops);
          const { x, y, width, height } = inkBounds(frame);
          expect([x, y, width, height].every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('leaves before the next page, and not on the last', async () => {
    const leaving = await scheduled({ animation: 'fade' }, { duration: 5, leaves: true });
    expect(objectsIn(pageFrame(leaving.schedule, 4.999))).toEqual([]);
    const last = await scheduled({ animation: 'fade' }, { duration: 5, leaves: false });
    expect(pageFrame(last.schedule, 4.999)).toEqual(last.drawn.ops);
  });

  it('keeps what has no animation where it is, and knows nothing of strange ones', async () => {
    const { drawn, schedule } = await scheduled({ own: { text: 'fade', line: 'of_tomorrow' } });
    expect([...schedule.parts.keys()]).toEqual(['text']);
    const [paper, shape, line] = pageFrame(schedule, 0) as Group[];
    expect([paper, shape, line]).toEqual([drawn.ops[0], drawn.ops[1], drawn.ops[3]]);
  });

  it('lets an object move in its own way on a page that moves', async () => {
    const { schedule } = await scheduled({ animation: 'fade', own: { line: 'draw_on' } });
    expect([...schedule.parts.values()].map(({ preset }) => preset.id)).toEqual(['fade', 'fade', 'draw_on']);
  });

  it('mixes an object that is half there with the page as it does when it is there', async () => {
    const { schedule } = await scheduled({ animation: 'fade' });
    const part = schedule.parts.get('shape')!;
    const mixing = { ...part, group: { ...part.group, blend: 'multiply' as const } };
    const parts = new Map([...schedule.parts, ['shape', mixing] as const]);
    const page = { ...schedule.page, ops: [mixing.group] };
    const [shown] = pageFrame({ ...schedule, page, parts }, 0.3) as [Group];
    expect(shown).toMatchObject({ blend: 'multiply' });
    expect((shown.children[0] as Group).blend).toBeUndefined();
  });
});
