import { expect } from '@open-wc/testing';
import { settled } from '../../../app/ui/ahead/settled.js';

async function fetchOnce(): Promise<void> {
  await (await fetch(`${import.meta.url.split('?', 1)[0]}?${Math.random()}`)).text();
}

describe('a page that comes', () => {
  it('is settled once nothing more of it has come for a while', async () => {
    performance.clearResourceTimings();
    let done = false;
    const waiting = settled().then(() => {
      done = true;
      return performance.now();
    });
    for (let i = 0; i < 4 && !done; i++) {
      await fetchOnce();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const at = await waiting;
    const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...came.map(({ responseEnd }) => responseEnd).filter((end) => end < at));
    expect(at - last).to.be.greaterThan(590);
  });
});
