// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allNear, template } from '../../support/catalog.js';
import { answers, asked, begin } from '../../support/fake-server.js';
import { clear, click, press, settle, standIn, visit } from '../../support/render.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
const painted = vi.fn((_template: unknown, { page }: { page: number }) =>
  Promise.resolve(`blob:page-${page}`),
);
vi.mock('../../../../../app/features/templates/pages/paint-template.js', () => ({ paintTemplate: painted }));

const START = '/designmaker/start';
const DECK = { ...template('Deck'), pages: 3 };
const PAGES = Array.from({ length: 3 }, (_, i) => ({ id: `p${i}`, objects: [] }));
const FULL = { ...DECK, design_file: { version: 1, width: 1050, height: 600, pages: PAGES } };

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const said = () => one('.template-pager-count')?.textContent;
const button = (name: string) => one(`.template-pager [aria-label="${name}"]`);

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, START + address);
}

/** A finger drawn sideways over an element, and the click that browsers make of it. */
async function swipe(element: Element, by: number): Promise<void> {
  const touch = (type: string, x: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const at = [{ clientX: x, clientY: 100 }];
    return Object.assign(event, { touches: type === 'touchend' ? [] : at, changedTouches: at });
  };
  await act(async () => void element.dispatchEvent(touch('touchstart', 200)));
  await act(async () => void element.dispatchEvent(touch('touchend', 200 + by)));
  await act(async () => (element as HTMLElement).click());
}

describe('a template of several pages', () => {
  beforeAll(async () => {
    standIn();
    allNear();
    URL.revokeObjectURL = () => undefined;
    // how long a busy machine takes to load the pages' chunks says nothing of the product
    await import('../../../../../app/routes.js');
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.search.js');
    await import('../../../../../app/routes/designmaker.start.template.js');
  }, 180_000);
  beforeEach(() => {
    begin();
    painted.mockClear();
    answers.set('category/get_design_categories', () => []);
    answers.set('design_templates/_search', () => ({
      hits: { total: { value: 2 }, hits: [DECK, template('Card')].map(({ _id }) => ({ _id })) },
    }));
    answers.set('design/get', () => ({ docs: [DECK, template('Card')], total: 2, more: false }));
    answers.set('design/get_one', () => FULL);
    answers.set('design/get_by_custom_url', () => FULL);
    answers.set('category/get_design_recommendations', () => []);
  });
  afterEach(clear);

  it('is paged through on its tile by button, arrow key and finger, and in its detail [E-033]', async () => {
    const router = await open('/search?query=deck');
    await settle(() => one('.template-pager') !== null);
    const pictures = () =>
      [...document.querySelectorAll('main .tile img')].map((img) => img.getAttribute('src'));
    expect(document.querySelectorAll('.template-pager')).toHaveLength(1);
    expect(said()).toBe('1 / 3');
    await click(button('Next page'));
    await settle(() => pictures()[0] === 'blob:page-2');
    expect(said()).toBe('2 / 3');
    await press(button('Next page')!, 'ArrowRight');
    await settle(() => pictures()[0] === 'blob:page-3');
    expect(button('Next page')?.getAttribute('aria-disabled')).toBe('true');
    await swipe(one('.tile a')!, 80);
    await settle(() => said() === '2 / 3');
    // what was painted is not painted again, and none of it used the template
    expect(pictures()[0]).toBe('blob:page-2');
    expect(painted).toHaveBeenCalledTimes(2);
    expect(asked('design/copy_into_saved_design')).toEqual([]);
    expect(router.state.location.pathname).toBe(`${START}/search`);

    await open('/template/deck');
    await settle(() => one('.template-stage .template-pager') !== null);
    expect(said()).toBe('1 / 3');
    await click(button('Next page'));
    await settle(() => one('.template-sharp')?.getAttribute('src') === 'blob:page-2');
    await press(button('Previous page')!, 'ArrowLeft');
    await settle(() => said() === '1 / 3');
    await swipe(one('.template-pages .page-picture')!, -80);
    await settle(() => said() === '2 / 3');
  });

  it('a page that cannot be painted says so, and the others still turn', async () => {
    painted.mockImplementationOnce(() => Promise.reject(new Error('away')));
    await open('/search?query=deck');
    await settle(() => one('.template-pager') !== null);
    await click(button('Next page'));
    await settle(() => said() === 'Page not available');
    await click(button('Next page'));
    await settle(() => said() === '3 / 3' && one('main .tile img')?.getAttribute('src') === 'blob:page-3');
  });
});
