// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { template } from '../../support/catalog.js';
import { answers, asked, begin } from '../../support/fake-server.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
const painted = vi.fn((_template: unknown, { colorway }: { colorway?: string }) =>
  Promise.resolve(`blob:${colorway}`),
);
vi.mock('../../../../../app/features/templates/pages/paint-template.js', () => ({ paintTemplate: painted }));

const START = '/designmaker/start';
const JAZZ = {
  ...template('Jazz nights', 'Poster'),
  design_file: {
    ...{ width: 400, height: 300 },
    pages: [{ background_color: '#f7eede', objects: [] }],
    colorways: [
      { id: 'jazz', name: 'Jazz', colors: ['#f7eede', '#14213d'] },
      { id: 'mint', name: 'Mint', colors: ['#f3fbf6', '#0b3b36'] },
      { id: 'plum', name: 'Plum', colors: ['#fff4e6', '#2a1030'] },
    ],
  },
};

const dots = () => [...document.querySelectorAll<HTMLInputElement>('.colorways input[type=radio]')];
const dot = (name: string) => dots().find((each) => each.getAttribute('aria-label') === name)!;
const shown = () => document.querySelector('.template-sharp')?.getAttribute('src');
const colors = () =>
  [...document.querySelectorAll<HTMLElement>('.template-swatch')].map(({ title }) => title);
const use = () =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === 'Use this template')!;

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  const router = await visit(routes, `${START}/template/${address}`);
  await settle(() => document.querySelector('h1')?.textContent === 'Jazz nights');
  return router;
}

describe('the colorways of a template', () => {
  beforeAll(() => {
    standIn();
    URL.revokeObjectURL = () => undefined;
  });
  beforeEach(() => {
    begin();
    painted.mockClear();
    answers.set('design/get_by_custom_url', () => JAZZ);
    answers.set('category/get_design_recommendations', () => []);
    answers.set('design/copy_into_saved_design', () => ({ _id: 'new' }));
  });
  afterEach(clear);

  it('are radio buttons with names; the chosen one is painted, stands in the address and is what is used', async () => {
    const router = await open('jazz-nights');
    expect(dots().map((each) => [each.getAttribute('aria-label'), each.checked])).toEqual([
      ['Jazz', true],
      ['Mint', false],
      ['Plum', false],
    ]);
    expect(document.querySelector('.colorways legend')?.textContent).toBe('Colorway');
    expect(colors()).toEqual(['#f7eede']);
    await click(dot('Mint'));
    await settle(() => shown() === 'blob:mint');
    expect(router.state.location.search).toBe('?colorway=mint');
    expect(dot('Mint').checked).toBe(true);
    expect(colors()).toEqual(['#f3fbf6']);
    await click(use());
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(asked('design/copy_into_saved_design')).toEqual([{ id: 'jazz-nights-id', colorway: 'mint' }]);
  });

  it('are shown as the address says; the first one is the template as it came', async () => {
    const router = await open('jazz-nights?colorway=plum');
    await settle(() => shown() === 'blob:plum');
    expect(dot('Plum').checked).toBe(true);
    await click(dot('Jazz'));
    await settle(() => shown() !== 'blob:plum');
    expect(router.state.location.search).toBe('');
    await click(use());
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(asked('design/copy_into_saved_design')).toEqual([{ id: 'jazz-nights-id' }]);
  });

  it('are none where the template brings none, and an address may not ask for one', async () => {
    const { colorways: _, ...file } = JAZZ.design_file;
    answers.set('design/get_by_custom_url', () => ({ ...JAZZ, design_file: file }));
    const router = await open('jazz-nights?colorway=plum');
    expect(dots()).toEqual([]);
    await click(use());
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(asked('design/copy_into_saved_design')).toEqual([{ id: 'jazz-nights-id' }]);
  });

  it('that cannot be painted leave the picture and say so', async () => {
    painted.mockImplementation(() => Promise.reject(new Error('away')));
    await open('jazz-nights');
    await click(dot('Mint'));
    await settle(() => document.body.textContent!.includes('These colors could not be shown.'));
    expect(shown()).toBeUndefined();
    expect(dot('Mint').checked).toBe(true);
  });

  it('a copy address names one too', async () => {
    answers.set('design/get', () => ({ docs: [JAZZ], total: 1, more: false }));
    const { routes } = await import('../../../../../app/routes.js');
    const router = await visit(routes, `${START}/template/jazz-nights-id/design_template?colorway=plum`);
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(asked('design/copy_into_saved_design')).toEqual([{ id: 'jazz-nights-id', colorway: 'plum' }]);
  });
});
