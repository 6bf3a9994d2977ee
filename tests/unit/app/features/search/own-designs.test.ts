// @vitest-environment jsdom
import { createElement, Fragment } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountGate, SessionEffects } from '../../../../../app/features/account/index.js';
import { SearchBox } from '../../../../../app/features/search/index.js';
import { designListOf } from '../../support/design-list.js';
import { answers, asked, begin, signedIn } from '../../support/fake-server.js';
import { clear, click, settle, show, standIn, type } from '../../support/render.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const field = () => document.querySelector<HTMLInputElement>('input[role=combobox]')!;
const options = () => [...document.querySelectorAll('[role=option]')];
const rows = () => options().map((row) => row.textContent);

async function open() {
  const box = createElement(SearchBox, { size: 'hero' });
  const page = createElement(
    Fragment,
    null,
    createElement(SessionEffects),
    createElement(AccountGate, null, box),
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  await show(createElement(RouterProvider, { router }));
  await settle(() => document.querySelector('input[role=combobox]') !== null);
  return () => router.state.location.pathname + router.state.location.search;
}

describe("a member's own designs below the search field", () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    answers.set('category/get_design_categories', () => []);
    answers.set('saved_design/list', () => ({
      ...designListOf({ _id: 'd1', name: 'Jazz nights' }, { _id: 'd2', name: 'Jazz flyer' }),
      total: 12,
    }));
  });
  afterEach(clear);

  it('stand last, each opens itself, and the last row all of them', async () => {
    signedIn();
    const address = await open();
    await type(field(), 'jazz');
    await settle(() => rows().includes('Jazz nights Yours'));
    expect(rows()).toEqual([
      'jazz templates',
      'Jazz nights Yours',
      'Jazz flyer Yours',
      'jazz in 12 of yours',
    ]);
    await click(options()[1]);
    expect(address()).toBe('/designmaker/start/designs/d1/edit');
    await type(field(), 'jazz n');
    await settle(() => options().length === 4);
    await click(options().at(-1));
    expect(address()).toBe('/designmaker/start/all-designs?q=jazz+n');
  });

  it('are not asked for by a visitor', async () => {
    await open();
    await type(field(), 'jazz');
    await settle(() => rows().includes('jazz templates'));
    expect(asked('saved_design/list')).toEqual([]);
  });
});
