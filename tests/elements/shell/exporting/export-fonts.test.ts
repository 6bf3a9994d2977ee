import { expect } from '@open-wc/testing';
import { exportPdf } from '../../../../elements/shell/exporting/export-pdf.js';
import { renderPages } from '../../../../elements/shell/exporting/render-pages.js';
import type { FontFamily, FontSource } from '../../../../elements/ports/fonts.js';
import { fakeFonts } from '../../../support/fakes/fake-ports.js';
import { words } from '../../canvas/support.js';
import { openSession, type Opened } from '../support.js';

const [montserrat, fraunces] = await fakeFonts.families();
/** Two teams have uploaded a font called Fraunces; that of the first is Montserrat's file. */
const FILES: Readonly<Record<string, FontFamily>> = {
  'brand_file/ours': montserrat!,
  'brand_file/theirs': fraunces!,
};

const fonts: FontSource = {
  ...fakeFonts,
  placed: (name, src) => {
    const real = FILES[src];
    const face = { id: src, weight: 400, italic: false, src: real?.faces[0]!.src ?? '' };
    return real ? { name, category: 'sans', faces: [face], src } : null;
  },
};

const going = () => new AbortController().signal;

/** A page with words in each font, one below the other. */
function showing(...named: readonly { readonly font: string; readonly font_src?: string }[]): Opened {
  const texts = named.map((font, index) => {
    const text = words(`t${index}`, 'Quiet gardens', 20, 20 + index * 100);
    return { ...text, text_details: { ...(text['text_details'] as object), ...font } };
  });
  return openSession([texts], { fonts });
}

async function png(session: Opened): Promise<ImageBitmap> {
  const options = { format: 'png', scale: 1, transparent: false, quality: 90, pages: [1] } as const;
  const { value } = await renderPages(session, options, going()).next();
  return createImageBitmap(value!);
}

/** How many pixels of two pictures differ. */
function differing(a: ImageBitmap, b: ImageBitmap): number {
  const [one, other] = [a, b].map((picture) => {
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
  });
  return one!.filter((pixel, i) => pixel !== other![i]).length;
}

describe('uploaded fonts in what is downloaded', () => {
  it('are their own in a picture, whatever families and other teams’ fonts of that name look like', async () => {
    const ours = await png(showing({ font: 'Fraunces', font_src: 'brand_file/ours' }));
    expect(differing(ours, await png(showing({ font: 'Montserrat' })))).to.equal(0);
    const theirs = await png(showing({ font: 'Fraunces', font_src: 'brand_file/theirs' }));
    expect(differing(theirs, await png(showing({ font: 'Fraunces' })))).to.equal(0);
    expect(differing(ours, theirs)).to.be.above(200);
  });

  it('are each in a PDF once, beside the family of that name', async () => {
    const session = showing(
      { font: 'Fraunces', font_src: 'brand_file/ours' },
      { font: 'Fraunces', font_src: 'brand_file/theirs' },
      { font: 'Fraunces' },
    );
    const file = await exportPdf(session, { pages: [1] }, going(), () => undefined);
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    const named = [...text.matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);
    expect(named.sort()).to.eql(['Fraunces-400', 'brandfileours', 'brandfiletheirs']);
  });
});
