import { describe, expect, it } from 'vitest';
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
