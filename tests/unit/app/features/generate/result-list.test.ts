import { expect, it } from 'vitest';
import { Candidates } from '../../../../../app/features/generate/results/candidates.js';
import { ResultList } from '../../../../../app/features/generate/results/result-list.js';
import { DEFAULT_COLORS } from '../../../../../app/features/generate/results/use-swap-colors.js';
import { FakeStudio } from './wizard-support.js';

const input = { texts: [], images: [] };
const PALETTES = ['a', 'b', 'c', 'd', 'e'].map((color) => [color]);
const BLUE = ['#eef0fb', '#3a49b0'] as const;
const CREAM_RED = DEFAULT_COLORS;

function listOf(designs: number, studio = new FakeStudio()) {
  const files = Array.from({ length: designs }, (_, i) => ({
    id: `d${i + 1}`,
    file: { id: `d${i + 1}`, pages: [] } as never,
  }));
  const candidates = new Candidates(
    async () => PALETTES,
    async () => ({ designs: files, more: false }),
  );
  return { list: new ResultList({ studio, candidates, input, side: 100 }), studio };
}

const shown = (list: ResultList) =>
  list.results.peek().map(({ made }) => made && (made.file as { id: string }).id);
const states = (list: ResultList) => list.results.peek().map(({ state }) => state);
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('shows six, then six more, each design in its own colors before any comes again', async () => {
  const { list, studio } = listOf(8);
  await list.showMore();
  expect(shown(list)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
  await list.showMore();
  expect(shown(list).slice(6)).toEqual(['d7', 'd8', 'd1', 'd2', 'd3', 'd4']);
  const palettes = studio.making.map(({ request }) => request.palette);
  expect(palettes).toEqual([...Array<null>(8).fill(null), ['a'], ['b'], ['c'], ['d']]);
});

it('gives the place of a design whose words fit badly to others, and shows it once, last', async () => {
  const studio = new FakeStudio();
  studio.atOnce = false;
  const { list } = listOf(3, studio);
  const all = list
    .showMore()
    .then(() => list.showMore())
    .then(() => list.showMore());
  for (let done = 0; !list.ended.peek(); await turn())
    for (; done < studio.making.length; done++) {
      const { request, end } = studio.making[done]!;
      end({ fits: (request.design as { id: string }).id !== 'd2' });
    }
  await all;
  expect(shown(list).filter((id) => id === 'd2')).toEqual(['d2']);
  expect(shown(list).at(-1)).toBe('d2');
  expect(list.results.peek()).toHaveLength(13);
});

it('ends when there are no more, and has none of a format without designs', async () => {
  const { list } = listOf(2);
  await list.showMore();
  await list.showMore();
  expect(list.results.peek()).toHaveLength(12);
  await list.showMore();
  expect(list.results.peek()).toHaveLength(12);
  expect(list.ended.peek()).toBe(true);
  const none = listOf(0).list;
  await none.showMore();
  expect(none.results.peek()).toEqual([]);
  expect(none.ended.peek()).toBe(true);
});

it('says which failed, and makes that one again', async () => {
  const studio = new FakeStudio();
  studio.atOnce = false;
  const { list } = listOf(6, studio);
  const done = list.showMore();
  await turn();
  studio.making.forEach(({ end, fail }, i) => (i === 2 ? fail() : end()));
  await done;
  expect(states(list)).toEqual(['made', 'made', 'failed', 'made', 'made', 'made']);
  studio.atOnce = true;
  await list.retry(3);
  expect(shown(list)[2]).toBe('d3');
  expect(states(list)[2]).toBe('made');
});

it('puts one into two colors, with the former below meanwhile, and gives it its own back', async () => {
  const { list, studio } = listOf(6);
  await list.showMore();
  studio.atOnce = false;
  const done = list.swap(BLUE, 2);
  expect(list.results.peek()[1]).toMatchObject({ state: 'swapping', made: { file: { id: 'd2' } } });
  expect(studio.making).toHaveLength(7);
  expect(studio.last).toMatchObject({ design: { id: 'd2' }, colors: BLUE });
  studio.making.at(-1)!.end();
  await done;
  studio.atOnce = true;
  await list.swap(null, 2);
  expect(studio.last).toMatchObject({ design: { id: 'd2' }, colors: null });
  expect(states(list)).toEqual(Array(6).fill('made'));
});

it('puts all of them into the colors, and those alone that are not in them yet', async () => {
  const { list, studio } = listOf(6);
  await list.showMore();
  await list.swap(BLUE, 1);
  await list.swap(BLUE);
  expect(studio.making.slice(6).map(({ request }) => request.colors)).toEqual(Array(6).fill(BLUE));
  await list.swap(null);
  expect(studio.making.slice(12).map(({ request }) => request.colors)).toEqual(Array(6).fill(null));
});

it('makes what comes while colors are locked in those, each design once', async () => {
  const { list, studio } = listOf(8);
  await list.showMore();
  list.lock(BLUE);
  await list.showMore();
  expect(studio.making.slice(6).map(({ request }) => request.colors)).toEqual([BLUE, BLUE]);
  expect(shown(list)).toHaveLength(8);
  expect(list.ended.peek()).toBe(true);
});

it('a later swap wins over one that is under way, and nothing comes after the end', async () => {
  const { list, studio } = listOf(6);
  await list.showMore();
  studio.atOnce = false;
  void list.swap(BLUE, 1);
  const last = list.swap(CREAM_RED, 1);
  studio.making[6]!.end({ missing: ['late'] });
  studio.making[7]!.end();
  await last;
  expect(list.results.peek()[0]).toMatchObject({ state: 'made', made: { missing: [] } });
  void list.swap(BLUE, 1);
  list.close();
  studio.making[8]!.end({ missing: ['late'] });
  await turn();
  expect(list.results.peek()[0]?.made?.missing).toEqual([]);
});
