import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { setBackgroundImage } from '../../../elements/editor/pages/background.js';
import { croppingOf } from '../../../elements/editor/cropping/session.js';
import { removalOf } from '../../../elements/editor/background-removal/removal.js';
import { panelOf } from '../../../elements/editor/view-state/open-panel.js';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { photo, type Stored } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { openSession, pictureOf, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const OBJECTS: readonly Stored[] = [
  photo('image', 20, 20),
  photo('icon', 300, 20, 80, 80, {
    sub_type: 'icon',
    image_details: {
      src: 'photo',
      svg_colors: ['#111111', '#222222', '#333333', '#444444', '#555555'].map((color) => ({ color })),
    },
  }),
];

/** The subject is the left half. */
const subjects = {
  find: async () => ({
    ...{ width: 8, height: 8, score: 1 },
    data: Uint8Array.from({ length: 64 }, (_, at) => (at % 8 < 4 ? 255 : 0)),
  }),
};

async function show(select: (session: Opened) => void | Promise<void>) {
  const session = openSession([OBJECTS], { subjects });
  await select(session);
  // what a canvas would have asked for
  await session.editor.resources.ensure(session.editor.selection.objects.value);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 1000px" .editor=${session.editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  const own = (): DmToolbar => bar.shadowRoot!.firstElementChild as DmToolbar;
  await own().updateComplete;
  return { own, editor: session.editor };
}

const labeled = (own: Element, label: string): HTMLElement =>
  inside(own, `dm-button[label="${label}"], dm-icon-button[label="${label}"]`);
const choices = (own: Element, menu: string): HTMLElement[] =>
  allInside(own, `dm-menu[label="${menu}"] dm-menu-item`);
const words = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent.trim());

/** What flips, crops and loses its background whether it lies on the page or behind it. */
async function provePictureTools({ own, editor }: Awaited<ReturnType<typeof show>>): Promise<void> {
  const [id] = editor.selection.ids;
  const flips = () => {
    const { image_details: details } = editor.object(id!) as { image_details?: Record<string, unknown> };
    return [details?.flip_horizontal ?? 1, details?.flip_vertical ?? 1];
  };
  expect(words(choices(own(), 'Flip'))).to.eql(['Flip Horizontal', 'Flip Vertical']);
  choices(own(), 'Flip').forEach((row) => row.click());
  expect(flips()).to.eql([-1, -1]);

  labeled(own(), 'Remove Background').click();
  await waitUntil(() => removalOf(editor) !== null, 'the background is removed');
  expect(removalOf(editor)).to.include({ crf: 0, matting: 0 });
  await own().updateComplete;
  labeled(own(), 'Remove Background').click();
  await waitUntil(() => removalOf(editor) === null, 'the background is back');

  await own().updateComplete;
  labeled(own(), 'Crop').click();
  expect(croppingOf(editor).value).not.to.equal(null);
}

describe('the toolbars of pictures', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('enhance, crop, flip and cut out an image, and recolor an icon of up to five colors [B-014]', async () => {
    const image = await show(({ editor }) => editor.selection.set(['image']));
    expect(words(choices(image.own(), 'Enhance'))).to.eql(['Filter', 'Adjustment', 'Shadows']);
    choices(image.own(), 'Enhance')[0]!.click();
    expect(panelOf(image.editor).value).to.equal('filters');
    await provePictureTools(image);

    const icon = await show(({ editor }) => editor.selection.set(['icon']));
    const pickers = allInside(icon.own(), 'dm-color-picker');
    expect(pickers).to.have.length(5);
    pickers[4]!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: '#abcdef' }, bubbles: true }));
    const { image_details: details } = icon.editor.object('icon') as unknown as {
      image_details: { svg_colors: { color: string }[] };
    };
    expect(details.svg_colors.map(({ color }) => color)).to.eql([
      ...['#111111', '#222222', '#333333', '#444444', '#abcdef'],
    ]);
  });

  it('offer the color of a page without a picture, and what pictures offer with one [B-016]', async () => {
    const bare = await show(({ editor }) => editor.selection.clear());
    expect(bare.own().localName).to.equal('dm-background-toolbar');
    expect(choices(bare.own(), 'Flip')).to.eql([]);
    inside(bare.own(), 'dm-color-picker').dispatchEvent(
      new CustomEvent('dm-change', { detail: { value: '#123456' }, bubbles: true }),
    );
    expect(bare.editor.pageRecord().page.background_color).to.equal('#123456');

    const behind = await show(async ({ editor }) => {
      await setBackgroundImage(editor, pictureOf('photo'));
      editor.selection.set([editor.index.background(editor.page.value)!.id]);
    });
    expect(behind.own().localName).to.equal('dm-background-toolbar');
    expect(words(choices(behind.own(), 'Enhance'))).to.eql(['Filter', 'Adjustment']);
    choices(behind.own(), 'Enhance')[1]!.click();
    expect(panelOf(behind.editor).value).to.equal('adjust');
    await provePictureTools(behind);
  });
});
