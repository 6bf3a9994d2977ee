import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DmSegmented } from '../../../elements/controls/buttons/dm-segmented.js';
import type { DmSwitch } from '../../../elements/controls/buttons/dm-switch.js';
import '../../../elements/controls/buttons/dm-switch.js';
import type { DmTabs } from '../../../elements/controls/buttons/dm-tabs.js';
import '../../../elements/controls/buttons/dm-tabs.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, attached, focused, inside, listen, press } from './support.js';

const OPTIONS = ['Colors', 'Fonts', 'Logos'].map((label) => ({ label, value: label.toLowerCase() }));

describe('dm-segmented', () => {
  const segmented = (): Promise<DmSegmented> =>
    fixture<DmSegmented>(
      html`<dm-segmented label="Brand kit" .options=${OPTIONS} value="colors"></dm-segmented>`,
    );

  it('is accessible', async () => expectAccessible(await segmented()));

  it('is one tab stop; arrows choose and wrap', async () => {
    const element = await segmented();
    const changes = listen(element, 'dm-change');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowRight' });
    expect(changes).to.deep.equal([{ value: 'fonts' }, { value: 'logos' }, { value: 'colors' }]);
    expect(allInside(element, '[tabindex="0"]').length).to.equal(1);
  });

  it('chooses by pointer, and says nothing for the present choice', async () => {
    const element = await segmented();
    const changes = listen(element, 'dm-change');
    for (const button of allInside(element, 'button').slice(0, 2)) await press(button);
    expect(changes).to.deep.equal([{ value: 'fonts' }]);
  });

  it('shows the same whether value or options come first', async () => {
    const element = await attached(new DmSegmented(), { value: 'logos' });
    element.options = OPTIONS;
    await element.updateComplete;
    expect(inside(element, '[aria-checked=true]').textContent?.trim()).to.equal('Logos');
    element.remove();
  });
});

describe('dm-tabs', () => {
  const tabs = (): Promise<DmTabs> =>
    fixture<DmTabs>(
      html`<dm-tabs label="Elements" .tabs=${OPTIONS}>
        <p slot="colors">Colors here</p>
        <p slot="fonts">Fonts here</p>
      </dm-tabs>`,
    );

  it('is accessible', async () => expectAccessible(await tabs()));

  it('opens the first tab, and another with the arrow keys', async () => {
    const element = await tabs();
    const changes = listen(element, 'dm-change');
    expect((element.querySelector('[slot=colors]') as HTMLElement).offsetHeight).to.be.greaterThan(0);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect(changes).to.deep.equal([{ value: 'fonts' }]);
    expect((element.querySelector('[slot=colors]') as HTMLElement).offsetHeight).to.equal(0);
    expect((element.querySelector('[slot=fonts]') as HTMLElement).offsetHeight).to.be.greaterThan(0);
    expect(focused()?.textContent?.trim()).to.equal('Fonts');
  });
});

describe('dm-switch', () => {
  const toggle = (): Promise<DmSwitch> => fixture<DmSwitch>(html`<dm-switch>Shadow</dm-switch>`);

  it('is accessible', async () => expectAccessible(await toggle()));

  it('turns by pointer and key, and tells', async () => {
    const element = await toggle();
    const changes = listen(element, 'dm-change');
    await press(element);
    await sendKeys({ press: 'Space' });
    expect(changes).to.deep.equal([{ checked: true }, { checked: false }]);
  });

  it('says nothing when set', async () => {
    const element = await toggle();
    const changes = listen(element, 'dm-change');
    element.checked = true;
    await element.updateComplete;
    expect(inside(element, 'button').getAttribute('aria-checked')).to.equal('true');
    expect(changes).to.deep.equal([]);
  });
});
