import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import decompress from 'woff2-encoder/decompress';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import type { FontFileInfo } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';

const require = createRequire(import.meta.url);
const FONTS = fileURLToPath(new URL('../../../catalog/source/fonts/', import.meta.url));

/** A face of the test set: what it is called, and its compressed file. */
export interface TestFace extends FontFileInfo {
  readonly file: string;
  readonly fallback: boolean;
}

function face(family: string, weight: number, { italic = false, fallback = false } = {}): TestFace {
  const id = `${family.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`;
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return { id, family, weight, italic, file: `${FONTS}${folder}/${id}.woff2`, fallback };
}

/** Faces of the test store, fallbacks last and in order. */
export const TEST_FACES: readonly TestFace[] = [
  face('Montserrat', 400),
  face('Montserrat', 700),
  face('Montserrat', 400, { italic: true }),
  face('Fraunces', 400),
  face('Fraunces', 600),
  face('DM Sans', 400),
  face('Noto Sans Arabic', 400, { fallback: true }),
  face('Noto Sans Hebrew', 400, { fallback: true }),
  face('Noto Sans Devanagari', 400, { fallback: true }),
  face('Zen Kaku Gothic New', 400, { fallback: true }),
  {
    ...{ id: 'Twemoji', family: 'Twemoji', weight: 400, italic: false, fallback: true },
    file: require.resolve('twemoji-colr-font/twemoji.woff2'),
  },
];

/** TrueType bytes of a face, from the catalog's sources. */
export async function testFaceBytes({ file }: Pick<TestFace, 'file'>): Promise<Uint8Array> {
  return decompress(await readFile(file));
}

let store: Promise<FontStore> | undefined;

/**
 * Montserrat, Fraunces and DM Sans with Arabic, Hebrew, Devanagari, Japanese and color emoji fallbacks, read once a
 * process. Tests that add faces make a store of their own with `buildTestFonts()`.
 */
export function testFonts(): Promise<FontStore> {
  return (store ??= buildTestFonts());
}

/** A new store with the test faces. */
export async function buildTestFonts(faces: readonly TestFace[] = TEST_FACES): Promise<FontStore> {
  const fonts = new FontStore();
  for (const face of faces) {
    const file = FontFile.parse(face, await testFaceBytes(face));
    if (face.fallback) fonts.addFallback(file);
    else fonts.add(file);
  }
  return fonts;
}
