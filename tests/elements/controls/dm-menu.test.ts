import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/controls/buttons/dm-button.js';
import { DmMenu } from '../../../elements/controls/menus/dm-menu.js';
import { expectAccessible } from '../../support/axe.js';
import { focused, inside, listen, press } from './support.js';

const menu = async (): Promise<DmMenu> => {
  const holder = await fixture(
    html`<div>
      <dm-menu label="Design">
        <dm-button slot="anchor">Design</dm-button>
        <dm-menu-item value="share" icon="share-network">Share</dm-menu-item>
        <dm-menu-item value="lock" disabled>Lock</dm-menu-item>
        <dm-menu-item value="copy" keys="Ctrl D">Make a copy</dm-menu-item>
        <hr />
        <dm-menu-item value="delete" danger>Delete</dm-menu-item>
      </dm-menu>
    </div>`,
  );
  return holder.querySelector('dm-menu') as DmMenu;
};

const button = (element: DmMenu): HTMLElement => element.querySelector('dm-button') as HTMLElement;
const isShown = (element: DmMenu): boolean => inside(element, '[role=menu]').matches(':popover-open');

describe('dm-menu', () => {
  it('is accessible, closed and open', async () => {
    const element = await menu();
    await expectAccessible(element);
    element.open = true;
    await element.updateComplete;
    await expectAccessible(element);
  });

  it('opens under its button and gives the keyboard to the first row', async () => {
    const element = await menu();
    await press(button(element));
    await element.updateComplete;
    expect(isShown(element)).to.equal(true);
    expect(focused()?.textContent).to.equal('Share');
    expect(inside(button(element), 'button').getAttribute('aria-expanded')).to.equal('true');
  });

  it('walks with arrows past disabled rows, finds by letters, chooses with Enter', async () => {
    const element = await menu();
    const picks = listen<{ value: string }>(element, 'dm-pick');
    await press(button(element));
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.textContent).to.equal('Make a copy');
    await sendKeys({ press: 'd' });
    expect(focused()?.textContent).to.equal('Delete');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(picks).to.deep.equal([{ value: 'delete' }]);
    expect(isShown(element)).to.equal(false);
    expect(document.activeElement).to.equal(button(element));
  });

  it('does nothing for a disabled row', async () => {
    const element = await menu();
    const picks = listen(element, 'dm-pick');
    await press(button(element));
    await press(element.querySelector('[disabled]') as Element);
    expect(picks).to.deep.equal([]);
    expect(element.open).to.equal(true);
  });

  it('closes with Escape and gives the keyboard back; the key goes no further', async () => {
    const element = await menu();
    const escapes = listen(element.parentElement as Element, 'keydown');
    await press(button(element));
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(isShown(element)).to.equal(false);
    expect(document.activeElement).to.equal(button(element));
    expect(escapes).to.deep.equal([]);
  });

  it('closes with a press outside', async () => {
    const element = await menu();
    const closes = listen(element, 'dm-close');
    await press(button(element));
    await press(document.documentElement, 0.9, 0.9);
    expect(element.open).to.equal(false);
    expect(closes.length).to.equal(1);
  });

  it('opens at the pointer as a context menu', async () => {
    const element = await menu();
    element.openAt(120, 90);
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
    const box = inside(element, '[role=menu]').getBoundingClientRect();
    expect(Math.abs(box.left - 124)).to.be.at.most(6);
    expect(Math.abs(box.top - 90)).to.be.at.most(6);
  });

  it('leaves no open panel behind when removed, and shows it again when put back', async () => {
    const element = await menu();
    const home = element.parentElement as Element;
    element.open = true;
    await element.updateComplete;
    element.remove();
    expect(document.querySelector(':popover-open')).to.equal(null);
    home.append(element);
    await element.updateComplete;
    expect(isShown(element)).to.equal(true);
  });

  it('may be told to open at a point while out of the document: nothing happens', () => {
    const element = new DmMenu();
    expect(() => element.openAt(1, 1)).not.to.throw();
    expect(element.open).to.equal(false);
  });
});
