import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import type {
  DesignCopy,
  DmMagicResizeDialog,
} from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import { generatorOf } from '../../../../elements/shell/generating/create-generator.js';
import { expectAccessible } from '../../../support/axe.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo, shape } from '../../canvas/support.js';
import { allInside, inside, listen } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const NAMES = [
  ...['Instagram Post, 1080 × 1080 px', 'Instagram Story, 1080 × 1920 px', 'Facebook Post, 940 × 788 px'],
  ...['Facebook Story, 1080 × 1920 px', 'Facebook Highlight, 1800 × 1200 px', 'Facebook Event, 500 × 262 px'],
  ...['Twitter Post, 1024 × 512 px', 'Youtube Thumbnail, 1280 × 720 px'],
  ...['Google Inline Rectangle, 300 × 250 px', 'Google Large Rectangle, 336 × 280 px', 'A4, 210 × 297 mm'],
];

/** One generator serves most tests. */
const square = openSession([[shape('a', 20, 20)]]);

async function show(session: Opened = square) {
  const dialog = await fixture<DmMagicResizeDialog>(
    html`<dm-magic-resize-dialog .session=${session} open></dm-magic-resize-dialog>`,
  );
  return { dialog, session };
}

const tiles = (dialog: DmMagicResizeDialog) => allInside(dialog, '.open');
const names = (dialog: DmMagicResizeDialog) =>
  tiles(dialog).map((tile) => tile.getAttribute('aria-label')!.replaceAll('\u00a0', ' '));
const previews = (dialog: DmMagicResizeDialog) => allInside(dialog, 'canvas') as HTMLCanvasElement[];
const settled = (dialog: DmMagicResizeDialog) =>
  waitUntil(() => allInside(dialog, '.making').length === 0, 'all sizes settle');
const boxes = (dialog: DmMagicResizeDialog) => allInside(dialog, '.choose input') as HTMLInputElement[];
const button = (dialog: DmMagicResizeDialog, words: string) =>
  allInside(dialog, 'dm-button').find(({ innerText }) => innerText.trim() === words)!;

async function type(dialog: DmMagicResizeDialog, width: string, height: string): Promise<void> {
  const fields = allInside(dialog, 'form input') as HTMLInputElement[];
  [fields[0]!.value, fields[1]!.value] = [width, height];
  inside(dialog, 'form button').click();
  await dialog.updateComplete;
}

describe('dm-magic-resize-dialog', () => {
  it('shows the presets with previews of 250 on the longer side, and opens a size as a copy', async () => {
    const { dialog, session } = await show();
    expect(names(dialog)).to.eql(NAMES);
    expect(allInside(dialog, 'dm-skeleton')).to.have.length(11);
    const before = session.editor.toFile();
    const opened = listen<DesignCopy>(dialog, 'dm-open-copy');
    tiles(dialog)[1]!.click();
    expect(opened, 'what is not made yet').to.have.length(0);
    await settled(dialog);
    const density = Math.min(3, devicePixelRatio);
    expect(previews(dialog).map(({ width, height }) => Math.max(width, height))).to.eql(
      Array(11).fill(Math.round(250 * density)),
    );
    await expectAccessible(dialog);
    tiles(dialog)[1]!.click();
    expect(opened[0]!).to.include({ title: 'Instagram Story', nameAppend: ' - Instagram Story' });
    expect(opened[0]!.file).to.include({ width: 1080, height: 1920 });
    expect(dialog.open).to.equal(false);
    expect(session.editor.toFile()).to.eql(before);
  });

  it('appends a custom size; without numbers nothing happens, and what no page can be is told', async () => {
    const { dialog } = await show();
    for (const [width, height] of [
      ['', ''],
      ['0', '600'],
      ['wide', '600'],
    ])
      await type(dialog, width!, height!);
    expect(tiles(dialog)).to.have.length(11);
    expect(inside(dialog, '.fault').hidden).to.equal(true);
    await type(dialog, '9000', '600');
    expect(inside(dialog, '.fault').innerText).to.match(/greater than 40px and smaller than 8000px/);
    await type(dialog, '1200', '628');
    expect(names(dialog).at(-1)).to.equal('Custom, 1200 × 628 px');
    expect(inside(dialog, '.fault').hidden).to.equal(true);
    await settled(dialog);
    const opened = listen<DesignCopy>(dialog, 'dm-open-copy');
    tiles(dialog).at(-1)!.click();
    expect(opened[0]!).to.include({ title: '1200 × 628 px', nameAppend: ' - 1200 × 628 px' });
  });

  it('saves several, and is there again as it was when nothing was saved', async () => {
    const { dialog } = await show();
    await settled(dialog);
    for (const at of [0, 3]) boxes(dialog)[at]!.click();
    await dialog.updateComplete;
    await expectAccessible(dialog);
    const asked = listen<{ copies: readonly DesignCopy[]; settle: (saved: boolean) => void }>(
      dialog,
      'dm-save-copies',
    );
    const closed = listen(dialog, 'dm-close');
    button(dialog, 'Save to folder').click();
    await dialog.updateComplete;
    const { copies, settle } = asked[0]!;
    expect(copies.map(({ title }) => title)).to.eql(['Instagram Post', 'Facebook Story']);
    expect(inside<HTMLDialogElement>(dialog, 'dialog').open, 'out of the way').to.equal(false);
    settle(false);
    await dialog.updateComplete;
    expect(inside<HTMLDialogElement>(dialog, 'dialog').open).to.equal(true);
    expect(boxes(dialog).filter(({ checked }) => checked)).to.have.length(2);
    button(dialog, 'Select all').click();
    await dialog.updateComplete;
    expect(inside(dialog, '.count').innerText).to.equal('11 selected');
    settle(true);
    await dialog.updateComplete;
    expect(closed).to.have.length(1);
  });

  it('is walked with the arrow keys, and Escape closes it', async () => {
    const { dialog } = await show();
    await settled(dialog);
    const focused = () => dialog.shadowRoot!.activeElement?.getAttribute('aria-label')?.split(',')[0];
    expect(focused()).to.equal('Instagram Post');
    await sendKeys({ press: 'ArrowRight' });
    await dialog.updateComplete;
    expect(focused()).to.equal('Instagram Story');
    await sendKeys({ press: 'End' });
    await dialog.updateComplete;
    expect(focused()).to.equal('A4');
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('Select A4');
    await sendKeys({ press: 'Space' });
    await dialog.updateComplete;
    expect(inside(dialog, '.count').innerText).to.equal('1 selected');
    const closed = listen(dialog, 'dm-close');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed.length === 1);
  });

  it('says what failed in its place, and makes it again', async () => {
    const session = openSession([[shape('a', 20, 20)]]);
    const generator = generatorOf(session);
    const { run } = generator;
    const refuse = () => Promise.reject(new Error('no memory'));
    generator.run = (task, input, options) =>
      (input as { to: { width: number } }).to.width === 1024
        ? refuse()
        : (run.call(generator, task, input, options) as never);
    const { dialog } = await show(session);
    await settled(dialog);
    expect(previews(dialog)).to.have.length(10);
    expect(inside(dialog, '.failure').innerText).to.contain('Something went wrong');
    await expectAccessible(dialog);
    generator.run = run;
    button(dialog, 'Try again').click();
    await dialog.updateComplete;
    await settled(dialog);
    expect(previews(dialog)).to.have.length(11);
  });

  it('tells of pictures that are missing, and asks for them again', async () => {
    let isThere = false;
    const assets = fakeAssets();
    assets.resolve = async () => (isThere ? drawnPicture() : Promise.reject(new Error('no picture')));
    const { dialog } = await show(openSession([[photo('m', 20, 20)]], { assets }));
    await settled(dialog);
    expect(inside(dialog, '.note').innerText).to.contain('could not be loaded');
    isThere = true;
    button(dialog, 'Try again').click();
    await dialog.updateComplete;
    await settled(dialog);
    expect(allInside(dialog, '.note')).to.have.length(0);
  });

  it('shows the wall in place of what was chosen', async () => {
    const { dialog } = await show();
    let walls = 0;
    dialog.subscriptionWall = () => void walls++;
    await settled(dialog);
    const opened = listen(dialog, 'dm-open-copy');
    tiles(dialog)[0]!.click();
    expect([walls, opened.length, dialog.open]).to.eql([1, 0, false]);
  });

  it('leads to the size of the design itself', async () => {
    const { dialog } = await show();
    const asked = listen(dialog, 'dm-resize-this');
    button(dialog, 'Resize this design').click();
    expect([asked.length, dialog.open]).to.eql([1, false]);
  });

  it('makes sizes of all pages, or of the page that is shown alone', async () => {
    const { dialog, session } = await show(openSession([[shape('a', 20, 20)], [shape('b', 30, 30)]]));
    session.editor.goToPage(session.editor.index.pages.value[1]!);
    await settled(dialog);
    const choice = inside(dialog, 'dm-segmented');
    const opened = listen<DesignCopy>(dialog, 'dm-open-copy');
    allInside(choice, 'button')[1]!.click();
    await dialog.updateComplete;
    await settled(dialog);
    expect(tiles(dialog)).to.have.length(11);
    tiles(dialog)[0]!.click();
    const [page, ...others] = opened[0]!.file.pages;
    expect(others).to.eql([]);
    expect((page!.objects as readonly { id: string }[]).map(({ id }) => id)).to.eql(['b']);
    expect((await show()).dialog.shadowRoot!.querySelector('dm-segmented'), 'of one page').to.equal(null);
  });
});
