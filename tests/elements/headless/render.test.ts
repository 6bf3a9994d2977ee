import { expect } from '@open-wc/testing';
import { createDesign, render, validateDesign } from '../../../elements/headless/browser.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#00ff00"/></svg>';

describe('a design rendered in the page, without an editor', () => {
  const design = () => {
    const made = createDesign({ width: 40, height: 20 });
    const picture = {
      ...{ id: 'drawing', type: 'image', sub_type: 'image', layer_index: 0, position: { x: 20, y: 0 } },
      ...{ width: 20, height: 20, rotation: 0, opacity: 1, locked: false },
      image_details: { src: `data:image/svg+xml,${encodeURIComponent(SVG)}` },
    };
    return { ...made, pages: [{ ...made.pages[0]!, background_color: '#ff0000', objects: [picture] }] };
  };
  const assets = { fonts: fakeFonts, picture: () => Promise.reject(new Error('none')) };

  it('has its pixels, drawings that lie in it among them', async () => {
    expect(validateDesign(design()).valid).to.equal(true);
    const { bytes, type, missing } = await render(design(), 'png', { assets, scale: 2 });
    expect(missing).to.deep.equal([]);
    const bitmap = await createImageBitmap(new Blob([bytes as BlobPart], { type }));
    expect([bitmap.width, bitmap.height]).to.deep.equal([80, 40]);
    const context = new OffscreenCanvas(80, 40).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    expect([...context.getImageData(10, 10, 1, 1).data]).to.deep.equal([255, 0, 0, 255]);
    expect([...context.getImageData(60, 10, 1, 1).data]).to.deep.equal([0, 255, 0, 255]);
  });

  it('is a PDF and an SVG too', async () => {
    const pdf = await render(design(), 'pdf', { assets });
    expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).to.equal('%PDF-');
    const svg = await render(design(), 'svg', { assets, title: 'Green & red' });
    expect(new TextDecoder().decode(svg.bytes)).to.contain('<title>Green &amp; red</title>');
  });
});
