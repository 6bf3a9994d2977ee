import { describe, expect, it } from 'vitest';
import { Semaphore } from '../../../server/files/semaphore.js';

const refusal = () => new Error('too many');

/** All that can go on without anybody's doing has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to, and how much of it runs. */
function works(semaphore: Semaphore) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, fault?: Error, signal?: AbortSignal) =>
    semaphore.run(async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
      if (fault) throw fault;
      return name;
    }, signal);
  const end = async (name: string) => {
    await settled();
    ends.get(name)!();
    await settled();
  };
  return { begin, end, running };
}

describe('a semaphore', () => {
  it('lets so many run at once, and the others in the order they came', async () => {
    const { begin, end, running } = works(new Semaphore(2, 9, refusal));
    const all = ['a', 'b', 'c', 'd'].map((name) => begin(name));
    await settled();
    expect(running).toEqual(['a', 'b']);
    await end('b');
    expect(running).toEqual(['a', 'c']);
    await end('a');
    expect(running).toEqual(['c', 'd']);
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('what fails hands its place on too', async () => {
    const { begin, end, running } = works(new Semaphore(1, 9, refusal));
    const first = begin('a', new Error('broken'));
    const second = begin('b');
    const failed = expect(first).rejects.toThrow('broken');
    await end('a');
    await failed;
    expect(running).toEqual(['b']);
    await end('b');
    expect(await second).toBe('b');
    const third = begin('c');
    await end('c');
    expect(await third).toBe('c');
  });

  it('lets go of who waits and gives up; whoever stands behind moves up', async () => {
    const { begin, end, running } = works(new Semaphore(1, 2, refusal));
    const stop = new AbortController();
    const first = begin('a');
    const given = begin('b', undefined, stop.signal);
    const third = begin('c');
    stop.abort(new Error('not wanted'));
    await expect(given).rejects.toThrow('not wanted');
    // its place is free again
    const fourth = begin('d');
    await end('a');
    expect(running).toEqual(['c']);
    await end('c');
    await end('d');
    expect(await Promise.all([first, third, fourth])).toEqual(['a', 'c', 'd']);
  });

  it('refuses more than may wait', async () => {
    const { begin, end } = works(new Semaphore(1, 1, refusal));
    const [first, second] = [begin('a'), begin('b')];
    await expect(begin('c')).rejects.toThrow('too many');
    await end('a');
    await end('b');
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });
});
