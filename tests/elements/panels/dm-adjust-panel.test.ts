import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pictureLook, setFilter } from '../../../elements/editor/effects/picture-effects.js';
import { ADJUSTMENTS } from '../../../elements/imaging/effect.js';
import '../../../elements/panels/adjust/dm-adjust-panel.js';
import { DmAdjustPanel } from '../../../elements/panels/adjust/dm-adjust-panel.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, attached, focused, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import {
  buttonOf,
  lock,
  numberIn,
  OBJECTS,
  showEffectPanel,
  slide,
  sliderOf,
  steps,
  type Shown,
} from './effect-panel-support.js';

const show = (...selected: string[]) => showEffectPanel<DmAdjustPanel>('dm-adjust-panel', selected);
const labels = ({ panel }: Shown<DmAdjustPanel>) =>
  allInside(panel, 'dm-slider').map((slider) => slider.getAttribute('label'));

async function type(shown: Shown<DmAdjustPanel>, label: string, text: string): Promise<void> {
  const field = numberIn(shown.panel, label);
  field.focus();
  field.select();
  await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
  await sendKeys({ press: 'Enter' });
  await shown.panel.updateComplete;
}

describe('dm-adjust-panel', () => {
  it('has the seven adjustments with their ranges, and is accessible', async () => {
    const shown = await show('one');
    expect(labels(shown)).to.eql([
      ...['Brightness', 'Contrast', 'Saturation', 'Tint', 'Blur', 'X-Process', 'Vignette'],
    ]);
    for (const label of labels(shown)) {
      const { min, max } = sliderOf(shown.panel, label!);
      expect([min, max], label!).to.eql([label === 'Vignette' ? 0 : -100, 100]);
    }
    await expectAccessible(shown.panel);
  });

  it('changes the picture while it slides, one step a slide', async () => {
    const shown = await show('one', 'two');
    const before = shown.text();
    const slider = sliderOf(shown.panel, 'Brightness');
    slide(slider, [3, 12, 40]);
    slide(sliderOf(shown.panel, 'Tint'), [-8, -20]);
    for (const id of ['one', 'two']) expect(shown.stored(id)['filter']).to.eql({ brightness: 40, tint: -20 });
    expect(steps(shown)).to.equal(2);
    await shown.panel.updateComplete;
    shown.editor.history.undo();
    await shown.panel.updateComplete;
    expect(sliderOf(shown.panel, 'Tint').value).to.equal(0);
    shown.editor.history.undo();
    expect(shown.text()).to.equal(before);
  });

  it('takes typed numbers, ignores those out of range, and takes an empty field for 0', async () => {
    const shown = await show('one');
    await type(shown, 'Contrast', '-100');
    await type(shown, 'Contrast', '-101');
    await type(shown, 'Contrast', '1e3');
    await type(shown, 'Vignette', '-1');
    await type(shown, 'Vignette', '100');
    await type(shown, 'Blur', '101');
    expect(shown.stored('one')['filter']).to.eql({ contrast: -100, vignette: 100 });
    expect(numberIn(shown.panel, 'Blur').value).to.equal('0');
    await type(shown, 'Vignette', '');
    expect(shown.stored('one')['filter']).to.eql({ contrast: -100 });
    expect(numberIn(shown.panel, 'Vignette').value).to.equal('0');
  });

  it('keeps the ranges of all seven, ignoring what is beyond, beside a filter that begins at 50; Reset comes and goes with the values [B-031]', async () => {
    const shown = await show('one');
    const { panel, editor } = shown;
    const value = (name: string) => (shown.stored('one')['filter'] as Record<string, number> | null)?.[name];
    setFilter(editor, 'mint');
    expect(pictureLook(editor)).to.deep.include({ filter: 'mint', intensity: 50 });
    for (const [index, name] of ADJUSTMENTS.entries()) {
      const label = labels(shown)[index]!;
      const least = name === 'vignette' ? 0 : -100;
      expect(buttonOf(panel, 'Reset'), label).to.equal(undefined);
      for (const [typed, kept] of [
        ['100', 100],
        ['101', 100],
        [String(least - 1), 100],
        [String(least), least || undefined],
      ] as const) {
        await type(shown, label, typed);
        expect(value(name), `${label} ${typed}`).to.equal(kept);
        expect(Boolean(buttonOf(panel, 'Reset')), `${label} ${typed}`).to.equal(kept !== undefined);
      }
      await type(shown, label, '');
    }
    expect(pictureLook(editor)).to.eql({ filter: 'mint', intensity: 50, adjustments: {} });
    expect(buttonOf(panel, 'Reset')).to.equal(undefined);
  });

  it('offers Reset only while a value is not 0; the filter stays, and the keyboard is not lost', async () => {
    const shown = await show('one');
    const { panel, editor } = shown;
    setFilter(editor, 'mint');
    await panel.updateComplete;
    expect(buttonOf(panel, 'Reset')).to.equal(undefined);
    slide(sliderOf(panel, 'Saturation'), [-30]);
    await panel.updateComplete;
    buttonOf(panel, 'Reset')!.click();
    await panel.updateComplete;
    expect(buttonOf(panel, 'Reset')).to.equal(undefined);
    expect(sliderOf(panel, 'Saturation').value).to.equal(0);
    expect(shown.stored('one')['image_details']).to.deep.include({ filter: { id: 'mint', intensity: 50 } });
    expect(focused()?.getAttribute('aria-label')).to.equal('Brightness');
  });

  it('is disabled for locked pictures, and says what to do without one', async () => {
    const shown = await show('one');
    lock(shown, 'one');
    await shown.panel.updateComplete;
    for (const label of labels(shown)) expect(sliderOf(shown.panel, label!).disabled, label!).to.equal(true);
    await expectAccessible(shown.panel);
    shown.editor.selection.set(['shape']);
    await shown.panel.updateComplete;
    expect(inside(shown.panel, 'dm-empty-state').shadowRoot!.textContent).to.contain('Select a picture');
  });

  it('shows the same whether the design was given before or after it is attached', async () => {
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['one']);
    const early = await attached(new DmAdjustPanel(), { editor });
    const late = await attached(new DmAdjustPanel(), {});
    late.editor = editor;
    await late.updateComplete;
    for (const panel of [early, late]) {
      expect(allInside(panel, 'dm-slider')).to.have.lengthOf(7);
      panel.remove();
    }
  });
});
