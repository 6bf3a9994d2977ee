import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, askedAt, withEarly } from '../../../app/early.js';
import { category } from '../../../server/contract/category.js';
import { createClient } from '../../../server/contract/client.js';
import { design } from '../../../server/contract/design.js';
import { mockup, MOCKUP_PAGE_SIZE } from '../../../server/contract/mockup.js';
import { user } from '../../../server/contract/user.js';

const SESSION = '/api/user/check_session';
const tagged = (tag: string | null) => ({ response_code: 1, data: { tag } });

// the page has just begun, however long this process has been here
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(400));
afterEach(() => vi.restoreAllMocks());

/** A server that gives every call the same answer. */
const server = (answer: unknown) =>
  vi.fn((...asked: Parameters<typeof fetch>) => Promise.resolve(asked && Response.json(answer)));

const paths = (ask: ReturnType<typeof server>) => ask.mock.calls.map(([address]) => address);

describe('what is asked before the scripts have come', () => {
  it('are calls just as the app makes them: it asks none of them again', async () => {
    const later = server({ response_code: 1, data: {} });
    for (const [path, calls] of [
      [
        '/designmaker/start/template/jazz%20nights',
        [
          [user.checkSession, {}],
          [category.getDesignCategories, {}],
          [design.getByCustomUrl, { custom_url: 'jazz nights' }],
        ],
      ],
      [
        '/mockupmaker/start/',
        [
          [category.get, { type: 'mockup', filter_empty: true }],
          [mockup.getMockups, { page_no: 1, size: MOCKUP_PAGE_SIZE, priority_sort: true }],
        ],
      ],
    ] as const) {
      const early = server(tagged(null));
      const answers = askEarly(path, '/api/', early);
      const api = createClient({ fetch: withEarly(later, answers) });
      for (const [call, input] of calls) await api(call as never, input as never).catch(() => undefined);
      expect(answers.size).toBe(path.startsWith('/mockup') ? 1 : 0);
      const [, init] = early.mock.calls[0]!;
      await createClient({ fetch: later })(user.checkSession, {}).catch(() => undefined);
      const [address, made] = later.mock.calls.pop()!;
      expect([early.mock.calls[0]![0], init]).toEqual([address, made]);
    }
    expect(later).not.toHaveBeenCalled();
  });

  it('who it is, only where somebody is there', async () => {
    for (const [tag, asked] of [
      [null, [SESSION]],
      ['t1', [SESSION, '/api/user/get_details']],
    ] as const) {
      const ask = server(tagged(tag));
      const answers = askEarly('/designmaker/start/folders', '/api/', ask);
      const given = await withEarly(ask, answers)(SESSION, { method: 'POST', body: '{}' });
      expect(await given.json()).toEqual(tagged(tag));
      await vi.waitFor(() => expect(paths(ask)).toEqual(asked));
    }
  });

  it('by page: nothing on pages without an account or lists, or of an address that is none', () => {
    const named = (path: string) => askedAt(path).map(([call]) => call);
    expect(named('/designmaker/start')).toEqual(['category/get_design_categories']);
    expect(named('/designmaker/start/search')).toEqual(['category/get_design_categories']);
    for (const path of [
      '/',
      '/about',
      '/designmakers',
      '/designmaker/start/template/%E0%A4%A',
      '/designmaker/start/folders',
    ])
      expect(named(path)).toEqual([]);
    const ask = server({});
    expect([askEarly('/about', '/api/', ask).size, ask.mock.calls.length]).toEqual([0, 0]);
  });

  it('each answer is given once and while it is new, failures included, and a signal ends the wait', async () => {
    const later = server('later');
    const post = { method: 'POST', body: '{}' } as const;
    const fetchOf = (ask: typeof fetch) =>
      withEarly(later, askEarly('/designmaker/start/trash', '/api/', ask));

    const once = fetchOf(server('early'));
    expect(await (await once(SESSION, post)).json()).toBe('early');
    expect(await (await once(SESSION, post)).json()).toBe('later');
    const failed = fetchOf(() => Promise.reject(new TypeError('no network')));
    await expect(failed(SESSION, post)).rejects.toThrow('no network');

    const never = fetchOf(() => new Promise(() => undefined));
    const stop = new AbortController();
    const waiting = never(SESSION, { ...post, signal: stop.signal });
    stop.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');

    const old = fetchOf(server('early'));
    vi.mocked(performance.now).mockReturnValue(60_000);
    expect(await (await old(SESSION, post)).json()).toBe('later');
  });
});
