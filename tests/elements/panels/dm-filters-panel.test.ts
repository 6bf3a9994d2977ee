import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { flip } from '../../../elements/editor/arranging/flip.js';
import { replaceImage } from '../../../elements/editor/pictures/replace-image.js';
import { setAdjustment, setFilter } from '../../../elements/editor/effects/picture-effects.js';
import { selectBox } from '../../../elements/editor/pictures/selected-box.js';
import { FILTERS } from '../../../elements/imaging/filters/filter-recipes.js';
import '../../../elements/panels/filters/dm-filters-panel.js';
import { DmFiltersPanel } from '../../../elements/panels/filters/dm-filters-panel.js';
import { expectAccessible } from '../../support/axe.js';
import { drawnPicture, fakeAssets } from '../../support/fakes/fake-ports.js';
import { photo } from '../canvas/support.js';
import { allInside, attached, focused, inside } from '../controls/support.js';
import { openSession, pictureOf } from '../shell/support.js';
import {
  buttonOf,
  lock,
  numberIn,
  OBJECTS,
  showEffectPanel,
  slide,
  sliderOf,
  steps,
  until,
  type Shown,
} from './effect-panel-support.js';

const show = (...selected: string[]) => showEffectPanel<DmFiltersPanel>('dm-filters-panel', selected);
const tiles = ({ panel }: Shown<DmFiltersPanel>) => allInside(panel, '.filter') as HTMLButtonElement[];
const tile = (shown: Shown<DmFiltersPanel>, name: string) =>
  tiles(shown).find((one) => one.textContent?.trim().endsWith(name))!;
const canvases = ({ panel }: Shown<DmFiltersPanel>) => [
  ...panel.shadowRoot!.querySelectorAll<HTMLCanvasElement>('canvas'),
];
const complete = (shown: Shown<DmFiltersPanel>) =>
  until(() => canvases(shown).length === 21, '21 thumbnails');
const chosen = (shown: Shown<DmFiltersPanel>) =>
  tiles(shown)
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent?.trim());

/** Red, green and blue of a thumbnail's top left corner: the drawn pictures are of one color there. */
function corner(shown: Shown<DmFiltersPanel>, id: string): readonly number[] {
  const canvas = canvases(shown).find((one) => one.dataset['filter'] === id)!;
  return [...canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data.slice(0, 3)];
}

const filterOf = (shown: Shown<DmFiltersPanel>, id: string) =>
  (shown.stored(id)['image_details'] as Record<string, unknown>)['filter'];

describe('dm-filters-panel', () => {
  it('shows the 21 filters on the picture itself, None first and as it is, and is accessible', async () => {
    const shown = await show('one');
    expect(allInside(shown.panel, 'dm-skeleton')).to.have.lengthOf(21);
    await complete(shown);
    expect(tiles(shown).map((one) => one.textContent?.trim())).to.eql(FILTERS.map(({ name }) => name));
    expect(corner(shown, 'none')).to.eql([0x30, 0x60, 0xc0]);
    const [red, green, blue] = corner(shown, 'onyx');
    expect(red).to.equal(green);
    expect(red).to.equal(blue);
    expect(new Set(FILTERS.map(({ id }) => corner(shown, id).join(' '))).size).to.be.greaterThan(18);
    await expectAccessible(shown.panel);
  });

  it('applies a filter at 50, makes it weaker in one step, ignores what is out of range, and resets only where there is something to reset', async () => {
    const shown = await show('one');
    const { panel, editor, text } = shown;
    const before = text();
    expect(chosen(shown)).to.eql(['None']);
    expect(sliderOf(panel, 'Intensity').disabled).to.equal(true);
    expect(buttonOf(panel, 'Reset')).to.equal(undefined);
    tile(shown, 'Apricot').click();
    await panel.updateComplete;
    expect(filterOf(shown, 'one')).to.eql({ id: 'apricot', intensity: 50 });
    expect(chosen(shown)).to.eql(['Apricot']);
    const slider = sliderOf(panel, 'Intensity');
    expect([slider.disabled, slider.value]).to.eql([false, 50]);
    slide(slider, [51, 60, 80]);
    expect(filterOf(shown, 'one')).to.eql({ id: 'apricot', intensity: 80 });
    expect(steps(shown)).to.equal(2);
    numberIn(panel, 'Intensity').focus();
    await sendKeys({ type: '101' });
    await sendKeys({ press: 'Enter' });
    expect(filterOf(shown, 'one')).to.eql({ id: 'apricot', intensity: 80 });
    tile(shown, 'Mint').click();
    expect(filterOf(shown, 'one')).to.eql({ id: 'mint', intensity: 50 });
    await panel.updateComplete;
    buttonOf(panel, 'Reset')!.click();
    await panel.updateComplete;
    expect(chosen(shown)).to.eql(['None']);
    expect(buttonOf(panel, 'Reset')).to.equal(undefined);
    await until(() => focused()?.textContent?.includes('None'), 'the keyboard on None');
    while (editor.history.undo());
    expect(text()).to.equal(before);
  });

  it('is one tab stop: arrows walk the grid, Enter and Space apply', async () => {
    const shown = await show('one');
    const at = () => focused()?.textContent?.trim();
    tile(shown, 'None').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(at()).to.equal('Citrine');
    await sendKeys({ press: 'ArrowDown' });
    expect(at()).to.equal('Lagoon');
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    expect(at()).to.equal('None');
    await sendKeys({ press: 'End' });
    expect(at()).to.equal('Duotone');
    expect(tiles(shown).filter((one) => one.tabIndex === 0)).to.have.lengthOf(1);
    await sendKeys({ press: 'Enter' });
    expect(filterOf(shown, 'one')).to.eql({ id: 'duotone', intensity: 50 });
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Space' });
    expect(filterOf(shown, 'one')).to.eql({ id: 'citrine', intensity: 50 });
  });

  it('shows adjustments once they rest: nothing is computed during a slide', async () => {
    const shown = await show('one');
    const { editor, panel } = shown;
    await complete(shown);
    let asked = 0;
    const compute = editor.resources.thumbnail.bind(editor.resources);
    editor.resources.thumbnail = (...task) => (asked++, compute(...task));
    for (let value = -5; value >= -100; value -= 5) {
      setAdjustment(editor, 'saturation', value, value === -5 ? 'record' : 'merge');
      await panel.updateComplete;
      await aTimeout(10);
    }
    expect(asked).to.equal(0);
    expect(corner(shown, 'none')).to.eql([0x30, 0x60, 0xc0]);
    await until(() => new Set(corner(shown, 'none')).size === 1, 'a grey thumbnail');
    expect(asked).to.equal(21);
    slide(sliderOf(panel, 'Intensity'), [10, 90]);
    await aTimeout(400);
    expect(asked).to.equal(21);
  });

  it('follows another picture and its flips, and comes back without computing again', async () => {
    const shown = await showEffectPanel<DmFiltersPanel>('dm-filters-panel', ['one'], {
      assets: fakeAssets({ 'src:photo': drawnPicture(), 'src:other': drawnPicture(40, 40, '#c02020') }),
    });
    const { editor, panel } = shown;
    await complete(shown);
    replaceImage(editor, 'one', pictureOf('other'));
    await until(
      () => canvases(shown).length === 21 && corner(shown, 'none')[0] === 0xc0,
      'the other picture',
    );
    flip(editor, 'flip_horizontal');
    await panel.updateComplete;
    expect(getComputedStyle(canvases(shown)[0]!).scale).to.equal('-1 1');
    let asked = 0;
    const compute = editor.resources.thumbnail.bind(editor.resources);
    editor.resources.thumbnail = (...task) => (asked++, compute(...task));
    editor.history.undo();
    editor.history.undo();
    await until(
      () => canvases(shown).length === 21 && corner(shown, 'none')[0] === 0x30,
      'the first picture',
    );
    expect(asked).to.equal(0);
  });

  it('changes all selected pictures and shows the first', async () => {
    const shown = await show('one', 'two', 'text');
    setFilter(shown.editor, 'mint');
    tile(shown, 'Onyx').click();
    for (const id of ['one', 'two']) expect(filterOf(shown, id)).to.eql({ id: 'onyx', intensity: 50 });
  });

  it('changes only the selected box of a grid', async () => {
    const boxes = [0, 0.5].map((x) => ({ x, y: 0, width: 0.5, height: 1, image: { src: 'photo' } }));
    const { image_details: _, ...rest } = photo('grid', 20, 20);
    const grid = { ...rest, type: 'grid', grid_details: { boxes } };
    const shown = await showEffectPanel<DmFiltersPanel>('dm-filters-panel', ['grid'], { objects: [grid] });
    selectBox(shown.editor, 'grid', 1);
    await shown.panel.updateComplete;
    tile(shown, 'Vista').click();
    const details = shown.stored('grid')['grid_details'] as typeof grid.grid_details;
    expect(details.boxes[0]).to.eql(boxes[0]);
    expect(details.boxes[1]!.image).to.eql({ src: 'photo', filter: { id: 'vista', intensity: 50 } });
  });

  it('is disabled for locked pictures, and says what to do without one', async () => {
    const shown = await show('one');
    lock(shown, 'one');
    await shown.panel.updateComplete;
    expect(tiles(shown).every(({ disabled }) => disabled)).to.equal(true);
    expect(sliderOf(shown.panel, 'Intensity').disabled).to.equal(true);
    await expectAccessible(shown.panel);
    shown.editor.selection.set(['text']);
    await shown.panel.updateComplete;
    expect(inside(shown.panel, 'dm-empty-state').shadowRoot!.textContent).to.contain('Select a picture');
    await expectAccessible(shown.panel);
  });

  it('says that the picture failed, and tries again', async () => {
    const good = fakeAssets({ 'src:photo': drawnPicture() });
    let lost = true;
    const assets = {
      ...good,
      resolve: (source: string) => (lost ? Promise.reject(new Error('lost')) : good.resolve(source)),
    };
    const shown = await showEffectPanel<DmFiltersPanel>('dm-filters-panel', ['one'], { assets });
    await until(() => buttonOf(shown.panel, 'Try again'), 'Try again');
    expect(inside(shown.panel, '.fault').textContent).to.contain('Image box failed');
    expect(tiles(shown).every((one) => one.textContent?.includes('Image box failed'))).to.equal(true);
    await expectAccessible(shown.panel);
    lost = false;
    buttonOf(shown.panel, 'Try again')!.click();
    await complete(shown);
    expect(buttonOf(shown.panel, 'Try again')).to.equal(undefined);
  });

  it('shows the same whether the design was given before or after it is attached, and again after a while away', async () => {
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['one']);
    const early = await attached(new DmFiltersPanel(), { editor });
    const late = await attached(new DmFiltersPanel(), {});
    expect(late.shadowRoot!.textContent?.trim()).to.equal('');
    late.editor = editor;
    for (const panel of [early, late])
      await until(() => panel.shadowRoot!.querySelectorAll('canvas').length === 21, 'thumbnails');
    early.remove();
    setAdjustment(editor, 'saturation', -100);
    document.body.append(early);
    const grey = () => {
      const data = early.shadowRoot!.querySelector('canvas')?.getContext('2d')!.getImageData(2, 2, 1, 1).data;
      return data && data[0] === data[1] && data[1] === data[2];
    };
    await until(grey, 'grey thumbnails');
    early.remove();
    late.remove();
  });
});
