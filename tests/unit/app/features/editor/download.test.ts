import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  archivedCount,
  exportOptionsOf,
  defaultChoice,
  offeredFormats,
  sizeReadout,
  type DownloadChoice,
  type DownloadDesign,
} from '../../../../../app/features/editor/download/download-choice.js';
import { packFiles } from '../../../../../app/features/editor/download/download-files.js';
import {
  largestDpi,
  largestScale,
  outputSize,
  sizeText,
} from '../../../../../app/features/editor/download/download-options.js';
import {
  addressForDownload,
  downloadAsked,
} from '../../../../../app/features/editor/download/download-return.js';
import { download } from '../../../../../app/features/editor/strings.js';
import { archiveFileName, fileStem, pageFileName } from '../../../../../elements/math/file-names.js';
import {
  takesLong,
  videoEstimate,
} from '../../../../../app/features/editor/download/fields/video-options.js';
import { parsePageRange } from '../../../../../app/features/editor/download/fields/page-range.js';

describe('a film', () => {
  const square = { width: 1000, height: 1000 };

  it('is offered of what moves, and of what is heard alone as the one format with sound', () => {
    const films = (design: Partial<DownloadDesign>) =>
      offeredFormats(design).filter((format) => ['mp4', 'gif'].includes(format));
    expect(films({})).toEqual([]);
    expect(films({ seconds: [5], moves: true })).toEqual(['mp4', 'gif']);
    expect(films({ seconds: [5], moves: false })).toEqual(['mp4']);
  });

  it('says what it weighs and takes before, when that is worth a word', () => {
    const short = videoEstimate('mp4', square, 30, 5);
    expect(takesLong(short)).toBe(false);
    const long = videoEstimate('mp4', square, 30, 60);
    expect(takesLong(long)).toBe(true);
    expect(long.seconds).toBe(45);
    expect(download.videoEstimate(long)).toBe('Up to 30\u00a0MB, made in about 50 seconds.');
    expect(download.videoEstimate(videoEstimate('mp4', square, 60, 300))).toBe(
      'Up to 300\u00a0MB, made in about 8 minutes.',
    );
  });

  it('is estimated as a GIF by its pixels, and weighs no less than the least', () => {
    expect(videoEstimate('gif', square, 15, 2).bytes).toBeCloseTo(8_100_000);
    expect(videoEstimate('mp4', { width: 64, height: 64 }, 24, 8).bytes).toBe(1_500_000);
    expect(download.videoEstimate({ bytes: 10, seconds: 11 })).toBe(
      'Up to 1\u00a0MB, made in about 20 seconds.',
    );
  });
});

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

  it('keeps signs that several letters make together, also where it ends', () => {
    expect(fileStem('Family 👩‍👩‍👧 of 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('Family 👩‍👩‍👧 of 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
    expect(fileStem('نمی\u200cدانم')).toBe('نمی\u200cدانم');
    expect(fileStem('👩‍👩‍👧'.repeat(40))).toBe('👩‍👩‍👧'.repeat(12));
    expect(fileStem('\u200d \u200c')).toBe('design');
  });

  it('numbers several pages so that lists sort right', () => {
    expect(pageFileName('Deck', 'png', { number: 3, of: 9 })).toBe('Deck 3.png');
    expect(pageFileName('Deck', 'png', { number: 3, of: 120 })).toBe('Deck 003.png');
  });

  it('names pages after their own names too, within what a file name may be long', () => {
    const page = (name?: string) => pageFileName('Deck', 'png', { number: 3, of: 12, name });
    expect(page('Desserts')).toBe('Deck 03 Desserts.png');
    expect(page('a/b: "c"')).toBe('Deck 03 a b c.png');
    expect([page(''), page(' . '), page()]).toEqual(['Deck 03.png', 'Deck 03.png', 'Deck 03.png']);
    const long = pageFileName('🏖'.repeat(99), 'png', { number: 3, of: 9, name: '🏖'.repeat(99) });
    expect(new TextEncoder().encode(long).length).toBeLessThan(255);
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
    unit: 'px',
    pageCount: 3,
    currentPage: 2,
  };
  const flyer: DownloadDesign = { ...menu, size: { width: 794, height: 1123 }, unit: 'mm' };
  const choose = (change: Partial<DownloadChoice>, design = menu) =>
    exportOptionsOf({ ...defaultChoice(design), ...change }, design);

  it('all pages, this page, or a list of them', () => {
    expect(choose({})?.pages).toEqual([1, 2, 3]);
    expect(choose({ which: 'current' })?.pages).toEqual([2]);
    expect(choose({ which: 'some', range: '3,1' })?.pages).toEqual([1, 3]);
    expect(choose({ which: 'some', range: '4' })).toBeNull();
  });

  it('transparency where the format has it, and no larger than can be made', () => {
    expect(choose({ format: 'png', transparent: true })?.transparent).toBe(true);
    expect(choose({ format: 'webp', transparent: true })?.transparent).toBe(true);
    expect(choose({ format: 'jpg', transparent: true })?.transparent).toBe(false);
    expect(choose({ scale: 3 }, { ...menu, size: { width: 8000, height: 8000 } })?.scale).toBe(2);
  });

  it('a design in real units gets the pixels of its resolution, for print at first', () => {
    expect(choose({}, flyer)).toMatchObject({ dpi: 300, scale: 3.125 });
    expect(choose({ dpi: 72, scale: 3 }, flyer)).toMatchObject({ dpi: 72, scale: 0.75 });
  });

  it('no resolution beyond the limit: the largest that works lies within it', () => {
    const poster = { ...flyer, size: { width: 8000, height: 8000 } };
    expect(choose({ dpi: 300 }, poster)).toBeNull();
    expect(choose({ dpi: largestDpi(poster.size) }, poster)).not.toBeNull();
    expect(choose({ dpi: largestDpi(poster.size) + 1 }, poster)).toBeNull();
    // without pixels there is no limit
    expect(choose({ dpi: 300, format: 'pdf' }, poster)).not.toBeNull();
  });

  it('says how large the file will be, in pixels and in real units', () => {
    const say = (change: Partial<DownloadChoice>, design = menu) =>
      sizeReadout({ ...defaultChoice(design), ...change }, design).replaceAll('\u00a0', ' ');
    expect(say({ scale: 2, dpi: 300 })).toBe('1600 × 1200 px · 13.5 × 10.2 cm');
    expect(say({ format: 'webp', scale: 2 })).toBe('1600 × 1200 px');
    expect(say({ format: 'pdf', scale: 2 })).toBe('800 × 600 px');
    // 794 x 1123 px were made from A4
    expect(say({}, flyer)).toBe('2481 × 3509 px · 210 × 297 mm');
    expect(say({ format: 'pdf' }, flyer)).toBe('210 × 297 mm');
    expect(say({ format: 'pdf' }, { ...flyer, unit: 'cm' })).toBe('21 × 29.7 cm');
    // as fine as it was given
    const label = { ...flyer, size: { width: 312, height: 94 }, unit: 'cm' } as const;
    expect(say({ format: 'pdf' }, label)).toBe('8.25 × 2.49 cm');
  });

  it('a PDF with pictures, letters, bleed and marks as chosen; no other format knows them', () => {
    const card = { ...flyer, bleed: 11.34 };
    const begin = { quality: 'original', text: 'live', bleed: true, marks: false };
    expect(choose({ format: 'pdf' }, card)?.pdf).toEqual(begin);
    expect(choose({ format: 'pdf' }, flyer)?.pdf).toEqual({ ...begin, bleed: false });
    const pdf = { quality: 'print', text: 'outlines', bleed: true, marks: true } as const;
    expect(choose({ format: 'pdf', pdf }, card)?.pdf).toEqual(pdf);
    // the bleed was taken away since it was chosen
    expect(choose({ format: 'pdf', pdf }, flyer)?.pdf).toEqual({ ...pdf, bleed: false });
    expect(choose({ format: 'png', pdf }, card)).not.toHaveProperty('pdf');
    const readout = sizeReadout({ ...defaultChoice(card), format: 'pdf' }, card);
    expect(readout.replaceAll('\u00a0', ' ')).toBe('210 × 297 mm + 3 mm bleed');
  });

  it('several pages as pictures are one ZIP, which is said before', () => {
    const count = (change: Partial<DownloadChoice>) =>
      archivedCount({ ...defaultChoice(menu), ...change }, menu);
    expect(count({ format: 'png' })).toBe(3);
    expect(count({ format: 'jpg', which: 'some', range: '1-2' })).toBe(2);
    expect(count({ format: 'jpg', which: 'current' })).toBeNull();
    expect(count({ format: 'pdf' })).toBeNull();
    expect(count({ format: 'png', which: 'some', range: '9' })).toBeNull();
    expect(download.archive(2, 'jpg')).toBe('ZIP with 2 JPG files');
  });

  it('comes back from signing in with the download open', () => {
    const at = { pathname: '/designmaker/start/designs/d/edit', search: '?category=c' };
    const back = (format?: 'pdf') => new URL(addressForDownload(at, format), 'http://x');
    expect(back().pathname + back().search).toBe(at.pathname + at.search);
    expect(downloadAsked(back().hash)).toEqual({});
    expect(downloadAsked(back('pdf').hash)).toEqual({ format: 'pdf' });
    expect(downloadAsked('')).toBeNull();
    expect(downloadAsked('#downloads')).toBeNull();
  });

  async function* given(...contents: readonly string[]) {
    for (const content of contents) yield new Blob([content]);
  }

  it('packs several pages into one archive, each named by its number in the design', async () => {
    const options = { ...choose({})!, pages: [1, 3] };
    const pageNames = ['', 'Starters', 'Mains'];
    const packed = await packFiles(given('one', 'three'), options, { ...menu, pageCount: 12, pageNames });
    expect(packed.name).toBe('Menu.zip');
    const entries = unzipSync(new Uint8Array(await packed.blob.arrayBuffer()));
    expect(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['Menu 01.png', 'one'],
      ['Menu 03 Mains.png', 'three'],
    ]);
  });

  it('lays a list beside the pages of whom to name, where somebody is', async () => {
    const options = { ...choose({})!, pages: [1, 3] };
    const credits = (pages: readonly number[]) => pages.map((page) => `Photo ${page} by Ann`);
    const design = { ...menu, pageCount: 3, credits };
    const { blob } = await packFiles(given('one', 'three'), options, design);
    const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(new TextDecoder().decode(entries['credits.txt'])).toBe('Photo 1 by Ann\nPhoto 3 by Ann\n');
    const single = await packFiles(given('one'), { ...options, pages: [1] }, design);
    expect(await single.blob.text()).toBe('one');
  });

  it('takes the next page only when the one before is packed', async () => {
    let held = 0;
    async function* pages() {
      for (let page = 0; page < 5; page += 1) {
        held += 1;
        const file = new Blob(['x']);
        const read = file.arrayBuffer.bind(file);
        file.arrayBuffer = async () => {
          held -= 1;
          return read();
        };
        expect(held).toBe(1);
        yield file;
      }
    }
    const options = { ...choose({})!, pages: [1, 2, 3, 4, 5] };
    await packFiles(pages(), options, { ...menu, pageCount: 5 });
    expect(held).toBe(0);
  });

  it('leaves a single page, and a PDF of many, as it is', async () => {
    const one = await packFiles(given('one'), { ...choose({ format: 'jpg' })!, pages: [3] }, menu);
    expect([one.name, await one.blob.text()]).toEqual(['Menu.jpg', 'one']);
    const all = await packFiles(given('all'), choose({ format: 'pdf' })!, menu);
    expect([all.name, await all.blob.text()]).toEqual(['Menu.pdf', 'all']);
  });

  it('does not save half a download: a fault on the way is a fault of the whole', async () => {
    async function* broken() {
      yield new Blob(['one']);
      throw new Error('no memory');
    }
    await expect(packFiles(broken(), choose({})!, menu)).rejects.toThrow('no memory');
  });
});
