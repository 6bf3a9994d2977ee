import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/dialogs/dm-command-palette.js';
import '../../../../elements/shell/dialogs/dm-shortcuts-dialog.js';
import type { DmCommandPalette } from '../../../../elements/shell/dialogs/dm-command-palette.js';
import type { DmShortcutsDialog } from '../../../../elements/shell/dialogs/dm-shortcuts-dialog.js';
import { commands } from '../../../../elements/editor/commands/commands.js';
import { keyLabel } from '../../../../elements/editor/commands/shortcuts.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, focused, inside, listen } from '../../controls/support.js';
import { openSession } from '../support.js';

async function show(...selected: string[]) {
  const { editor } = openSession([[shape('a', 20, 20), shape('b', 200, 20)]]);
  editor.selection.set(selected);
  const before = await fixture<HTMLButtonElement>(html`<button>Before</button>`);
  before.focus();
  const palette = await fixture<DmCommandPalette>(
    html`<dm-command-palette open .editor=${editor}></dm-command-palette>`,
  );
  await palette.updateComplete;
  return { editor, palette, before };
}

const names = (palette: DmCommandPalette): string[] =>
  allInside(palette, '.name').map((name) => name.textContent.trim());

describe('dm-command-palette', () => {
  it('takes the keyboard, is accessible, and gives it back', async () => {
    const { palette, before } = await show('a');
    expect(focused()).to.equal(inside(palette, 'input'));
    await expectAccessible(palette);
    const closed = listen(palette, 'dm-close');
    await sendKeys({ press: 'Escape' });
    await palette.updateComplete;
    expect(closed).to.have.length(1);
    expect(document.activeElement).to.equal(before);
  });

  it('shows only what can be used now', async () => {
    const { palette, editor } = await show();
    expect(names(palette)).not.to.include('Delete');
    editor.selection.set(['a']);
    await palette.updateComplete;
    expect(names(palette)).to.include('Delete');
    expect(names(palette)).not.to.include('Group');
  });

  it('finds by parts of words, runs the chosen one by Enter, and has it first the next time', async () => {
    const { palette, editor } = await show('a');
    await sendKeys({ type: 'bring nothing' });
    expect(names(palette)).to.eql([]);
    expect(inside(palette, '[role=status]').textContent.trim()).to.equal('No commands found');
    inside<HTMLInputElement>(palette, 'input').select();
    await sendKeys({ type: 'frt' });
    expect(names(palette)[0]).to.equal('To front');
    await sendKeys({ press: 'Enter' });
    expect(editor.index.objects('p1')).to.eql(['b', 'a']);
    expect(palette.open).to.equal(false);
    editor.selection.set(['b']);
    palette.open = true;
    await palette.updateComplete;
    expect(names(palette)[0]).to.equal('To front');
    expect(inside(palette, '.group').textContent).to.equal('Recent');
  });

  it('tells which row is chosen as arrows walk', async () => {
    const { palette } = await show('a');
    const active = () => inside(palette, 'input').getAttribute('aria-activedescendant');
    expect(active()).to.equal('row-0');
    await sendKeys({ press: 'ArrowUp' });
    expect(active()).to.equal(`row-${names(palette).length - 1}`);
    await sendKeys({ press: 'ArrowDown' });
    expect(inside(palette, '[aria-selected=true]').id).to.equal('row-0');
  });
});

describe('dm-shortcuts-dialog', () => {
  it('lists the keys of every command that has some, and is accessible', async () => {
    const { editor } = openSession();
    const dialog = await fixture<DmShortcutsDialog>(
      html`<dm-shortcuts-dialog open .editor=${editor}></dm-shortcuts-dialog>`,
    );
    await dialog.updateComplete;
    const shown = allInside(dialog, 'kbd').map((key) => key.textContent);
    const offered = commands.filter(({ available }) => available?.(editor) !== false);
    for (const { keys } of offered) for (const key of keys) expect(shown).to.include(keyLabel(key));
    await expectAccessible(dialog);
    const closed = listen(dialog, 'dm-close');
    await sendKeys({ press: 'Escape' });
    expect(closed).to.have.length(1);
  });
});
