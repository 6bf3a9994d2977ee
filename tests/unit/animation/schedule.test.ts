import { describe, expect, it } from 'vitest';
import { designTimeline, momentAt } from '../../../elements/animation/design-timeline.js';
import { pageFrame } from '../../../elements/animation/page-frame.js';
import { isAnimated } from '../../../elements/animation/schedule.js';
import { scheduled } from './animated.js';

describe('the schedule of a page', () => {
  it('brings objects 100 ms apart by layer; exits begin 1 s and 100 ms for each before the end', async () => {
    const { schedule } = await scheduled({ animation: 'fade' }, { duration: 5, leaves: true });
    const parts = [...schedule.parts.values()];
    expect(parts.map(({ object }) => object)).toEqual(['shape', 'text', 'line']);
    expect(parts.map(({ start }) => start)).toEqual([0, 0.1, 0.2]);
    expect(parts.map(({ exit }) => exit?.toFixed(3))).toEqual(['3.700', '3.800', '3.900']);
  });

  it('begins once the page has come, also what passes over it, and then is as ever; what fills it comes with it', async () => {
    const options = { duration: 5, leaves: true, begins: 0.4 };
    const { schedule } = await scheduled({ animation: 'light_sweep' }, options);
    const starts = [...schedule.parts.values()].map(({ start }) => start.toFixed(3));
    expect(starts).toEqual(['0.400', '0.500', '0.600']);
    const light = (time: number) => pageFrame(schedule, time).length - schedule.page.ops.length;
    expect(pageFrame(schedule, 0.39)).toHaveLength(1);
    expect(light(1.3)).toBe(1);
    const backdrop = await scheduled({ animation: 'cascade', filled: true }, options);
    expect([...backdrop.schedule.parts].map(([id, { start }]) => `${id} ${start.toFixed(1)}`)).toEqual([
      'shape 0.0',
      'text 0.5',
      'line 0.6',
    ]);
    const short = await scheduled({ animation: 'fade' }, { duration: 0.4, leaves: true, begins: 0.3 });
    for (const { start, entry, exit } of short.schedule.parts.values())
      expect(start + entry).toBeLessThanOrEqual(exit! + 1e-9);
  });

  it('lets a page be read from top to bottom where its animation says so', async () => {
    const { schedule } = await scheduled({ animation: 'cascade' });
    expect([...schedule.parts.keys()]).toEqual(['text', 'line', 'shape']);
  });

  it('is read from the right where its words are', async () => {
    const { schedule } = await scheduled({ animation: 'cascade', texts: ['שלום', 'עולם'] });
    expect([...schedule.parts.keys()]).toEqual(['right', 'left']);
    const latin = await scheduled({ animation: 'cascade', texts: ['one', 'two'] });
    expect([...latin.schedule.parts.keys()]).toEqual(['left', 'right']);
  });

  it('is played faster where the page is too short for all of it', async () => {
    for (const leaves of [true, false]) {
      const { schedule } = await scheduled({ animation: 'lines' }, { duration: 0.4, leaves });
      for (const { start, entry, exit } of schedule.parts.values()) {
        expect(start + entry).toBeLessThanOrEqual((exit ?? 0.4) + 1e-9);
        expect(exit === null).toBe(!leaves);
      }
    }
  });

  it('takes direction and speed from what was chosen', async () => {
    const options = { animation_options: { direction: 'up', speed: 'slow' } } as const;
    const { schedule } = await scheduled({ animation: 'pan', ...options });
    const usual = (await scheduled({ animation: 'pan' })).schedule;
    expect(schedule.parts.get('shape')).toMatchObject({ direction: 'up' });
    expect(schedule.parts.get('shape')!.entry).toBeCloseTo(usual.parts.get('shape')!.entry * 1.6);
  });

  it('gives an object that an animation does not suit its neighbor', async () => {
    const { schedule } = await scheduled({ animation: 'typewriter' });
    const presets = [...schedule.parts.values()].map(({ object, preset }) => [object, preset.id]);
    expect(presets).toEqual([
      ['shape', 'wipe'],
      ['text', 'typewriter'],
      ['line', 'wipe'],
    ]);
  });

  it('tells an animated page from one at rest', async () => {
    expect(isAnimated((await scheduled({})).page)).toBe(false);
    expect(isAnimated((await scheduled({ animation: 'of_tomorrow' })).page)).toBe(false);
    expect(isAnimated((await scheduled({ own: { line: 'fade' } })).page)).toBe(true);
    expect(isAnimated((await scheduled({ animation: 'simple' })).page)).toBe(true);
  });
});

describe('the time of a design', () => {
  it('is page after page; one that says nothing takes 5 s', () => {
    const timeline = designTimeline([{ animation_duration: 2 }, {}, { animation_duration: null }]);
    expect(timeline.spans.map(({ start }) => start)).toEqual([0, 2, 7]);
    expect(timeline.duration).toBe(12);
    expect(momentAt(timeline, -1)).toEqual({ index: 0, time: 0 });
    expect(momentAt(timeline, 2)).toEqual({ index: 1, time: 0 });
    expect(momentAt(timeline, 99)).toEqual({ index: 2, time: 5 });
  });
});
