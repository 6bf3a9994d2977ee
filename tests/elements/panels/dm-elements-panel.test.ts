import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/panels/elements/dm-elements-panel.js';
import type { DmElementsPanel } from '../../../elements/panels/elements/dm-elements-panel.js';
import type { DmElementStrip } from '../../../elements/panels/elements/dm-element-strip.js';
import { kindOf } from '../../../elements/objects/kinds.js';
import { ASSET_DRAG_TYPE } from '../../../elements/controls/lists/dm-asset-grid.js';
import type {
  AssetSource,
  IconGroup,
  Listing,
  Resource,
  SearchOptions,
} from '../../../elements/ports/assets.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside } from '../controls/support.js';
import { assetsWithPhoto, pictureOf } from '../shell/support.js';
import { filled, scroller, showPanel, thumbnails, type Shown } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const icon = (id: string) => pictureOf(id, { kind: 'icon', colors: ['#112233'] });
const groupOf = (id: string): IconGroup => ({
  id,
  name: `Group ${id}`,
  icons: [icon(`${id}1`), icon(`${id}2`)],
});

const PARTS: Partial<AssetSource> = {
  iconGroups: async () => [groupOf('a'), groupOf('b')],
  icons: async ({ group }): Promise<Listing<Resource>> => ({
    items: [1, 2, 3].map((index) => icon(`${group}${index}`)),
    more: false,
  }),
};

const NONE: Listing<Resource> = { items: [], more: false };

const strips = ({ panel }: Shown) => allInside(panel, 'dm-element-strip') as unknown as DmElementStrip[];
const headings = (shown: Shown) => strips(shown).map(({ heading }) => heading);

async function show(parts = PARTS): Promise<Shown> {
  const shown = await showPanel('dm-elements-panel', parts);
  await waitUntil(() => strips(shown).length === 5);
  return shown;
}

async function openGroup(shown: Shown, index: number): Promise<void> {
  await strips(shown)[index]!.updateComplete;
  inside(strips(shown)[index]!, '.all').click();
  await filled(shown, 3);
}

describe('dm-elements-panel', () => {
  it('is accessible, at home and in a category', async () => {
    const shown = await show();
    await expectAccessible(shown.panel);
    await openGroup(shown, 3);
    await expectAccessible(shown.panel);
  });

  it('shows grids, masks, shapes and then a strip a category, and adds what is pressed', async () => {
    const shown = await show();
    expect(headings(shown)).to.eql(['Grids', 'Masks', 'Shapes', 'Group a', 'Group b']);
    const { editor } = shown;
    for (const [at, kind] of ['grid', 'frame', 'shape', 'icon'].entries()) {
      allInside(strips(shown)[at]!, '.row button')[1]!.click();
      await waitUntil(() => editor.index.objects('p1').length === at + 1);
      expect(kindOf(editor.selection.objects.value[0]!)).to.equal(kind);
    }
  });

  it('gives strips the same items at every render', async () => {
    const shown = await show();
    const before = strips(shown).map(({ items }) => items);
    (shown.panel as DmElementsPanel).requestUpdate();
    await (shown.panel as DmElementsPanel).updateComplete;
    expect(strips(shown).every(({ items }, i) => items === before[i])).to.equal(true);
  });

  it('opens a category whole and goes back to where it was, the keyboard with it', async () => {
    const shown = await show();
    await openGroup(shown, 3);
    expect(focused()).to.equal(inside(shown.panel, '.back'));
    expect(inside(shown.panel, '.strips').hidden).to.equal(true);
    thumbnails(shown)[2]!.click();
    await waitUntil(() => shown.editor.index.objects('p1').length === 1);
    inside(shown.panel, '.back').click();
    await waitUntil(() => focused() === inside(strips(shown)[3]!, '.all'));
    expect(inside(shown.panel, '.strips').hidden).to.equal(false);
  });

  it('shows logos first, each category whole in two endless columns with Back, and searches [B-009]', async () => {
    const logos = Array.from({ length: 30 }, (_, index) => pictureOf(`logo${index}`, { kind: 'upload' }));
    const icons = async ({ group, query, page, size }: SearchOptions & { group?: string }) => ({
      items: Array.from({ length: size }, (_, index) => icon(`${group ?? query}${page}-${index}`)),
      more: page < 2,
    });
    const shown = await show({ ...PARTS, icons });
    (shown.panel as DmElementsPanel).logos = logos;
    await waitUntil(() => strips(shown).length === 6);
    const categories = ['Brand Kit', 'Grids', 'Masks', 'Shapes', 'Group a', 'Group b'];
    expect(headings(shown)).to.eql(categories);
    for (const [at, name] of categories.entries()) {
      await strips(shown)[at]!.updateComplete;
      inside(strips(shown)[at]!, '.all').click();
      await waitUntil(() => thumbnails(shown).length >= 17);
      expect(inside(shown.panel, '.open').textContent).to.contain('Back').and.to.contain(name);
      const lefts = new Set(thumbnails(shown).map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(lefts.size).to.equal(2);
      await waitUntil(() => {
        inside(scroller(shown), '.scroll-area').scrollTop += 1000;
        return scroller(shown).shadowRoot!.textContent!.includes('No more results.');
      }, name);
      inside(shown.panel, '.back').click();
      await shown.panel.updateComplete;
    }
    const search = inside<HTMLElement & { placeholder: string }>(shown.panel, 'dm-search-field');
    expect(search.placeholder).to.equal('Search elements');
    search.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'rocket' } }));
    await filled(shown, 20);
    expect(thumbnails(shown)[0]!.getAttribute('aria-label')).to.equal('Picture rocket1-0');
    await waitUntil(() => {
      inside(scroller(shown), '.scroll-area').scrollTop += 1000;
      return scroller(shown).shadowRoot!.textContent!.includes('No more results.');
    });
    expect(thumbnails(shown)).to.have.length(40);
  });

  it('a search without a hit leads on to the categories; grids are found as tables', async () => {
    const shown = await show({
      ...PARTS,
      icons: async ({ query, group }) => (query ? NONE : PARTS.icons!({ group } as never)),
    });
    const search = (text: string): void => {
      const field = inside(shown.panel, 'dm-search-field');
      field.dispatchEvent(new CustomEvent('dm-change', { detail: { value: text } }));
    };
    const nearby = () => allInside(shown.panel, '.nearby button');
    search('table');
    await waitUntil(() =>
      allInside(shown.panel, 'dm-asset-grid').some((grid) => grid.getAttribute('label')!.includes('results')),
    );
    search('zither');
    await waitUntil(() => nearby().length > 0);
    expect(nearby().map((button) => button.textContent!.trim())).to.eql([
      'Grids',
      'Masks',
      'Shapes',
      'Group a',
      'Group b',
    ]);
    await expectAccessible(shown.panel);
    nearby()[3]!.click();
    await filled(shown, 3);
    await waitUntil(() => focused() === inside(shown.panel, '.back'));
    expect(nearby()).to.eql([]);
  });

  it('opens again as it was, without a skeleton', async () => {
    const shown = await show();
    const again = document.createElement('dm-elements-panel') as DmElementsPanel;
    Object.assign(again, { assets: shown.panel.assets, editor: shown.editor });
    shown.panel.after(again);
    await again.updateComplete;
    expect(allInside(again, 'dm-skeleton')).to.eql([]);
    expect(allInside(again, 'dm-element-strip')).to.have.length(5);
    again.remove();
  });

  it('puts a logo on the page', async () => {
    const shown = await show();
    (shown.panel as DmElementsPanel).logos = [pictureOf('logo', { kind: 'upload' })];
    await waitUntil(() => strips(shown).length === 6);
    await strips(shown)[0]!.updateComplete;
    allInside(strips(shown)[0]!, '.row button')[0]!.click();
    await waitUntil(() => shown.editor.index.objects('p1').length === 1);
    expect(kindOf(shown.editor.selection.objects.value[0]!)).to.equal('image');
  });

  it('marks what is sold in a strip', async () => {
    const group = { ...groupOf('a'), icons: [icon('a1'), { ...icon('a2'), free: false }] };
    const shown = await show({ ...PARTS, iconGroups: async () => [group, groupOf('b')] });
    await strips(shown)[3]!.updateComplete;
    const row = allInside(strips(shown)[3]!, '.row button');
    const prices = row.map((button) => button.querySelector<HTMLElement>('.premium')?.dataset['price']);
    expect(prices).to.eql([undefined, '$1']);
    expect(getComputedStyle(row[1]!.querySelector('.premium')!, '::before').content).to.contain('$1');
    expect(row[1]!.getAttribute('aria-label')).to.equal('Picture a2, PREMIUM ($1)');
    await expectAccessible(shown.panel);
  });

  it('opens all grids and all masks, forty at a time', async () => {
    const shown = await show();
    for (const [at, least] of [
      [0, 24],
      [1, 18],
    ] as const) {
      await strips(shown)[at]!.updateComplete;
      inside(strips(shown)[at]!, '.all').click();
      await waitUntil(() => thumbnails(shown).length >= least && thumbnails(shown).length <= 40);
      await expectAccessible(shown.panel);
      inside(shown.panel, '.back').click();
      await shown.panel.updateComplete;
    }
  });

  it('lists the other category when that is opened next', async () => {
    const shown = await show();
    await openGroup(shown, 3);
    inside(shown.panel, '.back').click();
    await shown.panel.updateComplete;
    await openGroup(shown, 4);
    expect(thumbnails(shown).map((button) => button.getAttribute('aria-label'))).to.eql(
      ['b1', 'b2', 'b3'].map((id) => `Picture ${id}`),
    );
  });

  it('says that the categories could not be had, and tries again', async () => {
    let fail = true;
    const iconGroups = async () => {
      if (fail) throw new Error('offline');
      return [groupOf('a'), groupOf('b')];
    };
    const shown = await showPanel('dm-elements-panel', { ...PARTS, iconGroups });
    await waitUntil(() => shown.panel.shadowRoot!.querySelector('.failed'));
    await expectAccessible(shown.panel);
    expect(headings(shown)).to.eql(['Grids', 'Masks', 'Shapes']);
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'Something went wrong' }]);
    fail = false;
    inside(shown.panel, '.failed button').click();
    await waitUntil(() => strips(shown).length === 5);
  });

  it('starts at home again with another host', async () => {
    const shown = await show();
    await openGroup(shown, 3);
    shown.panel.assets = { ...assetsWithPhoto(), iconGroups: async () => [groupOf('c')] };
    await waitUntil(() => headings(shown).join() === 'Grids,Masks,Shapes,Group c');
    expect(inside(shown.panel, '.strips').hidden).to.equal(false);
  });
});

describe('dm-element-strip', () => {
  it('is one tab stop that arrows walk, and Enter picks', async () => {
    const shown = await show();
    const row = allInside(strips(shown)[3]!, '.row button');
    row[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).to.equal(row[1]);
    await strips(shown)[3]!.updateComplete;
    expect(row.map((button) => button.tabIndex)).to.eql([-1, 0]);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown.editor.index.objects('p1').length === 1);
  });

  it('carries grids, masks, shapes and icons in a drag', async () => {
    const shown = await show();
    const carried = [0, 1, 2, 3].map((index) => {
      const dataTransfer = new DataTransfer();
      const first = allInside(strips(shown)[index]!, '.row button')[0]!;
      first.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
      return (JSON.parse(dataTransfer.getData(ASSET_DRAG_TYPE)) as { kind: string }).kind;
    });
    expect(carried).to.eql(['grid', 'frame', 'shape', 'icon']);
  });
});
