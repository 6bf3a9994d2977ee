// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewLevel } from '../../../../../elements/mockup/loading/preview-size.js';
import { clear, click, settle, standIn } from '../../support/render.js';
import { answers, asked, begin, fails } from '../../support/fake-server.js';
import { said } from '../../support/page-queries.js';
import { found, mockupOf, open, pageOf, START } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const MUG = mockupOf('Mug');
const MANY = Array.from({ length: 70 }, (_, i) => mockupOf(`Mug ${i}`));

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const grid = () => one('section[aria-label="Mockups"]');
const cards = () =>
  [...(grid()?.querySelectorAll('a.card .card-name') ?? [])].map((name) => name.textContent);

/** What waits to come near to what the reader sees. */
const waiting = new Map<Element, IntersectionObserverCallback>();

function standInNear(): void {
  globalThis.IntersectionObserver = class {
    readonly #seen: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe(target: Element) {
      this.#targets.add(target);
      waiting.set(target, this.#seen);
    }
    unobserve() {}
    disconnect() {
      for (const target of this.#targets) waiting.delete(target);
    }
  } as never;
}

/** The reader scrolls until the end of the grid is near. */
async function scrollToEnd(): Promise<void> {
  const end = one('.results-end')!;
  await settle(() => waiting.has(end));
  const entry = { isIntersecting: true, target: end } as unknown as IntersectionObserverEntry;
  await act(async () => waiting.get(end)?.([entry], undefined as never));
}

describe('the grid of mockups', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    waiting.clear();
    standInNear();
    answers.set('mockup/get', () => [MUG]);
  });
  afterEach(clear);

  it('the grid has pages of 30 and goes on as its end comes near, a search asks for 100, a preview is computed at twice its size, at 1200 px if unknown [D-042]', async () => {
    answers.set('mockup/get_mockups', ({ page_no, size }) => {
      const end = Number(page_no) * Number(size);
      return pageOf(MANY.slice(end - Number(size), end), MANY.length, end < MANY.length);
    });
    await open(START);
    await settle(() => cards().length === 30);
    expect(asked('mockup/get_mockups')).toEqual([{ page_no: 1, size: 30, priority_sort: true }]);
    await scrollToEnd();
    await settle(() => cards().length === 60);
    await scrollToEnd();
    await settle(() => cards().length === 70);
    expect(cards()).toEqual(MANY.map(({ name }) => name));
    expect(asked('mockup/get_mockups').map(({ page_no, size }) => [page_no, size])).toEqual([
      [1, 30],
      [2, 30],
      [3, 30],
    ]);
    expect(said(grid())).toContain('No more results.');

    answers.set('mockups/_search', () => found(MANY));
    answers.set('mockup/get', ({ id }) => MANY.filter(({ _id }) => (id as string[]).includes(_id)));
    await open(`${START}?q=mug`);
    await settle(() => cards().length === 70);
    const fields = ['name', 'categories.name', 'keywords'];
    const query = { multi_match: { query: 'mug', fields } };
    expect(asked('mockups/_search')).toEqual([{ from: 0, size: 100, query }]);
    expect(asked('mockup/get')).toEqual([{ id: MANY.map(({ _id }) => _id) }]);

    const computed = (shown: number) => 1200 / 2 ** previewLevel(1200, shown);
    expect([600, 300, 150].map(computed)).toEqual([1200, 600, 300]);
    // one that lies between is computed finer than twice, never coarser
    expect([301, 184, 151].map(computed)).toEqual([1200, 600, 600]);
    expect(computed(0), 'nobody knows how large it is shown').toBe(1200);
  });

  it('a category has its own grid, headed by its name, with the same as a table', async () => {
    answers.set('category/get', () => [
      { _id: 'drinkware', name: 'Drinkware', parent: null, mockup_length: 70 },
    ]);
    answers.set('mockup/get_mockups', ({ size }) => pageOf(MANY.slice(0, Number(size)), 70, true));
    await open(`${START}?category=drinkware`);
    await settle(() => cards().length === 30 && one('h2') !== null);
    expect(asked('mockup/get_mockups')).toContainEqual({
      ...{ page_no: 1, size: 30, priority_sort: true, category_id: 'drinkware' },
    });
    expect(one('h2')?.textContent).toBe('Drinkware');
    expect(one('.mockup-total')?.textContent).toBe('70 mockups');
    expect(one('.mockup-list-head a')?.getAttribute('href')).toBe(`${START}/category/drinkware`);
    expect(one('.mockup-categories [aria-current=page]')?.textContent).toBe('Drinkware70');
  });

  it('a later page that fails leaves what is there and goes on from there', async () => {
    let broken = true;
    answers.set('mockup/get_mockups', ({ page_no }) => {
      if (page_no === 1) return pageOf(MANY.slice(0, 30), 40, true);
      return broken ? fails()() : pageOf(MANY.slice(30, 40), 40);
    });
    await open(START);
    await settle(() => cards().length === 30);
    await scrollToEnd();
    await settle(() => one('.results-end [role=alert]') !== null);
    expect(cards()).toHaveLength(30);
    broken = false;
    await click(one('.results-end [role=alert] button'));
    await settle(() => cards().length === 40);
    expect(document.activeElement?.querySelector('.card-name')?.textContent).toBe('Mug 30');
  });

  it('a search says what it looked for instead of a typing error, and a click undoes it', async () => {
    answers.set('mockups/_search', (input) =>
      (input as { as_written?: true }).as_written ? found([]) : { ...found([MUG]), corrected: 'mug' },
    );
    await open(`${START}?q=mgu`);
    await settle(() => cards().length === 1);
    expect(said(grid())).toContain('Showing results for mug');
    await click(one('.results-corrected a'));
    await settle(() => cards().length === 0 && one('.empty-page') !== null);
    expect(one('.results-corrected')).toBeNull();
  });
});
