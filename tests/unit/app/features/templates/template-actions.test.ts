// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  TemplateActions,
  TemplateTile,
  type TemplateClick,
} from '../../../../../app/features/templates/index.js';
import { template } from '../../support/catalog.js';
import { clear, click, settle, show, standIn } from '../../support/render.js';

const call = vi.fn<(about: { path: string }, input: unknown) => Promise<unknown>>();
vi.mock('../../../../../app/api.js', () => ({ api: (...args: Parameters<typeof call>) => call(...args) }));
const failures: { readonly text: string; readonly retry: () => void }[] = [];
vi.mock('../../../../../app/ports/notifications/notifier.js', () => ({
  notifier: { error: (text: string, retry: () => void) => void failures.push({ text, retry }) },
}));

const offered: (() => void)[] = [];
vi.mock('../../../../../app/ports/notifications/design-ready-toast.js', () => ({
  showDesignReadyToast: (open: () => void) => void offered.push(open),
}));

const START = '/designmaker/start';
const TEMPLATES = [template('Northam'), template('Vessel')];

async function list(mode: TemplateClick, listed?: string) {
  const tiles = TEMPLATES.map((each) =>
    createElement(TemplateTile, {
      ...{ key: each._id, template: each, shape: { width: 184, height: 208 }, click: mode },
      ...(listed !== undefined && { category: listed }),
    }),
  );
  const routes = [
    { path: '/list', element: createElement(TemplateActions, { click: mode, children: tiles }) },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  await show(createElement(RouterProvider, { router }));
  const address = () => router.state.location.pathname + router.state.location.search;
  return Object.assign(address, { goTo: (to: string) => act(() => router.navigate(to)) });
}

const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('a.card')];
const menuRows = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
const openMenu = async (at = 0) => {
  await act(async () => {
    const opens = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 9, clientY: 9 });
    cards()[at]!.dispatchEvent(opens);
  });
  await settle(() => menuRows().length > 0);
  return menuRows().map((row) => row.textContent);
};
const onPhone = (phone: boolean) => {
  globalThis.matchMedia = (() => ({
    ...{ matches: phone, addEventListener() {}, removeEventListener() {} },
  })) as never;
};

describe('templates in a list', () => {
  beforeAll(standIn);
  beforeEach(() => {
    onPhone(false);
    failures.length = 0;
    offered.length = 0;
    call.mockReset().mockResolvedValue({ _id: 'new' });
  });
  afterEach(clear);

  it('[A-014] the menu offers Share and Preview, where a click previews Share and Use this template', async () => {
    const home = await list('use');
    expect(await openMenu()).toEqual(['Share', 'Preview']);
    await click(menuRows()[1]);
    expect(home()).toBe(`${START}/template/northam`);

    await list('use');
    await openMenu(1);
    await click(menuRows()[0]);
    await settle(() => document.querySelector('[role=dialog] input') !== null);
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toMatch(
      /\/template\/vessel$/,
    );

    const templates = await list('preview');
    expect(await openMenu()).toEqual(['Share', 'Use this template']);
    await click(menuRows()[1]);
    await settle(() => templates() !== '/list');
    expect(templates()).toBe(`${START}/designs/new/edit?category=business-card`);
  });

  it('a click copies once, says so on the card, and opens the copy with the category it was found in', async () => {
    let answer: (copy: unknown) => void = () => undefined;
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const address = await list('use', 'cards');
    await click(cards()[0]);
    await click(cards()[0]);
    await click(cards()[1]);
    expect(call.mock.calls.map(([, input]) => input)).toEqual([{ id: 'northam-id' }]);
    const busy = () => cards().map((card) => card.getAttribute('aria-busy'));
    await settle(() => busy()[0] === 'true');
    expect(busy()).toEqual(['true', null]);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Opening your copy');
    await act(async () => answer({ _id: 'new' }));
    await settle(() => address() !== '/list');
    expect(address()).toBe(`${START}/designs/new/edit?category=cards`);
  });

  it('a copy that is ready after one has gone elsewhere is offered, not pushed on the reader', async () => {
    let ready = (_: unknown) => undefined as unknown;
    call.mockImplementation(() => new Promise((resolve) => (ready = resolve)));
    const address = await list('use');
    await click(cards()[0]);
    await address.goTo('/elsewhere');
    await act(async () => ready({ _id: 'new' }));
    await settle(() => offered.length === 1);
    expect(address()).toBe('/elsewhere');
    await act(async () => offered[0]!());
    expect(address()).toBe(`${START}/designs/new/edit?category=business-card`);
  });

  it('a list that shows something else by then is free for another copy', async () => {
    let ready = (_: unknown) => undefined as unknown;
    call.mockImplementation(() => new Promise((resolve) => (ready = resolve)));
    const address = await list('use');
    await click(cards()[0]);
    await address.goTo('/list?more');
    await act(async () => ready({ _id: 'new' }));
    await settle(() => offered.length === 1 && !cards()[0]!.hasAttribute('aria-busy'));
    await click(cards()[1]);
    await act(async () => ready({ _id: 'second' }));
    await settle(() => address().includes('second'));
  });

  it('a copy that failed is told, and can be tried again', async () => {
    call.mockRejectedValueOnce(new Error('offline'));
    const address = await list('use');
    await click(cards()[1]);
    await settle(() => failures.length > 0);
    expect(failures[0]?.text).toBe('Something went wrong :/');
    expect(cards()[1]?.getAttribute('aria-busy')).toBeNull();
    await act(async () => failures[0]?.retry());
    await settle(() => address() !== '/list');
    expect(address()).toBe(`${START}/designs/new/edit?category=business-card`);
  });

  it('every card is a link that works in a tab of its own: it copies, or shows the template', async () => {
    await list('use');
    expect(cards()[0]?.getAttribute('href')).toBe(`${START}/template/northam-id/design_template`);
    let taken: boolean | undefined;
    const seeLast = (event: MouseEvent) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', seeLast, { once: true });
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    await act(async () => void cards()[0]!.dispatchEvent(elsewhere));
    expect(taken).toBe(false);
    expect(call).not.toHaveBeenCalled();
    const address = await list('preview');
    await click(cards()[1]);
    expect(address()).toBe(`${START}/template/vessel`);
  });

  it('on a phone a click previews everywhere and no menu offers a copy', async () => {
    onPhone(true);
    for (const mode of ['use', 'preview'] as const) {
      const address = await list(mode);
      expect(await openMenu()).toEqual(['Share', 'Preview']);
      await click(cards()[0]);
      expect(address()).toBe(`${START}/template/northam`);
    }
    expect(call).not.toHaveBeenCalled();
  });
});
