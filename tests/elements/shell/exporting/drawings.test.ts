import { expect } from '@open-wc/testing';
import { exportPdf } from '../../../../elements/shell/exporting/export-pdf.js';
import { exportSvg } from '../../../../elements/shell/exporting/export-svg.js';
import { renderPages } from '../../../../elements/shell/exporting/render-pages.js';
import { fakeAssets } from '../../../support/fakes/fake-ports.js';
import { openSession } from '../support.js';

const dataOf = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`)}`;
const assets = fakeAssets({
  'src:logo': dataOf('<rect width="100" height="100" fill="#ff0000"/>'),
  'src:broken': dataOf('<script>alert(1)</script>'),
});
const image = (id: string, src: string) => ({
  ...{ id, type: 'image', position: { x: 100, y: 100 }, width: 200, height: 200, rotation: 0, opacity: 1 },
  locked: false,
  image_details: { src },
});
const never = new AbortController().signal;

describe('an SVG picture in the editor', () => {
  it('is painted, and is vectors in PDF and SVG', async () => {
    const session = openSession([[image('a', 'logo')]], { assets });
    const pages = renderPages(
      session,
      { format: 'png', scale: 1, transparent: false, quality: 90, pages: [1] },
      never,
    );
    const { value: png } = await pages.next();
    const bitmap = await createImageBitmap(png as Blob);
    const context = new OffscreenCanvas(500, 400).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    expect([...context.getImageData(200, 200, 1, 1).data]).to.eql([255, 0, 0, 255]);
    const { value: svg } = await exportSvg(session, { pages: [1] }, never).next();
    const text = await (svg as Blob).text();
    expect(text).to.match(/<path/).and.not.to.contain('<image');
    const pdf = await (await exportPdf(session, { pages: [1] }, never, () => undefined)).text();
    expect(pdf).not.to.contain('/Subtype /Image');
  });

  it('that cannot be drawn is known, with the reason', async () => {
    const { editor } = openSession([[image('a', 'broken'), image('b', 'gone')]], { assets });
    await editor.resources.ensure(editor.index.objects('p1').map((id) => editor.object(id)!));
    expect([editor.resources.fault('src:broken'), editor.resources.fault('src:gone')]).to.eql([
      'unreadable',
      'missing',
    ]);
  });
});
