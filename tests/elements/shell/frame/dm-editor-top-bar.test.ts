import { expect, fixture, html } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/frame/dm-editor-top-bar.js';
import type { DmEditorTopBar } from '../../../../elements/shell/frame/dm-editor-top-bar.js';
import { commands } from '../../../../elements/editor/commands/commands.js';
import type { SaveStatus } from '../../../../elements/editor/autosave/save-status.js';
import type { DmSaveStatus } from '../../../../elements/shell/frame/dm-save-status.js';
import { SaveConflict, SaveFailed, type SaveTarget } from '../../../../elements/ports/host.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, attached, focused, inside, listen, press } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

/** Keeps what it is told, and fails as it is told. */
class FakeTarget implements SaveTarget {
  readonly names: string[] = [];
  file: unknown = null;
  fault: Error | null = null;

  async rename(name: string): Promise<void> {
    if (this.fault) throw this.fault;
    this.names.push(name);
  }

  async save(): Promise<{ rev: number }> {
    if (this.fault) throw this.fault;
    return { rev: 2 };
  }

  /** What somebody else saved. */
  async newest() {
    return { rev: 7, file: this.file };
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

  it('a long name gives way to the status and the buttons', async () => {
    const { bar, session } = await show();
    bar.style.width = '640px';
    session.name.value = 'A very long name of a design that goes on and on until nobody can read it any more';
    await bar.updateComplete;
    const parts = ['.name', 'dm-save-status', 'dm-icon-button[icon="arrow-u-up-left"]'].map((part) =>
      inside(bar, part).getBoundingClientRect(),
    );
    const status = inside<DmSaveStatus>(bar, 'dm-save-status');
    const text = inside(status, 'span').getBoundingClientRect();
    expect(parts[0]!.right).to.be.at.most(parts[1]!.left);
    expect(text.right).to.be.at.most(parts[2]!.left);
  });

  it('plays in a window as narrow as a phone too', async () => {
    const { bar } = await show();
    const frame = await fixture<HTMLElement>(
      html`<div style="width: 700px; container: editor / inline-size">${bar}</div>`,
    );
    expect(frame.contains(bar)).to.equal(true);
    for (const name of ['play', 'present']) expect(inside(bar, `.${name}`).offsetWidth, name).to.be.above(40);
    expect(bar.scrollWidth).to.equal(bar.clientWidth);
  });

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
  const root = ({ bar }: Shown) => inside<DmSaveStatus>(bar, 'dm-save-status').shadowRoot!;
  const text = (shown: Shown): string | undefined => root(shown).querySelector('.face')?.textContent?.trim();
  const spoken = (shown: Shown) => root(shown).querySelector('[role=status]')!.textContent.trim();

  const change = ({ session: { editor } }: Shown) =>
    editor.run('Lock', () => editor.patch('a', { locked: !editor.object('a')!.locked }));

  it('says what is so: saved, saving, saved again; and disturbs no screen reader with it', async () => {
    const shown = await show();
    expect(text(shown)).to.equal('All changes saved');
    change(shown);
    await waitUntil(() => text(shown) === 'Saving');
    expect(spoken(shown)).to.equal('');
    await shown.session.autosave!.flush();
    await waitUntil(() => text(shown) === 'All changes saved');
    expect(spoken(shown)).to.equal('');
  });

  it('says when changes are kept nowhere yet, and aloud when all is well again', async () => {
    const shown = await show();
    shown.target.fault = new SaveFailed('unreachable');
    change(shown);
    await shown.session.autosave!.flush().catch(() => undefined);
    await waitUntil(() => text(shown) === 'Not saved yet, trying again');
    expect(spoken(shown)).to.equal('Not saved yet, trying again');
    shown.target.fault = null;
    await shown.session.autosave!.flush();
    await waitUntil(() => spoken(shown) === 'All changes saved');
  });

  it('says when the design was changed elsewhere', async () => {
    const shown = await show();
    shown.target.file = { ...shown.session.editor.toFile(), width: 300 };
    shown.target.fault = new SaveConflict(7);
    change(shown);
    await shown.session.autosave!.flush().catch(() => undefined);
    await waitUntil(() => text(shown) === 'Changed elsewhere');
  });

  it('Ctrl+S saves what waits and says that all is saved, or why not', async () => {
    const shown = await show();
    const { editor, notifier } = shown.session;
    const save = commands.find(({ id }) => id === 'save')!;
    change(shown);
    expect(save.enabled(editor)).to.equal(true);
    save.run(editor);
    await waitUntil(() => notifier.messages.length === 1);
    expect(notifier.messages[0]).to.eql({ kind: 'success', text: 'All changes saved' });
    expect(text(shown)).to.equal('All changes saved');
    shown.target.fault = new SaveFailed('unreachable');
    change(shown);
    save.run(editor);
    await waitUntil(() => notifier.messages.length === 2);
    expect(notifier.messages[1]).to.eql({ kind: 'warning', text: 'Not saved yet, trying again' });
    expect(save.enabled(openSession().editor)).to.equal(false);
  });

  it('says nothing of a design that is not kept', async () => {
    const bar = await fixture<DmEditorTopBar>(
      html`<dm-editor-top-bar .session=${openSession()}></dm-editor-top-bar>`,
    );
    expect(inside(bar, 'dm-save-status').shadowRoot!.querySelector('[role=status]')).to.equal(null);
  });

  const faces: readonly (readonly [SaveStatus, number, string])[] = [
    ['saved', 0, 'All changes saved'],
    ['saving', 1, 'Saving'],
    ['kept', 2, 'Saved on this device'],
    ['offline', 4, 'Offline, 4 changes kept'],
    ['offline', 1, 'Offline, 1 change kept'],
    ['no_room', 1, 'Not saved: this device is full'],
    ['unkept', 1, 'Not saved yet, trying again'],
    ['conflict', 1, 'Changed elsewhere'],
  ];

  for (const [status, changes, words] of faces) {
    it(`says "${words}"`, async () => {
      const element = document.createElement('dm-save-status');
      element.autosave = { status: signal(status), changes: signal(changes) };
      await attached(element, {});
      expect(element.shadowRoot!.querySelector('.face')!.textContent.trim()).to.equal(words);
      await expectAccessible(element);
      element.remove();
    });
  }
});
