// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { category, format } from '../../support/catalog.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';

const call = vi.fn<(about: { path: string }) => unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async (...args: Parameters<typeof call>) => call(...args),
}));

const START = '/designmaker/start';
const TREE = [
  category('Business', 5, [format('Business Card', 6), format('Menu', 2)]),
  category('Social media', 1, [format('Instagram Post', 7)]),
];

/** What media queries are measured against, CSS px. */
let width = 1440;
const wide = (query: string) => {
  const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? NaN);
  return { matches: width <= most, addEventListener() {}, removeEventListener() {} };
};

async function open(address: string, at = 1440) {
  width = at;
  const { routes } = await import('../../../../../app/routes.js');
  const router = await visit(routes, address);
  await settle(() => document.querySelector('main') !== null);
  return router;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const named = (selector: string, name: string) =>
  all(selector).find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name);
const page = () => document.querySelector('main')?.textContent ?? '';
const generateNew = async () => {
  await click(named('button', 'Generate New'));
  await settle(() => all('[role=menu]').length > 0);
};

describe('the dashboard’s frame', () => {
  beforeAll(async () => {
    standIn();
    globalThis.matchMedia = wide as never;
    // what is slow to come on a busy machine
    await import('../../../../../app/routes/designmaker.start.shared-designs.js');
    await import('../../../../../app/routes/designmaker.start.folders.js');
  });
  beforeEach(() => {
    call.mockReset().mockImplementation(({ path }) => {
      if (path === 'user/check_session') return { tag: null };
      if (path === 'category/get_design_categories') return TREE;
      return new Promise(() => undefined);
    });
  });
  afterEach(clear);

  it('[A-003] up to 767 px a phone screen takes the place of dashboard and editor; 768 px has the dashboard', async () => {
    await open(START, 767);
    expect(page()).toContain('Editing needs a wider window');
    expect(page()).not.toContain('WHAT WOULD YOU LIKE TO DESIGN?');
    const tabs = all('.phone-tabs a').map((tab) => [tab.textContent, tab.getAttribute('href')]);
    expect(tabs).toEqual([
      ['Designs', START],
      ['Templates', `${START}/templates`],
      ['Folders', `${START}/folders`],
      ['Mockups', '/mockupmaker/start'],
    ]);
    await open(`${START}/designs/d1/edit`, 767);
    expect(page()).toContain('Editing needs a wider window');
    await open(START, 768);
    expect(page()).toContain('WHAT WOULD YOU LIKE TO DESIGN?');
    expect(page()).not.toContain('Editing needs a wider window');
    expect(all('.phone-tabs')).toEqual([]);
  });

  it('the side navigation stands open from 992 px on, and is a drawer below', async () => {
    await open(START, 992);
    expect(named('aside a', 'All your designs')).toBeTruthy();
    expect(named('button', 'Open navigation')).toBeUndefined();
    await open(START, 991);
    expect(named('a', 'All your designs')).toBeUndefined();
    await click(named('button', 'Open navigation'));
    await settle(() => named('[role=dialog] a', 'All your designs') !== undefined);
    expect(named('[role=dialog] button', 'Generate New')).toBeTruthy();
  });

  it('[A-017] Generate New lists the categories’ formats, and one opens the template that shows it', async () => {
    const router = await open(START);
    await generateNew();
    const groups = all('[role=menu] [role=group]').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Business', 'Social media']);
    const rows = all('[role=menuitem]:not([aria-label])');
    expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Business Card1050 × 600 px',
      'Menu1050 × 600 px',
      'Instagram Post1050 × 600 px',
    ]);
    await click(rows[1]);
    await settle(() => router.state.location.pathname === `${START}/template/menu-example`);
  });

  it('beside each row of Generate New a blank page of its measures is begun', async () => {
    const router = await open(START);
    call.mockImplementation(({ path }) =>
      path === 'saved_design/create_blank_design' ? { _id: 'new' } : new Promise(() => undefined),
    );
    await generateNew();
    await click(named('[role=menuitem]', 'Blank Menu'));
    await settle(() => router.state.location.pathname === `${START}/designs/new/edit`);
    const asked = call.mock.calls.find(([{ path }]) => path === 'saved_design/create_blank_design');
    expect((asked as unknown[])[1]).toEqual({ width: 1050, height: 600, dimension_units: 'px' });
  });

  it('Generate New says that its formats failed, and asks again', async () => {
    call.mockImplementation(({ path }) => {
      if (path === 'user/check_session') return { tag: null };
      throw new Error('no');
    });
    await open(`${START}/all-designs`);
    await generateNew();
    await settle(() => named('[role=menuitem]', 'Try again') !== undefined);
    call.mockImplementation(() => TREE);
    await click(named('[role=menuitem]', 'Try again'));
    await settle(() => all('[role=menuitem]:not([aria-label])').length === 3);
  });

  it('[A-018] Shared designs and Folders ask a visitor to sign in', async () => {
    for (const name of ['Shared designs', 'Folders']) {
      const router = await open(START);
      await click(named('aside a', name));
      await settle(() => router.state.location.pathname.endsWith(`/${name.toLowerCase().replace(' ', '-')}`));
      const asks = document.querySelector<HTMLElement & { heading: string }>('main dm-empty-state');
      expect(asks?.heading).toMatch(/^Sign in to see /);
      expect(named('main button', 'Sign in')).toBeTruthy();
      const asked = call.mock.calls.map(([{ path }]) => path);
      expect(asked.filter((path) => /permission|folder/.test(path))).toEqual([]);
    }
  });

  it('the first stop of the Tab key leads past the bars', async () => {
    await open(START);
    const skip = document.querySelector<HTMLElement>('a, button');
    expect(skip?.textContent).toBe('Skip to content');
    await act(async () => skip?.click());
    expect(document.activeElement).toBe(document.querySelector('main'));
  });
});
