import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTMENTS, DEFAULT_INTENSITY, type Adjustments } from '../../../elements/imaging/effect.js';
import {
  filterCode,
  readFilterCode,
  type FilterSettings,
} from '../../../elements/imaging/filters/filter-code.js';
import { FILTERS } from '../../../elements/imaging/filters/filter-recipes.js';

/** What sliders and number fields give, to a tenth. */
const value = (low: number) => fc.integer({ min: low * 10, max: 1000 }).map((steps) => steps / 10);

const settings: fc.Arbitrary<FilterSettings> = fc
  .record({
    filter: fc.constantFrom(...FILTERS.map(({ id }) => id)),
    intensity: value(0),
    adjustments: fc.record(
      Object.fromEntries(ADJUSTMENTS.map((name) => [name, value(name === 'vignette' ? 0 : -100)])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Adjustments>,
  })
  .map(({ filter, intensity, adjustments }) => ({
    filter,
    intensity: filter === 'none' ? DEFAULT_INTENSITY : intensity,
    adjustments: Object.fromEntries(Object.entries(adjustments).filter(([, set]) => set !== 0)),
  }));

const code = settings.map(filterCode);
const LETTER = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('filter codes', () => {
  it('carry filter, intensity and adjustments there and back', () => {
    fc.assert(fc.property(settings, (look) => void expect(readFilterCode(filterCode(look))).toEqual(look)));
  });

  it('are the same for ever: codes of today', () => {
    expect(filterCode({ filter: 'none', intensity: 50, adjustments: {} })).toBe('DM1-000R0-07');
    expect(filterCode({ filter: 'apricot', intensity: 50, adjustments: {} })).toBe('DM1-1DYG0-2BAT');
    const all = { brightness: 12, contrast: -100, saturation: 100, tint: -1, blur: 33.3, x_process: 7 };
    expect(filterCode({ filter: 'duotone', intensity: 100, adjustments: { ...all, vignette: 40 } })).toBe(
      'DM1-2KX3Z-HG007-T1XX9-NGQAY-0QPZR',
    );
  });

  it('are short, and of capitals, digits and hyphens only', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(text).toMatch(/^DM1(-[0-9A-HJKMNP-TV-Z]{1,5})+$/);
        expect(text.length).toBeLessThanOrEqual(34);
      }),
    );
  });

  it('survive what mail, chat and people do to them', () => {
    const mangled: ((text: string) => string)[] = [
      (text) => `\n  ${text}\t `,
      (text) => text.toLowerCase(),
      (text) => text.replaceAll('-', ''),
      (text) => text.replaceAll('-', '\u2013'),
      (text) => text.replaceAll('-', ' \u2011\r\n'),
      (text) =>
        text
          .replace(/^DM1/, 'dm1')
          .replaceAll('0', 'o')
          .replace(/(?<=-.*)1/g, 'l'),
      (text) => `\u200b${text}\ufeff`,
    ];
    fc.assert(
      fc.property(
        code,
        fc.constantFrom(...mangled),
        (text, mangle) => void expect(readFilterCode(mangle(text))).toEqual(readFilterCode(text)),
      ),
    );
  });

  it('are refused with one wrong letter, two that changed places, or one missing', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.constantFrom(...LETTER), (text, place, letter) => {
        const plain = text.replaceAll('-', '');
        const at = 3 + (place % (plain.length - 3));
        if (plain[at] !== letter)
          expect(readFilterCode(plain.slice(0, at) + letter + plain.slice(at + 1))).toBeNull();
        const [a, b] = [plain[at], plain[at + 1]];
        if (b !== undefined && a !== b)
          expect(readFilterCode(plain.slice(0, at) + b + a + plain.slice(at + 2))).toBeNull();
        expect(readFilterCode(plain.slice(0, at) + plain.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('are told from other texts', () => {
    const others = [
      '',
      ' ',
      'DM1',
      'DM1-',
      'DM1-0000',
      'hello',
      'DM2-00A80-ZZZZZ',
      `DM1-${'0'.repeat(5000)}`,
    ];
    for (const text of others) expect(readFilterCode(text), text).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void expect(readFilterCode(text)).toBeNull()));
    fc.assert(fc.property(fc.string(), (text) => void expect(readFilterCode(`DM1-U${text}`)).toBeNull()));
  });

  it('bring what a design may hold beyond the sliders into range', () => {
    const odd = { brightness: 500, tint: Number.NaN, vignette: -20, blur: 0.04, contrast: -12.34 };
    expect(readFilterCode(filterCode({ filter: 'later', intensity: 900, adjustments: odd }))).toEqual({
      filter: 'none',
      intensity: DEFAULT_INTENSITY,
      adjustments: { brightness: 100, contrast: -12.3 },
    });
    expect(readFilterCode(filterCode({ filter: 'mint', intensity: 900, adjustments: {} }))).toMatchObject({
      intensity: 100,
    });
  });
});
