import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress } from 'woff2-encoder';
import { describe, expect, it } from 'vitest';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { readFont } from '../../../server/files/fonts/read-font.js';
import { readSfnt, writeSfnt } from '../../../server/files/fonts/font-sfnt.js';
import { sanitizeFont } from '../../../server/files/fonts/sanitize-font.js';
import { postScriptFont, REAL_WOFF2, realFont, woffOf } from './font-builder.js';

const require = createRequire(import.meta.url);
const SOURCES = new URL('../../../catalog/source/fonts/', import.meta.url).pathname;

const parsed = (bytes: Uint8Array) =>
  FontFile.parse({ id: 'a', family: 'a', weight: 400, italic: false }, bytes);
const outlineOf = (bytes: Uint8Array, letter: string) => {
  const face = parsed(bytes);
  return face.outline(face.font.nominalGlyph(letter.codePointAt(0)!)!);
};

describe('fonts that are taken', () => {
  it('WOFF2, WOFF and TTF of one font are the same plain file, with the name it gives itself', async () => {
    const plain = await realFont();
    const files = [await readFile(REAL_WOFF2), woffOf(readSfnt(plain)), plain];
    const fonts = await Promise.all(files.map((file) => readFont(file)));
    for (const font of fonts) {
      expect(font).toMatchObject({ family: 'DM Sans', mime: 'font/ttf' });
      expect(outlineOf(font.bytes, 'g')).toBe(outlineOf(plain, 'g'));
      expect(font.bytes).toEqual(fonts[0]!.bytes);
    }
  });

  it('OTF with outlines of PostScript stays one', async () => {
    const { bytes, mime } = await readFont(await postScriptFont());
    expect(mime).toBe('font/otf');
    expect(outlineOf(bytes, 'A')).toMatch(/^M/);
  });

  it('a variable font is taken as it looks by itself', async () => {
    const folder = join(require.resolve('@fontsource-variable/instrument-sans/package.json'), '..', 'files');
    const name = (await readdir(folder)).find((one) => one.includes('latin-wght-normal'))!;
    const { bytes, family } = await readFont(await readFile(join(folder, name)));
    expect(readSfnt(bytes).tables.has('fvar')).toBe(true);
    expect(outlineOf(bytes, 'A')).not.toBe('');
    expect(family).toContain('Instrument Sans');
  });

  it.each(['noto-sans-arabic', 'noto-sans-devanagari', 'noto-sans-thai', 'zen-kaku-gothic-new'])(
    'scripts beside Latin: %s',
    async (folder) => {
      const [name] = (await readdir(join(SOURCES, folder))).filter((one) => one.endsWith('.woff2'));
      const { family } = await readFont(await readFile(join(SOURCES, folder, name!)));
      expect(family).not.toBe('');
    },
  );

  it('color letters without Latin are letters only where there are any', async () => {
    const emoji = await readFile(require.resolve('twemoji-colr-font/twemoji.woff2'));
    await expect(readFont(emoji)).rejects.toThrow('no letters');
  });

  it('nothing but its tables is kept: what lies between, before or behind them goes', async () => {
    const plain = await realFont();
    const hiding = new Uint8Array(plain.length + 30);
    hiding.set(plain);
    hiding.set(new TextEncoder().encode('<script>alert(1)</script>'), plain.length);
    const { bytes } = await readFont(hiding);
    expect(Buffer.from(bytes).includes('alert')).toBe(false);
    expect(writeSfnt(readSfnt(bytes))).toEqual(bytes);
  });

  it('a thread reads the same, and its file may be packed again', async () => {
    const font = await sanitizeFont(await readFile(REAL_WOFF2));
    expect(font.family).toBe('DM Sans');
    expect((await readFont(await compress(font.bytes))).family).toBe('DM Sans');
  });
});
