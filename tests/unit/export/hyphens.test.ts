import { beforeAll, describe, expect, it } from 'vitest';
import { goldenPdf, goldenSvg } from '../../support/exported.js';
import { goldenPage, type GoldenPage } from '../../support/golden-files.js';
import { textOf } from '../../support/objects.js';
import { pdfJsPages } from '../../support/pdf-readers.js';

const LINES = ['Die Donaudampf-', 'schifffahrtsgesell-', 'schaft'];

describe('a text whose words are broken with hyphens', () => {
  let golden: GoldenPage;
  beforeAll(async () => {
    const text = 'Die Donaudampfschifffahrtsgesellschaft';
    const details = { text, fontSize: 20, hyphens: true };
    const page = { ...(await goldenPage('shapes')).page, objects: [textOf(details, { width: 205 })] };
    golden = { width: 400, height: 300, page };
  });

  it('is read in a PDF as it is seen, without a sign that is not', async () => {
    const [page] = await pdfJsPages(await goldenPdf([golden]));
    expect(page!.text.trim().split(/\s*\n\s*/)).toEqual(LINES);
  });

  it('is read so in an SVG', async () => {
    const labels = [...(await goldenSvg(golden)).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual(LINES);
  });
});
