import { describe, expect, it } from 'vitest';
import {
  beginsOn,
  designTimeline,
  leavesPage,
  momentAt,
} from '../../../elements/animation/design-timeline.js';
import { TRANSITIONS, turnOps } from '../../../elements/animation/transitions.js';
import type { Group } from '../../../elements/display/ops.js';

const timeline = designTimeline([
  { animation_duration: 2, transition: 'slide' },
  { animation_duration: 2, transition: 'fade' },
  { animation_duration: 0.2, transition: 'slide' },
  { animation_duration: 2, transition: 'of later' },
]);

describe('the turn of pages', () => {
  it('begins with the page, is over soon and never is on the first or by an unknown name', () => {
    expect(momentAt(timeline, 0).turn).toBeUndefined();
    expect(momentAt(timeline, 2).index).toBe(1);
    expect(momentAt(timeline, 2).turn!.after.opacity).toBeCloseTo(0);
    expect(momentAt(timeline, 2.3).turn!.after.opacity).toBeCloseTo(0.5);
    expect(momentAt(timeline, 2.6001).turn).toBeUndefined();
    expect(momentAt(timeline, 4.5).turn).toBeUndefined();
  });

  it('takes no longer than a short page lasts, and shows the page before as it was last', () => {
    const { before, after, until } = momentAt(timeline, 4.1).turn!;
    expect([before.x, after.x, until].map((value) => value.toFixed(3))).toEqual(['-0.500', '0.500', '2.000']);
    expect(momentAt(timeline, 4.1), 'asked twice').toEqual(momentAt(timeline, 4.1));
  });

  it('leaves objects where they are: the page goes as a whole', () => {
    expect([0, 1, 2, 3].map((index) => leavesPage(timeline, index))).toEqual([false, false, true, false]);
  });

  it('is nearly over when the objects of the page begin to come: the words of two pages are not mixed', () => {
    const begins = [0, 1, 2, 3].map((index) => beginsOn(timeline, index));
    expect(begins[0]).toBe(0);
    expect(begins[3]).toBe(0);
    for (const index of [1, 2]) {
      const { start } = timeline.spans[index]!;
      const { after } = momentAt(timeline, start + begins[index]!).turn!;
      expect(after.opacity).toBeGreaterThan(0.85);
      expect(after.x).toBeLessThan(0.1);
    }
  });

  it.each(TRANSITIONS)('$id goes from the one page to the other without a rest', ({ at }) => {
    expect(at(0).before).toEqual({ opacity: 1, x: expect.closeTo(0) as number });
    expect(at(1).after).toEqual({ opacity: 1, x: expect.closeTo(0) as number });
    const page = { width: 200, height: 100 };
    const [before, after] = turnOps(at(0.5), [], [], page) as [Group, Group];
    expect(before.mask).toEqual(after.mask);
    expect(before.mask).toEqual([{ op: 'fillPath', d: 'M0 0H200V100H0Z', fill: '#000000' }]);
  });

  it('brings paper with a page that has no color, so that nothing shows through it to be gone at once', () => {
    const [before, after] = turnOps(TRANSITIONS[0].at(1), [], [], { width: 200, height: 100 }) as [
      Group,
      Group,
    ];
    const paper = { op: 'fillPath', d: 'M0 0H200V100H0Z', fill: '#ffffff' };
    expect([before.children, after.children]).toEqual([[paper], [paper]]);
  });
});
