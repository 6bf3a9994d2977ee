import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ASSET_DRAG_TYPE, type DmAssetGrid } from '../../../elements/controls/lists/dm-asset-grid.js';
import '../../../elements/controls/lists/dm-asset-grid.js';
import type { DmScroller } from '../../../elements/controls/lists/dm-scroller.js';
import '../../../elements/controls/lists/dm-scroller.js';
import type { DmSearchField } from '../../../elements/controls/fields/dm-search-field.js';
import '../../../elements/controls/fields/dm-search-field.js';
import { layoutMasonry } from '../../../elements/controls/lists/masonry.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside, listen, press } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

describe('dm-search-field', () => {
  const field = (): Promise<DmSearchField> =>
    fixture<DmSearchField>(html`<dm-search-field placeholder="Search templates"></dm-search-field>`);

  it('is accessible', async () => expectAccessible(await field()));

  it('tells while typing and on Enter, and clears with the x', async () => {
    const element = await field();
    const inputs = listen(element, 'dm-input');
    const changes = listen(element, 'dm-change');
    element.focus();
    await sendKeys({ type: 'ab' });
    await sendKeys({ press: 'Enter' });
    await press(inside(element, '[aria-label=Clear]'));
    expect(inputs).to.deep.equal([{ value: 'a' }, { value: 'ab' }, { value: '' }]);
    expect(changes).to.deep.equal([{ value: 'ab' }, { value: '' }]);
    expect(focused()).to.equal(inside(element, 'input'));
  });
});

describe('dm-scroller', () => {
  const scroller = (state: string, rows: number): Promise<DmScroller> =>
    fixture<DmScroller>(
      html`<dm-scroller style="height: 200px" state=${state} label="Photos" empty-text="No photos found">
        ${Array.from({ length: rows }, () => html`<p style="height: 100px">Row</p>`)}
      </dm-scroller>`,
    );

  it('is accessible in every state', async () => {
    for (const state of ['ready', 'loading', 'failed', 'empty', 'end']) {
      await expectAccessible(await scroller(state, state === 'empty' ? 0 : 3));
    }
  });

  it('asks for more when the end comes near, not before, and once', async () => {
    const element = await scroller('ready', 20);
    const asked = listen(element, 'dm-more');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(asked).to.deep.equal([]);
    const area = inside(element, '.scroll-area');
    area.scrollTop = area.scrollHeight - 500;
    await waitUntil(() => asked.length);
    area.scrollTop = area.scrollHeight;
    await new Promise(requestAnimationFrame);
    expect(asked).to.deep.equal([{ retry: false }]);
  });

  it('asks again when a page did not fill it', async () => {
    const element = await scroller('loading', 1);
    const asked = listen(element, 'dm-more');
    element.state = 'ready';
    await waitUntil(() => asked.length === 1);
    element.state = 'loading';
    await element.updateComplete;
    element.state = 'ready';
    await waitUntil(() => asked.length === 2);
  });

  it('offers Try again after a failure', async () => {
    const element = await scroller('failed', 0);
    const asked = listen(element, 'dm-more');
    await press(inside(element, '.failed button'));
    expect(asked).to.deep.equal([{ retry: true }]);
  });

  it('asks again by itself when the network is back, but only for what failed', async () => {
    const element = await scroller('failed', 0);
    const asked = listen(element, 'dm-more');
    window.dispatchEvent(new Event('online'));
    expect(asked).to.eql([{ retry: true }]);
    element.state = 'end';
    window.dispatchEvent(new Event('online'));
    element.state = 'failed';
    element.remove();
    window.dispatchEvent(new Event('online'));
    expect(asked).to.have.length(1);
  });

  it('says when there is nothing, and when everything was shown', async () => {
    const empty = inside(await scroller('empty', 0), 'dm-empty-state');
    expect(empty.shadowRoot?.textContent).to.contain('No photos found');
    expect((await scroller('end', 2)).shadowRoot?.textContent).to.contain('No more results.');
  });

  it('shows boxes in the place of a first page', async () => {
    expect(allInside(await scroller('loading', 0), 'dm-skeleton').length).to.equal(20);
  });
});

describe('dm-asset-grid', () => {
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const items = [1, 2, 0.5, 1].map((ratio, index) => ({
    id: `photo-${index}`,
    label: `Photo ${index}`,
    src: PIXEL,
    width: 100,
    height: 100 * ratio,
    drag: { photo: index },
  }));

  const grid = (): Promise<DmAssetGrid> =>
    fixture<DmAssetGrid>(
      html`<dm-asset-grid label="Photos" style="width: 278px" .items=${items}></dm-asset-grid>`,
    );

  it('is accessible', async () => expectAccessible(await grid()));

  it('shows pictures at their proportions in columns that do not overlap', async () => {
    const boxes = allInside(await grid(), '.cell').map((cell) => cell.getBoundingClientRect());
    expect(boxes.map(({ width, height }) => Math.round((height / width) * 100) / 100)).to.deep.equal([
      1, 2, 0.5, 1,
    ]);
    expect(Math.round(boxes[2]?.top ?? 0)).to.equal(Math.round((boxes[0]?.bottom ?? 0) + 12));
    expect(Math.round(boxes[1]?.left ?? 0)).to.equal(Math.round((boxes[0]?.right ?? 0) + 12));
  });

  it('shows a banner whole, and cuts only what is wider still', async () => {
    const element = await grid();
    element.items = [
      { ...items[0]!, width: 1584, height: 396 },
      { ...items[1]!, width: 100, height: 1 },
    ];
    await element.updateComplete;
    const boxes = allInside(element, '.cell').map((cell) => cell.getBoundingClientRect());
    expect(boxes.map(({ width, height }) => Math.round((height / width) * 100) / 100)).to.eql([0.25, 0.25]);
  });

  it('is one tab stop that arrows walk, and Enter picks', async () => {
    const element = await grid();
    const picks = listen<{ item: { id: string } }>(element, 'dm-pick');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect(picks.map(({ item }) => item.id)).to.deep.equal(['photo-1']);
    expect(allInside(element, '[tabindex="0"]').length).to.equal(1);
  });

  it('carries its data in a drag', async () => {
    const element = await grid();
    const dataTransfer = new DataTransfer();
    const start = new DragEvent('dragstart', { dataTransfer, bubbles: true });
    allInside(element, 'button')[2]?.dispatchEvent(start);
    expect(dataTransfer.getData(ASSET_DRAG_TYPE)).to.equal('{"photo":2}');
  });

  it('says so where a picture cannot be shown', async () => {
    const element = await grid();
    element.items = [{ ...items[0], src: 'data:image/png,broken' } as (typeof items)[number]];
    await waitUntil(() => element.shadowRoot?.textContent?.includes('Image box failed'));
  });

  it('never moves what stands when more arrives', () => {
    const first = layoutMasonry([1, 2, 0.5], 2).places;
    expect(layoutMasonry([1, 2, 0.5, 3, 1], 2).places.slice(0, 3)).to.deep.equal(first);
  });
});
