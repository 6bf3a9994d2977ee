import { expect, it, vi } from 'vitest';
import { Candidates } from '../../../../../app/features/generate/results/candidates.js';

const palettes = async () => [['red'], ['blue']];
const pages = [['a', 'b'], ['c']];
const load = (page: number) =>
  Promise.resolve({
    designs: pages[page - 1]!.map((id) => ({ id, file: { id, pages: [] } as never })),
    more: page < pages.length,
  });

async function taken(candidates: Candidates): Promise<string[]> {
  const keys: string[] = [];
  for (let next = await candidates.next(); next; next = await candidates.next()) keys.push(next.key);
  return keys;
}

it('gives every design of every page, then all in other colors, and none twice', async () => {
  const keys = await taken(new Candidates(palettes, load));
  expect(keys.slice(0, 6)).toEqual(['a', 'b', 'c', 'a 0', 'b 1', 'c 0']);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(9);
});

it('asks for a page once, however many wait for it', async () => {
  const asked = vi.fn(load);
  const candidates = new Candidates(palettes, asked);
  const both = await Promise.all([candidates.next(), candidates.next(), candidates.next()]);
  expect(both.map((one) => one?.key)).toEqual(['a', 'b', 'c']);
  expect(asked.mock.calls).toEqual([[1], [2]]);
});

it('leaves nothing out when a page could not be had', async () => {
  const asked = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const candidates = new Candidates(palettes, asked);
  await expect(candidates.next()).rejects.toThrow('offline');
  expect((await candidates.next())?.key).toBe('a');
});

it('has none of a format without designs', async () => {
  const candidates = new Candidates(palettes, () => Promise.resolve({ designs: [], more: false }));
  expect(await candidates.next()).toBeNull();
});

it('gives designs with place for little of what is filled in after all others', async () => {
  const designs = ['a', 'b', 'c'].map((id) => ({ id, file: { id, pages: [] } as never, last: id === 'a' }));
  const keys = await taken(
    new Candidates(
      async () => [],
      async () => ({ designs, more: false }),
    ),
  );
  expect(keys).toEqual(['b', 'c', 'a']);
});

it('gives a design of each layout before one that differs in color alone', async () => {
  const file = (x: number) => ({
    ...{ width: 100, height: 100 },
    pages: [{ objects: [{ labels: { text: 'title' }, position: { x, y: 0 } }] }],
  });
  const designs = [10, 10, 60].map((x, i) => ({ id: `${i}`, file: file(x) as never }));
  const keys = await taken(
    new Candidates(
      async () => [],
      async () => ({ designs, more: false }),
    ),
  );
  expect(keys).toEqual(['0', '2', '1']);
});
