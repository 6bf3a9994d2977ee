import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import { answerPdf } from '../../../../elements/shell/answer-pdf.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { croppingOf } from '../../../../elements/editor/cropping/session.js';
import { kindOf } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { photo, shape, words } from '../../canvas/support.js';
import { inside } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(session = openSession([OBJECTS])): Promise<Shown> {
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  return { host, session };
}

const ids = ({ session }: Shown) => session.editor.index.objects(session.editor.page.value);
const canvasOf = ({ host }: Shown) => inside(host, 'dm-canvas');
const barOf = ({ host }: Shown) => inside(host, 'dm-side-bar');
const select = async ({ host, session }: Shown, ...chosen: string[]) => {
  session.editor.selection.set(chosen, { deep: true });
  await host.updateComplete;
};

describe('keys of the editor', () => {
  it('ask the host for a PDF where the browser would print, in fields too; without one they are left alone', async () => {
    const { host, session } = await show();
    const print = (on: HTMLElement): boolean => {
      const init = { key: 'p', code: 'KeyP', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      return !on.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    const name = inside<HTMLElement>(inside(host, 'dm-editor-top-bar'), 'input');
    expect([print(canvasOf({ host, session })), print(name)]).to.eql([false, false]);
    let asked = 0;
    const stop = answerPdf(session, () => void asked++);
    expect([print(canvasOf({ host, session })), print(name), asked]).to.eql([true, true, 2]);
    stop();
    expect(print(canvasOf({ host, session }))).to.equal(false);
  });

  it('copy, cut and paste through the clipboard of the system', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await select(shown, 'a');
    canvasOf(shown).focus();
    await sendKeys({ press: 'Control+x' });
    expect(ids(shown)).to.eql(['m', 't']);
    await sendKeys({ press: 'Control+v' });
    await waitUntil(() => ids(shown).length === 3);
    expect(editor.selection.objects.value[0]).to.deep.include({ position: { x: 60, y: 60 } });
    // the last copy of another program counts, not ours from before
    const paste = (type: string, data: string): void => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, data);
      const init = { bubbles: true, composed: true, cancelable: true, clipboardData };
      canvasOf(shown).dispatchEvent(new ClipboardEvent('paste', init));
    };
    paste('text/plain', 'Words from elsewhere');
    await waitUntil(() => ids(shown).length === 4);
    expect(kindOf(editor.selection.objects.value[0]!)).to.equal('text');
    const before = JSON.stringify(editor.toFile());
    paste('text/html', '<img src=x onerror="window.hurt=true"><div data-design-maker-clip="e30="></div>');
    await shown.host.updateComplete;
    expect(JSON.stringify(editor.toFile())).to.equal(before);
    expect('hurt' in window).to.equal(false);
  });

  it('of a bare letter count on the canvas alone, and the list of keys opens and closes', async () => {
    const shown = await show();
    await select(shown, 'a');
    inside(shown.host, 'dm-editor-top-bar').shadowRoot!.querySelector('input')!.focus();
    await sendKeys({ press: 'l' });
    barOf(shown).shadowRoot!.querySelector('button')!.focus();
    await sendKeys({ press: 'l' });
    expect(ids(shown)).to.have.length(3);
    canvasOf(shown).focus();
    await sendKeys({ press: 'l' });
    await waitUntil(() => ids(shown).length === 4);
    await sendKeys({ press: '?' });
    await shown.host.updateComplete;
    const dialog = inside(shown.host, 'dm-shortcuts-dialog');
    await waitUntil(() => dialog.hasAttribute('open'));
    await sendKeys({ press: 'Delete' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.hasAttribute('open'));
    expect(ids(shown)).to.have.length(4);
  });

  it('begin a text that is typed over at once', async () => {
    const shown = await show();
    const { editor } = shown.session;
    canvasOf(shown).focus();
    await sendKeys({ press: 't' });
    await waitUntil(() => editor.editingText.value !== null);
    const id = editor.editingText.value!;
    await sendKeys({ type: 'Low tide' });
    expect((editor.object(id) as TextObject).text_details.text).to.equal('Low tide');
    expect(ids(shown)).to.have.length(4);
    editor.editingText.value = null;
  });

  it('reach the canvas before anything was clicked, and leave Tab to the page', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await editor.resources.ensure([editor.object('t')!]);
    await select(shown, 't');
    expect(document.activeElement).to.equal(document.body);
    await sendKeys({ press: 'ArrowRight' });
    expect(editor.object('t')!.position.x).to.equal(21);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => editor.editingText.value === 't');
    editor.editingText.value = null;
    await shown.host.updateComplete;

    const other = await show();
    (document.activeElement as HTMLElement).blur();
    const { length } = ids(other);
    await sendKeys({ press: 'r' });
    await waitUntil(() => ids(other).length === length + 1);
    await waitUntil(() => other.host.shadowRoot!.activeElement === canvasOf(other));
    (document.activeElement as HTMLElement).blur();
    const chosen = other.session.editor.selection.ids;
    await sendKeys({ press: 'Tab' });
    expect(other.session.editor.selection.ids).to.eql(chosen);
  });

  it('leave the picture alone that is being cropped, and its neighbors', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await editor.resources.ensure([editor.object('m')!]);
    await select(shown, 'm');
    canvasOf(shown).focus();
    await sendKeys({ press: 'Control+c' });
    await sendKeys({ press: 'Enter' });
    const cropping = croppingOf(editor).value!;
    expect(cropping).not.to.equal(null);
    const before = JSON.stringify(editor.toFile());
    for (const press of ['Control+x', 'Control+v', 'Control+d', 'Delete', 'Control+a', 'Control+c', ']']) {
      await sendKeys({ press });
      await shown.host.updateComplete;
      expect(croppingOf(editor).value, press).to.equal(cropping);
    }
    editor.history.undo();
    expect(JSON.stringify(editor.toFile())).to.equal(before);
    cropping.cancel();
    expect(ids(shown)).to.eql(['a', 'm', 't']);
    await sendKeys({ press: 'Control+x' });
    expect(ids(shown)).to.eql(['a', 't']);
  });

  it('save with Ctrl+S wherever the keyboard is, in fields too, and take what is typed there along', async () => {
    const names: string[] = [];
    const saveTarget = {
      save: async () => ({ rev: 2 }),
      newest: () => Promise.reject(new Error('not asked for')),
      rename: async (name: string) => void names.push(name),
    };
    const shown = await show(openSession([OBJECTS], { saveTarget }));
    const { editor, notifier } = shown.session;
    const told = () => notifier.messages.map(({ text }) => text);
    editor.run('Move', () => editor.patch('a', { position: { x: 5, y: 5 } }));
    canvasOf(shown).focus();
    await sendKeys({ press: 'Control+s' });
    await waitUntil(() => told().length === 1);
    expect(told()).to.eql(['All changes saved']);
    const field = inside<HTMLInputElement>(inside(shown.host, 'dm-editor-top-bar'), 'input');
    field.focus();
    field.select();
    await sendKeys({ type: 'Autumn' });
    await sendKeys({ press: 'Control+s' });
    await waitUntil(() => told().length === 2);
    expect(names).to.eql(['Autumn']);
    expect(field.matches(':focus')).to.equal(true);
  });

  it('take the keyboard through the parts of the editor with F6 and leave the selection', async () => {
    const shown = await show();
    await select(shown, 'a');
    canvasOf(shown).focus();
    const part = (): string | undefined => shown.host.shadowRoot!.activeElement?.localName;
    await sendKeys({ press: 'F6' });
    expect(part()).to.equal('dm-page-strip');
    await sendKeys({ press: 'Shift+F6' });
    await sendKeys({ press: 'Shift+F6' });
    expect(part()).to.equal('dm-toolbar');
    expect(shown.session.editor.selection.ids).to.eql(['a']);
  });
});
