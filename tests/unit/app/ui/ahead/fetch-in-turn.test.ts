// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchEditorFiles } from '../../../../../app/ui/ahead/editor-files.js';
import { fetchInTurn } from '../../../../../app/ui/ahead/fetch-in-turn.js';

/** What waits for a quiet moment. */
let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', (id: number) => (waiting[id - 1] = () => undefined));
  document.head.replaceChildren();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
async function quiet() {
  waiting.at(-1)?.();
  await settle();
}

it('parts come one after the other, each in a quiet moment, and one that fails stops none', async () => {
  const asked: string[] = [];
  const part = (name: string, error?: Error) => () => {
    asked.push(name);
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const { promise, resolve } = withResolvers();
  fetchInTurn(promise, [part('menu'), part('box', new Error('offline')), part('page')]);
  await settle();
  expect(waiting).toHaveLength(0);
  resolve();
  await settle();
  expect(asked).toEqual([]);
  await quiet();
  expect(asked).toEqual(['menu']);
  await quiet();
  await quiet();
  expect(asked).toEqual(['menu', 'box', 'page']);
});

it('what is not yet asked for when the page goes is left out', async () => {
  const load = vi.fn(() => Promise.resolve());
  const stop = fetchInTurn(Promise.resolve(), [load, load]);
  await settle();
  await quiet();
  stop();
  await quiet();
  expect(load).toHaveBeenCalledTimes(1);
});

it('the files of the editor are laid by without running, but not in a window in which it does not open', async () => {
  const routes = [
    { path: '/designmaker/start', scripts: ['/assets/home.js'] },
    {
      path: '/designmaker/start/designs/:id/edit',
      scripts: ['/assets/page.js'],
      wide: ['/assets/shaper.wasm'],
    },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(routes)));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await fetchEditorFiles();
  expect(document.head.children).toHaveLength(0);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await fetchEditorFiles();
  const links = [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
    rel,
    as,
    new URL(href).pathname,
  ]);
  expect(links).toEqual([
    ['prefetch', 'script', '/assets/page.js'],
    ['prefetch', 'fetch', '/assets/shaper.wasm'],
  ]);
});

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}
