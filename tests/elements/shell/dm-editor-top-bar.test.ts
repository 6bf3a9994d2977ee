import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/shell/dm-editor-top-bar.js';
import type { DmEditorTopBar } from '../../../elements/shell/dm-editor-top-bar.js';
import type { DmSaveStatus } from '../../../elements/shell/dm-save-status.js';
import { SaveConflict, type SaveTarget } from '../../../elements/ports/host.js';
import { expectAccessible } from '../../support/axe.js';
import { shape } from '../canvas/support.js';
import { allInside, attached, focused, inside, listen, press } from '../controls/support.js';
import { openSession, type Opened } from './support.js';

/** Keeps what it is told, and fails as it is told. */
class FakeTarget implements SaveTarget {
  readonly names: string[] = [];
  fault: Error | null = null;

  async rename(name: string): Promise<void> {
    if (this.fault) throw this.fault;
    this.names.push(name);
  }

  async save(): Promise<{ rev: number }> {
    if (this.fault) throw this.fault;
    return { rev: 2 };
  }
}

interface Shown {
  readonly bar: DmEditorTopBar;
  readonly session: Opened;
  readonly target: FakeTarget;
  readonly field: HTMLInputElement;
}

async function show(): Promise<Shown> {
  const target = new FakeTarget();
  const session = openSession([[shape('a', 0, 0)]], { saveTarget: target });
  const bar = await fixture<DmEditorTopBar>(
    html`<dm-editor-top-bar .session=${session}><button>Download</button></dm-editor-top-bar>`,
  );
  return { bar, session, target, field: inside<HTMLInputElement>(bar, 'input') };
}

async function type({ field }: Shown, name: string): Promise<void> {
  field.focus();
  field.select();
  await sendKeys({ type: name });
}

describe('dm-editor-top-bar', () => {
  it('is accessible', async () => expectAccessible((await show()).bar));

  it('keeps a new name on Enter', async () => {
    const shown = await show();
    await type(shown, 'Winter camp');
    await sendKeys({ press: 'Enter' });
    expect(shown.target.names).to.eql(['Winter camp']);
    expect(shown.session.name.value).to.equal('Winter camp');
    expect(focused()).not.to.equal(shown.field);
  });

  it('keeps a new name when the field is left, once, and again a second time', async () => {
    const shown = await show();
    await type(shown, ' Winter camp ');
    shown.field.blur();
    await shown.bar.updateComplete;
    await type(shown, 'Spring camp');
    shown.field.blur();
    await shown.bar.updateComplete;
    expect(shown.target.names).to.eql(['Winter camp', 'Spring camp']);
    expect(shown.field.value).to.equal('Spring camp');
  });

  it('takes the typing back on Escape, and for an empty name', async () => {
    const shown = await show();
    await type(shown, 'Winter camp');
    await sendKeys({ press: 'Escape' });
    await shown.bar.updateComplete;
    expect(shown.field.value).to.equal('Summer camp');
    await type(shown, ' ');
    await sendKeys({ press: 'Enter' });
    await shown.bar.updateComplete;
    expect(shown.field.value).to.equal('Summer camp');
    expect(shown.target.names).to.eql([]);
  });

  it('goes back to the old name when the new one could not be kept, and offers Try again', async () => {
    const shown = await show();
    shown.target.fault = new Error('You are offline.');
    await type(shown, 'Winter camp');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown.session.notifier.messages.length === 1);
    expect(shown.session.notifier.messages).to.eql([{ kind: 'error', text: 'You are offline.' }]);
    await shown.bar.updateComplete;
    expect(shown.field.value).to.equal('Summer camp');
    shown.target.fault = null;
    shown.session.notifier.retry!();
    await waitUntil(() => shown.target.names.length === 1);
    await shown.bar.updateComplete;
    expect(shown.field.value).to.equal('Winter camp');
  });

  it('undoes and redoes, and says by which keys', async () => {
    const { bar, session } = await show();
    const [undo, redo] = allInside(bar, 'dm-icon-button').slice(1);
    expect([undo, redo].map((button) => button!.hasAttribute('disabled'))).to.eql([true, true]);
    session.editor.run('Lock', () => session.editor.patch('a', { locked: true }));
    await bar.updateComplete;
    expect(undo!.hasAttribute('disabled')).to.equal(false);
    await press(undo!);
    expect(session.editor.object('a')!.locked).to.equal(false);
    await bar.updateComplete;
    await press(redo!);
    expect(session.editor.object('a')!.locked).to.equal(true);
    expect(undo!.getAttribute('keys')).to.match(/Z$/);
  });

  it('says that the user wants to leave', async () => {
    const { bar } = await show();
    const backs = listen(bar, 'dm-back');
    await press(allInside(bar, 'dm-icon-button')[0]!);
    expect(backs).to.have.length(1);
  });

  it('shows the name of another session', async () => {
    const bar = await attached(document.createElement('dm-editor-top-bar') as DmEditorTopBar, {});
    expect(allInside(bar, '*')).to.have.length(0);
    const session = openSession();
    bar.session = session;
    await bar.updateComplete;
    session.name.value = '';
    await bar.updateComplete;
    expect(inside<HTMLInputElement>(bar, 'input').placeholder).to.equal('Untitled design');
    bar.remove();
  });
});

describe('dm-save-status', () => {
  const text = ({ bar }: Shown): string | undefined =>
    inside<DmSaveStatus>(bar, 'dm-save-status')
      .shadowRoot!.querySelector('[role=status]')
      ?.textContent?.trim();

  const change = ({ session: { editor } }: Shown) =>
    editor.run('Lock', () => editor.patch('a', { locked: !editor.object('a')!.locked }));

  it('says what is so: saved, saving, saved again', async () => {
    const shown = await show();
    expect(text(shown)).to.equal('All changes saved');
    change(shown);
    await waitUntil(() => text(shown) === 'Saving');
    await shown.session.autosave!.flush();
    await waitUntil(() => text(shown) === 'All changes saved');
  });

  it('says when changes are not kept yet', async () => {
    const shown = await show();
    shown.target.fault = new Error('away');
    change(shown);
    await shown.session.autosave!.flush().catch(() => undefined);
    await waitUntil(() => text(shown) === 'Not saved yet, trying again');
    shown.session.autosave!.dispose();
  });

  it('says when another tab was faster', async () => {
    const shown = await show();
    shown.target.fault = new SaveConflict(7);
    change(shown);
    await shown.session.autosave!.flush().catch(() => undefined);
    await waitUntil(() => text(shown) === 'Changed in another tab. Reload to see it.');
  });

  it('says nothing of a design that is not kept', async () => {
    const bar = await fixture<DmEditorTopBar>(
      html`<dm-editor-top-bar .session=${openSession()}></dm-editor-top-bar>`,
    );
    expect(inside(bar, 'dm-save-status').shadowRoot!.querySelector('[role=status]')).to.equal(null);
  });
});
