import { expect } from '@open-wc/testing';
import { openTabs } from '../../../app/ports/saving/open-tabs.js';
import { broadcastLocks, tabLocks } from '../../../app/ports/saving/tab-locks.js';
import { waitUntil } from '../../support/wait-until.js';

let count = 0;
const name = () => `open-${Date.now()}-${count++}`;

for (const [what, locks] of [
  ['with locks', tabLocks],
  ['without locks', broadcastLocks],
] as const) {
  describe(`tabs of one design, ${what}`, () => {
    it('know of each other, however late one comes, and of no other design', async () => {
      const design = name();
      const one = openTabs(design, locks());
      const other = openTabs(name(), locks());
      expect(one.others.value).to.equal(0);
      const two = openTabs(design, locks());
      await waitUntil(() => one.others.value === 1 && two.others.value === 1);
      const three = openTabs(design, locks());
      await waitUntil(() => [one, two, three].every(({ others }) => others.value === 2));
      two.close();
      await waitUntil(() => one.others.value === 1 && three.others.value === 1);
      expect(other.others.value).to.equal(0);
      for (const tab of [one, three, other]) tab.close();
    });

    it('forget one that is gone without a word', async () => {
      const design = name();
      const one = openTabs(design, locks(), 50);
      const seen: number[] = [];
      one.others.subscribe((others) => void seen.push(others));
      const frame = document.body.appendChild(document.createElement('iframe'));
      const { BroadcastChannel: Channel } = frame.contentWindow as unknown as typeof globalThis;
      const crashed = new Channel('design-maker-open');
      crashed.postMessage({ design, tab: 'crashed', word: 'here', ask: false });
      await waitUntil(() => seen.includes(1));
      frame.remove();
      await waitUntil(() => one.others.value === 0);
      one.close();
    });
  });
}
