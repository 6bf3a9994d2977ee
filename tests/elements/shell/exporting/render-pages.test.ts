import { expect } from '@open-wc/testing';
import { PictureTooLarge } from '../../../../elements/export/raster/limits.js';
import { rasterPage } from '../../../../elements/export/raster/raster-page.js';
import { pageOps } from '../../../../elements/display/page-ops.js';
import { kinds } from '../../../../elements/objects/kinds.js';
import { renderPage } from '../../../../elements/render/render-page.js';
import { exportSvg } from '../../../../elements/shell/exporting/export-svg.js';
import {
  preparePages,
  renderPages,
  type RenderPagesOptions,
} from '../../../../elements/shell/exporting/render-pages.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { photo, shape, words } from '../../canvas/support.js';
import { openSession } from '../support.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];
const PNG: RenderPagesOptions = { format: 'png', scale: 1, transparent: false, quality: 90, pages: [1] };

const going = () => new AbortController().signal;

async function filesOf(session: EditorSession, options: Partial<RenderPagesOptions>): Promise<Blob[]> {
  const files: Blob[] = [];
  for await (const file of renderPages(session, { ...PNG, ...options }, going())) files.push(file);
  return files;
}

async function svgOf(session: EditorSession): Promise<string[]> {
  const files: string[] = [];
  for await (const file of exportSvg(session, { pages: [1] }, going())) files.push(await file.text());
  return files;
}

async function pixelsOf(picture: Blob | OffscreenCanvas): Promise<ImageData> {
  const image = picture instanceof Blob ? await createImageBitmap(picture) : picture;
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** What the painter makes of a page here, without a file and without a worker. */
async function paintedHere({ editor }: EditorSession, scale: number): Promise<ImageData> {
  const { pages, ...size } = editor.toFile();
  const page = { ...pages[0]!, objects: pages[0]!.objects as never[] };
  const env = { objects: editor.resources.env, paint: editor.resources.paint };
  return pixelsOf(renderPage({ page, size, scale }, env) as unknown as OffscreenCanvas);
}

const at = ({ data, width }: ImageData, x: number, y: number) => [
  ...data.slice((y * width + x) * 4).slice(0, 4),
];

/** How a JPEG stores the first of its channels beside the others: 0x22 two by two as one, 0x11 each of its own. */
async function samplingOf(file: Blob): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let at = 2;
  while (![0xc0, 0xc1, 0xc2].includes(bytes[at + 1]!)) at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  return bytes[at + 11]!;
}

async function failure(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: Error) => error,
  );
}

describe('pages as files', () => {
  it('hold exactly what the painter paints: shapes, letters and pictures, at any scale', async () => {
    const session = openSession([OBJECTS]);
    for (const scale of [1, 1.5]) {
      const [file] = await filesOf(session, { scale });
      const pixels = await pixelsOf(file!);
      expect([pixels.width, pixels.height]).to.deep.equal([500 * scale, 400 * scale]);
      expect(pixels.data).to.deep.equal((await paintedHere(session, scale)).data);
    }
    const { data } = await paintedHere(session, 1);
    expect(new Set(data).size, 'a page of several colors').to.be.greaterThan(10);
  });

  it('leave out a picture that is not here, and what stands for it on the screen', async () => {
    const session = openSession([[photo('m', 200, 100, 120, 80, { image_details: { src: 'lost' } })]]);
    const [file] = await filesOf(session, {});
    expect(at(await pixelsOf(file!), 205, 105)).to.deep.equal([255, 255, 255, 255]);
    expect(at(await paintedHere(session, 1), 205, 105)).to.deep.equal([0xf4, 0xf2, 0xee, 255]);
    const [svg] = await svgOf(session);
    expect(svg).not.to.contain('f4f2ee');
  });

  it('are of the type asked for, with their resolution', async () => {
    const session = openSession([OBJECTS]);
    for (const [format, type] of [
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const [file] = await filesOf(session, { format, dpi: 300 });
      expect(file!.type).to.equal(type);
      const head = new DataView(await file!.slice(0, 64).arrayBuffer());
      // pHYs in dots per metre; JFIF in dots per inch
      if (format === 'png') expect(head.getUint32(41)).to.equal(11811);
      if (format === 'jpg') expect(head.getUint16(14)).to.equal(300);
      expect((await pixelsOf(file!)).width).to.equal(500);
    }
  });

  it('without the color of the page where the format knows transparency', async () => {
    const session = openSession([[shape('a', 20, 20)]]);
    const corner = async (options: Partial<RenderPagesOptions>) => {
      const [file] = await filesOf(session, options);
      return at(await pixelsOf(file!), 499, 399);
    };
    expect(await corner({ transparent: true })).to.deep.equal([0, 0, 0, 0]);
    expect(await corner({ transparent: false })).to.deep.equal([255, 255, 255, 255]);
    expect(await corner({ format: 'webp', transparent: true })).to.deep.equal([0, 0, 0, 0]);
    // a transparent JPG would be black
    expect(await corner({ format: 'jpg', transparent: true })).to.deep.equal([255, 255, 255, 255]);
  });

  it('a JPG keeps the color of every pixel from quality 90 on', async () => {
    const session = openSession([OBJECTS]);
    const sampling = async (quality: number) =>
      samplingOf((await filesOf(session, { format: 'jpg', quality }))[0]!);
    expect([await sampling(90), await sampling(100), await sampling(85)]).to.eql([0x11, 0x11, 0x22]);
  });

  it('come in the order asked for, of the design as it is', async () => {
    const session = openSession([[shape('a', 20, 20)], [], [shape('c', 200, 20)]]);
    const files = await filesOf(session, { pages: [3, 1] });
    const reds = await Promise.all(files.map(async (file) => at(await pixelsOf(file), 250, 50)[1]));
    expect(reds).to.deep.equal([0x51, 255]);
    expect((await failure(filesOf(session, { pages: [4] }))).message).to.equal('there is no page 4');
  });

  it('are made elsewhere: the page itself encodes nothing', async () => {
    const { prototype } = OffscreenCanvas;
    const { convertToBlob } = prototype;
    prototype.convertToBlob = () => Promise.reject(new Error('the page was held up'));
    try {
      const files = await filesOf(openSession([OBJECTS]), {});
      expect(files[0]!.size).to.be.greaterThan(1000);
    } finally {
      prototype.convertToBlob = convertToBlob;
    }
  });

  it('are made in the page where no worker can be had', async () => {
    const session = openSession([OBJECTS]);
    const { Worker: real } = window;
    window.Worker = function refused() {
      throw new DOMException('other origin', 'SecurityError');
    } as never;
    try {
      const [file] = await filesOf(session, {});
      expect((await pixelsOf(file!)).data).to.deep.equal((await paintedHere(session, 1)).data);
    } finally {
      window.Worker = real;
    }
  });

  it('beyond what a browser can draw are refused at once, with a scale that works', async () => {
    const session = openSession([OBJECTS]);
    const error = (await failure(filesOf(session, { scale: 100 }))) as PictureTooLarge;
    expect(error).to.be.instanceOf(PictureTooLarge);
    expect(error.pixels).to.deep.equal({ width: 50_000, height: 40_000 });
    expect(error.largest * 500).to.be.at.most(16_384);
  });

  it('are never silently blank: a canvas that takes no ink is a failure that offers less', async () => {
    const { editor } = openSession([OBJECTS]);
    const { pages, ...size } = editor.toFile();
    const page = { ...pages[0]!, objects: pages[0]!.objects as never[] };
    const { ops } = pageOps(page, size, kinds, editor.resources.env);
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const { getImageData } = prototype;
    // what Chromium does with a canvas it has no memory for
    prototype.getImageData = () => new ImageData(1, 1);
    try {
      const job = { ops, size, scale: 2, encoding: { format: 'png' }, dpi: 96 } as const;
      const error = (await failure(rasterPage(job, () => undefined))) as PictureTooLarge;
      expect(error).to.be.instanceOf(PictureTooLarge);
      expect(error.largest).to.be.lessThan(2);
    } finally {
      prototype.getImageData = getImageData;
    }
  });

  it('are prepared: what failed to load is asked for once more, and what stays away is said', async () => {
    const { assets } = openSession().host;
    let asked = 0;
    const resolve = (times: number) => async (source: string) => {
      asked += 1;
      if (asked <= times) throw new Error('offline');
      return assets.resolve(source);
    };
    const prepared = (times: number) => {
      asked = 0;
      const session = openSession([OBJECTS], { assets: { ...assets, resolve: resolve(times) } });
      return preparePages(session, [1], going());
    };
    expect(await prepared(0)).to.equal(null);
    expect(await prepared(1)).to.equal(null);
    expect(await prepared(9)).to.eql({ pictures: true, letters: [], more: 0 });
    expect(asked).to.equal(2);
  });

  it('stop when told to, also in the middle of a page and while something loads', async () => {
    const session = openSession([OBJECTS, OBJECTS.map((object) => ({ ...object, id: `${object.id}2` }))]);
    const control = new AbortController();
    const running = renderPages(session, { ...PNG, scale: 8, pages: [1, 2] }, control.signal);
    const page = running.next();
    setTimeout(() => control.abort(), 50);
    expect((await failure(page)).name).to.equal('AbortError');
    expect((await running.next()).done).to.equal(true);

    const never = openSession([OBJECTS], {
      assets: { ...session.host.assets, resolve: () => new Promise<string>(() => undefined) },
    });
    const waiting = new AbortController();
    const preparing = preparePages(never, [1], waiting.signal);
    waiting.abort();
    expect((await failure(preparing)).name).to.equal('AbortError');
  });
});
