import { expect } from '@open-wc/testing';
import '../../../../elements/panels/photos/dm-photos-panel.js';
import type { DmPhotosPanel } from '../../../../elements/panels/photos/dm-photos-panel.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { DmScroller } from '../../../../elements/controls/lists/dm-scroller.js';
import { ASSET_DRAG_TYPE } from '../../../../elements/controls/lists/asset-drag.js';
import { dropOnPage } from '../../../../elements/shell/dropping/drop.js';
import type { ImageObject } from '../../../../elements/objects/image/model.js';
import type { Listing, SearchOptions, StockPhoto, StockPhotos } from '../../../../elements/ports/assets.js';
import { expectAccessible } from '../../../support/axe.js';
import { drawnPicture } from '../../../support/fakes/fake-ports.js';
import { waitUntil } from '../../../support/wait-until.js';
import { allInside, inside } from '../../controls/support.js';
import { pictureOf } from '../../shell/support.js';
import { filled, grid, Pages, scroller, showPanel, thumbnails, type Shown } from '../support.js';

const MADE_BY = {
  ...{ provider: 'Unsplash', author: 'Ann Example', author_link: 'https://unsplash.com/@ann' },
  source_link: 'https://unsplash.com/photos/lake',
};

const photo = (id: string): StockPhoto => ({
  ...{ id, name: `A ${id}`, thumbnail: drawnPicture(40, 30), width: 40, height: 30, attribution: MADE_BY },
});

/** Two providers, whose answers come when they are told to. */
class Stock implements StockPhotos {
  readonly asked: { provider: string; query: string; page: number }[] = [];
  readonly kept: string[] = [];
  readonly pages = new Pages<StockPhoto>();
  fault: Error | null = null;
  /** Photos are kept after this. */
  gate: Promise<void> = Promise.resolve();

  readonly providers = async () => [
    { id: 'unsplash', name: 'Unsplash', link: 'https://unsplash.com/?utm_source=us' },
    { id: 'pexels', name: 'Pexels', link: 'https://www.pexels.com/' },
  ];

  readonly search = (
    provider: string,
    options: SearchOptions & { readonly query: string },
  ): Promise<Listing<StockPhoto>> => {
    this.asked.push({ provider, query: options.query, page: options.page });
    return this.fault ? Promise.reject(this.fault) : this.pages.fetch(options);
  };

  readonly keep = async (provider: string, { id, attribution }: StockPhoto) => {
    await this.gate;
    if (this.fault) throw this.fault;
    this.kept.push(`${provider} ${id}`);
    return pictureOf(id, { kind: 'upload', attribution });
  };
}

const show = async (stockPhotos?: StockPhotos): Promise<Shown<DmPhotosPanel>> => {
  const photos = async () => ({ items: [pictureOf('own')], more: false });
  const shown = await showPanel<DmPhotosPanel>('dm-photos-panel', {
    photos,
    ...(stockPhotos && { stockPhotos: async () => stockPhotos }),
  });
  await filled(shown, 1);
  return shown;
};

const places = ({ panel }: Shown): HTMLElement[] => {
  const [segmented] = allInside(panel, 'dm-segmented[label="Where to look"]');
  return segmented ? allInside(segmented, 'button') : [];
};

async function look(shown: Shown, place: string): Promise<void> {
  await waitUntil(() => places(shown).length > 0, 'the providers are known');
  places(shown)
    .find(({ textContent }) => textContent!.trim() === place)!
    .click();
}

function search({ panel }: Shown, query: string): void {
  const field = inside(panel, 'dm-search-field');
  field.dispatchEvent(new CustomEvent('dm-change', { detail: { value: query }, bubbles: true }));
}

const images = ({ editor }: Shown): ImageObject[] =>
  editor.toFile().pages[0]!.objects.map((object) => object as ImageObject);

describe('dm-photos-panel', () => {
  it('has its own photos alone where there is no provider', async () => {
    const shown = await show();
    expect(places(shown)).to.eql([]);
    const silent = { ...new Stock(), providers: () => Promise.reject(new Error('offline')) };
    expect(places(await show(silent as unknown as StockPhotos))).to.eql([]);
  });

  it('searches providers beside its own photos, says who made each and keeps that in the design', async () => {
    const stock = new Stock();
    const shown = await show(stock);
    await waitUntil(() => places(shown).length > 0, 'the providers are known');
    expect(places(shown).map(({ textContent }) => textContent!.trim())).to.eql([
      'Library',
      'Unsplash',
      'Pexels',
    ]);

    // nothing is asked before something is searched for
    await look(shown, 'Unsplash');
    await waitUntil(() => allInside(shown.panel, '.invitation').length === 1, 'the invitation');
    expect(stock.asked).to.eql([]);
    await expectAccessible(shown.panel);

    search(shown, 'lake');
    await stock.pages.until(1);
    expect(scroller(shown).state).to.equal('loading');
    stock.pages.answer([photo('lake'), photo('pond')], true);
    await stock.pages.until(2);
    stock.pages.answer([photo('pool')]);
    await filled(shown, 3);
    expect(stock.asked.map(({ provider, query, page }) => `${provider} ${query} ${page}`)).to.eql([
      ...['unsplash lake 1', 'unsplash lake 2'],
    ]);
    expect(thumbnails(shown)[0]!.getAttribute('aria-label')).to.equal('A lake, Ann Example');
    const link = inside<HTMLAnchorElement>(shown.panel, '.provided a');
    expect([link.textContent, link.href, link.rel]).to.eql([
      ...['Unsplash', 'https://unsplash.com/?utm_source=us', 'noopener noreferrer'],
    ]);
    await expectAccessible(shown.panel);

    thumbnails(shown)[0]!.click();
    await waitUntil(() => images(shown).length === 1, 'the photo is on the page');
    expect(stock.kept).to.eql(['unsplash lake']);
    expect(images(shown)[0]!.image_details).to.deep.include({ src: 'other', attribution: MADE_BY });
  });

  it('looks for the same words in another place, and says that a photo is on its way', async () => {
    const stock = new Stock();
    const shown = await show(stock);
    search(shown, 'lake');
    await look(shown, 'Pexels');
    await stock.pages.until(1);
    stock.pages.answer([photo('lake')]);
    await waitUntil(() => grid(shown)?.items[0]?.id === 'lake', 'the photo is listed');
    let open = (): void => undefined;
    stock.gate = new Promise((resolve) => (open = resolve));
    thumbnails(shown)[0]!.click();
    const status = () => inside(shown.panel, '.keeping');
    await waitUntil(() => status().textContent!.trim() === 'Adding the photo', 'it is told');
    open();
    await waitUntil(() => status().hidden, 'it is there');
    expect(stock.kept).to.eql(['pexels lake']);
    await look(shown, 'Library');
    await waitUntil(() => grid(shown)?.items[0]?.id === 'own', 'our own again');
  });

  it('says why a provider fails, and tries again', async () => {
    const stock = new Stock();
    stock.fault = new Error('Unsplash has had too many searches. Try again later');
    const shown = await show(stock);
    await look(shown, 'Unsplash');
    search(shown, 'lake');
    const failed = () =>
      allInside(shown.panel, 'dm-scroller').some((list) => (list as DmScroller).state === 'failed');
    await waitUntil(failed, 'it failed');
    expect(inside(scroller(shown), '.failed').textContent).to.contain('too many searches');
    await expectAccessible(shown.panel);
    stock.fault = null;
    inside(scroller(shown), '.failed button').click();
    await stock.pages.until(1);
    stock.pages.answer([]);
    await waitUntil(() => scroller(shown).state === 'empty', 'nothing was found');
    await expectAccessible(shown.panel);
  });

  it('tells of a photo that could not be kept, and leaves the page as it was', async () => {
    const stock = new Stock();
    const shown = await show(stock);
    await look(shown, 'Unsplash');
    search(shown, 'lake');
    await stock.pages.until(1);
    stock.pages.answer([photo('lake')]);
    await waitUntil(() => grid(shown)?.items[0]?.id === 'lake', 'the photo is listed');
    stock.fault = new Error('This photo of Unsplash is too large to keep');
    thumbnails(shown)[0]!.click();
    await waitUntil(() => shown.notifier.messages.length === 1, 'it is told');
    expect(JSON.stringify(shown.notifier.messages)).to.contain('too large to keep');
    expect(images(shown)).to.eql([]);
  });

  it('a photo of a provider that is dropped on the page is kept first', async () => {
    const stock = new Stock();
    const shown = await show(stock);
    const dataTransfer = new DataTransfer();
    const drag = { kind: 'stock-photo', provider: 'unsplash', photo: photo('lake') };
    dataTransfer.setData(ASSET_DRAG_TYPE, JSON.stringify(drag));
    const at = transformPoint(shown.editor.viewport.matrix.peek(), { x: 250, y: 200 });
    const event = new DragEvent('drop', { dataTransfer });
    await dropOnPage({ editor: shown.editor, assets: shown.host.assets }, event, at);
    expect(stock.kept).to.eql(['unsplash lake']);
    expect(images(shown)[0]!.image_details).to.deep.include({ attribution: MADE_BY });
  });
});
