import { describe, expect, it } from 'vitest';
import { inSlices } from '../../../elements/export/time-slices.js';

describe('long work', () => {
  it('gives others their turn and comes to its end', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const result = await inSlices(
      (function* () {
        const end = performance.now() + 120;
        while (performance.now() < end) yield;
        return 'done';
      })(),
    );
    clearInterval(timer);
    expect(result).toBe('done');
    expect(turns).toBeGreaterThan(0);
  });

  it('stops in its middle when it is given up', async () => {
    const giveUp = new AbortController();
    let steps = 0;
    const endless = (function* (): Generator<void, never> {
      for (;;) {
        steps++;
        yield;
      }
    })();
    setTimeout(() => giveUp.abort(), 5);
    await expect(inSlices(endless, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
    const after = steps;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(steps).toBe(after);
  });
});
