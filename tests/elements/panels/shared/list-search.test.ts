import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import '../../../../elements/panels/elements/dm-elements-panel.js';
import '../../../../elements/panels/photos/dm-photos-panel.js';
import { SEARCH_PAUSE } from '../../../../elements/panels/shared/list-search.js';
import { kindOf } from '../../../../elements/objects/kinds.js';
import type { AssetSource, Listing, Resource, SearchOptions } from '../../../../elements/ports/assets.js';
import { expectAccessible } from '../../../support/axe.js';
import { allInside, focused, inside } from '../../controls/support.js';
import { pictureOf } from '../../shell/support.js';
import { Pages, showPanel, type Shown } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const some = (count: number, parts: Partial<Resource> = {}) =>
  Array.from({ length: count }, (_, index) => pictureOf(`x${index}`, parts));

const field = ({ panel }: Shown) => inside(panel, 'dm-search-field');
const typed = (shown: Shown) => inside<HTMLInputElement>(field(shown), 'input');

const seen = (shown: Shown) =>
  allInside(shown.panel, 'dm-scroller').filter(({ offsetParent }) => offsetParent !== null);

/** Thumbnails of the list that is seen. */
const shownThumbnails = (shown: Shown): HTMLElement[] =>
  seen(shown)
    .flatMap((scroller) => [...scroller.querySelectorAll('dm-asset-grid')])
    .flatMap((grid) => allInside(grid, '.thumbnail'));

const labels = (shown: Shown): (string | null)[] =>
  shownThumbnails(shown).map((button) => button.getAttribute('aria-label'));

const scrolled = (shown: Shown) => inside(seen(shown)[0]!, '.scroll-area');

/** Letter by letter, all in one turn: between real keys a busy machine may make the pause that starts the search. */
async function type(shown: Shown, letters: string): Promise<void> {
  typed(shown).focus();
  // what was cleared before is on its way into the field
  await shown.panel.updateComplete;
  await (field(shown) as LitElement).updateComplete;
  for (const letter of letters) document.execCommand('insertText', false, letter);
  await shown.panel.updateComplete;
}

/** A list whose whole is at hand, and a search that waits to be answered. */
function searchable(whole: readonly Resource[]) {
  const found = new Pages<Resource>();
  const asked: SearchOptions[] = [];
  const photos = (options: SearchOptions): Promise<Listing<Resource>> => {
    asked.push(options);
    return options.query ? found.fetch(options) : Promise.resolve({ items: whole, more: false });
  };
  return { found, asked, photos };
}

const queries = (found: Pages<Resource>) => found.asked.map((options) => (options as SearchOptions).query);

async function showPhotos(whole: readonly Resource[] = some(40)) {
  const { found, photos } = searchable(whole);
  const shown = await showPanel('dm-photos-panel', { photos });
  await waitUntil(() => labels(shown).length === whole.length);
  return { shown, found };
}

describe('searching in a panel', () => {
  it('searches after a pause in typing, once, and at once with Enter', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, 'sea');
    expect(found.asked).to.have.length(0);
    const began = performance.now();
    await found.until(1);
    expect(performance.now() - began).to.be.greaterThan(SEARCH_PAUSE * 0.5);
    found.answer(some(2));
    await waitUntil(() => labels(shown).length === 2);
    await type(shown, ' shore');
    await sendKeys({ press: 'Enter' });
    await found.until(2);
    found.answer(some(1));
    await waitUntil(() => labels(shown).length === 1);
    await new Promise((resolve) => setTimeout(resolve, SEARCH_PAUSE + 100));
    expect(queries(found)).to.eql(['sea', 'sea shore']);
  });

  it('does nothing with empty text', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, '   ');
    await sendKeys({ press: 'Enter' });
    await new Promise((resolve) => setTimeout(resolve, SEARCH_PAUSE + 100));
    expect(found.asked).to.have.length(0);
    expect(labels(shown)).to.have.length(40);
  });

  it('drops the late answer to what was typed before, and tells the host to stop', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, 'sea');
    await sendKeys({ press: 'Enter' });
    await found.until(1);
    await type(shown, 'l');
    await sendKeys({ press: 'Enter' });
    await found.until(2);
    expect(found.asked[0]!.signal!.aborted).to.equal(true);
    found.answer(some(7));
    found.answer(some(3));
    await waitUntil(() => labels(shown).length === 3);
  });

  it('says what was searched for instead of a typing error, and a press undoes it', async () => {
    const { shown, found } = await showPhotos();
    const said = () => inside(shown.panel, '.corrected');
    expect(said().hidden).to.equal(true);
    await type(shown, 'seea');
    await sendKeys({ press: 'Enter' });
    await found.until(1);
    found.answer(some(2), false, 'sea');
    await waitUntil(() => !said().hidden);
    expect(said().textContent.replace(/\s+/g, ' ').trim()).to.equal(
      'Showing results for sea. Search for “seea” instead',
    );
    await expectAccessible(shown.panel);
    inside<HTMLButtonElement>(shown.panel, '.corrected button').click();
    await found.until(2);
    expect(found.asked.map((options) => (options as SearchOptions).asWritten)).to.eql([undefined, true]);
    found.answer([]);
    await waitUntil(() => labels(shown).length === 0);
    expect(said().hidden).to.equal(true);
    // another text is looked for as ever
    await type(shown, 's');
    await sendKeys({ press: 'Enter' });
    await found.until(3);
    expect((found.asked[2] as SearchOptions).asWritten).to.equal(undefined);
  });

  it('warns that nothing was found, aloud too; the x brings back the list where it was', async () => {
    const { shown, found } = await showPhotos();
    scrolled(shown).scrollTop = 300;
    await type(shown, 'xyz');
    await found.until(1);
    found.answer([]);
    await waitUntil(() => shown.panel.shadowRoot!.querySelector('.warning'));
    const warning = inside(shown.panel, '.warning');
    expect(warning.textContent).to.contain('No results found.');
    expect(warning.assignedSlot!.closest('[role=status]')).not.to.equal(null);
    await waitUntil(() => warning.offsetHeight > 0);
    await expectAccessible(shown.panel);
    inside(field(shown), 'button').click();
    await waitUntil(() => labels(shown).length === 40);
    expect(scrolled(shown).scrollTop).to.equal(300);
    expect(typed(shown).value).to.equal('');
    expect(focused()).to.equal(typed(shown));
  });

  it('brings the list back when the text is deleted by keys', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, 'ab');
    await found.until(1);
    found.answer(some(1));
    await waitUntil(() => labels(shown).length === 1);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => labels(shown).length === 40);
    await new Promise((resolve) => setTimeout(resolve, SEARCH_PAUSE + 100));
    expect(queries(found)).to.eql(['ab']);
  });

  it('goes from the field into what was found by the arrow down', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, 'sea');
    await found.until(1);
    found.answer(some(2));
    await waitUntil(() => labels(shown).length === 2);
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(shownThumbnails(shown)[0]);
  });

  it('goes on with further pages of what was found, and tries a failed one again', async () => {
    const { shown, found } = await showPhotos();
    await type(shown, 'sea');
    await found.until(1);
    found.fail();
    await waitUntil(() => seen(shown)[0]!.shadowRoot!.querySelector('.failed'));
    inside(seen(shown)[0]!, '.failed button').click();
    await found.until(2);
    found.answer(some(2), true);
    await found.until(3);
    expect(found.asked.map(({ page }) => page)).to.eql([1, 1, 2]);
    found.answer([pictureOf('last')]);
    await waitUntil(() => labels(shown).length === 3);
  });
});

describe('marks of what is sold', () => {
  const items = [pictureOf('a', { free: true }), pictureOf('b', { free: false })];
  const premium = ({ panel }: Shown) =>
    allInside(inside(panel, 'dm-scroller').querySelector('dm-asset-grid')!, '.badge').map((badge) => [
      badge.textContent,
      badge.classList.contains('premium'),
    ]);

  it('says FREE or PREMIUM ($1) on every photo, found by a search or not, a hundred a page [B-050]', async () => {
    const asked: SearchOptions[] = [];
    const photos = async (options: SearchOptions) => {
      asked.push(options);
      return { items: options.query ? [items[1]!] : items, more: false };
    };
    const shown = await showPanel('dm-photos-panel', { photos });
    await waitUntil(() => labels(shown).length === 2);
    expect(typed(shown).placeholder).to.equal('Search photos');
    expect(premium(shown)).to.eql([
      ['FREE', false],
      ['PREMIUM ($1)', true],
    ]);
    expect(labels(shown)).to.eql(['Picture a, FREE', 'Picture b, PREMIUM ($1)']);
    await type(shown, 'mountain');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => labels(shown).join() === 'Picture b, PREMIUM ($1)');
    expect(asked.map(({ query, page, size }) => [query, page, size])).to.eql([
      [undefined, 1, 100],
      ['mountain', 1, 100],
    ]);
  });
});

describe('dm-backgrounds-panel', () => {
  it('has the sub-tab Common with an endless list, thirty a page, and a search [B-010]', async () => {
    const asked: SearchOptions[] = [];
    const backgrounds = async (options: SearchOptions) => {
      asked.push(options);
      if (options.query) return { items: [pictureOf('found', { kind: 'background' })], more: false };
      const items = some(30).map((item) => ({ ...item, id: `${options.page}-${item.id}` }));
      return { items, more: options.page < 2 };
    };
    const shown = await showPanel('dm-backgrounds-panel', { backgrounds });
    await waitUntil(() => labels(shown).length === 30);
    const tabs = allInside(inside(shown.panel, 'dm-tabs'), '[role=tab]');
    expect(tabs.map((tab) => tab.textContent!.trim())).to.eql(['Common']);
    await expectAccessible(shown.panel);
    scrolled(shown).scrollTop = 1e5;
    await waitUntil(() => labels(shown).length === 60);
    await waitUntil(() => seen(shown)[0]!.shadowRoot!.textContent!.includes('No more results.'));
    expect(asked.map(({ page, size }) => [page, size])).to.eql([
      [1, 30],
      [2, 30],
    ]);
    await type(shown, 'waves');
    await waitUntil(() => labels(shown).length === 1);
    expect(asked[2]).to.deep.include({ query: 'waves', page: 1 });
  });
});

describe('searching for elements', () => {
  const icon = (id: string, parts: Partial<Resource> = {}) => pictureOf(id, { kind: 'icon', ...parts });

  async function show(parts: Partial<AssetSource> = {}) {
    const asked: SearchOptions[] = [];
    const icons = async (options: SearchOptions): Promise<Listing<Resource>> => {
      asked.push(options);
      return {
        items: options.query === 'zzz' ? [] : [icon('love'), icon('sold', { free: false })],
        more: false,
      };
    };
    const group = { id: 'a', name: 'Group a', icons: [icon('a1')] };
    const shown = await showPanel('dm-elements-panel', { iconGroups: async () => [group], icons, ...parts });
    await waitUntil(() => allInside(shown.panel, 'dm-element-strip').length === 4);
    return { shown, asked };
  }

  it('finds icons after the masks and shapes of that name, and adds what is pressed', async () => {
    const { shown, asked } = await show();
    await type(shown, 'heart');
    await waitUntil(() => labels(shown).length === 4);
    expect(labels(shown)).to.eql(['Heart', 'Heart', 'Picture love', 'Picture sold, PREMIUM ($1)']);
    expect(asked[0]).to.deep.include({ query: 'heart', page: 1, size: 20 });
    expect(asked[0]).not.to.have.property('group');
    const { editor } = shown;
    for (const [at, kind] of ['frame', 'shape', 'icon'].entries()) {
      shownThumbnails(shown)[at]!.click();
      await waitUntil(() => editor.index.objects('p1').length === at + 1);
      expect(kindOf(editor.selection.objects.value[0]!)).to.equal(kind);
    }
  });

  it('finds outlines by other words for them, grids by what they are', async () => {
    const { shown } = await show();
    await type(shown, 'circle');
    await waitUntil(() => labels(shown).includes('Ellipse'));
    inside(field(shown), 'button').click();
    await type(shown, 'collage');
    await waitUntil(() => labels(shown).includes('2 by 2'));
  });

  it('is found where it was left when the search is cleared, in a category too', async () => {
    const { shown } = await show();
    const strip = allInside(shown.panel, 'dm-element-strip')[1]!;
    inside(strip, '.all').click();
    await waitUntil(() => seen(shown).length === 1 && labels(shown).length > 20);
    scrolled(shown).scrollTop = 200;
    await type(shown, 'heart');
    await waitUntil(() => labels(shown).length === 4);
    expect(inside(shown.panel, '.open').hidden).to.equal(true);
    inside(field(shown), 'button').click();
    await waitUntil(() => labels(shown).length > 20);
    expect(scrolled(shown).scrollTop).to.equal(200);
    expect(inside(shown.panel, '.open').hidden).to.equal(false);
  });

  it('tells in the corner, too, that grids, frames and icons could not be had, and tries again', async () => {
    let fail = true;
    const icons = async (): Promise<Listing<Resource>> => {
      if (fail) throw new Error('offline');
      return { items: [icon('love')], more: false };
    };
    const { shown } = await show({ icons });
    await type(shown, 'zzz');
    await waitUntil(() => seen(shown)[0]?.shadowRoot!.querySelector('.failed'));
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'Something went wrong' }]);
    fail = false;
    const again = shown.notifier.retry!;
    again();
    await waitUntil(() => labels(shown).length === 1);
    // pressed once more it does nothing: there is nothing left to try
    again();
    await shown.panel.updateComplete;
    expect(labels(shown)).to.have.length(1);
  });
});
