import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/controls/buttons/dm-icon-button.js';
import '../../../elements/controls/fields/dm-number-field.js';
import type { DmPopover } from '../../../elements/controls/overlays/dm-popover.js';
import '../../../elements/controls/overlays/dm-popover.js';
import '../../../elements/controls/fields/dm-select.js';
import { expectAccessible } from '../../support/axe.js';
import { focused, inside, listen, press } from './support.js';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

const popover = (): Promise<DmPopover> =>
  fixture<DmPopover>(
    html`<dm-popover label="Spacing">
      <dm-icon-button slot="anchor" icon="arrows-vertical" label="Spacing"></dm-icon-button>
      <p>Words</p>
      <dm-number-field label="Letter spacing" value="6"></dm-number-field>
      <dm-select label="Font" .options=${options} value="a"></dm-select>
    </dm-popover>`,
  );

const button = (element: DmPopover): HTMLElement => element.querySelector('dm-icon-button') as HTMLElement;

describe('dm-popover', () => {
  it('is accessible while open', async () => {
    const element = await popover();
    element.open = true;
    await element.updateComplete;
    await expectAccessible(element);
  });

  it('opens from its button, gives the first field the keyboard, and tells', async () => {
    const element = await popover();
    const opens = listen(element, 'dm-open');
    await press(button(element));
    await element.updateComplete;
    expect(focused()).to.equal(inside(element.querySelector('dm-number-field') as Element, 'input'));
    expect(opens.length).to.equal(1);
  });

  it('lets a field use Escape first, then closes and gives the keyboard back', async () => {
    const element = await popover();
    await press(button(element));
    await element.updateComplete;
    await sendKeys({ type: '44' });
    await sendKeys({ press: 'Escape' });
    expect(element.open).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(element.open).to.equal(false);
    expect(document.activeElement).to.equal(button(element));
  });

  it('stays open while a list inside it is used, and Escape closes the list alone', async () => {
    const element = await popover();
    const select = element.querySelector('dm-select') as HTMLElement;
    await press(button(element));
    await element.updateComplete;
    await press(select);
    await sendKeys({ press: 'Escape' });
    expect(element.open).to.equal(true);
    await press(select);
    await press(inside(select, '#option-1'));
    expect(element.open).to.equal(true);
    expect((select as HTMLElement & { value: string }).value).to.equal('b');
  });

  it('closes with its button and with a press outside', async () => {
    const element = await popover();
    await press(button(element));
    await press(button(element));
    expect(element.open).to.equal(false);
    await press(button(element));
    await press(document.documentElement, 0.9, 0.9);
    expect(element.open).to.equal(false);
  });
});
