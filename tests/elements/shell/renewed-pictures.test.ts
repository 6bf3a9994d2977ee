import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/canvas/dm-canvas.js';
import type { DmCanvas } from '../../../elements/canvas/dm-canvas.js';
import { paintPage } from '../../../elements/editor/pages/page-picture.js';
import { generatorOf } from '../../../elements/shell/generating/create-generator.js';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { preparePages, renderPages } from '../../../elements/shell/exporting/render-pages.js';
import { renewPictures } from '../../../elements/shell/renew-pictures.js';
import { drawnPicture, fakeAssets } from '../../support/fakes/fake-ports.js';
import { photo } from '../canvas/support.js';
import { openSession } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

/** Colors that pictures had before, and after. */
const MARKED = '#c02020';
const CLEAN = '#2020c0';
const SOLD = 'design_resource:sold';

const sold = (id: string, x: number, more: object = {}) =>
  photo(id, x, 20, 120, 80, { image_details: { id_design_resource: 'sold' }, ...more });

/** A design with the same picture plain and turned gray, over a host whose picture changes. */
async function shown() {
  const pictures: Record<string, string> = { [SOLD]: drawnPicture(60, 40, MARKED) };
  const assets = { ...fakeAssets(), resolve: (source: string) => fakeAssets(pictures).resolve(source) };
  const gray = { image_details: { id_design_resource: 'sold' }, filter: { saturation: -100 } };
  const session = openSession([[sold('plain', 20), sold('gray', 200, gray)]], { assets });
  const canvas = await fixture<DmCanvas>(
    html`<dm-canvas style="width: 600px; height: 500px" .editor=${session.editor}></dm-canvas>`,
  );
  session.editor.viewport.choose(1);
  await session.editor.resources.ensure(session.editor.toFile().pages[0]!.objects as never[]);
  return { session, canvas, pictures };
}

/** The color of a page's point. */
function colorOf(session: EditorSession, x: number, y: number): string {
  const canvas = document.createElement('canvas');
  paintPage(session.editor, session.editor.page.peek(), canvas, 1);
  return hex(canvas.getContext('2d')!.getImageData(x, y, 1, 1).data);
}

async function downloaded(session: EditorSession): Promise<string> {
  const options = { format: 'png', scale: 1, transparent: false, quality: 90, pages: [1] } as const;
  const { signal } = new AbortController();
  await preparePages(session, [1], signal);
  for await (const file of renderPages(session, options, signal)) {
    const bitmap = await createImageBitmap(file);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return hex(context.getImageData(25, 25, 1, 1).data);
  }
  throw new Error('no page');
}

/** What the generator, which works beside the page, makes of the page's corner. */
async function previewed(session: EditorSession): Promise<string> {
  const input = { file: session.editor.toFile(), side: 500 };
  const { picture } = (await generatorOf(session).run('preview', input)) as { picture: ImageBitmap };
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return hex(context.getImageData(25, 25, 1, 1).data);
}

const hex = (rgba: ArrayLike<number>): string =>
  `#${[0, 1, 2].map((i) => rgba[i]!.toString(16).padStart(2, '0')).join('')}`;

describe('pictures that were bought', () => {
  it('show clean on the page, in thumbnails, in downloads and in what is made of the design', async () => {
    const { session, canvas, pictures } = await shown();
    expect([colorOf(session, 25, 25), await downloaded(session), await previewed(session)]).to.deep.equal([
      MARKED,
      MARKED,
      MARKED,
    ]);
    const before = colorOf(session, 205, 25);
    pictures[SOLD] = drawnPicture(60, 40, CLEAN);
    let painted = 0;
    const stop = session.editor.resources.version.subscribe(() => painted++);
    expect(await renewPictures(session, (source) => source === SOLD)).to.equal(true);
    expect(painted, 'thumbnails are painted again').to.be.greaterThan(1);
    stop();
    expect(colorOf(session, 25, 25)).to.equal(CLEAN);
    await waitUntil(() => canvasColor(canvas, session) === CLEAN, 'the page is painted anew');
    await session.editor.resources.ensure(session.editor.toFile().pages[0]!.objects as never[]);
    expect(colorOf(session, 205, 25), 'what is computed of it is computed anew').not.to.equal(before);
    expect([await downloaded(session), await previewed(session)]).to.deep.equal([CLEAN, CLEAN]);
  });

  it('stay as they are where nothing better can be had, and others are not asked for', async () => {
    const { session, pictures } = await shown();
    pictures[SOLD] = drawnPicture(60, 40, CLEAN);
    await renewPictures(session, () => false);
    expect(colorOf(session, 25, 25)).to.equal(MARKED);
    delete pictures[SOLD];
    expect(await renewPictures(session, (source) => source === SOLD)).to.equal(false);
    expect(colorOf(session, 25, 25)).to.equal(MARKED);
  });
});

/** What the screen shows of the plain picture's corner. */
function canvasColor(canvas: DmCanvas, { editor }: EditorSession): string {
  const shownOn = [...canvas.shadowRoot!.querySelectorAll('canvas')][0]!;
  const ratio = shownOn.width / shownOn.clientWidth;
  const [a, , , d, e, f] = editor.viewport.matrix.peek();
  const at = (value: number, scale: number, from: number) => Math.round((value * scale + from) * ratio);
  return hex(shownOn.getContext('2d')!.getImageData(at(25, a, e), at(25, d, f), 1, 1).data);
}
