import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hexToHsv, hsvToHex, readHex } from '../../../elements/controls/color/color-hsv.js';
import { DmColorPicker } from '../../../elements/controls/color/dm-color-picker.js';
import { contrastRatio, formatHex } from '../../../elements/math/color.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, attached, drag, inside, listen, pointOf, press } from './support.js';

type Value = { value: string };

const picker = (value = '#c4512d'): Promise<DmColorPicker> =>
  fixture<DmColorPicker>(html`<dm-color-picker value=${value}></dm-color-picker>`);

const hex = (element: DmColorPicker): HTMLInputElement => inside<HTMLInputElement>(element, 'input');

describe('dm-color-picker', () => {
  it('is accessible with every section', async () => {
    const element = await picker();
    element.documentColors = ['#123456'];
    element.palettes = [{ name: 'Harvest', colors: ['#12332b', '#b08d57'] }];
    await element.updateComplete;
    await expectAccessible(element);
  });

  it('offers 16 presets; pressing one settles on it', async () => {
    const element = await picker();
    const changes = listen<Value>(element, 'dm-change');
    const presets = allInside(element, '.swatch');
    expect(presets.length).to.equal(16);
    await press(presets[5] as Element);
    expect(changes).to.deep.equal([{ value: '#d9352b' }]);
    expect(hex(element).value.toLowerCase()).to.equal('#d9352b');
  });

  it('shows white on white: its swatches have an edge of 3:1', async () => {
    const element = await picker();
    element.palettes = [{ name: 'Snow', colors: ['#ffffff', '#ffffff'] }];
    await element.updateComplete;
    const edges = [
      getComputedStyle(inside(element, '.swatches .swatch')).boxShadow,
      getComputedStyle(inside(element, '.palette'), '::after').borderColor,
    ];
    for (const edge of edges) {
      const [r, g, b] = /rgb\((\d+), (\d+), (\d+)\)/.exec(edge)!.slice(1).map(Number) as [
        number,
        number,
        number,
      ];
      expect(contrastRatio(formatHex({ r, g, b }), '#ffffff')).to.be.at.least(3);
    }
  });

  it('is live while dragging in the field and settles once', async () => {
    const element = await picker();
    const inputs = listen<Value>(element, 'dm-input');
    const changes = listen<Value>(element, 'dm-change');
    const area = inside(element, '.area');
    await drag(pointOf(area, 0.2, 0.2), pointOf(area, 0.6, 0.7));
    expect(inputs.length).to.be.greaterThan(1);
    expect(changes).to.deep.equal([inputs.at(-1)]);
  });

  it('takes red, green and blue by themselves, live while a key is held', async () => {
    const element = await picker('#102030');
    const inputs = listen<Value>(element, 'dm-input');
    const changes = listen<Value>(element, 'dm-change');
    const [red, green] = allInside(element, 'dm-number-field');
    (red as HTMLElement).focus();
    await sendKeys({ press: 'Shift+ArrowUp' });
    expect(inputs).to.deep.equal([{ value: '#1a2030' }]);
    (green as HTMLElement).focus();
    await sendKeys({ type: '255' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([{ value: '#1a2030' }, { value: '#1aff30' }]);
    expect(hex(element).value).to.equal('#1aff30');
  });

  it('has a field, presets and the palettes of the brand kit, which say when they load or are none; no alpha [A-043]', async () => {
    const element = await picker();
    const words = () => element.shadowRoot!.textContent!;
    expect(words()).not.to.contain('Brand Kit Palettes');
    element.palettes = 'loading';
    await element.updateComplete;
    expect(words()).to.contain('Brand Kit Palettes').and.to.contain('Loading brand kit color palettes');
    element.palettes = [];
    await element.updateComplete;
    expect(words()).to.contain('You have no color palettes').and.not.to.contain('Loading');
    element.palettes = [{ name: 'Harvest', colors: ['#12332b', '#b08d57'] }];
    await element.updateComplete;
    const changes = listen<Value>(element, 'dm-change');
    await press(allInside(element, '.palette .swatch')[1] as Element);
    expect(changes).to.deep.equal([{ value: '#b08d57' }]);
    expect(allInside(element, '.swatches .swatch').length).to.equal(16);
    expect(allInside(element, '[role=slider]').map((part) => part.ariaLabel)).to.deep.equal([
      'Saturation and brightness',
      'Hue',
    ]);
  });

  it('moves with the arrow keys in the field and on the bar', async () => {
    const element = await picker('#ff0000');
    const changes = listen<Value>(element, 'dm-change');
    inside(element, '.hue').focus();
    for (let press = 0; press < 12; press++) await sendKeys({ press: 'Shift+ArrowRight' });
    expect(element.value).to.equal('#00ff00');
    inside(element, '.area').focus();
    await sendKeys({ press: 'Shift+ArrowDown' });
    expect(changes.at(-1)).to.deep.equal({ value: '#00e600' });
  });

  it('keeps its hue through black and grey', async () => {
    const element = await picker('#00ff00');
    const area = inside(element, '.area');
    await drag(pointOf(area, 0.9, 0.2), pointOf(area, 0.9, 1));
    expect(element.value).to.equal('#000000');
    await drag(pointOf(area, 0.5, 0.99), pointOf(area, 0.98, 0.02));
    expect(hexToHsv(element.value).h).to.be.closeTo(120, 1);
  });

  it('takes typed colors short or long, and restores after anything else', async () => {
    const element = await picker();
    const changes = listen<Value>(element, 'dm-change');
    hex(element).focus();
    await sendKeys({ type: '0af' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    hex(element).select();
    await sendKeys({ type: 'teal' });
    hex(element).blur();
    await element.updateComplete;
    expect(changes).to.deep.equal([{ value: '#00aaff' }]);
    expect(hex(element).value).to.equal('#00aaff');
  });

  it('shows the brand kit: loading, none, and palettes to press', async () => {
    const element = await picker();
    element.palettes = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.contain('Loading brand kit color palettes');
    element.palettes = [];
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.contain('You have no color palettes');
    element.palettes = [{ name: 'Harvest', colors: ['#12332b', 'nonsense', '#b08d57'] }];
    await element.updateComplete;
    const changes = listen<Value>(element, 'dm-change');
    await press(allInside(element, '.palette .swatch')[1] as Element);
    expect(changes).to.deep.equal([{ value: '#b08d57' }]);
  });

  it('refuses what is no color and says nothing when set', async () => {
    const element = new DmColorPicker();
    const heard = [...listen(element, 'dm-input'), ...listen(element, 'dm-change')];
    await attached(element, { value: '#ABC' });
    expect(element.value).to.equal('#aabbcc');
    element.value = 'rgb(0 0 0)';
    await element.updateComplete;
    expect(element.value).to.equal('#aabbcc');
    expect(heard).to.deep.equal([]);
    element.remove();
  });
});

describe('color-hsv', () => {
  it('goes there and back for every preset hue', () => {
    for (const color of ['#000000', '#ffffff', '#c4512d', '#0af00f', '#8d4ac9', '#123456']) {
      expect(hsvToHex(hexToHsv(color))).to.equal(color);
    }
  });

  it('reads what people type', () => {
    expect(readHex(' ABC ')).to.equal('#aabbcc');
    expect(readHex('#a1B2c3')).to.equal('#a1b2c3');
    expect(readHex('#abcd')).to.equal(null);
  });
});
