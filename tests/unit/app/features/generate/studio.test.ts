import { expect, it, vi } from 'vitest';
import { blankDesign } from '../../../../../elements/document/blank-design.js';
import { Generator } from '../../../../../elements/generator/generator.js';
import type { Host } from '../../../../../elements/generator/host.js';
import { createStudio } from '../../../../../app/features/generate/making/create-studio.js';

const jobs: { readonly name: string; readonly input: unknown; readonly end: () => void }[] = [];
const start = async (): Promise<Host> => ({
  run: (name, input) =>
    new Promise((resolve) => jobs.push({ name, input, end: () => resolve({ missing: [] } as never) })),
  retry: () => undefined,
  close: () => undefined,
});

vi.mock('../../../../../elements/shell/generating/create-generator.js', () => ({
  createGenerator: (_sources: unknown, size: number) => new Generator({ sources: {} as never, size, start }),
}));
vi.mock('../../../../../elements/shell/generating/find-subject.js', () => ({
  createSubjectFinder: () => async () => null,
}));
vi.mock('../../../../../app/features/editor/index.js', () => ({ productSources: {} }));

const design = blankDesign({ id: 'd', width: 100, height: 100 });
const input = { texts: [{ label_id: 'title', text: 'Sea' }], images: [] };
const { signal } = new AbortController();
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('[A-041] six designs are made at once, and the others wait in a queue until one of those is done', async () => {
  const studio = createStudio();
  const made = Array.from({ length: 9 }, (_, i) => studio.make({ design, input, side: i + 1 }, signal));
  await turn();
  expect(jobs).toHaveLength(6);
  for (let done = 0; done < 9; done++) {
    jobs[done]!.end();
    await turn();
    expect(jobs).toHaveLength(Math.min(9, done + 7));
  }
  await Promise.all(made);
  expect(jobs.map((job) => (job.input as { side: number }).side)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('fills by role label, and passes two colors or a palette on', async () => {
  const studio = createStudio();
  const from = jobs.length;
  const palette = ['#111111', '#222222', '#333333', '#444444', '#555555'];
  void studio.make({ design, input, palette, colors: ['#ffffff', '#000000'], side: 1 }, signal);
  void studio.make({ design, input, palette: null, colors: null, side: 2 }, signal);
  await turn();
  expect(jobs.slice(from).map((job) => job.input)).toEqual([
    {
      ...{ file: design, side: 1, palette, colors: ['#ffffff', '#000000'] },
      inputs: { by: 'role-label', texts: { title: 'Sea' }, images: {} },
    },
    { file: design, side: 2, inputs: { by: 'role-label', texts: { title: 'Sea' }, images: {} } },
  ]);
});
