import { describe, expect, it } from 'vitest';
import { folderSummary } from '../../../../../app/features/folders/folder-summary.js';
import { justifiedLayout } from '../../../../../app/features/folders/photos/justified-layout.js';
import { nextIndexFor } from '../../../../../app/features/folders/photos/photo-grid-navigation.js';
import { inBatches } from '../../../../../app/features/folders/photos/batches.js';
import { designRightsOf, rightsOf } from '../../../../../app/features/folders/rights.js';
import { truncateName } from '../../../../../elements/base/i18n/truncate-name.js';
import type { FolderEntry, FolderResource } from '../../../../../server/contract/folder.js';
import { folderEntry } from './entry.js';

describe('the name of a folder in lists', () => {
  it('is whole up to 24 letters, and cut to 22 and an ellipsis beyond', () => {
    expect(truncateName('Landscapes for the rep')).toBe('Landscapes for the rep');
    expect(truncateName('a'.repeat(24))).toBe('a'.repeat(24));
    expect(truncateName('a'.repeat(25))).toBe(`${'a'.repeat(22)}...`);
    expect(truncateName('Landscapes for the report')).toBe('Landscapes for the rep...');
  });

  it('counts letters as people do: no family, flag or letter with marks is cut in two', () => {
    const family = '👩‍👩‍👧';
    expect(truncateName(family.repeat(24))).toBe(family.repeat(24));
    expect(truncateName(family.repeat(30))).toBe(`${family.repeat(22)}...`);
    expect(truncateName('🇸🇪'.repeat(25))).toBe(`${'🇸🇪'.repeat(22)}...`);
    const marked = 'e\u0301'.repeat(24);
    expect(truncateName(marked)).toBe(marked);
    expect(truncateName('مجلد صور الحفل في الميناء القديم')).toMatch(/^مجلد صور الحفل في المي\.\.\.$/);
  });
});

describe('what a card says of a folder', () => {
  it('how many things lie in it, whose it is and what one may do', () => {
    expect(folderSummary(folderEntry({}, { count: 12 }))).toBe('12 photos');
    expect(folderSummary(folderEntry({}, { count: 1 }))).toBe('1 photo');
    expect(folderSummary(folderEntry({}, { count: 0 }))).toBe('Empty');
    expect(folderSummary(folderEntry({}, { count: 9, type: 'design' }))).toBe('9 designs');
    const shared = { ownership: 'shared', shared_by: 'Mira' } as const;
    expect(folderSummary(folderEntry({ ...shared, role: 'edit' }, { count: 46 }))).toBe(
      '46 photos, shared by Mira, Can Edit',
    );
    expect(folderSummary(folderEntry({ ...shared, role: 'view' }, { count: 0, type: 'design' }))).toBe(
      'Empty, shared by Mira, Can View',
    );
  });
});

describe('what is offered of a folder', () => {
  const offered = (entry: FolderEntry, as?: 'view' | 'edit') =>
    Object.entries(rightsOf(entry, as))
      .filter(([, may]) => may)
      .map(([name]) => name)
      .join(' ');
  const shared = { ownership: 'shared', shared_by: 'Mira' } as const;

  it('owners do everything with what they made', () => {
    expect(offered(folderEntry())).toBe('share rename remove upload arrange');
    expect(offered(folderEntry({}, { type: 'design' }))).toBe('share rename remove');
  });

  it("the account's own are never renamed or deleted, and My Photos alone is shared", () => {
    expect(offered(folderEntry({}, { own: 'my_photos' }))).toBe('share upload arrange');
    expect(offered(folderEntry({}, { own: 'my_designs', type: 'design' }))).toBe('');
    expect(offered(folderEntry({}, { own: 'my_purchases' }))).toBe('');
  });

  it('who was invited to edit uploads into folders of photos; who was invited to view only looks', () => {
    expect(offered(folderEntry({ ...shared, role: 'edit' }))).toBe('leave upload');
    expect(offered(folderEntry({ ...shared, role: 'view' }))).toBe('leave');
  });

  it('in the view role a folder is read only, also for its owner', () => {
    expect(offered(folderEntry(), 'view')).toBe('');
    expect(offered(folderEntry({ ...shared, role: 'edit' }), 'view')).toBe('leave');
  });

  it('a design is moved and shared by its owner, and taken out by the owner of the folder too', () => {
    const design = (owned: boolean): FolderResource => ({
      ...{ _id: 'd', name: 'Menu', path: '', low_path: '', width: 800, height: 600 },
      design: { role: 'edit', owned, updated_at: '2026-11-22T10:00:00Z' },
    });
    const mine = folderEntry({}, { type: 'design' });
    const theirs = folderEntry({ ...shared, role: 'edit' }, { type: 'design' });
    expect(designRightsOf(design(true), mine, 'edit')).toEqual({ move: true, remove: true, share: true });
    expect(designRightsOf(design(false), mine, 'edit')).toEqual({ move: false, remove: true, share: false });
    expect(designRightsOf(design(true), theirs, 'edit')).toEqual({ move: true, remove: true, share: true });
    expect(designRightsOf(design(false), theirs, 'edit')).toEqual({
      ...{ move: false, remove: false, share: false },
    });
    expect(designRightsOf(design(true), mine, 'view')).toEqual({ move: false, remove: false, share: false });
  });
});

describe('arrow keys among rows of pictures', () => {
  /** Two rows: 3 pictures above 2. */
  const boxes = [
    { left: 0, top: 0, width: 100 },
    { left: 100, top: 0, width: 300 },
    { left: 400, top: 0, width: 100 },
    { left: 0, top: 200, width: 240 },
    { left: 240, top: 200, width: 260 },
  ];
  const from = (here: number, key: string) => nextIndexFor(key, boxes, here);

  it('go on in order, and to the nearest of the next row', () => {
    expect([from(0, 'ArrowRight'), from(2, 'ArrowRight'), from(3, 'ArrowLeft')]).toEqual([1, 3, 2]);
    expect([from(0, 'ArrowDown'), from(1, 'ArrowDown'), from(2, 'ArrowDown')]).toEqual([3, 4, 4]);
    expect([from(3, 'ArrowUp'), from(4, 'ArrowUp')]).toEqual([0, 2]);
    expect([from(3, 'Home'), from(0, 'End')]).toEqual([0, 4]);
  });

  it('stay at the ends, and leave other keys alone', () => {
    for (const [here, key] of [
      [0, 'ArrowLeft'],
      [4, 'ArrowRight'],
      [1, 'ArrowUp'],
      [4, 'ArrowDown'],
      [2, 'x'],
    ] as const)
      expect(from(here, key), key).toBe(-1);
  });
});

it('many pictures are removed by a hundred at a time, and a failure stops the rest', async () => {
  const ids = Array.from({ length: 250 }, (_, place) => `p${place}`);
  const parts: number[] = [];
  await inBatches(ids, async (part) => void parts.push(part.length));
  expect(parts).toEqual([100, 100, 50]);
  let calls = 0;
  const failing = async () => {
    calls += 1;
    throw new Error('no');
  };
  await expect(inBatches(ids, failing)).rejects.toThrow('no');
  expect(calls).toBe(1);
});

describe('rows of pictures', () => {
  const room = { width: 1000, target: 200, gap: 10 };

  it('fill their room, each row of one height near the wanted one', () => {
    const ratios = [1.5, 0.7, 1.3, 1, 1.6, 0.5, 2.6, 1.2, 0.9, 1.5, 1.1, 1.3, 0.8];
    const places = justifiedLayout(ratios, room);
    expect(places).toHaveLength(ratios.length);
    const heights = new Set(places.map(({ height }) => height));
    for (const height of heights) {
      const row = places.filter((place) => place.height === height);
      const width = row.reduce((sum, place) => sum + place.width, room.gap * (row.length - 1));
      expect(width).toBeLessThanOrEqual(room.width);
      if (row.at(-1) !== places.at(-1)) expect(width).toBeGreaterThan(room.width - 1);
      expect(Math.abs(height - room.target)).toBeLessThan(70);
    }
    places.forEach(({ width, height }, place) => expect(width / height).toBeCloseTo(ratios[place]!, 2));
  });

  it('leave the last row as it is, and a single wide one within the room', () => {
    expect(justifiedLayout([1, 1], room)).toEqual([
      { width: 200, height: 200 },
      { width: 200, height: 200 },
    ]);
    expect(justifiedLayout([10], room)).toEqual([{ width: 1000, height: 100 }]);
    expect(justifiedLayout([], room)).toEqual([]);
  });

  it('are three squares each on a phone', () => {
    const places = justifiedLayout(
      Array.from({ length: 7 }, () => 1),
      { width: 358, target: 350 / 3, gap: 4 },
    );
    expect(new Set(places.map(({ width }) => width))).toEqual(new Set([116.66]));
  });
});
