import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { ASSET_DRAG_TYPE } from '../../../elements/controls/lists/dm-asset-grid.js';
import { CLIP_MIME } from '../../../elements/editor/clipboard/clip-formats.js';
import '../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import { overlayOf } from '../../../elements/editor/view-state/overlays.js';
import { kindOf } from '../../../elements/objects/kinds.js';
import { transformPoint } from '../../../elements/math/matrix.js';
import { drawnPicture } from '../../support/fakes/fake-ports.js';
import { expectAccessible } from '../../support/axe.js';
import { photo, shape, words } from '../canvas/support.js';
import { allInside, focused, inside, listen, press } from '../controls/support.js';
import { assetsWithPhoto, openSession, pictureOf, sendDrag, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(session = openSession([OBJECTS]), style = 'height: 700px'): Promise<Shown> {
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style=${style} .session=${session}></dm-editor-shell>`,
  );
  return { host, session };
}

const ids = ({ session }: Shown) => session.editor.index.objects(session.editor.page.value);
const canvasOf = ({ host }: Shown) => inside(host, 'dm-canvas');
const barOf = ({ host }: Shown) => inside(host, 'dm-side-bar');
const toolbarOf = ({ host }: Shown) => inside(host, 'dm-toolbar');
const select = async ({ host, session }: Shown, ...chosen: string[]) => {
  session.editor.selection.set(chosen, { deep: true });
  await host.updateComplete;
  await inside<DmEditorShell>(host, 'dm-toolbar').updateComplete;
};

/** Words can be edited once they have been laid out. */
const editWords = async ({ host, session: { editor } }: Shown): Promise<void> => {
  await editor.resources.ensure([editor.object('t')!]);
  editor.editingText.value = 't';
  await host.updateComplete;
};

/** A point of the page as a point of the window. */
function onPage(shown: Shown, x: number, y: number): { x: number; y: number } {
  const { left, top } = canvasOf(shown).getBoundingClientRect();
  const at = transformPoint(shown.session.editor.viewport.matrix.peek(), { x, y });
  return { x: left + at.x, y: top + at.y };
}

describe('dm-editor-shell', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(() => document.querySelectorAll('.test-dialog').forEach((dialog) => dialog.remove()));

  it('many pages are gone through in their strip and make nothing wider', async () => {
    const pages = Array.from({ length: 30 }, (_, page) => [shape(`s${page}`, 20, 20)]);
    const shown = await show(openSession(pages), 'width: 800px; height: 700px');
    const { right } = shown.host.getBoundingClientRect();
    for (const part of ['dm-canvas', 'dm-page-strip', 'dm-toolbar'])
      expect(inside(shown.host, part).getBoundingClientRect().right, part).to.be.at.most(right);
  });

  it('is accessible', async () => {
    const shown = await show();
    await select(shown, 't');
    await expectAccessible(shown.host);
  });

  it('shows nothing without a session, and the design once it is given one', async () => {
    const host = await fixture<DmEditorShell>(html`<dm-editor-shell></dm-editor-shell>`);
    expect(allInside(host, '*')).to.eql([]);
    host.session = openSession([OBJECTS]);
    await host.updateComplete;
    expect(inside(host, 'dm-canvas')).to.have.property('editor', host.session.editor);
  });

  it("gives the host's wall to Magic Resize and Auto Suggest, and none where the host has none", async () => {
    const { host, session } = await show();
    host.copies = true;
    const walled = async (overlay: 'resize' | 'suggest', tag: string) => {
      overlayOf(session.editor).value = overlay;
      await waitUntil(() => allInside(host, tag).length === 1);
      return (allInside(host, tag)[0] as unknown as { subscriptionWall: unknown }).subscriptionWall;
    };
    const both = async () => [
      await walled('resize', 'dm-magic-resize-dialog'),
      await walled('suggest', 'dm-suggest-dialog'),
    ];
    expect(await both()).to.eql([null, null]);
    const wall = (): void => undefined;
    host.subscriptionWall = wall;
    await host.updateComplete;
    expect(await both()).to.eql([wall, wall]);
    overlayOf(session.editor).value = null;
    await host.updateComplete;
  });

  it('tells that the user wants to leave', async () => {
    const { host } = await show();
    const backs = listen(host, 'dm-back');
    await press(inside(inside(host, 'dm-editor-top-bar'), 'dm-icon-button'));
    expect(backs).to.have.length(1);
  });

  describe('shortcuts', () => {
    it('work wherever the keyboard is, on the page body too', async () => {
      const shown = await show();
      await select(shown, 'a');
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.eql(['m', 't']);
      await sendKeys({ press: 'Control+z' });
      expect(ids(shown)).to.eql(['a', 'm', 't']);
    });

    it('stay out of fields, of the editor and of the page', async () => {
      const shown = await show();
      await select(shown, 'a');
      inside<HTMLInputElement>(inside(shown.host, 'dm-editor-top-bar'), 'input').focus();
      await sendKeys({ press: 'Backspace' });
      await sendKeys({ press: 'Control+d' });
      const field = await fixture<HTMLInputElement>(html`<input aria-label="Elsewhere" value="words" />`);
      field.focus();
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.eql(['a', 'm', 't']);
    });

    it('rest while a dialog is open', async () => {
      const shown = await show();
      await select(shown, 'a');
      const dialog = document.createElement('div');
      dialog.className = 'test-dialog';
      dialog.setAttribute('role', 'dialog');
      dialog.dataset['state'] = 'open';
      document.body.append(dialog);
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.have.length(3);
      dialog.remove();
      const native = document.createElement('dialog');
      native.className = 'test-dialog';
      document.body.append(native);
      native.showModal();
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.have.length(3);
      native.close();
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.have.length(2);
    });

    it('end with the element', async () => {
      const shown = await show();
      await select(shown, 'a');
      shown.host.remove();
      await sendKeys({ press: 'Delete' });
      expect(ids(shown)).to.have.length(3);
    });

    it('of two editors reach the one that was used last, or that has the keyboard', async () => {
      const [first, second] = [await show(), await show()];
      await select(first, 'a');
      await select(second, 'a');
      await sendKeys({ press: 'Delete' });
      expect([ids(first).length, ids(second).length]).to.eql([3, 2]);
      first.host.scrollIntoView();
      await press(inside(inside(first.host, 'dm-page-strip'), '.count'));
      await select(second, 'm');
      await sendKeys({ press: 'Delete' });
      expect([ids(first).length, ids(second).length]).to.eql([2, 2]);
      canvasOf(second).focus();
      await sendKeys({ press: 'Delete' });
      expect([ids(first).length, ids(second).length]).to.eql([2, 1]);
      second.host.remove();
      await select(first, 'm');
      await sendKeys({ press: 'Delete' });
      expect(ids(first)).to.eql(['t']);
    });

    it('leave marked text of the page to be copied', async () => {
      const shown = await show();
      await select(shown, 'a');
      const text = await fixture(html`<p>an error to copy</p>`);
      const copy = (): ClipboardEvent => {
        const init = { bubbles: true, cancelable: true, clipboardData: new DataTransfer() };
        const event = new ClipboardEvent('copy', init);
        document.body.dispatchEvent(event);
        return event;
      };
      document.getSelection()!.selectAllChildren(text);
      expect(copy().defaultPrevented).to.equal(false);
      document.getSelection()!.removeAllRanges();
      const ours = copy();
      expect(ours.defaultPrevented).to.equal(true);
      expect([...ours.clipboardData!.types]).to.include.members([CLIP_MIME, 'text/html', 'text/plain']);
    });

    it('never delete the text whose words are being edited', async () => {
      const shown = await show();
      await select(shown, 't');
      await editWords(shown);
      inside(inside(shown.host, 'dm-editor-top-bar'), 'dm-icon-button').focus();
      await sendKeys({ press: 'Backspace' });
      expect(ids(shown)).to.have.length(3);
    });
  });

  it('keeps the keyboard in the words while the toolbar is pressed', async () => {
    const shown = await show();
    await select(shown, 't');
    await editWords(shown);
    const field = inside(canvasOf(shown), 'textarea');
    field.focus();
    await press(allInside(inside(toolbarOf(shown), 'dm-text-toolbar'), 'dm-icon-button')[1]!);
    expect(focused()).to.equal(field);
  });

  it('gives the keyboard to the canvas when the button pressed vanishes', async () => {
    const shown = await show();
    await select(shown, 'a');
    const arrange = inside(toolbarOf(shown), 'dm-arrange-toolbar');
    allInside(arrange, 'dm-icon-button').at(-1)!.focus();
    await sendKeys({ press: 'Enter' });
    expect(ids(shown)).to.eql(['m', 't']);
    await waitUntil(() => focused() === canvasOf(shown));
  });

  describe('drops', () => {
    const carry = (value: unknown) => (data: DataTransfer) =>
      data.setData(ASSET_DRAG_TYPE, JSON.stringify(value));

    it('puts a thumbnail where it is let go, and on a picture in its place', async () => {
      const shown = await show();
      const { editor } = shown.session;
      const at = onPage(shown, 400, 300);
      expect(sendDrag(canvasOf(shown), 'dragover', carry(pictureOf('x')), at).defaultPrevented).to.equal(
        true,
      );
      sendDrag(canvasOf(shown), 'drop', carry(pictureOf('x')), at);
      await waitUntil(() => ids(shown).length === 4);
      const added = editor.selection.objects.value[0]!;
      expect(added.position.x + added.width / 2).to.be.closeTo(400, 0.5);
      expect(added.position.y + added.height / 2).to.be.closeTo(300, 0.5);
      editor.history.undo();
      sendDrag(canvasOf(shown), 'drop', carry(pictureOf('x')), onPage(shown, 260, 140));
      await waitUntil(() => JSON.stringify(editor.object('m')).includes('other'));
      expect(ids(shown)).to.have.length(3);
    });

    it('takes shapes and icons too, and lets be what it does not know', async () => {
      const shown = await show();
      sendDrag(canvasOf(shown), 'drop', carry({ kind: 'shape', id: 'ellipse' }), onPage(shown, 250, 200));
      await waitUntil(() => ids(shown).length === 4);
      expect(kindOf(shown.session.editor.selection.objects.value[0]!)).to.equal('shape');
      sendDrag(canvasOf(shown), 'drop', carry({ id: 'nothing' }), onPage(shown, 250, 200));
      sendDrag(canvasOf(shown), 'drop', (data) => data.setData(ASSET_DRAG_TYPE, '{'), onPage(shown, 9, 9));
      await shown.host.updateComplete;
      expect(ids(shown)).to.have.length(4);
      expect(shown.session.notifier.messages).to.eql([]);
    });

    it('uploads dropped files, adds them, and says what was refused', async () => {
      const upload = async (file: File) => {
        expect(file.name).not.to.equal('bad.txt');
        return pictureOf(file.name, { kind: 'upload' });
      };
      const shown = await show(openSession([[]], { assets: { ...assetsWithPhoto(), upload } }));
      const drop = (data: DataTransfer) => {
        for (const name of ['one.png', 'bad.txt', 'two.png']) data.items.add(new File(['x'], name));
      };
      sendDrag(canvasOf(shown), 'drop', drop, onPage(shown, 250, 200));
      await waitUntil(() => ids(shown).length === 2);
      await waitUntil(() => shown.session.notifier.messages.length === 2);
      expect(shown.session.notifier.messages).to.eql([
        {
          kind: 'error',
          text: 'bad.txt is not a picture. Use PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG files.',
        },
        { kind: 'success', text: 'file upload success' },
      ]);
    });

    it('makes dropped words a text where they fell, and lets drags of other things pass', async () => {
      const shown = await show();
      const other = sendDrag(canvasOf(shown), 'dragover', (data) => data.setData('application/json', '{}'));
      expect(other.defaultPrevented).to.equal(false);
      const carry = (data: DataTransfer): void => data.setData('text/plain', 'Fresh fish');
      sendDrag(canvasOf(shown), 'dragover', carry, onPage(shown, 250, 200));
      await shown.host.updateComplete;
      expect(allInside(shown.host, '.target')).to.have.length(1);
      sendDrag(canvasOf(shown), 'drop', carry, onPage(shown, 250, 200));
      await waitUntil(() => ids(shown).length === 4);
      const [text] = shown.session.editor.selection.objects.value;
      expect(text).to.have.nested.property('text_details.text', 'Fresh fish');
      expect(Math.abs(text!.position.x + text!.width / 2 - 250)).to.be.below(2);
      expect(allInside(shown.host, '.target')).to.have.length(0);
    });
  });

  it('takes another session: its design, and nothing of the old one', async () => {
    const shown = await show();
    await select(shown, 'm');
    await press(inside(inside(toolbarOf(shown), 'dm-image-toolbar'), '[label="Replace"]'));
    const other = openSession([[photo('m', 0, 0)]], {
      assets: { ...assetsWithPhoto(), uploads: async () => [] },
    });
    other.editor.selection.set(['m']);
    shown.host.session = other;
    await shown.host.updateComplete;
    await inside<DmEditorShell>(shown.host, 'dm-side-bar').updateComplete;
    expect(inside(shown.host, 'dm-canvas')).to.have.property('editor', other.editor);
    expect(inside(barOf(shown), 'dm-uploads-panel')).to.have.property('replaceId', null);
    await sendKeys({ press: 'Delete' });
    expect(other.editor.index.objects('p1')).to.eql([]);
    expect(ids(shown)).to.have.length(3);
  });

  it('begins with the panel closed where it would cover the page', async () => {
    await setViewport({ width: 900, height: 700 });
    const shown = await show();
    const bar = barOf(shown);
    expect(bar.getBoundingClientRect().width).to.equal(78);
    expect(allInside(bar, '.panel')).to.eql([]);
    const canvas = canvasOf(shown).getBoundingClientRect();
    allInside(bar, '.rail button')[4]!.click();
    await inside<DmEditorShell>(shown.host, 'dm-side-bar').updateComplete;
    expect(canvasOf(shown).getBoundingClientRect().left).to.equal(canvas.left);
    await setViewport({ width: 1280, height: 800 });
  });

  it('puts its panel away when it becomes so narrow that it would lie over the page, and brings it back', async () => {
    const shown = await show(openSession([OBJECTS]), 'height: 700px; width: 1200px');
    const open = () => allInside(barOf(shown), '.panel').filter(({ hidden }) => !hidden);
    const shrink = async (width: number) => {
      shown.host.style.width = `${width}px`;
      await waitUntil(() => open().length === (width < 992 ? 0 : 1), `at ${width} px`);
    };
    expect(open()).to.have.length(1);
    await shrink(800);
    await shrink(1200);
    await shrink(800);
    // one opened on purpose floats, Fit counts what it leaves free, and a press on the page closes it
    allInside(barOf(shown), '.rail button')[3]!.click();
    await waitUntil(() => open().length === 1);
    await shown.host.updateComplete;
    const { viewport } = shown.session.editor;
    viewport.choose('fit');
    const canvas = canvasOf(shown).getBoundingClientRect();
    const panel = open()[0]!.getBoundingClientRect();
    expect(panel.right).to.be.greaterThan(canvas.left + 300);
    expect(canvas.left + viewport.matrix.value[4]).to.be.at.least(panel.right);
    const fitted = viewport.matrix.value;
    canvasOf(shown).dispatchEvent(new PointerEvent('pointerdown', { button: 2, buttons: 2, pointerId: 1 }));
    await waitUntil(() => open().length === 0);
    expect(viewport.matrix.value).to.eql(fitted);
  });

  it('made as narrow as a phone keeps undo and the actions of the host in reach', async () => {
    const shown = await show(openSession([OBJECTS]), 'height: 700px; width: 1200px');
    const action = document.createElement('button');
    action.slot = 'actions';
    action.textContent = 'Download the design';
    shown.host.append(action);
    shown.host.style.width = '390px';
    await waitUntil(() => shown.host.shadowRoot!.querySelector('dm-side-bar')!.offsetWidth === 78);
    const { left, right } = shown.host.getBoundingClientRect();
    const bar = inside(shown.host, 'dm-editor-top-bar');
    for (const part of [action, ...allInside(bar, 'dm-icon-button, input')]) {
      const box = part.getBoundingClientRect();
      expect(box.left, part.outerHTML).to.be.at.least(left);
      expect(box.right, part.outerHTML).to.be.at.most(right);
    }
    await select(shown, 't');
    expect(toolbarOf(shown).getBoundingClientRect().right).to.be.at.most(right);
    expect(getComputedStyle(toolbarOf(shown)).overflowX).to.equal('auto');
  });

  it('keeps every control of the toolbar in it, however narrow', async () => {
    const session = openSession([[...OBJECTS, words('u', 'More', 20, 320)]], {
      assets: { ...assetsWithPhoto(), resolve: async () => drawnPicture() },
    });
    const shown = await show(session, 'height: 700px; width: 992px');
    for (const chosen of [['a'], ['m'], ['t'], ['t', 'u']]) {
      await select(shown, ...chosen);
      const toolbar = toolbarOf(shown);
      const right = toolbar.getBoundingClientRect().right;
      await waitUntil(
        () => toolbar.shadowRoot!.querySelector('dm-arrange-toolbar')!.shadowRoot!.children.length,
      );
      const [own, arrange] = [toolbar.shadowRoot!.firstElementChild!, inside(toolbar, 'dm-arrange-toolbar')];
      const ends = allInside(own, '*').map((part) => part.getBoundingClientRect().right);
      expect(Math.max(...ends)).to.be.at.most(arrange.getBoundingClientRect().left);
      expect(arrange.getBoundingClientRect().right).to.be.at.most(right - 8);
    }
  });
});
