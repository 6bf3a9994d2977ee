import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DmNumberField } from '../../../elements/controls/fields/dm-number-field.js';
import { expectAccessible } from '../../support/axe.js';
import { attached, drag, inside, listen, pointOf } from './support.js';

type Value = { value: number };

const field = (): Promise<DmNumberField> =>
  fixture<DmNumberField>(
    html`<dm-number-field label="Width" letter="W" unit="px" value="50" min="1" max="100"></dm-number-field>`,
  );

const input = (element: DmNumberField): HTMLInputElement => inside<HTMLInputElement>(element, 'input');

async function type(element: DmNumberField, text: string): Promise<void> {
  element.focus();
  await sendKeys({ type: text });
}

describe('dm-number-field', () => {
  it('is accessible', async () => expectAccessible(await field()));

  it('steps with Up and Down, by ten with Shift', async () => {
    const element = await field();
    const changes = listen<Value>(element, 'dm-change');
    element.focus();
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Shift+ArrowDown' });
    expect(changes).to.deep.equal([
      { value: 51, byKey: true },
      { value: 41, byKey: true },
    ]);
  });

  it('commits on Enter, comma and unit included, and brings the value into range for all to see', async () => {
    const element = await field();
    element.decimals = 1;
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '12,5 px');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await sendKeys({ type: '900' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(changes).to.deep.equal([{ value: 12.5 }, { value: 100 }]);
    expect(input(element).value).to.equal('100');
    expect(inside(element, '.field').classList.contains('clamped')).to.equal(true);
  });

  it('ignores what is typed out of range where it is strict, for all to see, and takes an emptied field for 0', async () => {
    const element = await field();
    Object.assign(element, { strict: true, min: -100 });
    await element.updateComplete;
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '100.5');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(input(element).value).to.equal('50');
    expect(inside(element, '.field').classList.contains('clamped')).to.equal(true);
    await sendKeys({ type: '-101' });
    input(element).blur();
    await element.updateComplete;
    expect(input(element).value).to.equal('50');
    expect(changes).to.deep.equal([]);
    element.focus();
    await sendKeys({ press: 'Delete' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(input(element).value).to.equal('0');
    await sendKeys({ type: '-100' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 0 }, { value: -100 }]);
  });

  it('restores on Escape, and after what is no number', async () => {
    const element = await field();
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '77');
    await sendKeys({ press: 'Escape' });
    expect(input(element).value).to.equal('50');
    await sendKeys({ type: 'abc' });
    element.blur();
    await element.updateComplete;
    expect(input(element).value).to.equal('50');
    expect(changes).to.deep.equal([]);
  });

  it('computes a typed sum, with lengths of other units', async () => {
    const element = await field();
    Object.assign(element, { unit: 'mm', decimals: 2 });
    const changes = listen<Value>(element, 'dm-change');
    for (const typed of ['85-2*3', '1in', '(3 + 4,5) / 2']) {
      await type(element, typed);
      await sendKeys({ press: 'Enter' });
      await element.updateComplete;
    }
    expect(changes).to.deep.equal([{ value: 79 }, { value: 25.4 }, { value: 3.75 }]);
  });

  it('says why it did not take what was typed, keeps the old value, and is still until something else is typed', async () => {
    const element = await field();
    const said = () => inside(element, '[role=alert]');
    const press = async (key: string) => {
      await sendKeys({ press: key });
      await element.updateComplete;
    };
    await type(element, '2+');
    await press('Enter');
    expect(said().textContent).to.equal('Type a number or a sum, such as 12+3');
    expect(said().matches(':popover-open')).to.equal(true);
    expect([input(element).value, input(element).getAttribute('aria-invalid')]).to.eql(['50', 'true']);
    await expectAccessible(element);
    await sendKeys({ type: '6' });
    await element.updateComplete;
    expect([said().matches(':popover-open'), input(element).hasAttribute('aria-invalid')]).to.eql([
      false,
      false,
    ]);
    element.strict = true;
    await sendKeys({ type: '00' });
    await press('Enter');
    expect(said().textContent).to.equal('Type a number from 1 to 100');
    expect(input(element).value).to.equal('50');
    await press('Escape');
    expect(said().matches(':popover-open')).to.equal(false);
  });

  it('commits what was typed when the keyboard leaves', async () => {
    const element = await field();
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '60');
    input(element).blur();
    expect(changes).to.deep.equal([{ value: 60 }]);
  });

  it('takes back with undo what is being typed and nothing that was settled, whose keys go on', async () => {
    const element = await field();
    const changes = listen<Value>(element, 'dm-change');
    const keys: string[] = [];
    const hear = ({ key, defaultPrevented }: KeyboardEvent): void =>
      void (/z/i.test(key) && keys.push(`${key} ${defaultPrevented}`));
    document.addEventListener('keydown', hear);
    await type(element, '77');
    await sendKeys({ press: 'Control+z' });
    await element.updateComplete;
    expect(input(element).value).to.equal('50');
    expect(keys).to.eql([]);
    await sendKeys({ type: '60' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await sendKeys({ press: 'Control+z' });
    await element.updateComplete;
    expect(input(element).value).to.equal('60');
    expect(keys).to.eql(['z false']);
    document.removeEventListener('keydown', hear);
    element.blur();
    expect(changes).to.eql([{ value: 60 }]);
  });

  it('commits no text that was the value when it was typed', async () => {
    const element = await field();
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '50');
    element.value = 20;
    await element.updateComplete;
    expect(input(element).value).to.equal('20');
    element.blur();
    expect(changes).to.eql([]);
  });

  it('scrubs on the letter: live while dragging, settled once', async () => {
    const element = await field();
    const inputs = listen<Value>(element, 'dm-input');
    const changes = listen<Value>(element, 'dm-change');
    const [x, y] = pointOf(inside(element, '.letter'));
    await drag([x, y], [x + 20, y]);
    expect(inputs.at(-1)).to.deep.equal({ value: 60 });
    expect(changes).to.deep.equal([{ value: 60 }]);
  });

  it('shows an empty field for mixed values and takes a number then', async () => {
    const element = await field();
    element.value = null;
    await element.updateComplete;
    expect(input(element).value).to.equal('');
    const changes = listen<Value>(element, 'dm-change');
    await type(element, '5');
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: 5 }]);
  });

  it('shows the same whether set before or after it is attached', async () => {
    const early = await attached(new DmNumberField(), { value: 7, unit: '%', label: 'Size' });
    const late = await attached(new DmNumberField(), {});
    Object.assign(late, { label: 'Size', unit: '%', value: 7 });
    await late.updateComplete;
    expect(inside(late, '.field').textContent).to.equal(inside(early, '.field').textContent);
    expect(input(late).value).to.equal(input(early).value);
    early.remove();
    late.remove();
  });

  it('keeps its value when given nonsense', async () => {
    const element = await field();
    element.setAttribute('value', 'wide');
    await element.updateComplete;
    expect(element.value).to.equal(50);
  });
});
