// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../app/features/search/index.js';
import { category, format } from '../../support/catalog.js';
import { clear, click, press, settle, show, standIn, type } from '../../support/render.js';

const tree = [
  category('Business', 2, [format('Business Card', 5), format('Birthday Card', 4)]),
  category('Posters', 1, [format('Poster', 3, [797, 1123])]),
];
const call = vi.fn<() => Promise<unknown>>();
vi.mock('../../../../../app/api.js', () => ({ api: () => call() }));

const field = () => document.querySelector<HTMLInputElement>('input[role=combobox]')!;
const options = () => [...document.querySelectorAll('[role=option]')];
const rows = () => options().map((row) => row.textContent?.replaceAll('\u00a0', ' '));
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const keys = async (...names: string[]) => {
  for (const name of names) await press(field(), name);
};
const submit = () => act(async () => field().form!.requestSubmit());

async function open(size: 'hero' | 'bar' = 'hero', query?: string) {
  const box = createElement(SearchBox, { size, ...(query !== undefined && { query }) });
  const router = createMemoryRouter([{ path: '*', element: box }], { initialEntries: ['/start'] });
  await show(createElement(RouterProvider, { router }));
  await settle(() => call.mock.settledResults.length > 0);
  return () => router.state.location.pathname + router.state.location.search;
}

describe('the search field', () => {
  beforeAll(standIn);
  beforeEach(() => void call.mockReset().mockResolvedValue(tree));
  afterEach(clear);

  it("[A-024] a format shows its name with 'width X height unit', the text shows 'templates'", async () => {
    await open();
    await type(field(), 'post');
    expect(rows()).toEqual([...['Poster 797 X 1123 px', 'Blank Poster 797 X 1123 px', 'post templates']]);
    expect(isOpen()).toBe(true);
    expect(field().getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')?.id);
  });

  it('[A-025] Enter searches for the text, a suggestion for itself and its category; empty text for nothing', async () => {
    const address = await open();
    await submit();
    await type(field(), '   ');
    await submit();
    expect(address()).toBe('/start');
    await type(field(), ' jazz night ');
    await submit();
    expect(address()).toBe('/designmaker/start/search?query=jazz+night');
    expect(isOpen()).toBe(false);
    await type(field(), 'card');
    await keys('ArrowDown', 'ArrowDown', 'Enter');
    expect(address()).toBe('/designmaker/start/search?query=Birthday+Card&category=birthday-card');
    expect(field().value).toBe('Birthday Card');
    await type(field(), 'card');
    await click(options()[0]);
    expect(address()).toBe('/designmaker/start/search?query=Business+Card&category=business-card');
    await type(field(), 'card');
    await click(options().at(-1));
    expect(address()).toBe('/designmaker/start/search?query=card');
  });

  it('the same search once more is no further step back', async () => {
    const router = createMemoryRouter([{ path: '*', element: createElement(SearchBox, { size: 'bar' }) }]);
    await show(createElement(RouterProvider, { router }));
    await type(field(), 'jazz');
    await submit();
    expect(router.state.historyAction).toBe('PUSH');
    await submit();
    expect(router.state.historyAction).toBe('REPLACE');
    await type(field(), 'card');
    await submit();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('arrow keys go round the options, Home and End to the ends, and the field keeps the focus', async () => {
    await open();
    await type(field(), 'card');
    expect(active()).toBeNull();
    await keys('ArrowUp');
    expect(active()?.textContent).toBe('card templates');
    await keys('ArrowDown');
    expect(active()?.textContent).toContain('Business Card');
    await keys('End');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    expect(active()).toBe(options().at(-1));
    await keys('Home');
    expect(active()).toBe(options()[0]);
    expect(document.activeElement).toBe(field());
  });

  it('Escape closes the list first and clears the field next; typing opens it again', async () => {
    await open();
    await type(field(), 'card');
    await keys('Escape');
    expect([isOpen(), field().value]).toEqual([false, 'card']);
    await keys('Escape');
    expect(field().value).toBe('');
    await type(field(), 'p');
    expect(isOpen()).toBe(true);
  });

  it('a press beside it closes the list', async () => {
    await open();
    await type(field(), 'card');
    await click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('Enter that ends a composed word searches for nothing', async () => {
    const address = await open();
    await type(field(), 'ポス');
    await keys('ArrowDown');
    const ends = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await act(async () => void field().dispatchEvent(ends));
    expect(ends.defaultPrevented).toBe(true);
    expect(address()).toBe('/start');
  });

  it('offers popular formats to a click, highest priority first; a focus that comes back with a page opens nothing', async () => {
    await open();
    await act(async () => field().focus());
    expect(isOpen()).toBe(false);
    await click(field());
    expect(document.querySelector('[role=listbox]')?.getAttribute('aria-label')).toBe('Popular formats');
    expect(options().map((row) => row.querySelector('.search-name')?.textContent)).toEqual([
      ...['Business Card', 'Birthday Card', 'Poster'],
    ]);
  });

  it('searches while the categories are on their way, and when they failed', async () => {
    for (const answer of [
      async () => Promise.reject(new Error('offline')),
      () => new Promise(() => undefined),
    ]) {
      call.mockReset().mockImplementation(answer);
      const router = createMemoryRouter([{ path: '*', element: createElement(SearchBox, { size: 'bar' }) }]);
      await show(createElement(RouterProvider, { router }));
      await click(field());
      expect(isOpen()).toBe(false);
      await type(field(), 'card');
      expect(rows()).toEqual(['card templates']);
      await submit();
      expect(router.state.location.search).toBe('?query=card');
    }
  });

  it('in the bar it holds the query of the page, can be cleared, and follows the page', async () => {
    const router = createMemoryRouter(
      ['jazz', 'rock'].map((query) => ({
        path: `/${query}`,
        element: createElement(SearchBox, { key: 'box', size: 'bar', query }),
      })),
      { initialEntries: ['/jazz'] },
    );
    await show(createElement(RouterProvider, { router }));
    expect(field().value).toBe('jazz');
    await click(document.querySelector('[aria-label="Clear search"]'));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    await act(() => router.navigate('/rock'));
    expect(field().value).toBe('rock');
  });
});
