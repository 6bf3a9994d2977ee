import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import '../../../../elements/panels/elements/dm-elements-panel.js';
import '../../../../elements/panels/photos/dm-photos-panel.js';
import type { AssetGridItem } from '../../../../elements/controls/lists/dm-asset-grid.js';
import type { PricedOptions, Resource } from '../../../../elements/ports/assets.js';
import { drawnPicture } from '../../../support/fakes/fake-ports.js';
import { allInside, inside } from '../../controls/support.js';
import { expectAccessible } from '../../../support/axe.js';
import { filled, showPanel } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const picture = (id: string, kind: Resource['kind'], free: boolean): Resource => ({
  ...{ id, kind, free, name: id, source: `design_resource:${id}`, thumbnail: drawnPicture(40, 40) },
  ...{ width: 40, height: 40, colors: [] },
});

const listing = (kind: Resource['kind']) => async (options: PricedOptions) => {
  const all = [picture('sea', kind, true), picture('moor', kind, false), picture('dune', kind, true)];
  const items = all.filter(({ free }) => options.free === undefined || free === options.free);
  return { items, more: false };
};

const choose = (panel: HTMLElement, label: string): void =>
  allInside(inside(panel, 'dm-segmented'), 'button')
    .find((button) => button.textContent!.trim() === label)!
    .click();

/** What the lists of a panel show, those out of sight too. */
const names = (panel: HTMLElement, which: (item: AssetGridItem) => boolean = () => true): string[] =>
  allInside(panel, 'dm-asset-grid').flatMap((grid) =>
    (grid as HTMLElementTagNameMap['dm-asset-grid']).items.filter(which).map(({ label }) => label),
  );

const search = (panel: HTMLElement, value: string) =>
  inside(panel, 'dm-search-field').dispatchEvent(new CustomEvent('dm-change', { detail: { value } }));

describe('pictures by price', () => {
  for (const [tag, list] of [
    ['dm-photos-panel', 'photos'],
    ['dm-backgrounds-panel', 'backgrounds'],
  ] as const)
    it(`${tag} shows all, those that are free, or those that are sold, while searching too`, async () => {
      const shown = await showPanel(tag, { [list]: listing(list === 'photos' ? 'photo' : 'background') });
      await filled(shown, 3);
      choose(shown.panel, 'Premium');
      await filled(shown, 1);
      choose(shown.panel, 'Free');
      await filled(shown, 2);
      await expectAccessible(shown.panel);
      search(shown.panel, 'water');
      await waitUntil(() => names(shown.panel).length === 4, 'the free ones, found and listed');
      choose(shown.panel, 'Premium');
      await waitUntil(() => names(shown.panel).join() === 'moor', 'the one that is sold');
    });

  const priced = (panel: HTMLElement) => names(panel, ({ badge }) => badge?.startsWith('PREMIUM') ?? false);

  for (const [tag, list] of [
    ['dm-photos-panel', 'photos'],
    ['dm-backgrounds-panel', 'backgrounds'],
    ['dm-elements-panel', 'icons'],
  ] as const)
    it(`${tag} asks no price for a picture from when it was bought, listed or found`, async () => {
      const owned = signal<ReadonlySet<string>>(new Set());
      const kind = list === 'photos' ? 'photo' : list === 'icons' ? 'icon' : 'background';
      const icons = [picture('moor', 'icon', false)];
      const iconGroups = async () => [{ id: 'g', name: 'Land', icons }];
      const { panel } = await showPanel(tag, { [list]: listing(kind), iconGroups, owned });
      const strips = () =>
        allInside(panel, 'dm-element-strip')
          .flatMap((strip) => (strip as HTMLElementTagNameMap['dm-element-strip']).items)
          .filter(({ premium }) => premium);
      const listed = list === 'icons' ? 0 : 1;
      await waitUntil(() => priced(panel).length === listed, 'the list stands');
      search(panel, 'water');
      const many = listed + 1;
      await waitUntil(() => priced(panel).length === many, 'the one that is sold has its price');
      if (list === 'icons') expect(strips()).to.have.length(1);
      owned.value = new Set(['moor']);
      await waitUntil(() => priced(panel).length === 0, 'its price is gone');
      expect(names(panel)).to.include('moor');
      expect(strips()).to.eql([]);
    });

  it('what the editor draws itself is no premium element', async () => {
    const shown = await showPanel('dm-elements-panel', { icons: listing('icon') });
    search(shown.panel, 'circle');
    await shown.panel.updateComplete;
    choose(shown.panel, 'Premium');
    await filled(shown, 1);
    choose(shown.panel, 'Free');
    await waitUntil(() => names(shown.panel).length > 2, 'shapes beside the free icons');
    expect(names(shown.panel)).to.include('sea');
    expect(names(shown.panel)).not.to.include('moor');
  });
});
