// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DmEmptyState } from '../../../../../elements/controls/lists/dm-empty-state.js';
import { ApiError } from '../../../../../server/contract/envelope.js';
import { allNear, category, format, template } from '../../support/catalog.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';

type Asked = Record<string, unknown>;
const call = vi.fn<(about: { path: string }, input: Asked) => unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async (...args: Parameters<typeof call>) => call(...args),
}));

const START = '/designmaker/start';
const TREE = [category('Business', 5, [format('Business Card', 6)])];
const MANY = Array.from({ length: 60 }, (_, i) => template(`Card ${i}`));

/** A search that finds so many of MANY, and a category that holds all of them. */
const answersFor = (found: number, corrected?: string): Record<string, (input: Asked) => unknown> => ({
  'user/check_session': () => ({ tag: null }),
  'category/get_design_categories': () => TREE,
  'design_templates/_search': ({ from, size }) => ({
    hits: {
      total: { value: found },
      hits: MANY.slice(0, found)
        // pages overlap by one, as when something new was listed meanwhile
        .slice(Math.max(0, Number(from) - 1), Number(from) + Number(size))
        .map(({ _id }) => ({ _id, _source: { _id } })),
    },
    ...(corrected && { corrected }),
  }),
  'design/get': ({ id, page_no: page, size }) => {
    if (id !== undefined) return { docs: MANY.filter(({ _id }) => [id].flat().includes(_id)) };
    const end = Number(page) * Number(size);
    return { docs: MANY.slice(end - Number(size), end), total: MANY.length, more: end < MANY.length };
  },
  'design/copy_into_saved_design': () => ({ _id: 'new' }),
});

let answers = answersFor(60);
const asked = (path: string) => call.mock.calls.filter(([about]) => about.path === path).map(([, is]) => is);
const cards = () => [...document.querySelectorAll<HTMLElement>('main a.card')];
const named = (card: HTMLElement | undefined) => card?.querySelector('.card-name')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main button')].find((each) => each.textContent === name);
const text = () => document.querySelector('main')?.textContent ?? '';

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, `${START}/search${address}`);
}

describe('search results', () => {
  beforeAll(async () => {
    standIn();
    // how long a busy machine takes to load the page's chunks says nothing of the product
    await import('../../../../../app/routes.js');
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.search.js');
  }, 180_000);
  beforeEach(() => {
    allNear();
    answers = answersFor(60);
    call.mockReset().mockImplementation(({ path }, input) => {
      const answer = answers[path];
      return answer ? answer(input) : new Promise(() => undefined);
    });
  });
  afterEach(clear);

  it('[A-026] the query and how many, all pages one after the other, each template once, the end, and a way back', async () => {
    await open('?query=card');
    await settle(() => text().includes('No more results.'));
    expect(document.querySelector('h1')?.textContent).toBe('card');
    expect(document.title).toBe('card - Design Maker');
    expect(document.querySelector('.results-count')?.textContent).toBe('60 templates');
    expect(cards().map(named)).toEqual(MANY.map(({ name }) => name));
    const back = [...document.querySelectorAll('main a')].find((a) => a.textContent === 'Back');
    expect(back?.getAttribute('href')).toBe(START);
  });

  it('20 placeholders stand in while it loads', async () => {
    delete answers['design_templates/_search'];
    await open('?query=card');
    expect(document.querySelectorAll('.results-grid .skeleton:first-child')).toHaveLength(20);
  });

  it('[A-028] an id shows that one, else a category lists itself by 40, else a text is searched for by 50', async () => {
    await open('?id=card-7-id&category=business-card&query=seven');
    await settle(() => text().includes('No more results.'));
    expect(cards().map(named)).toEqual(['Card 7']);
    expect(asked('design/get')).toEqual([{ id: 'card-7-id', active: true }]);

    call.mockClear();
    await open('?category=business-card&query=Business+Card');
    await settle(() => text().includes('No more results.'));
    const listed = { category_id: 'business-card', active: true, size: 40 };
    expect(asked('design/get')).toEqual([
      { ...listed, page_no: 1 },
      { ...listed, page_no: 2 },
    ]);
    expect(cards()).toHaveLength(60);

    expect(asked('design_templates/_search')).toEqual([]);
    await open('?query=card');
    await settle(() => text().includes('No more results.'));
    expect(asked('design_templates/_search')).toMatchObject([
      { from: 0, size: 50 },
      { from: 50, size: 50 },
    ]);
  });

  it('[A-027] nothing found says so and offers a way on; a failure says so and is asked for again', async () => {
    answers = answersFor(0);
    await open('?query=zebra');
    await settle(() => document.querySelector('.empty-page') !== null);
    expect(document.querySelector<DmEmptyState>('.empty-page')?.heading).toBe(
      'Oops! Your search for zebra did not return any results.',
    );
    expect(document.querySelector('.empty-page a')?.getAttribute('href')).toBe(`${START}/templates`);

    answers = {
      ...answersFor(60),
      'design_templates/_search': () => {
        throw new ApiError('failed', 'no');
      },
    };
    await open('?query=card');
    await settle(() => document.querySelector('main [role=alert]') !== null);
    expect(text()).toContain('Oops something went wrong');
    answers = answersFor(60);
    await click(button('Try again'));
    await settle(() => cards().length === 60);
  });

  it('a later page that fails leaves what is there, and goes on from there', async () => {
    const { 'design_templates/_search': search } = answers;
    let fails = true;
    answers['design_templates/_search'] = (input) => {
      if (fails && input['from'] === 50) throw new ApiError('failed', 'no');
      return search?.(input);
    };
    await open('?query=card');
    await settle(() => document.querySelector('main [role=alert]') !== null);
    expect(cards()).toHaveLength(50);
    fails = false;
    await click(button('Try again'));
    await settle(() => cards().length === 60);
    expect(named(document.activeElement as HTMLElement)).toBe('Card 50');
  });

  it('more can be asked for by hand, which leads to the first new card', async () => {
    standIn();
    await open('?query=card');
    await settle(() => button('Show more') !== undefined);
    expect(cards()).toHaveLength(50);
    await click(button('Show more'));
    await settle(() => cards().length === 60);
    expect(named(document.activeElement as HTMLElement)).toBe('Card 50');
    expect(button('Show more')).toBeUndefined();
  });

  it('[A-029] a click copies the template and opens the copy', async () => {
    const router = await open('?query=card');
    await settle(() => cards().length > 0);
    await click(cards()[3]);
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(router.state.location.search).toBe('?category=business-card');
    expect(asked('design/copy_into_saved_design')).toEqual([{ id: 'card-3-id' }]);
  });

  it('says what was searched for instead of a typing error, and a click undoes it', async () => {
    answers = answersFor(3, 'business card');
    const router = await open('?query=busness+card');
    await settle(() => cards().length === 3);
    expect(document.querySelector('h1')?.textContent).toBe('busness card');
    expect(text()).toContain('Showing results for business card');
    answers = answersFor(0);
    await click(document.querySelector('.results-corrected a'));
    await settle(() => document.querySelector('.empty-page') !== null);
    expect(router.state.location.search).toBe('?query=busness+card&exact=1');
    expect(asked('design_templates/_search').at(-1)).toMatchObject({ as_written: true });
    expect(document.querySelector('.results-corrected')).toBeNull();
    answers = answersFor(3, 'business card');
    await act(() => router.navigate(-1));
    await settle(() => cards().length === 3);
  });

  it('filters stand in the address, narrow what is asked for, and Back and a button take them away', async () => {
    const router = await open('?query=card&color=red&style=bold&language=de&price=free&photo=without');
    await settle(() => cards().length > 0);
    expect(asked('design_templates/_search').at(-1)).toMatchObject({
      query: {
        bool: {
          filter: [
            { term: { active: true } },
            ...[
              { color: 'red' },
              { style: 'bold' },
              { language: 'de' },
              { free: true },
              { photo: false },
            ].map((term) => ({ term })),
          ],
        },
      },
    });
    const bar = () => [...document.querySelectorAll('.filter')].map((each) => each.textContent);
    expect(bar()).toEqual(['Red', 'Bold', 'German', 'Free', 'Without photos']);
    await click(document.querySelector('.filter-clear'));
    await settle(() => bar().join() === 'Color,Style,Language,Price,Photos');
    expect(router.state.location.search).toBe('?query=card');
    await act(() => router.navigate(-1));
    await settle(() => bar()[0] === 'Red');
    // what is no color is no filter
    await open('?category=business-card&color=mauve&photo=with');
    await settle(() => cards().length > 0);
    expect(asked('design/get').at(-1)).toMatchObject({ category_id: 'business-card', photo: true });
    expect(asked('design/get').at(-1)).not.toHaveProperty('color');
  });

  it('a filter is chosen from its list, which says what is chosen', async () => {
    const router = await open('?query=card&color=red');
    await settle(() => cards().length > 0);
    const rows = () => [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
    const row = (name: string) => rows().find(({ textContent }) => textContent === name);
    const openList = async () => {
      await click(document.querySelector('.filter'));
      await settle(() => rows().length > 0);
    };
    await openList();
    expect(rows()[0]?.textContent).toBe('Any');
    expect(row('Red')?.getAttribute('aria-checked')).toBe('true');
    await click(row('Teal'));
    expect(router.state.location.search).toBe('?query=card&color=teal');
    await settle(() => rows().length === 0);
    await openList();
    await click(row('Any'));
    expect(router.state.location.search).toBe('?query=card');
  });

  it('where filters leave nothing, it says so and offers to clear them', async () => {
    answers = answersFor(0);
    const router = await open('?query=card&color=teal');
    await settle(() => document.querySelector('.empty-page') !== null);
    expect(document.querySelector<DmEmptyState>('.empty-page')?.heading).toBe(
      'No templates match these filters.',
    );
    answers = answersFor(60);
    await click(document.querySelector('.empty-page a'));
    await settle(() => cards().length > 0);
    expect(router.state.location.search).toBe('?query=card');
  });

  it('a template in another language says which, an English one nothing', async () => {
    answers['design/get'] = () => ({ docs: [{ ...MANY[0]!, language: 'de' }, MANY[1]!] });
    await open('?query=card');
    await settle(() => cards().length === 2);
    expect(cards().map((card) => card.querySelector('.card-badge')?.textContent)).toEqual([
      'German',
      undefined,
    ]);
  });

  it.each([
    ['tiktok video', 'Blank TikTok Video', { width: 1080, height: 1920, dimension_units: 'px' }],
    ['zoom background', 'Blank Zoom Background', { width: 1920, height: 1080, dimension_units: 'px' }],
    ['a4', 'Blank A4', { width: 210, height: 297, dimension_units: 'mm' }],
    ['1080x1920', 'Blank 1080 × 1920\u00a0px', { width: 1080, height: 1920, dimension_units: 'px' }],
    ['business card', 'Blank Business Card', { width: 1050, height: 600, dimension_units: 'px' }],
  ])('%s finds a blank design of that size', async (typed, name, dimensions) => {
    answers = { ...answersFor(0), 'saved_design/create_blank_design': () => ({ _id: 'new' }) };
    const router = await open(`?query=${encodeURIComponent(typed)}`);
    await settle(() => document.querySelector('.blank-size') !== null);
    await settle(() => document.querySelector('.blank-size-name')?.textContent === name);
    await click(document.querySelector('.blank-size'));
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(asked('saved_design/create_blank_design')).toEqual([dimensions]);
  });

  it('an address that asks for nothing leads home, and an id that none can have finds nothing', async () => {
    const router = await open('?query=+');
    await settle(() => router.state.location.pathname === START);
    answers['design/get'] = () => {
      throw new ApiError('bad_request', 'too long');
    };
    await open(`?id=${'x'.repeat(200)}`);
    await settle(() => document.querySelector('.empty-page') !== null);
    expect(document.querySelector('main [role=alert]')).toBeNull();
  });

  it('a link that names a category alone is headed by its name', async () => {
    await open('?category=business-card');
    await settle(() => document.querySelector('h1')?.textContent === 'Business Card');
  });
});
