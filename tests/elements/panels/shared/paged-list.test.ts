import { expect } from '@open-wc/testing';
import '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import '../../../../elements/panels/photos/dm-photos-panel.js';
import type { DmPhotosPanel } from '../../../../elements/panels/photos/dm-photos-panel.js';
import type { Resource } from '../../../../elements/ports/assets.js';
import { expectAccessible } from '../../../support/axe.js';
import { photo } from '../../canvas/support.js';
import { allInside, inside, listen } from '../../controls/support.js';
import { assetsWithPhoto, pictureOf } from '../../shell/support.js';
import { filled, grid, Pages, scroller, showPanel, thumbnails } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => pictureOf(`x${from + index}`));

describe('lists of panels', () => {
  it('are accessible with content', async () => {
    const shown = await showPanel('dm-photos-panel', {
      photos: async () => ({ items: some(4), more: false }),
    });
    await filled(shown, 4);
    await expectAccessible(shown.panel);
  });

  it('have four faces: skeleton, content with its end, empty, failed with Try again', async () => {
    const pages = new Pages<Resource>();
    const shown = await showPanel('dm-photos-panel', { photos: pages.fetch });
    await pages.until(1);
    await shown.panel.updateComplete;
    expect(scroller(shown).state).to.equal('loading');
    expect(allInside(scroller(shown), 'dm-skeleton')).to.have.length(20);
    pages.fail();
    await waitUntil(() => scroller(shown).state === 'failed');
    await expectAccessible(shown.panel);
    inside(scroller(shown), '.failed button').click();
    await pages.until(2);
    expect(pages.asked[1]!.page).to.equal(1);
    pages.answer([]);
    await waitUntil(() => scroller(shown).state === 'empty');
    expect(inside(scroller(shown), 'dm-empty-state').shadowRoot!.textContent).to.contain('No photos yet');
    shown.panel.assets = { ...assetsWithPhoto(), photos: async () => ({ items: some(3), more: false }) };
    await filled(shown, 3);
    await waitUntil(() => scroller(shown).shadowRoot!.textContent?.includes('No more results.'));
  });

  it('go on page by page, keep what is there when one fails, and try that one again', async () => {
    const pages = new Pages<Resource>();
    const shown = await showPanel('dm-photos-panel', { photos: pages.fetch });
    await pages.until(1);
    pages.answer(some(4), true);
    await pages.until(2);
    expect(pages.asked[1]!.page).to.equal(2);
    pages.fail();
    await waitUntil(() => scroller(shown).state === 'failed');
    expect(thumbnails(shown)).to.have.length(4);
    inside(scroller(shown), '.failed button').click();
    await pages.until(3);
    expect(pages.asked[2]!.page).to.equal(2);
    pages.answer(some(2, 4));
    await filled(shown, 6);
  });

  it('drop the late answer of a host that was exchanged, and tell it to stop', async () => {
    const pages = new Pages<Resource>();
    const shown = await showPanel('dm-photos-panel', { photos: pages.fetch });
    await pages.until(1);
    shown.panel.assets = { ...assetsWithPhoto(), photos: async () => ({ items: some(2), more: false }) };
    await filled(shown, 2);
    expect(pages.asked[0]!.signal!.aborted).to.equal(true);
    pages.answer(some(9));
    await shown.panel.updateComplete;
    expect(thumbnails(shown)).to.have.length(2);
  });

  it('add a photo by a press, in the middle, and as one step', async () => {
    const shown = await showPanel('dm-photos-panel', {
      photos: async () => ({ items: some(1), more: false }),
    });
    await filled(shown, 1);
    thumbnails(shown)[0]!.click();
    const { editor } = shown;
    await waitUntil(() => editor.index.objects('p1').length === 1);
    const [added] = editor.selection.objects.value;
    expect(added).to.deep.include({ width: 250, height: 250, position: { x: 125, y: 75 } });
    editor.history.undo();
    expect(editor.index.objects('p1')).to.eql([]);
  });

  it('put a photo in the place of the one to be replaced, and tell', async () => {
    const shown = await showPanel<DmPhotosPanel>('dm-photos-panel', {
      photos: async () => ({ items: some(1), more: false }),
    });
    const { editor, panel } = shown;
    const object = { layer_index: 0, ...photo('m', 10, 20) };
    const record = { typeName: 'object', id: 'm', page: 'p1', slot: 'page', object } as never;
    editor.run('Add', () => editor.store.put(record));
    const told = listen(panel, 'dm-replaced');
    panel.replaceId = 'm';
    await filled(shown, 1);
    expect(inside(panel, '.replacing').textContent).to.contain('Choose a picture');
    thumbnails(shown)[0]!.click();
    await waitUntil(() => told.length === 1);
    expect(told).to.eql([{ id: 'm' }]);
    expect(editor.index.objects('p1')).to.eql(['m']);
    expect(JSON.stringify(editor.object('m'))).to.contain('other');
  });

  it('put a picture behind the page, and carry it in a drag', async () => {
    const picture = pictureOf('b', { kind: 'background' });
    const shown = await showPanel('dm-backgrounds-panel', {
      backgrounds: async () => ({ items: [picture], more: false }),
    });
    await filled(shown, 1);
    expect(grid(shown)!.items[0]!.drag).to.eql(picture);
    thumbnails(shown)[0]!.click();
    await waitUntil(() => shown.editor.index.background('p1') !== undefined);
  });

  it('say so when a picture could not be used', async () => {
    const bad = pictureOf('bad', { source: 'nonsense' });
    const shown = await showPanel('dm-photos-panel', { photos: async () => ({ items: [bad], more: false }) });
    await filled(shown, 1);
    thumbnails(shown)[0]!.click();
    await waitUntil(() => shown.notifier.messages.length === 1);
    expect(shown.editor.index.objects('p1')).to.eql([]);
  });
});
