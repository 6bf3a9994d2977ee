import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-arrange-toolbar.js';
import type { DmArrangeToolbar } from '../../../elements/toolbars/dm-arrange-toolbar.js';
import type { DmSelect } from '../../../elements/controls/fields/dm-select.js';
import '../../../elements/toolbars/fields/dm-position-fields.js';
import type { DmNumberField } from '../../../elements/controls/fields/dm-number-field.js';
import { shape } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { expectAccessible } from '../../support/axe.js';
import { openSession } from '../shell/support.js';

type Button = HTMLElement & { label: string; disabled: boolean };

const show = (...selected: string[]) => showIn({}, ...selected);

/** In a design with further fields. */
async function showIn(design: object, ...selected: string[]) {
  const objects = ['a', 'b', 'c', 'd'].map((id, at) => shape(id, 20 + at * 60, 40));
  const { editor } = openSession([objects], {}, design);
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
  /** Changes of the order that can be made. */
  const moves = (): string[] =>
    (allInside(bar, 'dm-icon-button') as Button[])
      .filter(({ disabled, label }) => !disabled && /front|back|ward/i.test(label))
      .map(({ label }) => label);
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

  it('blends what is selected, a group as a whole, a step each', async () => {
    const { editor, bar, press, select } = await show('a');
    await press('Transparency');
    const field = inside<DmSelect>(bar, 'dm-select');
    expect([field.label, field.value, field.options.length]).to.eql(['Blend', 'normal', 16]);
    const choose = async (value: string): Promise<void> => {
      field.dispatchEvent(new CustomEvent('dm-change', { detail: { value } }));
      await bar.updateComplete;
    };
    await choose('multiply');
    expect([editor.object('a')!.blend_mode, field.value]).to.eql(['multiply', 'multiply']);
    expect(editor.history.depth).to.equal(1);
    await select('b', 'c');
    await press('Group');
    await choose('screen');
    const [group] = editor.toFile().pages[0]!.groups!;
    expect([group!.blend_mode, editor.object('b')!.blend_mode]).to.eql(['screen', undefined]);
    expect(field.value).to.equal('screen');
    editor.history.undo();
    await bar.updateComplete;
    expect(field.value).to.equal('normal');
  });

  /** The fields of the Position popover, open. */
  async function fields({ bar, press }: Awaited<ReturnType<typeof show>>) {
    await press('Position');
    const panel = inside<HTMLElement & { updateComplete: Promise<unknown> }>(bar, 'dm-position-fields');
    const field = (label: string) => inside<DmNumberField>(panel, `dm-number-field[label="${label}"]`);
    const shown = (label: string) => inside<HTMLInputElement>(field(label), 'input').value;
    const settled = async () => {
      await panel.updateComplete;
      for (const part of allInside(panel, 'dm-number-field')) await (part as DmNumberField).updateComplete;
    };
    const type = async (label: string, text: string) => {
      await settled();
      const input = inside<HTMLInputElement>(field(label), 'input');
      input.focus();
      input.select();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
      await settled();
    };
    await settled();
    return { panel, field, shown, settled, type };
  }
  const NAMES = ['Distance from the left', 'Distance from the top', 'Width', 'Height', 'Rotation'];

  it('places, sizes and turns one object by numbers in the unit of the design, a step each, exactly', async () => {
    const opened = await showIn({ width: 321, height: 208, dimension_units: 'mm' }, 'b');
    const { editor } = opened;
    const { type, shown } = await fields(opened);
    const typed = ['10', '55-2*20', '1in', '7.25', '-30'];
    for (const [i, name] of NAMES.entries()) await type(name, typed[i]!);
    await type('Rotation', '0');
    expect(NAMES.map(shown)).to.eql(['10', '15', '25.4', '7.25', '0']);
    expect(editor.history.depth).to.equal(6);
    const { position, width, height } = editor.object('b')!;
    const [x, y] = [321 / 85, 208 / 55];
    expect(position.x / x).to.be.closeTo(10, 1e-9);
    expect(position.y / y).to.be.closeTo(15, 1e-9);
    expect([width / x, height / y].map((side) => Number(side.toFixed(9)))).to.eql([25.4, 7.25]);
    // what is no number changes nothing
    await type('Width', 'wide');
    expect([shown('Width'), editor.history.depth]).to.eql(['25.4', 6]);
    editor.history.undo();
    expect(editor.object('b')!.rotation).to.equal(330);
  });

  it('steps with arrow keys as one change, and keeps proportions where asked to', async () => {
    const opened = await show('b');
    const { editor } = opened;
    const { panel, field, type, shown, settled } = await fields(opened);
    inside(field('Distance from the left'), 'input').focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowUp']) await sendKeys({ press: key });
    await settled();
    expect([editor.object('b')!.position.x, editor.history.depth]).to.eql([92, 1]);
    const before = editor.object('b')!.height;
    await type('Width', '50');
    expect(editor.object('b')!.height).to.equal(before);
    const ratio = inside<Button>(panel, 'dm-icon-button[label="Keep proportions"]');
    ratio.click();
    await settled();
    await type('Width', '100');
    expect(shown('Height')).to.equal(String(before * 2));
    await opened.select('c');
    await settled();
    expect((ratio as Button & { pressed: boolean }).pressed).to.equal(false);
  });

  it('moves, scales and turns several as one, and lines them up with each other or the page', async () => {
    const opened = await show('a', 'b');
    const { editor, bar, press } = opened;
    const { type, shown } = await fields(opened);
    const box = () => editor.selection.box.value!;
    const { width, height } = box();
    await type('Distance from the left', '100');
    await type('Width', String(width * 2));
    expect([box().x, box().width, box().height]).to.eql([100, width * 2, height * 2]);
    await type('Rotation', '90');
    expect([editor.object('a')!.rotation, editor.object('b')!.rotation]).to.eql([90, 90]);
    expect([shown('Rotation'), editor.history.depth]).to.eql(['90', 3]);
    const segmented = inside(bar, 'dm-segmented');
    segmented.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'page' } }));
    await press('Align left');
    expect(box().x).to.be.closeTo(0, 1e-9);
  });

  it('says why nothing can be typed for what is locked', async () => {
    const opened = await show('b');
    await opened.press('Lock');
    const { panel, field } = await fields(opened);
    expect(NAMES.every((name) => field(name).disabled)).to.equal(true);
    expect(inside(panel, 'p').textContent).to.equal('Locked. Unlock it to change these.');
    await expectAccessible(panel);
  });
});
