import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { DmButton } from '../../../elements/controls/buttons/dm-button.js';
import '../../../elements/controls/buttons/dm-button.js';
import type { DmIconButton } from '../../../elements/controls/buttons/dm-icon-button.js';
import '../../../elements/controls/buttons/dm-icon-button.js';
import { expectAccessible } from '../../support/axe.js';
import { inside, listen, pointOf, press } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

describe('dm-button', () => {
  const button = (): Promise<DmButton> =>
    fixture<DmButton>(html`<dm-button kind="primary" icon="download-simple">Download</dm-button>`);

  it('is accessible', async () => expectAccessible(await button()));

  it('is pressed by pointer and key', async () => {
    const element = await button();
    const clicks = listen(element, 'click');
    await press(element);
    element.focus();
    await sendKeys({ press: 'Enter' });
    expect(clicks.length).to.equal(2);
  });

  it('keeps its width while loading and ignores presses', async () => {
    const element = await button();
    const clicks = listen(element, 'click');
    const width = element.offsetWidth;
    element.loading = true;
    await element.updateComplete;
    await press(element);
    expect(element.offsetWidth).to.equal(width);
    expect(clicks).to.deep.equal([]);
    await expectAccessible(element);
  });

  it('does nothing while disabled', async () => {
    const element = await button();
    element.disabled = true;
    await element.updateComplete;
    const clicks = listen(element, 'click');
    await press(element);
    expect(clicks).to.deep.equal([]);
  });
});

describe('dm-icon-button', () => {
  const button = (): Promise<DmIconButton> =>
    fixture<DmIconButton>(
      html`<dm-icon-button
        icon="text-b"
        label="Bold"
        keys="Ctrl B"
        style="--dm-tooltip-delay: 0ms"
      ></dm-icon-button>`,
    );
  const bubble = (element: DmIconButton): Element | null | undefined =>
    element.shadowRoot?.querySelector('dm-tooltip');

  afterEach(() => sendMouse({ type: 'move', position: [0, 0] }));

  it('is accessible', async () => expectAccessible(await button()));

  it('tells assistive technology whether it is on', async () => {
    const element = await button();
    element.toggle = true;
    element.pressed = true;
    await element.updateComplete;
    expect(inside(element, 'button').getAttribute('aria-pressed')).to.equal('true');
  });

  it('shows name and keys under the pointer, and no longer once it leaves or presses', async () => {
    const element = await button();
    await sendMouse({ type: 'move', position: pointOf(element) });
    await waitUntil(() => bubble(element)?.shadowRoot?.textContent?.includes('Ctrl B'));
    expect(bubble(element)?.shadowRoot?.textContent).to.contain('Bold');
    expect(bubble(element)?.matches(':popover-open')).to.equal(true);
    await press(element);
    expect(bubble(element)).to.equal(null);
  });

  it('shows its name for the keyboard, and takes it along when removed', async () => {
    const element = await button();
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => bubble(element));
    const home = element.parentElement;
    element.remove();
    expect(bubble(element)).to.equal(null);
    home?.append(element);
  });
});
