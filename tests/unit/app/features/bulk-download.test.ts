import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkProblem, type BulkItem } from '../../../../app/features/bulk-download/bulk-item.js';
import { makeArchives } from '../../../../app/features/bulk-download/make-archives.js';
import { bytesText, percentOf } from '../../../../app/features/bulk-download/progress-format.js';
import { pictureFileName, pictureItem } from '../../../../app/features/bulk-download/picture-item.js';
import { UniqueNames } from '../../../../elements/math/unique-names.js';

vi.mock('../../../../app/api.js', () => ({ api: () => new Promise(() => undefined) }));

/** An item of texts; an Error among them is thrown in its turn. */
const item = (name: string, ...files: (string | Error)[]): BulkItem => ({
  id: name,
  name,
  async *files() {
    for (const [place, content] of files.entries()) {
      if (content instanceof Error) throw content;
      yield {
        name: files.length === 1 ? `${name}.txt` : `${name} ${place + 1}.txt`,
        blob: new Blob([content]),
      };
    }
  },
});

const quietly = { signal: new AbortController().signal, progress: () => undefined };

async function contents(blob: Blob): Promise<Record<string, string>> {
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

describe('many things in one download', () => {
  it('packs every file of every item, each name once', async () => {
    const { files, packed, failed } = await makeArchives(
      'Summer: photos?',
      [item('A', 'one'), item('B', 'two', 'three'), item('a', 'four')],
      quietly,
    );
    expect(files.map(({ name }) => name)).toEqual(['Summer photos.zip']);
    expect([packed, failed]).toEqual([4, []]);
    expect(await contents(files[0]!.blob)).toEqual({
      ...{ 'A.txt': 'one', 'B 1.txt': 'two', 'B 2.txt': 'three', 'a (2).txt': 'four' },
    });
  });

  it('lists what failed and delivers the rest, also the first pages of what broke off', async () => {
    const { files, failed } = await makeArchives(
      'All',
      [
        item('A', 'one'),
        item('B', 'two', new BulkProblem('It no longer exists.')),
        item('C', new Error('x')),
      ],
      quietly,
    );
    expect(failed.map(({ item: { name }, message }) => [name, message])).toEqual([
      ['B', 'It no longer exists.'],
      ['C', 'It could not be downloaded.'],
    ]);
    expect(await contents(files[0]!.blob)).toEqual({ 'A.txt': 'one', 'B 1.txt': 'two' });
  });

  it('makes no archive of nothing', async () => {
    expect((await makeArchives('All', [item('A', new Error('x'))], quietly)).files).toEqual([]);
  });

  it('counts from 0 to 1 over the items and within them', async () => {
    const told: [number, string][] = [];
    const slow: BulkItem = {
      ...item('B'),
      async *files(_, progress) {
        progress(0.5);
        yield { name: 'b', blob: new Blob(['b']) };
        progress(1);
      },
    };
    await makeArchives('All', [item('A', 'one'), slow], {
      ...quietly,
      progress: (done, current) => told.push([done, current]),
    });
    expect(told).toEqual([
      [0, 'A'],
      [0.5, 'B'],
      [0.75, 'B'],
      [1, 'B'],
      [1, ''],
    ]);
  });

  it('stops when it is canceled, closes what makes files, and asks for nothing more', async () => {
    const controller = new AbortController();
    let closed = false;
    const first: BulkItem = {
      ...item('A'),
      async *files() {
        try {
          controller.abort();
          yield { name: 'a', blob: new Blob(['a']) };
        } finally {
          closed = true;
        }
      },
    };
    const second = vi.fn();
    const items = [first, { ...item('B'), files: second }];
    await expect(makeArchives('All', items, { ...quietly, signal: controller.signal })).rejects.toThrow();
    expect(closed).toBe(true);
    expect(second).not.toHaveBeenCalled();
  });

  it('begins another archive where one would be larger than an archive can be', async () => {
    const items = ['A', 'B', 'C'].map((name) => item(name, 'x'.repeat(40)));
    const { files } = await makeArchives('All', items, { ...quietly, limits: { bytes: 100, files: 60_000 } });
    expect(files.map(({ name }) => name)).toEqual(['All.zip', 'All 2.zip']);
    expect(Object.keys(await contents(files[1]!.blob))).toEqual(['C.txt']);
    const counted = await makeArchives('All', items, { ...quietly, limits: { bytes: 1e9, files: 1 } });
    expect(counted.files).toHaveLength(3);
  });
});

describe('names in an archive', () => {
  it('are unique for systems that ignore case and composition', () => {
    const names = new UniqueNames();
    expect(['Menu.png', 'menu.PNG', 'Menu (2).png', 'Menu.png'].map((name) => names.take(name))).toEqual([
      'Menu.png',
      'menu (2).PNG',
      'Menu (2) (2).png',
      'Menu (3).png',
    ]);
    expect([names.take('é'), names.take('e\u0301'), names.take('.x'), names.take('.x')]).toEqual([
      'é',
      'e\u0301 (2)',
      '.x',
      '.x (2)',
    ]);
  });

  it('of pictures end in what the file is, and hold nothing a system refuses', () => {
    expect(pictureFileName('Harbour.JPG', 'image/jpeg')).toBe('Harbour.jpg');
    expect(pictureFileName('Harbour.jpeg', 'image/jpeg')).toBe('Harbour.jpeg');
    expect(pictureFileName('Harbour.png', 'image/jpeg')).toBe('Harbour.jpg');
    expect(pictureFileName('Harbour 2.0', 'image/webp')).toBe('Harbour 2.0.webp');
    expect(pictureFileName('../../a:b.png', 'image/png')).toBe('a b.png');
    expect(pictureFileName('ميناء 🚢.jpg', '')).toBe('ميناء 🚢.jpg');
  });
});

describe('a picture', () => {
  afterEach(() => vi.unstubAllGlobals());
  const photo = pictureItem({ id: 'p', name: 'Harbour.jpg', address: '/static/upload/p' });
  const { signal } = new AbortController();
  const answer = (response: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async () => response());
  const first = async () => {
    for await (const file of photo.files(signal, () => undefined)) return file;
    return null;
  };

  it('comes with its progress where its length is known', async () => {
    const headers = { 'content-type': 'image/png; x', 'content-length': '4' };
    answer(() => new Response(new Uint8Array(4), { headers }));
    const told: number[] = [];
    for await (const { name, blob } of photo.files(signal, (done) => told.push(done)))
      expect([name, blob.size]).toEqual(['Harbour.png', 4]);
    expect(told.at(-1)).toBe(1);
  });

  it('that cannot be had says why', async () => {
    answer(() => new Response('', { status: 404 }));
    await expect(first()).rejects.toThrow('It no longer exists.');
    answer(() => new Response('', { status: 403 }));
    await expect(first()).rejects.toThrow('You no longer have access.');
    answer(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(first()).rejects.toThrow('You were offline.');
  });
});

it('percent are whole and 100 only at the end; sizes are as fine as one would say them', () => {
  expect([0, 0.004, 0.999, 1].map(percentOf)).toEqual([0, 0, 99, 100]);
  const sizes = [0, 12, 999_600, 1_240_000, 38_400_000, 2_340_000_000].map(bytesText);
  expect(sizes.map((text) => text.replace('\u00a0', ' '))).toEqual([
    ...['1 KB', '1 KB', '1.0 MB', '1.2 MB', '38 MB', '2.3 GB'],
  ]);
});
