import { beforeAll, describe, expect, test } from 'vitest';
import { fitScale, fitText } from '../../../elements/text/fit-text.js';
import type { FitRequest } from '../../../elements/text/fit-text.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText, measureText } from '../../../elements/text/layout.js';
import type { TextInput } from '../../../elements/text/types.js';
import { seededRandom } from '../../../elements/math/random.js';
import { runs } from '../../support/soak.js';
import { testFonts } from '../../support/text/fonts.js';
import { CASE_STYLE, TEXT_CASES } from '../../support/text/text-cases.js';

let fonts: FontStore;
beforeAll(async () => {
  fonts = await testFonts();
});

function input(text: string): Omit<TextInput, 'width'> {
  return { text, spans: [{ start: 0, end: text.length, style: CASE_STYLE }], align: 'left', lineHeight: 1.2 };
}

function scaled(text: string, scale: number, width: number): TextInput {
  const spans = [{ start: 0, end: text.length, style: { ...CASE_STYLE, size: CASE_STYLE.size * scale } }];
  return { text, spans, width, align: 'left', lineHeight: 1.2 };
}

describe('measureText', () => {
  test.each(TEXT_CASES.map((each) => [each.name, each] as const))(
    '%s: the measures of its layout',
    (_name, { text, style }) => {
      const spans = [{ start: 0, end: text.length, style: { ...CASE_STYLE, ...style } }];
      for (const width of [60, 240, Infinity]) {
        const whole = { text, spans, width, align: 'left' as const, lineHeight: 1.2 };
        const { lines, height, brokenWord } = layoutText(whole, fonts);
        expect(measureText(whole, fonts)).toEqual({
          ...{ height, brokenWord },
          lines: lines.map((line) => ({ width: line.width, baseline: line.baseline })),
        });
      }
    },
  );
});

describe('fitScale', () => {
  test.each(['Hello', 'Design is how it works', 'مرحبا بالعالم هذا نص', 'デザインはどう働くかである'])(
    '%s: fits, and hardly larger does not',
    (text) => {
      const box = { width: 300, height: 120 };
      const fits = (scale: number): boolean => {
        const layout = layoutText(scaled(text, scale, box.width), fonts);
        const widest = Math.max(...layout.lines.map((line) => line.width));
        return !layout.brokenWord && widest <= 300.05 && layout.height <= 120.05;
      };
      const scale = fitScale(input(text), box, fonts);
      expect(fits(scale)).toBe(true);
      expect(fits(scale * 1.01)).toBe(false);
    },
  );

  test('a long word is made smaller, not broken', () => {
    const scale = fitScale(input('Incomprehensibilities'), { width: 100, height: 1000 }, fonts);
    expect(layoutText(scaled('Incomprehensibilities', scale, 100), fonts).lines).toHaveLength(1);
  });

  test('answers the ends of its range', () => {
    expect(fitScale(input('a'), { width: 1e6, height: 1e6 }, fonts, { max: 3 })).toBe(3);
    expect(fitScale(input('abc'), { width: 1, height: 1 }, fonts, { min: 0.5 })).toBe(0.5);
  });
});

/** Twelve halvings of a range, each tried: the largest that fits. */
function searched(min: number, max: number, fits: (at: number) => boolean): number {
  if (fits(max)) return max;
  if (!fits(min)) return min;
  let [low, high] = [min, max];
  for (let i = 0; i < 11; i++) {
    const middle = Math.sqrt(low * high);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

describe('fitText', () => {
  const request: FitRequest = {
    text: 'A little sunshine for everyone who comes by',
    style: { ...CASE_STYLE, family: 'Fraunces', weight: 600 },
    width: 600,
    height: 400,
    maxLines: 4,
    min: 12,
    max: 200,
    lineHeight: 1.1,
  };

  test('the block keeps to its box and its lines', () => {
    const fitted = fitText(request, fonts);
    expect(fitted.overflow).toBe(false);
    expect(fitted.lines.length).toBeLessThanOrEqual(4);
    expect(fitted.inkWidth).toBeLessThanOrEqual(600.02);
    expect(fitted.blockHeight).toBeLessThanOrEqual(400.02);
    expect(fitted.lines.join(' ')).toBe(request.text);
  });

  test('one line is as high as its capitals', () => {
    const fitted = fitText({ ...request, text: 'Hi', max: 100, maxLines: 1 }, fonts);
    expect(fitted.size).toBe(100);
    expect(fitted.blockHeight).toBeCloseTo(70, 6);
  });

  test('line ends are balanced without another line', () => {
    const wide = { ...request, text: 'one two three four five six seven', max: 40, width: 420 };
    const fitted = fitText(wide, fonts);
    const greedy = layoutText(
      {
        ...scaled(wide.text, 1, 420),
        spans: [{ start: 0, end: wide.text.length, style: { ...wide.style, size: 40 } }],
      },
      fonts,
    );
    const raggedness = (widths: readonly number[]): number => Math.max(...widths) - Math.min(...widths);
    expect(fitted.lines).toHaveLength(greedy.lines.length);
    expect(raggedness(fitted.layout.lines.map((line) => line.width))).toBeLessThan(
      raggedness(greedy.lines.map((line) => line.width)),
    );
  });

  test('one line is as large as a search without foreknowledge finds it, in whatever script and box', () => {
    const next = seededRandom(7);
    for (let i = 0; i < runs(40); i++) {
      const { text, style } = TEXT_CASES[Math.floor(next() * TEXT_CASES.length)]!;
      const line = {
        ...{ ...request, text: text.replaceAll('\n', ' '), style: { ...CASE_STYLE, ...style }, maxLines: 1 },
        ...{ width: 4 * 300 ** next(), height: 2 * 300 ** next(), min: 0.5, max: 400 },
      };
      const { size } = fitText(line, fonts);
      const { capHeight } = fonts.pick(line.style).face;
      const fits = (at: number): boolean => {
        const spans = [{ start: 0, end: line.text.length, style: { ...line.style, size: at } }];
        const { lines, brokenWord } = layoutText(
          { text: line.text, spans, width: line.width, align: 'left', lineHeight: 1.1 },
          fonts,
        );
        const width = Math.max(...lines.map((each) => each.width));
        const isOne = lines.length === 1 && !brokenWord && width <= line.width + 0.01;
        return isOne && capHeight * at <= line.height + 0.01;
      };
      expect(searched(line.min, line.max, fits), line.text).toBe(size);
    }
  });

  test('says when nothing fits', () => {
    expect(fitText({ ...request, width: 30, min: 24 }, fonts)).toMatchObject({ overflow: true, size: 24 });
    expect(fitText({ ...request, maxLines: 1, min: 60 }, fonts).overflow).toBe(true);
  });
});
