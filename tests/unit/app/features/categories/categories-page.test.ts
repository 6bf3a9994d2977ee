// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { category, format } from '../../support/catalog.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';

const call = vi.fn<(about: { path: string }, input: object) => unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async (...args: Parameters<typeof call>) => call(...args),
}));

const START = '/designmaker/start';
const TREE = [
  category('Social media', 1, [format('Instagram Post', 7, [1080, 1080])]),
  category('Business', 5, [
    format('Business Card', 6),
    { ...format('Invoice', 2), example_template: null },
    format('Letterhead', 4, [794, 1123]),
  ]),
  category('Soon', 9, [{ ...format('Menu', 1), example_template: null }]),
];

let tree: () => unknown;
const carousels = () => [...document.querySelectorAll('.carousel:not([aria-busy])')];
const cardsOf = (at: number) => [...(carousels()[at]?.querySelectorAll<HTMLElement>('a.card') ?? [])];

async function open() {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, `${START}/categories`);
}

describe('the category browser', () => {
  beforeAll(standIn);
  beforeEach(() => {
    tree = () => TREE;
    call.mockReset().mockImplementation(({ path }) => {
      if (path === 'user/check_session') return { tag: null };
      if (path === 'category/get_design_categories') return tree();
      return path === 'design/copy_into_saved_design' ? { _id: 'new' } : new Promise(() => undefined);
    });
  });
  afterEach(clear);

  it('[A-030] a way back, and for each category a row with the examples of its formats by name', async () => {
    await open();
    await settle(() => carousels().length > 0);
    const back = [...document.querySelectorAll('main a')].find((a) => a.textContent === 'Back');
    expect(back?.getAttribute('href')).toBe(START);
    expect(carousels().map((each) => each.querySelector('h2')?.textContent)).toEqual([
      ...['Business', 'Social media'],
    ]);
    expect(cardsOf(0).map((card) => card.querySelector('.card-name')?.textContent)).toEqual([
      ...['Business Card', 'Letterhead'],
    ]);
    expect(cardsOf(0)[1]?.querySelector('img')?.src).toMatch(/\/static\/template\/letterhead\.webp\?v=1$/);
  });

  it('[A-031] a click copies the example and opens the copy as one of its category', async () => {
    const router = await open();
    await settle(() => carousels().length > 0);
    await click(cardsOf(0)[1]);
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(router.state.location.search).toBe('?category=letterhead');
    const copied = call.mock.calls.find(([{ path }]) => path === 'design/copy_into_saved_design');
    expect(copied?.[1]).toEqual({ id: 'letterhead-example' });
  });

  it('says when it failed, asks again, and says when there is nothing', async () => {
    tree = () => {
      throw new Error('offline');
    };
    await open();
    await settle(() => document.querySelector('main [role=alert]') !== null);
    tree = () => [];
    await click(document.querySelector('main [role=alert] button'));
    await settle(() => document.querySelector('.empty-page') !== null);
    expect(document.querySelector('.empty-page a')?.getAttribute('href')).toBe(START);
  });
});
