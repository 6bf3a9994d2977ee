import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DmSlider } from '../../../elements/controls/fields/dm-slider.js';
import { expectAccessible } from '../../support/axe.js';
import { attached, drag, inside, listen, pointOf } from './support.js';

type Value = { value: number };

const slider = (): Promise<DmSlider> =>
  fixture<DmSlider>(
    html`<dm-slider label="Brightness" min="-100" max="100" value="10" with-number show-label></dm-slider>`,
  );

describe('dm-slider', () => {
  it('is accessible', async () => expectAccessible(await slider()));

  it('steps by one with the arrow keys and by ten with Shift, and settles once a press', async () => {
    const element = await slider();
    const inputs = listen<Value>(element, 'dm-input');
    const changes = listen<Value>(element, 'dm-change');
    inside(element, 'input').focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Shift+ArrowDown' });
    const told = [
      { value: 11, byKey: true },
      { value: 1, byKey: true },
    ];
    expect(inputs).to.deep.equal(told);
    expect(changes).to.deep.equal(told);
    const number = inside<HTMLInputElement>(inside(element, 'dm-number-field'), 'input');
    number.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(changes.at(-1)).to.deep.equal({ value: 2, byKey: true });
    number.select();
    await sendKeys({ type: '30' });
    await sendKeys({ press: 'Enter' });
    expect(changes.at(-1)).to.deep.equal({ value: 30 });
  });

  it('tells every value of a drag and settles once', async () => {
    const element = await slider();
    const inputs = listen<Value>(element, 'dm-input');
    const changes = listen<Value>(element, 'dm-change');
    const range = inside(element, 'input');
    await drag(pointOf(range, 0.55), pointOf(range, 0.9));
    expect(changes).to.deep.equal([{ value: element.value }]);
    expect(inputs.at(-1)).to.deep.equal(changes[0]);
    expect(element.value).to.be.greaterThan(60);
  });

  it('goes back to zero on a double click', async () => {
    const element = await slider();
    const changes = listen<Value>(element, 'dm-change');
    inside(element, '.range').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(changes).to.deep.equal([{ value: 0 }]);
  });

  it('fills from zero in both directions', async () => {
    const element = await slider();
    const zero = pointOf(inside(element, '.zero'))[0];
    const fill = (): DOMRect => inside(element, '.fill').getBoundingClientRect();
    expect(Math.abs(fill().left - zero)).to.be.at.most(1);
    element.value = -50;
    await element.updateComplete;
    expect(Math.abs(fill().right - zero)).to.be.at.most(1);
  });

  it('keeps its number field in step and speaks for it', async () => {
    const element = await slider();
    const changes = listen<Value>(element, 'dm-change');
    const number = inside(element, 'dm-number-field');
    inside<HTMLInputElement>(number, 'input').focus();
    await sendKeys({ type: '250' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 100 }]);
    expect(inside<HTMLInputElement>(element, 'input').value).to.equal('100');
  });

  it('lets its number field ignore what is out of range where it is strict', async () => {
    const element = await slider();
    element.strict = true;
    await element.updateComplete;
    const changes = listen<Value>(element, 'dm-change');
    inside<HTMLInputElement>(inside(element, 'dm-number-field'), 'input').focus();
    await sendKeys({ type: '250' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(element.value).to.equal(10);
    await sendKeys({ type: '25' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 25 }]);
  });

  it('says nothing when set, before or after it is attached', async () => {
    const early = new DmSlider();
    const heard = [...listen(early, 'dm-input'), ...listen(early, 'dm-change')];
    await attached(early, { value: 150, max: 200, label: 'Zoom' });
    expect(inside<HTMLInputElement>(early, 'input').value).to.equal('150');
    const late = await attached(new DmSlider(), {});
    Object.assign(late, { value: 150, max: 200, label: 'Zoom' });
    await late.updateComplete;
    expect(inside<HTMLInputElement>(late, 'input').value).to.equal('150');
    expect(inside(late, '.fill').getBoundingClientRect().width).to.equal(
      inside(early, '.fill').getBoundingClientRect().width,
    );
    expect(heard).to.deep.equal([]);
    early.remove();
    late.remove();
  });

  it('keeps its value when given nonsense', async () => {
    const element = await slider();
    element.value = Number.NaN;
    await element.updateComplete;
    expect(element.value).to.equal(10);
  });

  it('is filled from where its zero is to its thumb from right to left, too', async () => {
    const box = await fixture<HTMLElement>(
      html`<div dir="rtl"><dm-slider label="Size" max="100" value="40"></dm-slider></div>`,
    );
    const element = box.querySelector<DmSlider>('dm-slider')!;
    await element.updateComplete;
    const track = inside(element, '.track').getBoundingClientRect();
    const fill = inside(element, '.fill').getBoundingClientRect();
    expect(fill.right).to.be.closeTo(track.right, 1);
    expect(fill.width / track.width).to.be.within(0.35, 0.45);
  });
});
