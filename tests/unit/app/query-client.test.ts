// @vitest-environment jsdom
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, createElement, Fragment, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCategories } from '../../../app/catalog.js';
import { OF_USER } from '../../../app/features/account/index.js';
import { useDesignList } from '../../../app/features/designs/calls.js';
import { useRename } from '../../../app/features/designs/actions/use-rename.js';
import { createQueryClient, refreshAllQueries } from '../../../app/query-client.js';
import { clear, click, settle, show, standIn } from './support/render.js';

/** What the server holds, and how often each call was made. */
const held = { name: 'Jazz nights', category: 'Posters' };
const asked = new Map<string, number>();
const times = (path: string): number => asked.get(path) ?? 0;

const answers: Record<string, (input: { name: string }) => unknown> = {
  'category/get_design_categories': () => [{ _id: 'c', name: held.category, priority: 1, children: [] }],
  'saved_design/list': () => ({
    docs: [
      {
        ...{ _id: 'd1', name: held.name, thumbnail: '/d1?v=1', width: 8, height: 6, folder: null },
        ...{ format: '', role: 'edit', owned: true, shared_by: '', updated_at: '2020-01-01T00:00:00Z' },
      },
    ],
    ...{ total: 1, next: null, tag: '1', formats: [] },
  }),
  'saved_design/update': ({ name }) => void (held.name = name),
};

vi.mock('../../../app/api.js', () => ({
  api: async ({ path }: { path: string }, input: { name: string }) => {
    asked.set(path, times(path) + 1);
    return answers[path]?.(input);
  },
}));

const CATEGORIES = 'category/get_design_categories';
const DESIGNS = 'saved_design/list';

const Categories = () => (useCategories().data ?? []).map(({ name }) => name).join();
const Designs = () =>
  useDesignList()
    .designs.map(({ name }) => name)
    .join();
const Rename = () => {
  const { mutate } = useRename(() => undefined);
  return createElement('button', { onClick: () => mutate({ id: 'd1', name: 'Blues nights' }) });
};
const Elsewhere = ({ fetched }: { fetched: () => string }) =>
  useQuery({ queryKey: [OF_USER, 'elsewhere'], queryFn: fetched }).data;

const page = (client: QueryClient, ...parts: ReactNode[]) =>
  show(createElement(QueryClientProvider, { client }, createElement(Fragment, null, ...parts)));
const text = () => document.body.textContent ?? '';

describe('answers', () => {
  beforeAll(standIn);
  beforeEach(() => {
    asked.clear();
    Object.assign(held, { name: 'Jazz nights', category: 'Posters' });
  });
  afterEach(clear);

  it('are kept by request and asked for again after a change, on the page and elsewhere [D-041]', async () => {
    const client = createQueryClient();
    const elsewhere = vi.fn(() => 'fetched');
    await page(client, createElement(Categories), createElement(Elsewhere, { fetched: elsewhere }));
    await settle(() => text().includes('Posters') && text().includes('fetched'));
    // two parts of another page ask for the same: nothing travels
    await page(client, createElement(Categories), createElement(Categories));
    expect(text()).toBe('PostersPosters');
    expect(times(CATEGORIES)).toBe(1);

    await page(client, createElement(Designs), createElement(Rename));
    await settle(() => text().includes('Jazz nights'));
    const before = times(DESIGNS);
    await click(document.querySelector('button'));
    await settle(() => text().includes('Blues nights') && times(DESIGNS) > before);
    expect(held.name).toBe('Blues nights');

    // what was fetched for the user elsewhere is old since then; the catalog is not
    expect(elsewhere).toHaveBeenCalledTimes(1);
    await page(client, createElement(Elsewhere, { fetched: elsewhere }), createElement(Categories));
    await settle(() => elsewhere.mock.calls.length === 2);
    expect(times(CATEGORIES)).toBe(1);
  });

  it('of the catalog are asked for again when an author has saved, designs that are open are not', async () => {
    const client = createQueryClient();
    client.setQueryData(['authored', 'design', 't1', 0], 'open');
    client.setQueryData([OF_USER, 'viewed-design', 'd1'], 'open');
    await page(client, createElement(Categories));
    await settle(() => text() === 'Posters');
    held.category = 'Placards';
    await act(() => refreshAllQueries(client));
    await settle(() => text() === 'Placards');
    expect(client.getQueryState(['authored', 'design', 't1', 0])?.isInvalidated).toBe(false);
    expect(client.getQueryState([OF_USER, 'viewed-design', 'd1'])?.isInvalidated).toBe(false);
  });

  it('follow a change that was made in another tab', async () => {
    vi.resetModules();
    const here = (await import('../../../app/query-client.js')).pageQueryClient();
    vi.resetModules();
    const there = (await import('../../../app/query-client.js')).pageQueryClient();
    expect(there).not.toBe(here);
    await page(here, createElement(Designs));
    await settle(() => text() === 'Jazz nights');
    held.name = 'Soul nights';
    await there
      .getMutationCache()
      .build(there, { mutationFn: async () => undefined })
      .execute(undefined);
    await settle(() => text() === 'Soul nights');
  });
});
