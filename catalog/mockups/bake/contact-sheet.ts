import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import type { MockupLayer } from '../../../elements/compose/format/mockup-package.js';
import { imageLayers } from '../../../elements/compose/format/package-layers.js';
import { SampleArt, checkerboard, solidColor } from './sample-art.js';
import { readManifest } from './package/decode-package.js';
import { renderPackage } from './render-package.js';

/**
 * The contact sheet: every mockup, or those named, with squares, white, near-black, a photo and its own placeholder.
 *
 *     node --import tsx catalog/mockups/bake/contact-sheet.ts [mug-window …] --out sheet.png --cell 400
 */
const packages = new URL('../packages', import.meta.url).pathname;
const PHOTO = 'vase-and-pears.jpg';
const DARK = '#17181c';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'sheet.png' }, cell: { type: 'string', default: '400' } },
});

const cell = Number(values.cell);
const ids = positionals.length > 0 ? positionals : (await readdir(packages)).sort();
const sampleArt = new SampleArt();
const aspectOf = ({ upload_resolution: size }: MockupLayer): number => size!.width / size!.height;
const arts: readonly ((layer: MockupLayer) => Promise<Buffer>)[] = [
  (layer) => checkerboard(aspectOf(layer)),
  () => solidColor('#ffffff'),
  () => solidColor(DARK),
  () => sampleArt.picture(PHOTO),
];

const pictures: OverlayOptions[] = [];
for (const [row, id] of ids.entries()) {
  const folder = join(packages, id);
  const columns = [
    ...arts.map((art) => async () => (await renderPackage(folder, art, { side: 1200 })).png().toBuffer()),
    async () => join(folder, 'placeholder.webp'),
  ];
  for (const [column, make] of columns.entries()) {
    // the renderer's bytes are whole before they are made small
    const input = await sharp(await make())
      .resize(cell, cell, { kernel: 'lanczos3' })
      .png()
      .toBuffer();
    pictures.push({ input, left: column * cell, top: row * cell });
  }
  const names = imageLayers(await readManifest(folder)).map(({ name }) => name);
  console.log(`${id}: ${names.join(', ')}`);
}
await sharp({
  create: { width: (arts.length + 1) * cell, height: ids.length * cell, channels: 3, background: '#888' },
})
  .composite(pictures)
  .png()
  .toFile(values.out);
