import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'woff2-encoder';
import { FontFile } from '../../elements/text/font-file.js';
import type { FontFileInfo } from '../../elements/text/font-file.js';
import { FontStore } from '../../elements/text/font-store.js';

const require = createRequire(import.meta.url);

/** A face of the test set: what it is called, and the folder of its file. */
export interface TestFace extends FontFileInfo {
  readonly folder: string;
  readonly fallback: boolean;
}

function google(pack: string, family: string, cut: string, fallback = false): TestFace {
  const weight = Number.parseInt(cut, 10);
  const italic = cut.endsWith('_Italic');
  const id = `${family.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`;
  return { id, family, weight, italic, folder: `@expo-google-fonts/${pack}/${cut}`, fallback };
}

/** Faces of the test store, fallbacks last and in order. */
export const TEST_FACES: readonly TestFace[] = [
  google('montserrat', 'Montserrat', '400Regular'),
  google('montserrat', 'Montserrat', '700Bold'),
  google('montserrat', 'Montserrat', '400Regular_Italic'),
  google('fraunces', 'Fraunces', '400Regular'),
  google('fraunces', 'Fraunces', '600SemiBold'),
  google('dm-sans', 'DM Sans', '400Regular'),
  google('noto-sans-arabic', 'Noto Sans Arabic', '400Regular', true),
  google('noto-sans-hebrew', 'Noto Sans Hebrew', '400Regular', true),
  google('noto-sans-devanagari', 'Noto Sans Devanagari', '400Regular', true),
  google('zen-kaku-gothic-new', 'Zen Kaku Gothic New', '400Regular', true),
  {
    id: 'Twemoji',
    family: 'Twemoji',
    weight: 400,
    italic: false,
    folder: 'twemoji-colr-font',
    fallback: true,
  },
];

/** TrueType bytes of a face, from the installed font packages. */
export async function testFaceBytes(face: Pick<TestFace, 'folder'>): Promise<Uint8Array> {
  if (face.folder === 'twemoji-colr-font')
    return decompress(await readFile(modulePath('twemoji-colr-font/twemoji.woff2')));
  const [scope, pack, cut] = face.folder.split('/');
  const folder = join(dirname(modulePath(`${scope}/${pack}/package.json`)), cut ?? '');
  const file = (await readdir(folder)).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`No font file in ${folder}`);
  return new Uint8Array(await readFile(join(folder, file)));
}

let store: Promise<FontStore> | undefined;

/**
 * Montserrat, Fraunces and DM Sans with Arabic, Hebrew, Devanagari, Japanese and colour emoji fallbacks, read once a
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

function modulePath(path: string): string {
  return require.resolve(path);
}
