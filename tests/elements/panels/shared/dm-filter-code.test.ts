import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  pictureLook,
  setAdjustments,
  setFilter,
  setIntensity,
} from '../../../../elements/editor/effects/picture-effects.js';
import '../../../../elements/panels/shared/dm-filter-code.js';
import { DmFilterCode } from '../../../../elements/panels/shared/dm-filter-code.js';
import { expectAccessible } from '../../../support/axe.js';
import { attached, focused, inside } from '../../controls/support.js';
import { openSession } from '../../shell/support.js';
import {
  buttonOf,
  lock,
  OBJECTS,
  showEffectPanel,
  steps,
  until,
  type Shown,
} from '../effect-panel-support.js';

const INVALID = 'That filter code is invalid. Please check it was copied and pasted correctly and try again.';

const show = (...selected: string[]) => showEffectPanel<DmFilterCode>('dm-filter-code', selected);
const field = ({ panel }: Shown<DmFilterCode>) => inside<HTMLInputElement>(panel, 'input');
const isOpen = ({ panel }: Shown<DmFilterCode>) =>
  inside<HTMLElement & { open: boolean }>(panel, 'dm-popover').open;
const fault = ({ panel }: Shown<DmFilterCode>) =>
  panel.shadowRoot!.querySelector('[role=alert]')?.textContent?.trim();

/** The clipboard of the system, as open as a test wants it. */
function clipboardIs(state: 'open' | 'closed', text = ''): { text: string } {
  const held = { text };
  const refuse = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  const open = state === 'open';
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      readText: open ? async () => held.text : refuse,
      writeText: open ? async (written: string) => void (held.text = written) : refuse,
    },
  });
  return held;
}

async function press(shown: Shown<DmFilterCode>, words: 'Copy code' | 'Paste code' | 'Apply'): Promise<void> {
  buttonOf(shown.panel, words)!.click();
  await new Promise((resolve) => setTimeout(resolve));
  await shown.panel.updateComplete;
}

describe('dm-filter-code', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('copies a look and gives it to another picture in one step; what is no code gets its message and changes nothing [D-030]', async () => {
    const held = clipboardIs('open');
    const shown = await show('one');
    const { editor, notifier, text } = shown;
    setFilter(editor, 'apricot');
    setIntensity(editor, 70);
    setAdjustments(editor, { brightness: 12, vignette: 35 });
    const look = pictureLook(editor);
    await press(shown, 'Copy code');
    expect(held.text).to.match(/^DM1(-[0-9A-Z]+)+$/);
    expect(notifier.messages).to.eql([{ kind: 'success', text: 'Filter code copied' }]);
    editor.selection.set(['two']);
    setAdjustments(editor, { tint: 50 });
    const before = text();
    const depth = steps(shown);
    await press(shown, 'Paste code');
    expect(pictureLook(editor)).to.eql(look);
    expect(steps(shown)).to.equal(depth + 1);
    expect(isOpen(shown)).to.equal(false);
    expect(notifier.messages.at(-1)).to.eql({ kind: 'success', text: 'Filter code applied' });
    editor.history.undo();
    expect(text()).to.equal(before);
    held.text = `${held.text.slice(0, -1)}${held.text.endsWith('0') ? '1' : '0'}`;
    await press(shown, 'Paste code');
    expect(fault(shown)).to.equal(INVALID);
    expect(field(shown).value, 'what was tried').to.equal(held.text);
    expect(text()).to.equal(before);
    expect(notifier.messages).to.have.lengthOf(2);
    await expectAccessible(shown.panel);
  });

  it('takes a code typed or pasted into a field where the clipboard is closed', async () => {
    clipboardIs('closed');
    const shown = await show('one');
    const { editor, panel } = shown;
    await press(shown, 'Paste code');
    await until(() => focused() === field(shown), 'the keyboard in the field');
    expect(fault(shown)).to.equal(undefined);
    await expectAccessible(panel);
    await sendKeys({ type: 'hello' });
    await sendKeys({ press: 'Enter' });
    await panel.updateComplete;
    expect(fault(shown)).to.equal(INVALID);
    expect(field(shown).getAttribute('aria-invalid')).to.equal('true');
    field(shown).select();
    await sendKeys({ type: ' dm1 1dyg02bat' });
    await panel.updateComplete;
    expect(fault(shown)).to.equal(undefined);
    await press(shown, 'Apply');
    expect(pictureLook(editor)).to.deep.include({ filter: 'apricot', intensity: 50 });
    expect(isOpen(shown)).to.equal(false);
    const holder = focused()!.getRootNode() as ShadowRoot;
    expect(holder.host.textContent).to.contain('Paste code');
    await press(shown, 'Paste code');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '\nDM1-000R0-07\n');
    field(shown).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
    expect(pictureLook(editor)).to.deep.include({ filter: 'none' });
  });

  it('shows the code to copy by hand where the clipboard is closed', async () => {
    clipboardIs('closed');
    const shown = await show('one');
    setFilter(shown.editor, 'apricot');
    await press(shown, 'Copy code');
    await until(() => focused() === field(shown), 'the keyboard in the field');
    const { value, readOnly, selectionStart, selectionEnd } = field(shown);
    expect([value, readOnly, selectionStart, selectionEnd]).to.eql(['DM1-1DYG0-2BAT', true, 0, value.length]);
    expect(shown.notifier.messages).to.eql([]);
    await expectAccessible(shown.panel);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(shown)).to.equal(false);
  });

  it('copies from locked pictures but pastes on none of them, and does neither without a picture', async () => {
    const held = clipboardIs('open', 'DM1-1DYG0-2BAT');
    const shown = await show('one');
    lock(shown, 'one');
    await shown.panel.updateComplete;
    const disabled = () =>
      ['Copy code', 'Paste code'].map((name) => (buttonOf(shown.panel, name) as HTMLButtonElement).disabled);
    expect(disabled()).to.eql([false, true]);
    await press(shown, 'Copy code');
    expect(held.text).to.equal('DM1-000R0-07');
    shown.editor.selection.set(['text']);
    await shown.panel.updateComplete;
    expect(disabled()).to.eql([true, true]);
  });

  it('shows the same whether the design was given before or after it is attached', async () => {
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['one']);
    const early = await attached(new DmFilterCode(), { editor });
    const late = await attached(new DmFilterCode(), {});
    late.editor = editor;
    await late.updateComplete;
    expect(late.shadowRoot!.textContent).to.equal(early.shadowRoot!.textContent);
    early.remove();
    late.remove();
  });
});
