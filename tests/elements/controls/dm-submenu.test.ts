import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/controls/buttons/dm-button.js';
import '../../../elements/controls/menus/dm-menu.js';
import '../../../elements/controls/menus/dm-submenu.js';
import type { DmMenu } from '../../../elements/controls/menus/dm-menu.js';
import { expectAccessible } from '../../support/axe.js';
import { focused, inside, listen, press } from './support.js';

async function menu(): Promise<DmMenu> {
  const holder = await fixture(
    html`<div>
      <dm-menu label="Object">
        <dm-button slot="anchor">Object</dm-button>
        <dm-menu-item value="copy">Copy</dm-menu-item>
        <dm-submenu label="Layer" icon="stack">
          <dm-menu-item value="front">To front</dm-menu-item>
          <dm-menu-item value="up" disabled>Forward</dm-menu-item>
          <dm-menu-item value="back">To back</dm-menu-item>
        </dm-submenu>
        <dm-submenu label="Align" disabled><dm-menu-item>Left</dm-menu-item></dm-submenu>
      </dm-menu>
    </div>`,
  );
  const element = holder.querySelector('dm-menu') as DmMenu;
  await press(element.querySelector('dm-button')!);
  await element.updateComplete;
  return element;
}

describe('dm-submenu', () => {
  it('is a row of the menu that opens beside it, past disabled ones, and closes all when one is chosen', async () => {
    const element = await menu();
    const picks = listen<{ value: string }>(element, 'dm-pick');
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.textContent.trim()).to.equal('Layer');
    expect(focused()?.getAttribute('aria-expanded')).to.equal('false');
    await sendKeys({ press: 'ArrowRight' });
    await expectAccessible(element);
    expect(focused()?.textContent).to.equal('To front');
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.textContent).to.equal('To back');
    await sendKeys({ press: 'Enter' });
    expect(picks).to.deep.equal([{ value: 'back' }]);
    await element.updateComplete;
    expect(element.open).to.equal(false);
  });

  it('is passed by while disabled', async () => {
    await menu();
    await sendKeys({ press: 'ArrowUp' });
    expect(focused()?.textContent.trim()).to.equal('Layer');
  });

  it('opens under a resting pointer and leaves the keyboard where it is', async () => {
    const element = await menu();
    const submenu = element.querySelector('dm-submenu')!;
    const row = inside(submenu, '.row');
    submenu.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await new Promise<void>((opened) => {
      const watch = new MutationObserver(() => row.getAttribute('aria-expanded') === 'true' && opened());
      watch.observe(row, { attributes: true });
    });
    expect(focused()?.textContent).to.equal('Copy');
  });
});
