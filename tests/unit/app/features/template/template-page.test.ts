// @vitest-environment jsdom
import { act, StrictMode, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../server/contract/envelope.js';
import { template } from '../../support/catalog.js';
import { clear, click, settle, show, standIn, visit } from '../../support/render.js';

const call = vi.fn<(about: { path: string }, input: Record<string, unknown>) => unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async (...args: Parameters<typeof call>) => call(...args),
}));

const START = '/designmaker/start';
const JAZZ = {
  ...template('Jazz nights', 'Poster'),
  ...{ keywords: 'jazz, live music', width: 797, height: 1123 },
  categories: [{ _id: 'poster', name: 'Poster', dimensions: { width: 797, height: 1123, unit: 'px' } }],
  design_file: {
    ...{ width: 797, height: 1123 },
    pages: [
      {
        background_color: '#f7eede',
        objects: [{ width: 90, height: 90, text_details: { font: 'Archivo Black', fontColor: '#14213d' } }],
      },
    ],
  },
};

const answers: Record<string, (input: Record<string, unknown>) => unknown> = {};
const asked = (path: string) => call.mock.calls.filter(([about]) => about.path === path);
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const failed = () => new ApiError('failed', 'out of order');

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, `${START}/template/${address}`);
}

beforeAll(standIn);
beforeEach(() => {
  Object.assign(answers, {
    'user/check_session': () => ({ tag: null }),
    'design/get_by_custom_url': () => JAZZ,
    'design/get': () => ({ docs: [JAZZ], total: 1, more: false }),
    'category/get_design_recommendations': () => [JAZZ, template('Garden fair'), template('Type forum')],
    'design/copy_into_saved_design': () => ({ _id: 'new' }),
  });
  call.mockReset().mockImplementation(({ path }, input) => {
    const answer = answers[path];
    return answer ? answer(input) : new Promise(() => undefined);
  });
});
afterEach(clear);

describe('template detail', () => {
  it('[A-032] preview, name, first category, dimension, and the colors and fonts of the design', async () => {
    await open('jazz-nights');
    await settle(() => text().includes('Jazz nights'));
    expect(document.querySelector('h1')?.textContent).toBe('Jazz nights');
    expect(document.title).toBe('Jazz nights - Design Maker');
    expect(document.querySelector('.template-category')?.textContent).toBe('Poster');
    expect(text()).toContain('Dimension: 797 x 1123 px');
    const preview = document.querySelector<HTMLImageElement>('img[alt="Preview of Jazz nights"]');
    expect(preview?.getAttribute('src')).toContain('/static/template/jazz-nights.webp');
    const swatches = [...document.querySelectorAll<HTMLElement>('.template-swatch')];
    expect(swatches.map(({ title }) => title)).toEqual(['#f7eede', '#14213d']);
    expect([...document.querySelectorAll('span.chip')].map((chip) => chip.textContent)).toEqual([
      'Archivo Black',
    ]);
  });

  it('[A-033] keywords search in a new tab, the template is used and shared, related ones follow, the header knows who is there', async () => {
    const router = await open('jazz-nights');
    await settle(() => text().includes('Garden fair'));
    const tags = [...document.querySelectorAll<HTMLAnchorElement>('a.chip')];
    expect(tags.map((tag) => [tag.getAttribute('href'), tag.target, tag.rel])).toEqual([
      [`${START}/search?query=jazz`, '_blank', 'noopener'],
      [`${START}/search?query=live+music`, '_blank', 'noopener'],
    ]);
    expect(asked('category/get_design_recommendations').map(([, input]) => input)).toEqual([
      { id: 'poster', like: JAZZ._id },
    ]);
    const slider = document.querySelector('.template-related');
    expect(slider?.querySelector('h2')?.textContent).toBe('Explore related designs');
    const related = [...(slider?.querySelectorAll('a.card') ?? [])].map((card) => card.getAttribute('href'));
    expect(related).toEqual([`${START}/template/garden-fair`, `${START}/template/type-forum`]);
    const header = document.querySelector('header.top-bar');
    expect(header?.querySelector('[role=combobox]')).not.toBeNull();
    expect(header?.textContent).toContain('Sign in');
    await click(button('Share this template'));
    await settle(() => text().includes('Template share link'));
    await click(document.querySelector('[role=dialog] button[aria-label=Close]'));
    await click(button('Use this template'));
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    expect(router.state.location.search).toBe('?category=poster');
    expect(asked('design/copy_into_saved_design').map(([, input]) => input)).toEqual([
      { id: 'jazz-nights-id' },
    ]);
  });

  it('a template that cannot be fetched says so and is asked for again; an unknown one is not there', async () => {
    answers['design/get_by_custom_url'] = () => Promise.reject(failed());
    await open('jazz-nights');
    await settle(() => text().includes('Something went wrong :/'));
    answers['design/get_by_custom_url'] = () => JAZZ;
    await click(button('Try again'));
    await settle(() => text().includes('Jazz nights'));

    answers['design/get_by_custom_url'] = () => Promise.reject(new ApiError('not_found', 'unknown'));
    await open('nobody');
    await settle(() => text().includes('Not Found'));
    expect(text()).toContain('There is no template at this address.');
  });
});

describe('the address that copies a template', () => {
  it.each(['jazz-nights-id/design_template', 'jazz-nights-id?resource_type=design_template'])(
    '[A-034] %s copies at once, once, and is replaced by the editor',
    async (address) => {
      const { routes } = await import('../../../../../app/routes.js');
      const entries = [START, `${START}/template/${address}`];
      const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: 1 });
      await show(createElement(StrictMode, null, createElement(RouterProvider, { router })));
      await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
      expect(router.state.location.search).toBe('?category=poster');
      expect(asked('design/get').map(([, input]) => input)).toEqual([{ id: 'jazz-nights-id' }]);
      expect(asked('design/copy_into_saved_design')).toHaveLength(1);
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('says what it waits for; a failure can be tried again', async () => {
    let fail = (_: Error) => undefined as unknown;
    answers['design/copy_into_saved_design'] = () => new Promise((_, reject) => (fail = reject));
    const router = await open('jazz-nights-id/design_template');
    await settle(() => asked('design/copy_into_saved_design').length === 1);
    expect(text()).toContain('Opening your copy');
    fail(failed());
    await settle(() => document.querySelector('.failure') !== null);
    expect(document.querySelector('.failure')?.textContent).toContain('Something went wrong :/');
    answers['design/copy_into_saved_design'] = () => ({ _id: 'second' });
    await click(button('Try again'));
    await settle(() => router.state.location.pathname === `${START}/designs/second/edit`);
  });

  it('an unknown template and another kind of resource are not there, and nothing is copied', async () => {
    answers['design/get'] = () => ({ docs: [], total: 0, more: false });
    for (const address of [
      'nobody/design_template',
      'jazz-nights-id/photo',
      'jazz-nights-id?resource_type=photo',
    ]) {
      await open(address);
      await settle(() => text().includes('Not Found'));
    }
    answers['design/get'] = () => Promise.reject(new ApiError('bad_request', 'id: must be shorter'));
    await open(`${'x'.repeat(300)}/design_template`);
    await settle(() => text().includes('Not Found'));
    expect(asked('design/copy_into_saved_design')).toEqual([]);
  });

  it('on a phone it shows the template instead', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') }) as never;
    const router = await open('jazz-nights-id/design_template');
    await settle(() => router.state.location.pathname === `${START}/template/jazz-nights`);
    expect(asked('design/copy_into_saved_design')).toEqual([]);
    globalThis.matchMedia = wide;
  });

  it('on a phone the arrow leads back to where one came from, from a link of its own to the dashboard', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') }) as never;
    const arrow = () => document.querySelector<HTMLElement>('.template-top a[aria-label=Back]');
    const direct = await open('jazz-nights');
    await settle(() => arrow() !== null);
    await click(arrow());
    await settle(() => direct.state.location.pathname === START);

    const router = await open('jazz-nights?from=results');
    await act(() => router.navigate(`${START}/template/jazz-nights`));
    await settle(() => arrow() !== null);
    await click(arrow());
    await settle(() => router.state.location.search === '?from=results');
    globalThis.matchMedia = wide;
  });
});
