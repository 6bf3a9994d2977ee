import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { setBackgroundImage } from '../../../elements/editor/pages/background.js';
import { selectedShadow, setShadow } from '../../../elements/editor/effects/object-shadow.js';
import { DEFAULT_SHADOW } from '../../../elements/objects/shadow.js';
import '../../../elements/panels/shadows/dm-shadows-panel.js';
import { DmShadowsPanel } from '../../../elements/panels/shadows/dm-shadows-panel.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, attached, inside, press } from '../controls/support.js';
import { openSession, pictureOf } from '../shell/support.js';
import {
  lock,
  numberIn,
  OBJECTS,
  showEffectPanel,
  slide,
  sliderOf,
  steps,
  type Shown,
} from './effect-panel-support.js';

type Switch = HTMLElement & { checked: boolean; disabled: boolean };

const show = (...selected: string[]) => showEffectPanel<DmShadowsPanel>('dm-shadows-panel', selected);
const toggle = ({ panel }: Shown<DmShadowsPanel>) => inside<Switch>(panel, 'dm-switch');
const labels = ({ panel }: Shown<DmShadowsPanel>) =>
  allInside(panel, 'dm-slider').map((slider) => slider.getAttribute('label')!);

async function turn(shown: Shown<DmShadowsPanel>): Promise<void> {
  inside(toggle(shown), 'button').click();
  await shown.panel.updateComplete;
}

async function type(shown: Shown<DmShadowsPanel>, label: string, text: string): Promise<void> {
  const field = numberIn(shown.panel, label);
  field.focus();
  field.select();
  await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
  await sendKeys({ press: 'Enter' });
  await shown.panel.updateComplete;
}

describe('dm-shadows-panel', () => {
  it('turns a shadow on with the defaults, slides each value in one step, stores them divided, and clears it [B-030]', async () => {
    const shown = await show('one');
    const { panel, editor, text } = shown;
    const before = text();
    expect(labels(shown)).to.eql(['Offset', 'Direction', 'Blur', 'Opacity', 'Size']);
    expect(toggle(shown).textContent?.trim()).to.equal('Shadow');
    expect(labels(shown).every((label) => sliderOf(panel, label).disabled)).to.equal(true);
    await turn(shown);
    const stored = () => shown.stored('one')['shadow'];
    const defaults = { shadowColor: '#aaaaaa', r: 2, theta: 116, blur: 2, opacity: 1, size: 4 };
    expect(stored()).to.eql(defaults);
    expect(labels(shown).map((label) => sliderOf(panel, label).value)).to.eql([40, 116, 40, 100, 40]);
    slide(sliderOf(panel, 'Offset'), [50, 55, 60]);
    slide(sliderOf(panel, 'Direction'), [-90]);
    slide(sliderOf(panel, 'Blur'), [10]);
    slide(sliderOf(panel, 'Opacity'), [30, 35]);
    slide(sliderOf(panel, 'Size'), [70]);
    expect(stored()).to.eql({ ...defaults, r: 3, theta: -90, blur: 0.5, opacity: 0.35, size: 7 });
    expect(steps(shown)).to.equal(6);
    await press(inside(panel, '.color button.second'));
    const picker = inside(panel, 'dm-color-picker');
    const presets = allInside(picker, '.swatches[aria-label=Presets] .swatch');
    expect(presets).to.have.lengthOf(16);
    presets[7]!.click();
    expect(stored()).to.deep.include({ shadowColor: '#d6246e', r: 3 });
    await turn(shown);
    expect(stored()).to.equal(null);
    while (editor.history.undo());
    expect(text()).to.equal(before);
  });

  it('is switched on with the values it was switched off with', async () => {
    const shown = await show('one');
    await turn(shown);
    slide(sliderOf(shown.panel, 'Offset'), [90]);
    await shown.panel.updateComplete;
    const before = selectedShadow(shown.editor);
    await turn(shown);
    expect(selectedShadow(shown.editor)).to.equal(null);
    expect(sliderOf(shown.panel, 'Offset').value).to.equal(90);
    await turn(shown);
    expect(selectedShadow(shown.editor)).to.eql(before);
    // another object has not had them
    shown.editor.selection.set(['shape']);
    await shown.panel.updateComplete;
    await turn(shown);
    expect(selectedShadow(shown.editor)).to.eql(DEFAULT_SHADOW);
  });

  it('ignores what is typed out of range and takes an empty field for 0', async () => {
    const shown = await show('one');
    await turn(shown);
    await type(shown, 'Offset', '101');
    await type(shown, 'Blur', '-1');
    await type(shown, 'Direction', '181');
    expect(selectedShadow(shown.editor)).to.eql(DEFAULT_SHADOW);
    await type(shown, 'Direction', '-180');
    await type(shown, 'Size', '');
    expect(selectedShadow(shown.editor)).to.eql({ ...DEFAULT_SHADOW, direction: -180, size: 0 });
  });

  it('changes everything selected, whatever its kind', async () => {
    const shown = await show('one', 'shape', 'text');
    await turn(shown);
    slide(sliderOf(shown.panel, 'Blur'), [0]);
    for (const id of ['one', 'shape', 'text'])
      expect(shown.stored(id)['shadow'], id).to.deep.include({ blur: 0, r: 2 });
  });

  it('is accessible on and off, disabled for what is locked, and not for backgrounds', async () => {
    const shown = await show('one');
    await expectAccessible(shown.panel);
    await turn(shown);
    await expectAccessible(shown.panel);
    lock(shown, 'one');
    await shown.panel.updateComplete;
    expect(toggle(shown).disabled).to.equal(true);
    expect(labels(shown).every((label) => sliderOf(shown.panel, label).disabled)).to.equal(true);
    const { editor } = shown;
    await setBackgroundImage(editor, pictureOf('behind'));
    const behind = editor.index.background(editor.page.value)!.object;
    editor.selection.set([behind.id]);
    await shown.panel.updateComplete;
    expect(allInside(shown.panel, 'dm-switch')).to.have.lengthOf(0);
    setShadow(editor);
    expect(shown.stored(behind.id)['shadow'] ?? null).to.equal(null);
  });

  it('shows the same whether the design was given before or after it is attached', async () => {
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['shape']);
    const early = await attached(new DmShadowsPanel(), { editor });
    const late = await attached(new DmShadowsPanel(), {});
    late.editor = editor;
    await late.updateComplete;
    for (const panel of [early, late]) {
      expect(allInside(panel, 'dm-slider')).to.have.lengthOf(5);
      panel.remove();
    }
  });
});
