import { expect, test } from 'vitest';
import { Generator } from '../../../elements/generator/generator.js';
import { GeneratorCrashed, type Host } from '../../../elements/generator/host.js';
import type { InputOf } from '../../../elements/generator/tasks.js';
import type { GeneratorSources } from '../../../elements/generator/sources.js';
import { blankDesign } from '../../../elements/document/blank-design.js';

const sources: GeneratorSources = {
  file: async () => new Blob(),
  fonts: { families: async () => [], fallbacks: async () => [], load: async () => new ArrayBuffer(0) },
};

const input = (side: number): InputOf<'preview'> => ({ file: blankDesign(), side });

/** Threads whose jobs are ended by hand, in the order they began. */
function byHand() {
  const begun: { side: number; host: number; done(): void; lose(): void }[] = [];
  let hosts = 0;
  const start = async (_: unknown, onGone: () => void): Promise<Host> => {
    const host = ++hosts;
    const rejects = new Set<(error: Error) => void>();
    return {
      run: (_name, given, signal) =>
        new Promise((resolve, reject) => {
          rejects.add(reject);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          begun.push({
            side: (given as InputOf<'preview'>).side,
            host,
            done: () => resolve(given as never),
            lose: () => {
              onGone();
              for (const each of rejects) each(new GeneratorCrashed('gone'));
            },
          });
        }),
      retry: () => undefined,
      close: () => undefined,
    };
  };
  return { begun, start, hosts: () => hosts };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('six jobs run at once, and the rest wait their turn in the order they came', async () => {
  const { begun, start } = byHand();
  const generator = new Generator({ sources, size: 6, threads: 2, start });
  const all = Array.from({ length: 9 }, (_, i) => generator.run('preview', input(i + 1)));
  await settled();
  // threads begin side by side
  expect(begun.map(({ side }) => side).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(begun.map(({ host }) => host).sort()).toEqual([1, 1, 1, 2, 2, 2]);
  begun[3]!.done();
  await settled();
  expect(begun.slice(6).map(({ side }) => side)).toEqual([7]);
  for (let i = 0; i < 9; i++) {
    begun[i]!.done();
    await settled();
  }
  await expect(Promise.all(all)).resolves.toHaveLength(9);
});

test('a job that is canceled rejects with the reason, waiting or running, and the next takes its place', async () => {
  const { begun, start } = byHand();
  const generator = new Generator({ sources, size: 1, start });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = generator.run('preview', input(1), { signal: first.signal });
  const waiting = generator.run('preview', input(2), { signal: second.signal });
  const last = generator.run('preview', input(3));
  await settled();
  second.abort(new Error('not wanted'));
  await expect(waiting).rejects.toThrow('not wanted');
  first.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
  await settled();
  expect(begun.map(({ side }) => side)).toEqual([1, 3]);
  generator.cancel();
  await expect(last).rejects.toThrow('canceled');
  await expect(generator.run('preview', input(4), { signal: first.signal })).rejects.toThrow('stopped');
});

test('a thread that is lost is replaced, and its jobs are told', async () => {
  const { begun, start, hosts } = byHand();
  const generator = new Generator({ sources, size: 2, threads: 1, start });
  const lost = [generator.run('preview', input(1)), generator.run('preview', input(2))];
  const after = generator.run('preview', input(3));
  const told = Promise.allSettled(lost);
  await settled();
  begun[0]!.lose();
  expect((await told).map((result) => result.status === 'rejected' && (result.reason as Error).name)).toEqual(
    ['GeneratorCrashed', 'GeneratorCrashed'],
  );
  await settled();
  expect(hosts()).toBe(2);
  begun.find(({ side }) => side === 3)!.done();
  await expect(after).resolves.toMatchObject({ side: 3 });
});

test('a thread that does not start fails its job, and is tried again by the next', async () => {
  const { begun, start } = byHand();
  let tries = 0;
  const generator = new Generator({
    sources,
    size: 1,
    start: (...args) => (++tries === 1 ? Promise.reject(new Error('no thread')) : start(...args)),
  });
  await expect(generator.run('preview', input(1))).rejects.toThrow('no thread');
  const next = generator.run('preview', input(2));
  await settled();
  begun[0]!.done();
  await expect(next).resolves.toMatchObject({ side: 2 });
});
