import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { setBackgroundImage } from '../../../elements/editor/pages/background.js';
import { openPanel, panelOf } from '../../../elements/editor/view-state/open-panel.js';
import { selectBox } from '../../../elements/editor/pictures/selected-box.js';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, type Stored } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { openSession, pictureOf, type Opened } from '../shell/support.js';

interface Row extends HTMLElement {
  readonly disabled: boolean;
  readonly checked: boolean;
}

const { image_details: _, ...box } = photo('grid', 20, 20);
const boxes = [
  { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'photo' } },
  { x: 0.5, y: 0, width: 0.5, height: 1, color: '#aa0000' },
];
const OBJECTS: readonly Stored[] = [
  photo('image', 20, 20),
  photo('vacant', 20, 20, 80, 80, {
    sub_type: 'frame',
    image_details: {},
    frame_details: { outline: 'ellipse' },
  }),
  photo('full', 20, 20, 80, 80, { sub_type: 'frame', frame_details: { outline: 'ellipse' } }),
  { ...box, type: 'grid', grid_details: { boxes } } as Stored,
  photo('icon', 300, 20, 80, 80, {
    sub_type: 'icon',
    image_details: { src: 'photo', svg_colors: [{ color: '#112233' }] },
  }),
  shape('shape', 20, 200),
  line('line', 200, 200),
];

async function show(select: (session: Opened) => void | Promise<void>) {
  const session = openSession([OBJECTS]);
  await select(session);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 960px" .editor=${session.editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  const own = bar.shadowRoot!.firstElementChild as DmToolbar;
  await own.updateComplete;
  return { bar, own, ...session };
}

const selecting =
  (...ids: string[]) =>
  ({ editor }: Opened) =>
    editor.selection.set(ids, { deep: true });

const anchor = (own: Element) =>
  own.shadowRoot!.querySelector<HTMLElement & { disabled: boolean; kind: string }>(
    'dm-button[label="Enhance"]',
  );
const rows = (own: Element) => allInside(own, 'dm-menu[label="Enhance"] dm-menu-item') as Row[];
const offered = (own: Element) =>
  rows(own)
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent.trim());

describe('the enhance menu', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('opens the panels of a photo and shows which is open', async () => {
    const { own, editor, bar } = await show(selecting('image'));
    expect(offered(own)).to.eql(['Filter', 'Adjustment', 'Shadows']);
    for (const [index, id] of ['filters', 'adjust', 'shadows'].entries()) {
      rows(own)[index]!.click();
      expect(panelOf(editor).value).to.equal(id);
      await own.updateComplete;
      expect(rows(own).map(({ checked }) => checked)).to.eql([0, 1, 2].map((one) => one === index));
      expect(anchor(own)!.kind).to.equal('soft');
    }
    await expectAccessible(bar);
    openPanel(editor, 'photos');
    await own.updateComplete;
    expect(anchor(own)!.kind).to.equal('quiet');
  });

  it('offers shadows alone where there is no picture, and nothing for what is locked', async () => {
    const { own, editor } = await show(selecting('vacant'));
    expect(offered(own)).to.eql(['Shadows']);
    editor.run('Lock', () => editor.patch('vacant', { locked: true }));
    await own.updateComplete;
    expect(anchor(own)!.disabled).to.equal(true);
  });

  it('offers filters and adjustments of a background picture, none of a pattern', async () => {
    const behind = ({ editor }: Opened) =>
      editor.selection.set([editor.index.background(editor.page.value)!.object.id]);
    const picture = await show(async (session) => {
      await setBackgroundImage(session.editor, pictureOf('behind'));
      behind(session);
    });
    expect(offered(picture.own)).to.eql(['Filter', 'Adjustment']);
    const pattern = await show(async (session) => {
      await setBackgroundImage(session.editor, pictureOf('pattern', { colors: ['#112233'] }));
      behind(session);
    });
    expect(anchor(pattern.own)).to.equal(null);
  });

  it('offers them of a grid, and of a selected box only those of its picture', async () => {
    const whole = await show(selecting('grid'));
    expect(offered(whole.own)).to.eql(['Filter', 'Adjustment', 'Shadows']);
    const filled = await show(({ editor }) => selectBox(editor, 'grid', 0));
    expect(offered(filled.own)).to.eql(['Filter', 'Adjustment']);
    const empty = await show(({ editor }) => selectBox(editor, 'grid', 1));
    expect(anchor(empty.own)!.disabled).to.equal(true);
  });

  for (const id of ['image', 'full', 'grid'])
    it(`leaves room for all that is beside it: ${id}`, async () => {
      const { bar, own } = await show(({ editor }) =>
        id === 'grid' ? selectBox(editor, 'grid', 0) : editor.selection.set([id]),
      );
      const arrange = inside(bar, 'dm-arrange-toolbar');
      for (let width = 1100; width >= 640; width -= 20) {
        bar.style.width = `${width}px`;
        await new Promise(requestAnimationFrame);
        const last = Math.max(
          ...[...own.shadowRoot!.children].map((part) => part.getBoundingClientRect().right),
        );
        expect(arrange.getBoundingClientRect().left - last, `at ${width} px`).to.be.at.least(8);
        expect(arrange.getBoundingClientRect().right, `at ${width} px`).to.be.at.most(
          bar.getBoundingClientRect().right,
        );
      }
    });

  for (const id of ['icon', 'shape', 'line'])
    it(`opens shadows of a selected ${id}, and closes them`, async () => {
      const { own, editor } = await show(selecting(id));
      const button = inside(own, 'dm-button[label="Shadows"]');
      button.click();
      expect(panelOf(editor).value).to.equal('shadows');
      button.click();
      expect(panelOf(editor).value).to.equal('templates');
    });
});
