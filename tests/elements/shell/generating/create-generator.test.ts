import { expect } from '@open-wc/testing';
import { renderPage } from '../../../../elements/render/render-page.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { createGenerator, generatorOf } from '../../../../elements/shell/generating/create-generator.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo, shape, words } from '../../canvas/support.js';
import { openSession } from '../support.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];

function pixelsOf(image: CanvasImageSource & { width: number; height: number }): ImageData {
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** What the painter makes of the first page here. */
async function paintedHere({ editor }: EditorSession, scale: number): Promise<ImageData> {
  const { pages, ...size } = editor.toFile();
  const page = { ...pages[0]!, objects: pages[0]!.objects as never[] };
  await editor.resources.ensure(page.objects);
  const env = { objects: editor.resources.env, paint: editor.resources.paint };
  return pixelsOf(renderPage({ page, size, scale }, env) as unknown as OffscreenCanvas);
}

const mean = (one: ImageData, other: ImageData) =>
  one.data.reduce((sum, value, i) => sum + Math.abs(value - other.data[i]!), 0) / one.data.length;

/** The workers that are started while `work` runs. */
async function workersOf(work: () => Promise<unknown>): Promise<number> {
  const Plain = Worker;
  let started = 0;
  globalThis.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      started++;
    }
  };
  await work().finally(() => (globalThis.Worker = Plain));
  return started;
}

describe('the generator of a design', () => {
  it('paints in a worker what the page paints, with its fonts and with pictures that only the page has', async () => {
    const blob = await (await fetch(drawnPicture())).blob();
    const assets = fakeAssets({ 'src:photo': URL.createObjectURL(blob) });
    const session = openSession([OBJECTS], { assets });
    const generator = generatorOf(session);
    const file = session.editor.toFile();
    const started = await workersOf(async () => {
      const { picture, missing } = await generator.run('preview', { file, side: 250 });
      expect(missing).to.eql([]);
      expect([picture.width, picture.height]).to.eql([250, 200]);
      expect(mean(pixelsOf(picture), await paintedHere(session, 0.5))).to.be.below(0.5);
    });
    expect(started).to.equal(1);
    generator.close();
  });

  it('makes a design of another size with a picture of it', async () => {
    const session = openSession([OBJECTS, [shape('b', 0, 0)]]);
    const generator = generatorOf(session);
    const to = { width: 1080, height: 1920, unit: 'px' } as const;
    const { file, picture } = await generator.run('resize', { file: session.editor.toFile(), to, side: 250 });
    expect(file).to.include({ width: 1080, height: 1920, dimension_units: 'px' });
    expect(file.pages.map(({ objects }) => objects.length)).to.eql([3, 1]);
    expect([picture!.width, picture!.height]).to.eql([141, 250]);
    expect(session.editor.size).to.include({ width: 500, height: 400 });
    generator.close();
  });

  it('shows a placeholder for what cannot be loaded, names it, and asks again when told so', async () => {
    let isThere = false;
    const assets = fakeAssets();
    assets.resolve = async () => (isThere ? drawnPicture() : Promise.reject(new Error('no picture')));
    const session = openSession([OBJECTS], { assets });
    const generator = generatorOf(session);
    const ask = () => generator.run('preview', { file: session.editor.toFile(), side: 100 });
    expect((await ask()).missing).to.eql(['src:photo']);
    isThere = true;
    expect((await ask()).missing).to.eql(['src:photo']);
    generator.retry();
    expect((await ask()).missing).to.eql([]);
    generator.close();
  });

  it('has drawings made pixels by the page', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#d02040"/></svg>`;
    const assets = fakeAssets({ 'src:photo': `data:image/svg+xml,${encodeURIComponent(svg)}` });
    const session = openSession([[photo('m', 200, 100)]], { assets });
    const generator = createGenerator(session.host, 1);
    const { picture, missing } = await generator.run('preview', { file: session.editor.toFile(), side: 500 });
    expect(missing).to.eql([]);
    expect(mean(pixelsOf(picture), await paintedHere(session, 1))).to.be.below(0.5);
    expect(
      pixelsOf(picture)
        .data.slice((120 * 500 + 220) * 4)
        .slice(0, 3),
    ).to.eql(new Uint8ClampedArray([208, 32, 64]));
    generator.close();
  });

  it('works in the page where no worker can be had', async () => {
    const session = openSession([OBJECTS]);
    const generator = createGenerator(session.host, 6);
    const Plain = Worker;
    globalThis.Worker = function refuse() {
      throw new DOMException('refused', 'SecurityError');
    } as never;
    try {
      const { picture } = await generator.run('preview', { file: session.editor.toFile(), side: 250 });
      expect(mean(pixelsOf(picture), await paintedHere(session, 0.5))).to.be.below(0.5);
    } finally {
      globalThis.Worker = Plain;
    }
    generator.close();
  });
});
