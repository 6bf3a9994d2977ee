import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildMockups, queueOf } from '../../../catalog/build/mockups.js';

const mockups = fileURLToPath(new URL('../../../catalog/mockups', import.meta.url));

it('shows the mockups in the order of the queue, those it does not name after them', async () => {
  const queue = await queueOf(mockups);
  const packages = `${mockups}/packages`;
  const all = (await buildMockups(packages, queue)).mockups.map(({ id }) => id);
  expect(all).toEqual(queue.filter((id) => all.includes(id)));
  expect(all.length).toBeGreaterThan(8);
  const [last] = all.slice(-1);
  const turned = (await buildMockups(packages, [last!, 'not-there'])).mockups.map(({ id }) => id);
  expect(turned[0]).toBe(last);
  expect(turned.slice(1)).toEqual([...all.slice(0, -1)].sort());
});
