import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { TEST_FACES, testFaceBytes } from '../text/fonts.js';

/** Files of a pack by their paths; null takes one away. */
export type PackChange = Readonly<Record<string, string | Uint8Array | null>>;

export const picture = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer();

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#112233" d="M2 2h20v20H2z"/></svg>';

export const DETAILS = {
  ...{ name: 'acme', author: 'Acme Ltd', licence: 'LicenseRef-Acme', source: 'https://acme.example/brand' },
  fonts: { Fraunces: 'serif' },
  items: { 'photos/Old Harbor.jpg': { name: 'The old harbor', keywords: ['quay', 'ships'] } },
};

const shared = { layer_index: 0, rotation: 0, opacity: 1, locked: false };

/** A design of 400 x 300 px with the pack's photo and words in the pack's font. */
export function ownDesign(
  change: { readonly photo?: object; readonly text?: object; readonly size?: object } = {},
): string {
  const photo = {
    ...{ ...shared, id: 'photo', type: 'image', position: { x: 0, y: 0 }, width: 400, height: 200 },
    image_details: { src: 'photos/Old Harbor.jpg', image_needs_autoset: true, ...change.photo },
  };
  const text = {
    ...{
      ...shared,
      id: 'words',
      type: 'text',
      layer_index: 1,
      position: { x: 20, y: 215 },
      width: 360,
      height: 60,
    },
    text_details: {
      ...{ text: 'Hello', font: 'Fraunces', fontSize: 40, fontColor: '#112233', textAlign: 'left' },
      ...{ bold: false, italic: false, letterSpacing: 0, lineHeight: 0, ...change.text },
    },
  };
  const blank = blankDesign({ id: 'own', width: 400, height: 300 });
  return JSON.stringify({ ...blank, ...change.size, pages: [{ ...blank.pages[0], objects: [photo, text] }] });
}

/** Writes a pack without a fault, but for what is changed. */
export async function writePack(folder: string, change: PackChange = {}): Promise<void> {
  const fraunces = TEST_FACES.find(({ id }) => id === 'Fraunces-400')!;
  const files: PackChange = {
    'pack.json': JSON.stringify(DETAILS),
    'LICENSE.txt': 'For Acme and its partners.',
    'photos/Old Harbor.jpg': await picture(),
    'backgrounds/mist.png': await sharp(await picture(900, 900))
      .png()
      .toBuffer(),
    'icons/Signs/anchor.svg': ICON,
    'fonts/brand.ttf': await testFaceBytes(fraunces),
    'templates/sale.json': ownDesign(),
    ...change,
  };
  await mkdir(folder, { recursive: true });
  for (const [path, data] of Object.entries(files)) {
    if (data === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
}
