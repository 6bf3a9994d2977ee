import { describe, expect, it } from 'vitest';
import { lightOf, responseTable, toneOf, toneTables } from '../../../elements/compose/tone.js';

const KNEES = [0.5, 0.7, 0.9];

describe('tone', () => {
  it.each(KNEES)('leads back from every code value but the last, with the knee at %d', (knee) => {
    for (let code = 0; code < 255; code++)
      expect(toneOf(lightOf(code / 255, knee), knee) * 255).toBeCloseTo(code, 6);
    expect(toneOf(lightOf(1, knee), knee) * 255).toBeGreaterThan(254.5);
  });

  it('keeps light below the knee as sRGB has it and never clips what is above', () => {
    expect(toneOf(0.5, 0.7)).toBeCloseTo(0.735357, 5);
    const values = Array.from({ length: 60 }, (_, i) => toneOf(0.6 + i / 20, 0.7));
    values.slice(1).forEach((value, i) => expect(value).toBeGreaterThan(values[i]!));
    expect(Math.max(...values)).toBeLessThan(1);
  });

  it.each(KNEES)('has tables that lead every code value back to itself, with the knee at %d', (knee) => {
    const { decode, encode, scale } = toneTables(knee);
    for (let code = 0; code < 256; code++)
      expect(encode[Math.round(Math.sqrt(decode[code]!) * scale)]).toBe(code);
  });

  it('has a table that is nowhere a code value off', () => {
    const { encode, scale } = toneTables(0.7);
    for (let light = 0; light < 2.7; light += 0.00037) {
      const exact = toneOf(light, 0.7) * 255;
      expect(Math.abs(encode[Math.round(Math.sqrt(light) * scale)]! - exact)).toBeLessThan(0.56);
    }
  });

  it('takes the noise of lossy files for darkness', () => {
    const table = responseTable(2);
    expect([table[0], table[1]]).toEqual([0, 0]);
    expect(table[255]).toBe(2);
    expect(table[128]).toBeCloseTo(2 * (128 / 255) ** 2, 6);
  });
});
