import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  firstChoice,
  renderOptionsOf,
  type DownloadChoice,
  type DownloadDesign,
} from '../../../../app/features/editor/download-choice.js';
import { packPages } from '../../../../app/features/editor/download-files.js';
import { largestScale, outputSize, sizeText } from '../../../../app/features/editor/download-options.js';
import { archiveFileName, fileStem, pageFileName } from '../../../../app/features/editor/file-names.js';
import { parsePageRange } from '../../../../app/features/editor/page-range.js';

describe('page range', () => {
  it('reads numbers and spans, each page once and in order', () => {
    expect(parsePageRange('2', 5)).toEqual([2]);
    expect(parsePageRange('1, 3-5', 5)).toEqual([1, 3, 4, 5]);
    expect(parsePageRange(' 4 – 5 ; 1,4', 5)).toEqual([1, 4, 5]);
    expect(parsePageRange('5-3', 5)).toEqual([3, 4, 5]);
  });

  it('takes nothing that names no page or a page that is not there', () => {
    for (const text of [
      '',
      ' ',
      ',',
      '1,',
      '0',
      '6',
      '1-6',
      '-2',
      '2-',
      'all',
      '1.5',
      '1-2-3',
      '1-999999',
      '9'.repeat(400),
    ]) {
      expect(parsePageRange(text, 5), JSON.stringify(text)).toBeNull();
    }
  });
});

describe('file names', () => {
  it("carries the design's name", () => {
    expect(pageFileName('Summer menu', 'png')).toBe('Summer menu.png');
    expect(pageFileName('Été à la plage 🏖️', 'jpg')).toBe('Été à la plage 🏖️.jpg');
    expect(archiveFileName('Summer menu')).toBe('Summer menu.zip');
  });

  it('numbers several pages so that lists sort right', () => {
    expect(pageFileName('Deck', 'png', { number: 3, of: 9 })).toBe('Deck 3.png');
    expect(pageFileName('Deck', 'png', { number: 3, of: 120 })).toBe('Deck 003.png');
  });

  it('leaves out what a file system refuses', () => {
    expect(fileStem('  a/b\\c:d*e?"f<g>|h\n ')).toBe('a b c d e f g h');
    expect(fileStem('../../etc/passwd')).toBe('etc passwd');
    expect(fileStem('.hidden.')).toBe('hidden');
    expect(fileStem('   ')).toBe('design');
    expect(fileStem('CON')).toBe('design CON');
    expect([...fileStem('🦉'.repeat(200))]).toHaveLength(60);
  });
});

describe('size of a download', () => {
  it('shows the pixels of the file with the true multiplication sign', () => {
    expect(sizeText(outputSize({ width: 1080, height: 1350 }, 2))).toBe('2160 × 2700\u00a0px');
    expect(outputSize({ width: 801, height: 333 }, 1.5)).toEqual({ width: 1202, height: 500 });
  });

  it('offers no size the browser cannot make', () => {
    expect(largestScale({ width: 800, height: 800 })).toBe(3);
    expect(largestScale({ width: 8000, height: 8000 })).toBe(2);
    expect(largestScale({ width: 8000, height: 40 })).toBe(2);
    expect(largestScale({ width: 6000, height: 400 })).toBe(2.5);
  });
});

describe('what the dialog asks for', () => {
  const menu: DownloadDesign = {
    name: 'Menu',
    size: { width: 800, height: 600 },
    pageCount: 3,
    currentPage: 2,
  };
  const choose = (change: Partial<DownloadChoice>, design = menu) =>
    renderOptionsOf({ ...firstChoice, ...change }, design);

  it('all pages, this page, or a list of them', () => {
    expect(choose({})?.pages).toEqual([1, 2, 3]);
    expect(choose({ which: 'current' })?.pages).toEqual([2]);
    expect(choose({ which: 'some', range: '3,1' })?.pages).toEqual([1, 3]);
    expect(choose({ which: 'some', range: '4' })).toBeNull();
  });

  it('transparency of a PNG alone, and no larger than can be made', () => {
    expect(choose({ format: 'png', transparent: true })?.transparent).toBe(true);
    expect(choose({ format: 'jpg', transparent: true })?.transparent).toBe(false);
    expect(choose({ scale: 3 }, { ...menu, size: { width: 8000, height: 8000 } })?.scale).toBe(2);
  });

  it('packs several pages into one archive, each named by its number in the design', async () => {
    const blobs = [new Blob(['one']), new Blob(['three'])];
    const packed = await packPages(blobs, { ...choose({})!, pages: [1, 3] }, { ...menu, pageCount: 12 });
    expect(packed.name).toBe('Menu.zip');
    const entries = unzipSync(new Uint8Array(await packed.blob.arrayBuffer()));
    expect(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['Menu 01.png', 'one'],
      ['Menu 03.png', 'three'],
    ]);
  });

  it('leaves a single page as it is', async () => {
    const blob = new Blob(['one']);
    expect(await packPages([blob], { ...choose({ format: 'jpg' })!, pages: [3] }, menu)).toEqual({
      name: 'Menu.jpg',
      blob,
    });
  });
});
