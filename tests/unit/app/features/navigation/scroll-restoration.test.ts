// @vitest-environment jsdom
import { act, createElement as h, useEffect, useState } from 'react';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScrollRestoration } from '../../../../../app/features/navigation/index.js';
import { useTitle } from '../../../../../app/ui/hooks/use-title.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';

/** How far down the page is, CSS px; no farther than it is long. */
let longest = 0;
const scrolledTo = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: Math.min(y, longest), configurable: true });

/** The list comes a moment after its page, as answers of a server do. */
function List() {
  const [come, setCome] = useState(false);
  useTitle('List');
  useEffect(() => {
    const timer = setTimeout(() => {
      longest = 2000;
      setCome(true);
    }, 30);
    return () => clearTimeout(timer);
  }, []);
  const link = (row: string) => h(Link, { to: '/page', key: row }, 'Page');
  return h(
    'main',
    null,
    h('h1', null, 'List'),
    h('input'),
    come && ['one', 'two'].map((row) => h('div', { key: row, 'data-place': row }, link(row))),
    h('section', { id: 'part' }),
  );
}

function Page() {
  useTitle('Page');
  return h('main', null, h('h1', null, 'Page'));
}

/** As the editor: it has no heading of its own at first. */
function Bare() {
  useTitle('Bare');
  return h('main');
}

const routes: RouteObject[] = [
  {
    element: h('div', null, h(Outlet), h(ScrollRestoration)),
    children: [
      { path: '/list', Component: List },
      { path: '/page', Component: Page },
      { path: '/bare', Component: Bare },
    ],
  },
];

const row = (name: string) => document.querySelector<HTMLElement>(`[data-place='${name}']`);
const heading = () => document.querySelector('h1');
const said = () => document.querySelector('[aria-live]')?.textContent;

describe('the place on a page', () => {
  beforeAll(standIn);
  beforeEach(() => {
    sessionStorage.clear();
    longest = 0;
    scrolledTo(0);
    window.scrollTo = ((to: ScrollToOptions) => scrolledTo(to.top ?? 0)) as typeof window.scrollTo;
    Element.prototype.scrollTo = function (this: Element, to?: number | ScrollToOptions) {
      if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
    };
  });
  afterEach(clear);

  const opened = async () => {
    const router = await visit(routes, '/list');
    await settle(() => row('two') !== null);
    return router;
  };
  const leave = async () => {
    scrolledTo(700);
    row('two')!.scrollLeft = 240;
    const link = row('two')!.querySelector('a')!;
    link.focus();
    await click(link);
    expect(heading()?.textContent).toBe('Page');
  };

  it('a new page begins at its top, with the focus on its heading', async () => {
    await opened();
    await leave();
    expect(scrollY).toBe(0);
    expect(document.activeElement).toBe(heading());
    expect(document.title).toBe('Page - Design Maker');
  });

  it('Back leads to the scroll of page and sliders and to the very link, once the list has come', async () => {
    const router = await opened();
    await leave();
    longest = 0;
    await act(() => router.navigate(-1));
    expect(row('two')).toBeNull();
    await settle(() => document.activeElement === row('two')?.querySelector('a'));
    expect(scrollY).toBe(700);
    expect(row('two')?.scrollLeft).toBe(240);
    expect(row('one')?.scrollLeft).toBe(0);
  });

  it('whoever scrolls while a list is on its way is left where they are', async () => {
    const router = await opened();
    await leave();
    longest = 0;
    await act(() => router.navigate(-1));
    window.dispatchEvent(new Event('wheel'));
    await settle(() => row('two') !== null);
    expect(scrollY).toBe(0);
  });

  it('a page without a heading is said', async () => {
    const router = await opened();
    await act(() => router.navigate('/bare'));
    await settle(() => said() === 'Bare - Design Maker');
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('a field that is still there keeps the focus while the list below it becomes another one, which is said', async () => {
    const router = await opened();
    const field = document.querySelector('input')!;
    field.focus();
    scrolledTo(300);
    await act(() => router.navigate('/list?query=card'));
    expect(document.activeElement).toBe(field);
    expect(scrollY).toBe(0);
    await settle(() => said() === 'List - Design Maker');
  });

  it('an address that names a part leads to it; one that is put right moves nothing', async () => {
    const router = await opened();
    scrolledTo(300);
    await act(() => router.navigate('/list?put=right', { replace: true }));
    expect(scrollY).toBe(300);
    await act(() => router.navigate('#part'));
    expect(document.activeElement).toBe(document.getElementById('part'));
  });
});
