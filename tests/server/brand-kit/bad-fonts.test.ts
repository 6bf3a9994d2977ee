import { deflateSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { compress } from 'woff2-encoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFont } from '../../../server/files/fonts/read-font.js';
import { FontRefused } from '../../../server/files/fonts/font-refused.js';
import { readSfnt } from '../../../server/files/fonts/font-sfnt.js';
import { sanitizeFont } from '../../../server/files/fonts/sanitize-font.js';
import { readInWorker } from '../../../server/files/read-in-worker.js';
import {
  changedFont,
  packed,
  postScriptFont,
  REAL_WOFF2,
  realFont,
  withNumber,
  woff,
  woffOf,
} from './font-builder.js';
import { runs } from '../../support/soak.js';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const MB = 1024 * 1024;

/** What was said of a font that was refused; '' of one that was taken. Anything but a refusal fails the test. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  try {
    await readFont(bytes);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(FontRefused);
    return (error as Error).message;
  }
}

/** What a table looks like once its glyphs are those: an offset for each, in the long form. */
async function withGlyphs(glyphs: readonly Uint8Array[]): Promise<Uint8Array> {
  const count = new DataView(
    readSfnt(await realFont())
      .tables.get('maxp')!
      .slice(0, 6).buffer,
  ).getUint16(4);
  const padded = [...glyphs, ...Array.from({ length: count - glyphs.length }, () => new Uint8Array())];
  const offsets = [0];
  for (const { length } of padded) offsets.push(offsets.at(-1)! + length);
  const loca = new Uint8Array(offsets.length * 4);
  for (const [i, at] of offsets.entries()) new DataView(loca.buffer).setUint32(i * 4, at);
  return changedFont({
    head: withNumber(50, 1),
    loca: () => loca,
    glyf: () => Buffer.concat(padded),
  });
}

/** A glyph put together of others. */
function composite(...parts: readonly number[]): Uint8Array {
  const numbers = parts.flatMap((part, i) => [i < parts.length - 1 ? 0x20 : 0, part, 0]);
  const bytes = new Uint8Array(10 + numbers.length * 2);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, -1);
  for (const [i, value] of numbers.entries()) view.setUint16(10 + i * 2, value);
  return bytes;
}

describe('fonts that are refused, and why', () => {
  const cases: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, RegExp])[] = [
    ['a page', () => text('<html></html>'), /is not a font\. Choose a WOFF2/],
    ['three letters', () => text('abc'), /is not a font/],
    ['the name of a property', () => text('constructor'), /is not a font/],
    ['a collection', () => text('ttcf\0\x01\0\0\0\0\0\x02'), /holds several fonts/],
    [
      'a packed collection',
      async () => withNumber(4, 0x74746366, 4)(new Uint8Array(await readFile(REAL_WOFF2))),
      /holds several fonts/,
    ],
    ['only its first letters', () => text('wOF2'), /cut off/],
    ['a WOFF of no tables', () => woff([]), /damaged/],
    ['a TTF of no tables', () => new Uint8Array([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), /damaged/],
    ['65,535 tables', async () => withNumber(4, 0xffff)(new Uint8Array(await realFont())), /damaged/],
    [
      'a table that lies outside',
      async () => withNumber(20, 0xfffffff0, 4)(new Uint8Array(await realFont())),
      /cut off/,
    ],
    ['half of it', async () => (await realFont()).slice(0, 20_000), /cut off/],
    ['half of it packed', async () => (await readFile(REAL_WOFF2)).subarray(0, 9000), /damaged/],
    [
      'a table twice',
      async () => {
        const bytes = new Uint8Array(await realFont());
        return bytes.copyWithin(12, 28, 32);
      },
      /comes twice/,
    ],
    ['no list of characters', () => changedFont({ cmap: null }), /'cmap' is missing/],
    ['no head', () => changedFont({ head: () => new Uint8Array(10) }), /'head' is missing/],
    ['no outlines', () => changedFont({ glyf: null, loca: null }), /no outlines/],
    ['a square of nothing', () => changedFont({ head: withNumber(18, 0) }), /its head/],
    ['more widths than glyphs', () => changedFont({ hhea: withNumber(34, 0xffff) }), /its widths/],
    ['more glyphs than widths', () => changedFont({ maxp: withNumber(4, 0xffff) }), /its widths/],
    ['no glyphs', () => changedFont({ maxp: withNumber(4, 0) }), /its widths/],
    ['too short a list of glyphs', () => changedFont({ loca: (table) => table.slice(0, 40) }), /its letters/],
    [
      'a glyph that ends before it begins',
      () => changedFont({ loca: withNumber(8, 0xfff0) }),
      /its letters|cut off/,
    ],
    ['characters without glyphs', () => changedFont({ cmap: () => new Uint8Array(8) }), /its characters/],
    ['letters that draw nothing', () => withGlyphs([]), /no letters .*\(no coverage\)/],
    ['PostScript letters that draw nothing', () => postScriptFont([14]), /\(no coverage\)/],
    ['a glyph made of itself', () => withGlyphs([composite(0)]), /made of itself/],
    ['two made of each other', () => withGlyphs([composite(1), composite(0)]), /made of itself/],
    [
      'doublings of doublings',
      () =>
        withGlyphs(
          Array.from({ length: 15 }, (_, i) => (i < 14 ? composite(i + 1, i + 1) : new Uint8Array())),
        ),
      /too many others/,
    ],
    ['a glyph of a part that is not there', () => withGlyphs([composite(0xfffe)]), /not there/],
    ['a glyph without end', () => withGlyphs([composite(1, 2).slice(0, 16)]), /cut off/],
    [
      'a WOFF that unpacks to more than it says',
      () => woff([{ tag: 'head', packed: deflateSync(new Uint8Array(20 * MB)), plain: 60_000 }]),
      /cannot be unpacked/,
    ],
    [
      'a WOFF that unpacks to less',
      () => woff([{ tag: 'head', packed: deflateSync(new Uint8Array(54)), plain: 6000 }]),
      /cannot be unpacked/,
    ],
    [
      'a WOFF that says it is huge',
      () => woff(['aaaa', 'bbbb'].map((tag) => ({ tag, packed: new Uint8Array(9), plain: 20 * MB }))),
      /too large once it is unpacked/,
    ],
    [
      'a WOFF bomb',
      () => woff(['aaaa', 'bbbb'].map((tag) => packed(tag, new Uint8Array(16 * MB)))),
      /too large once it is unpacked/,
    ],
    [
      'tables over each other',
      () => {
        const bytes = new Uint8Array(12 + 90 * 16 + MB);
        const view = new DataView(bytes.buffer);
        view.setUint32(0, 0x00010000);
        view.setUint16(4, 90);
        for (let i = 0; i < 90; i += 1) {
          bytes.set(text(`t${String(i).padStart(3, '0')}`), 12 + i * 16);
          view.setUint32(12 + i * 16 + 8, 12 + 90 * 16);
          view.setUint32(12 + i * 16 + 12, MB);
        }
        return bytes;
      },
      /too large once it is unpacked/,
    ],
    [
      'a WOFF2 bomb',
      async () => compress(await changedFont({ junk: () => new Uint8Array(31 * MB) })),
      /too large once it is unpacked/,
    ],
  ];

  it.each(cases)('%s', async (_, make, why) => {
    expect(await refusalOf(await make())).toMatch(why);
  });

  it('words are for people: none names a table of the file format alone, a library or a line of code', async () => {
    for (const [, make] of cases)
      expect(await refusalOf(await make())).not.toMatch(
        /undefined|RangeError|zlib|wasm|harfbuzz|Offset is outside/i,
      );
  });
});

describe('fonts with bits turned around', () => {
  const kinds = new Map<string, Uint8Array>();
  beforeAll(async () => {
    kinds.set('TTF', await realFont());
    kinds.set('WOFF', woffOf(readSfnt(await realFont())));
    kinds.set('WOFF2', new Uint8Array(await readFile(REAL_WOFF2)));
    kinds.set('OTF', await postScriptFont());
  });

  /** Where to strike: anywhere, and more often where counts and places are. */
  const strike = fc.record({
    at: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.02, noNaN: true })),
    value: fc.integer({ min: 0, max: 255 }),
  });

  it.each(['TTF', 'WOFF', 'WOFF2', 'OTF'])('%s: it is read or refused, and nothing else', async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(strike, { minLength: 1, maxLength: 12 }), async (strikes) => {
        const bytes = new Uint8Array(kinds.get(kind)!);
        for (const { at, value } of strikes)
          bytes[Math.min(bytes.length - 1, Math.floor(at * bytes.length))] = value;
        await refusalOf(bytes);
      }),
      { numRuns: runs(60), seed: 20_261_122 },
    );
  });

  it.each(['TTF', 'WOFF', 'WOFF2', 'OTF'])('%s: cut off anywhere, it is refused', async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.98, noNaN: true }), async (share) => {
        const whole = kinds.get(kind)!;
        expect(await refusalOf(whole.slice(0, Math.floor(whole.length * share)))).not.toBe('');
      }),
      { numRuns: runs(30), seed: 20_261_122 },
    );
  });

  it.each(['head', 'hhea', 'maxp', 'cmap', 'hmtx', 'loca', 'glyf', 'GPOS', 'GSUB', 'GDEF', 'name', 'OS/2'])(
    'a table of chance: %s',
    async (tag) => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
          const whole = await changedFont({
            [tag]: (table) => {
              table.set(noise.subarray(0, table.length), 0);
              return table;
            },
          });
          await refusalOf(whole);
          await refusalOf(await changedFont({ [tag]: () => noise }));
        }),
        { numRuns: runs(12), seed: 20_261_122 },
      );
    },
  );
});

describe('the thread that reads fonts', () => {
  const entry = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const ready = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready');";
  const read = (source: string, limit?: number) =>
    readInWorker({
      ...{ what: 'font' as const, bytes: new Uint8Array(9), entry: entry(source) },
      refusal: (message) => new FontRefused(message ?? 'broken'),
      ...(limit !== undefined && { limit }),
    });

  it('one that never ends, runs out of memory or dies refuses its font', async () => {
    await expect(read(`${ready} for (;;);`, 300)).rejects.toThrow('broken');
    await expect(
      read(`${ready} const all = []; for (;;) all.push(new Array(1e6).fill({}));`),
    ).rejects.toThrow('broken');
    await expect(read(`${ready} process.exit(3);`)).rejects.toThrow('broken');
    await expect(read(`${ready} throw new Error('inside');`)).rejects.toThrow('broken');
  });

  it('one that cannot even begin is our fault, not the font’s', async () => {
    await expect(read("throw new Error('no such module');")).rejects.toThrow('no such module');
  });

  it('says what the checks say, with the code a caller can act on', async () => {
    await expect(sanitizeFont(text('<html>'))).rejects.toMatchObject({ code: 'invalid_font', status: 200 });
    await expect(sanitizeFont(new Uint8Array())).rejects.toMatchObject({ code: 'invalid_font' });
    await expect(sanitizeFont(new Uint8Array(10 * MB + 1))).rejects.toMatchObject({ code: 'too_large' });
    await expect(sanitizeFont(await withGlyphs([]))).rejects.toMatchObject({
      code: 'invalid_font',
      message: 'The font has no letters that text could be set in (no coverage)',
    });
  });
});
