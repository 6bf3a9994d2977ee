import { describe, expect, it } from 'vitest';
import { pageOps } from '../../../elements/display/page-ops.js';
import { writePdf } from '../../../elements/export/pdf/write-pdf.js';
import { kinds } from '../../../elements/objects/kinds.js';
import type { FontFile } from '../../../elements/text/fonts/font-file.js';
import { CREATED, picturesOf } from '../../support/exported.js';
import { testFonts } from '../../support/text/fonts.js';
import { goldenResources } from '../../support/golden-files.js';
import { textOf } from '../../support/objects.js';
import { pdfPixels, pdfiumTexts } from '../../support/pdf-readers.js';
import { ssim } from '../../visual/ssim.js';

const SIZE = { width: 400, height: 120 };
const TEXT = 'Office & Éclair g8';

/** A file without its outlines' table: the face's own outlines are all there is, as for a font with cubic ones. */
function withoutTable(face: FontFile, tag: string): FontFile {
  const bytes = face.bytes.slice();
  const at = Buffer.from(bytes).indexOf(tag, 12, 'latin1');
  bytes[at] = 'x'.charCodeAt(0);
  return Object.create(face, {
    bytes: { value: bytes },
    font: { value: face.font },
    outline: { value: (id: number) => face.outline(id) },
  }) as FontFile;
}

async function written(change: (face: FontFile) => FontFile | undefined): Promise<Uint8Array> {
  const page = { objects: [textOf({ text: TEXT, fontSize: 36 }, { width: 380 })] };
  const resources = await goldenResources({ ...SIZE, page });
  const { faces } = await testFonts();
  const face = faces.find(({ id }) => id === 'Montserrat-400')!;
  return writePdf(
    {
      info: { title: '', language: 'en', created: CREATED },
      size: { ...SIZE, userUnit: 1 },
      pages: [async () => pageOps(page, SIZE, kinds, resources.env)],
    },
    { pictures: picturesOf(resources), faces: () => change(face) },
  );
}

const pixelsOf = (bytes: Uint8Array) => pdfPixels(bytes, 0, { width: 1600, height: 480 });

describe('fonts of a PDF', () => {
  it('are made from outlines where a file has no TrueType glyphs', async () => {
    const plain = await written((face) => face);
    const made = await written((face) => withoutTable(face, 'glyf'));
    expect((await pdfiumTexts(made))[0]).toContain(TEXT);
    expect(Buffer.compare(plain, made)).not.toBe(0);
    expect(ssim(await pixelsOf(plain), await pixelsOf(made), 1600).inked).toBeGreaterThan(0.99);
  });

  it('that are not there leave the letters as shapes', async () => {
    const plain = await written((face) => face);
    const shapes = await written(() => undefined);
    expect(Buffer.from(shapes).toString('latin1')).not.toContain('/FontFile2');
    expect((await pdfiumTexts(shapes))[0]).toBe('');
    expect(ssim(await pixelsOf(plain), await pixelsOf(shapes), 1600).inked).toBeGreaterThan(0.9);
  });
});
