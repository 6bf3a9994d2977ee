import { describe, expect, it } from 'vitest';
import { designTimeline } from '../../../elements/animation/design-timeline.js';
import { Playback } from '../../../elements/player/playback.js';

/** Pages of 1, 5 (nothing said) and 2 seconds. */
const playback = () =>
  new Playback(
    designTimeline([{ animation_duration: 1 }, { animation_duration: null }, { animation_duration: 2 }]),
  );
const run = (clock: Playback, seconds: number): void => {
  for (let gone = 0; gone < seconds - 1e-9; gone += 0.1) clock.advance(0.1);
};

describe('playback', () => {
  it('shows page by page for its duration and stops at the end of the last', () => {
    const clock = playback();
    run(clock, 1);
    expect(clock.time).toBe(0);
    clock.play();
    run(clock, 0.5);
    expect(clock.moment.index).toBe(0);
    run(clock, 1);
    expect(clock.moment.index).toBe(1);
    expect(clock.moment.time).toBeCloseTo(0.5);
    run(clock, 7);
    expect(clock).toMatchObject({ time: 8, playing: false, moment: { index: 2 } });
    const { time } = clock.moment;
    expect(time).toBeCloseTo(2);
    expect(time, 'in motion still: a picture that drifts does not jump back').toBeLessThan(2);
    clock.play();
    expect(clock).toMatchObject({ time: 0, playing: true });
  });

  it('loops', () => {
    const clock = playback();
    clock.loop = true;
    clock.play();
    run(clock, 8.5);
    expect(clock.playing).toBe(true);
    expect(clock.time).toBeCloseTo(0.5);
  });

  it('goes to pages and moments, none beyond its ends', () => {
    const clock = playback();
    clock.goTo(1);
    expect(clock.time).toBe(1);
    clock.goTo(Infinity);
    expect(clock.moment).toEqual({ index: 2, time: 0 });
    clock.goTo(-1);
    expect(clock.time).toBe(0);
    clock.seek(99);
    expect(clock.time).toBe(8);
    clock.seek(-1);
    expect(clock.time).toBe(0);
  });

  it('goes on where it was after a time out of sight', () => {
    const clock = playback();
    clock.play();
    clock.advance(600);
    expect(clock.time).toBe(0.25);
  });

  it('of no pages stands still', () => {
    const clock = new Playback(designTimeline([]));
    clock.play();
    clock.advance(1);
    expect(clock).toMatchObject({ time: 0, playing: false });
  });
});
