import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DmSelect, type SelectOption } from '../../../elements/controls/fields/dm-select.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, attached, focused, inside, listen, press } from './support.js';

type Value = { value: string };

const FONTS: readonly SelectOption[] = [
  { value: 'anton', label: 'Anton', style: { 'font-family': 'serif' } },
  { value: 'bebas', label: 'Bebas Neue', disabled: true },
  { value: 'fraunces', label: 'Fraunces' },
  { value: 'futura', label: 'Futura' },
];

const SIZES = [12, 24, 48].map((size) => ({ value: String(size), label: String(size) }));

const fonts = (): Promise<DmSelect> =>
  fixture<DmSelect>(html`<dm-select label="Font" .options=${FONTS} value="fraunces"></dm-select>`);

const sizes = (): Promise<DmSelect> =>
  fixture<DmSelect>(
    html`<dm-select label="Font size" .options=${SIZES} value="126" editable min="6" max="800"></dm-select>`,
  );

const isShown = (element: DmSelect): boolean => inside(element, '[role=listbox]').matches(':popover-open');

describe('dm-select', () => {
  it('is accessible, closed and open', async () => {
    const element = await fonts();
    await expectAccessible(element);
    await press(element);
    await element.updateComplete;
    await expectAccessible(element);
    await expectAccessible(await sizes());
  });

  it('opens a list as wide as itself with a check on the chosen row and rows in their own face', async () => {
    const element = await fonts();
    await press(element);
    await new Promise(requestAnimationFrame);
    expect(inside(element, '[role=listbox]').offsetWidth).to.equal(element.offsetWidth);
    expect(inside(element, '[aria-selected=true]').querySelector('svg')).not.to.equal(null);
    expect(getComputedStyle(inside(element, '#option-0 .name')).fontFamily).to.equal('serif');
  });

  it('chooses by pointer once, keeps the keyboard, and says nothing for the same row', async () => {
    const element = await fonts();
    const changes = listen<Value>(element, 'dm-change');
    await press(element);
    await press(inside(element, '#option-3'));
    await press(element);
    await press(inside(element, '#option-3'));
    expect(changes).to.deep.equal([{ value: 'futura' }]);
    expect(focused()).to.equal(inside(element, 'button'));
  });

  it('walks past disabled rows and chooses with Enter', async () => {
    const element = await fonts();
    const changes = listen<Value>(element, 'dm-change');
    element.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 'anton' }]);
    expect(isShown(element)).to.equal(false);
  });

  it('finds a row by its letters', async () => {
    const element = await fonts();
    const changes = listen<Value>(element, 'dm-change');
    element.focus();
    await sendKeys({ type: 'fu' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 'futura' }]);
  });

  it('closes with Escape and keeps its value', async () => {
    const element = await fonts();
    const changes = listen<Value>(element, 'dm-change');
    await press(element);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(isShown(element)).to.equal(false);
    expect(changes).to.deep.equal([]);
  });

  it('takes a number that is not in the list, brought into range', async () => {
    const element = await sizes();
    const changes = listen<Value>(element, 'dm-change');
    element.focus();
    await sendKeys({ type: '2000' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(changes).to.deep.equal([{ value: '800' }]);
    expect(inside<HTMLInputElement>(element, 'input').value).to.equal('800');
  });

  it('takes back with undo what is being typed, and nothing that was settled', async () => {
    const element = await sizes();
    const changes = listen<Value>(element, 'dm-change');
    const shown = () => inside<HTMLInputElement>(element, 'input').value;
    element.focus();
    await sendKeys({ type: '60' });
    await sendKeys({ press: 'Control+z' });
    await element.updateComplete;
    expect(shown()).to.equal('126');
    inside<HTMLInputElement>(element, 'input').select();
    await sendKeys({ type: '70' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await sendKeys({ press: 'Control+z' });
    await element.updateComplete;
    expect(shown()).to.equal('70');
    element.blur();
    expect(changes).to.deep.equal([{ value: '70' }]);
  });

  it('restores after what is no number, and offers its list too', async () => {
    const element = await sizes();
    const changes = listen<Value>(element, 'dm-change');
    element.focus();
    await sendKeys({ type: 'big' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(inside<HTMLInputElement>(element, 'input').value).to.equal('126');
    await press(inside(element, '.caret'));
    await press(inside(element, '#option-1'));
    expect(changes).to.deep.equal([{ value: '24' }]);
  });

  it('shows the same whether value or options come first', async () => {
    const early = await attached(new DmSelect(), { value: 'futura', label: 'Font' });
    early.options = FONTS;
    await early.updateComplete;
    expect(inside(early, '.value').textContent).to.equal('Futura');
    expect(allInside(early, '[role=option]')).to.deep.equal([]);
    early.remove();
  });
});
