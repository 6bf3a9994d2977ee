import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-arrange-toolbar.js';
import type { DmArrangeToolbar } from '../../../elements/toolbars/dm-arrange-toolbar.js';
import type { DmMenuItem } from '../../../elements/controls/menus/dm-menu-item.js';
import { shape } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';

type Button = HTMLElement & { label: string; disabled: boolean };

async function show(...selected: string[]) {
  const { editor } = openSession([['a', 'b', 'c', 'd'].map((id, at) => shape(id, 20 + at * 60, 40))]);
  const bar = await fixture<DmArrangeToolbar>(
    html`<dm-arrange-toolbar .editor=${editor}></dm-arrange-toolbar>`,
  );
  const settled = () => bar.updateComplete;
  const button = (label: string) =>
    (allInside(bar, 'dm-icon-button') as Button[]).find((one) => one.label === label);
  const press = async (label: string): Promise<void> => {
    button(label)!.click();
    await settled();
  };
  const select = async (...ids: string[]): Promise<void> => {
    editor.selection.set(ids);
    await settled();
  };
  /** Rows of the position menu that can be used. */
  const moves = (): string[] =>
    (allInside(bar, 'dm-menu-item') as DmMenuItem[])
      .filter(({ disabled, text }) => !disabled && /front|back|ward/i.test(text))
      .map(({ text }) => text);
  await select(...selected);
  return { editor, bar, button, press, select, moves };
}

describe('dm-arrange-toolbar', () => {
  it('[B-017] locks an object and its group, groups and ungroups where that can be, and stops layers at the ends', async () => {
    const { editor, button, press, select, moves } = await show('b');
    const locked = () => ['a', 'b', 'c', 'd'].filter((id) => editor.object(id)!.locked).join('');

    // Lock toggles the object alone, then with all members of its group
    await press('Lock');
    expect(locked()).to.equal('b');
    expect(moves()).to.eql([]);
    await press('Unlock');
    expect(locked()).to.equal('');
    // neither group nor ungroup for one free object; group for several
    expect([button('Group'), button('Ungroup')]).to.eql([undefined, undefined]);
    await select('a', 'b');
    expect(button('Ungroup')).to.equal(undefined);
    await press('Group');
    // a member brings its group: that can be ungrouped, and locks as a whole
    await select('a');
    expect(button('Group')).to.equal(undefined);
    expect(button('Ungroup')!.disabled).to.equal(false);
    editor.selection.set(['a'], { deep: true });
    await press('Lock');
    expect(locked()).to.equal('ab');
    await press('Unlock');
    expect(locked()).to.equal('');
    // a group and another object are a selection of several again
    await select('a', 'c');
    expect([button('Group')?.disabled, button('Ungroup')?.disabled]).to.eql([false, false]);
    await select('a');
    await press('Ungroup');
    expect(editor.index.groups(editor.page.value)).to.eql([]);

    // up and front are off at the top, down and back at the bottom
    await select('d');
    expect(moves()).to.eql(['Backward', 'To back']);
    await select('a');
    expect(moves()).to.eql(['To front', 'Forward']);
    await select('b');
    expect(moves()).to.eql(['To front', 'Forward', 'Backward', 'To back']);
    await select('c', 'd');
    expect(moves()).to.eql(['Backward', 'To back']);
  });

  it('takes a transparency of 1 to 100 and ignores any other, a step each', async () => {
    const { editor, bar, press } = await show('b');
    await press('Transparency');
    const field = inside(inside(inside(bar, 'dm-slider'), 'dm-number-field'), 'input') as HTMLInputElement;
    const seen: (number | undefined)[] = [];
    for (const typed of ['40', '0', '101', '-5', 'half', '1', '100']) {
      field.focus();
      field.select();
      await sendKeys({ type: typed });
      await sendKeys({ press: 'Enter' });
      await bar.updateComplete;
      seen.push(editor.object('b')!.opacity);
    }
    expect(seen).to.eql([0.4, 0.4, 0.4, 0.4, 0.4, 0.01, 1]);
    expect(editor.history.depth).to.equal(3);
  });
});
