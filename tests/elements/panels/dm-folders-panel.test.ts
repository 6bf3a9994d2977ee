import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/panels/folders/dm-folders-panel.js';
import type { DmFoldersPanel } from '../../../elements/panels/folders/dm-folders-panel.js';
import { readDragPayload } from '../../../elements/panels/shared/drag-payload.js';
import type { Resource } from '../../../elements/ports/assets.js';
import type { FolderSource, PictureFolder } from '../../../elements/ports/folders.js';
import { expectAccessible } from '../../support/axe.js';
import { drawnPicture } from '../../support/fakes/fake-ports.js';
import { photo } from '../canvas/support.js';
import { allInside, attached, focused, inside, listen } from '../controls/support.js';
import { openSession, pictureOf } from '../shell/support.js';
import { grid, scroller, thumbnails, type Shown } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const folderOf = (id: string, name: string, more: Partial<PictureFolder> = {}): PictureFolder => ({
  ...{ id, name, own: null, sharedBy: null, count: 2, newest: [drawnPicture(), drawnPicture()] },
  ...more,
});

const LIST: readonly PictureFolder[] = [
  folderOf('photos', 'My Photos', { own: 'photos', count: 28 }),
  folderOf('bought', 'My Purchases', { own: 'purchases', count: 0, newest: [] }),
  folderOf('market', 'Market', { count: 1 }),
  folderOf('long', 'Landscapes for the report of the year', { sharedBy: 'Mira' }),
];

/** Somebody's folders; answers at once unless told to wait or to fail. */
class Folders implements FolderSource {
  member = true;
  fault = false;
  list = LIST;
  pictured: Readonly<Record<string, readonly Resource[]>> = {
    photos: [pictureOf('one', { kind: 'upload' }), pictureOf('two', { kind: 'upload' })],
    market: [pictureOf('stall', { kind: 'upload' })],
  };
  readonly asked: string[] = [];
  gate: Promise<void> = Promise.resolve();
  signedUp = 0;

  readonly signedIn = (): boolean => this.member;
  readonly signIn = (): void => void (this.signedUp += 1);

  readonly folders = async (): Promise<readonly PictureFolder[]> => {
    this.asked.push('folders');
    await this.gate;
    if (this.fault) throw new Error('offline');
    return this.list;
  };

  readonly pictures = async (id: string): Promise<readonly Resource[]> => {
    this.asked.push(id);
    await this.gate;
    if (this.fault) throw new Error('offline');
    return this.pictured[id] ?? [];
  };
}

type ShownFolders = Shown<DmFoldersPanel> & { readonly frame: HTMLElement };

async function show(source: FolderSource): Promise<ShownFolders> {
  const session = openSession();
  const frame = await fixture<HTMLElement>(
    html`<div style="width: 310px; height: 600px">
      <dm-folders-panel
        .editor=${session.editor}
        .assets=${session.host.assets}
        .source=${source}
      ></dm-folders-panel>
    </div>`,
  );
  const panel = frame.firstElementChild as DmFoldersPanel;
  await panel.updateComplete;
  return { ...session, panel, frame };
}

const rows = ({ panel }: ShownFolders) => allInside(panel, '.row');
const names = (shown: ShownFolders) =>
  rows(shown).map((row) => row.querySelector('.name')!.textContent!.trim());
const listed = (shown: ShownFolders, count: number) =>
  waitUntil(() => rows(shown).length === count, `${count} folders`);
const pictures = (shown: ShownFolders, count: number) =>
  waitUntil(() => thumbnails(shown).length === count, `${count} pictures`);
/** The scroller of what is open. */
const openList = ({ panel }: ShownFolders) => allInside(panel, 'dm-scroller').at(-1)!;
const stateOf = (list: Element) => (list as Element & { state: string }).state;

async function openFolder(shown: ShownFolders, id: string): Promise<void> {
  await waitUntil(() => shown.panel.shadowRoot!.querySelector(`[data-folder="${id}"]`));
  inside(shown.panel, `[data-folder="${id}"]`).click();
  await shown.panel.updateComplete;
}

async function type(shown: ShownFolders, text: string): Promise<void> {
  const field = inside(shown.panel, 'dm-search-field');
  field.dispatchEvent(
    new CustomEvent('dm-input', { detail: { value: text }, bubbles: true, composed: true }),
  );
  await shown.panel.updateComplete;
}

describe('dm-folders-panel', () => {
  it('finds folders by how their names begin, opens one with Back, shows what was bought [B-013]', async () => {
    const source = new Folders();
    const shown = await show(source);
    await listed(shown, 4);
    const search = inside<HTMLElement & { placeholder: string }>(shown.panel, 'dm-search-field');
    expect(search.placeholder).to.equal('Search folders');

    // by prefix, whatever the case; not in the middle of a name
    await type(shown, 'mY p');
    expect(names(shown)).to.eql(['My Photos', 'My Purchases']);
    await type(shown, 'photos');
    expect(names(shown)).to.eql([]);
    expect(stateOf(scroller(shown))).to.equal('empty');
    expect(inside(shown.panel, '.warning').textContent!.trim()).to.equal('No results found.');
    await type(shown, '');
    expect(names(shown)).to.have.length(4);

    await openFolder(shown, 'photos');
    await pictures(shown, 2);
    expect(grid(shown)).to.have.property('columns', 2);
    expect(inside(shown.panel, '.back').textContent!.trim()).to.equal('Back');
    inside(shown.panel, '.back').click();
    await shown.panel.updateComplete;
    expect(shown.panel.shadowRoot!.querySelector('dm-asset-grid')).to.equal(null);

    // what was bought: nothing yet, in true words
    await openFolder(shown, 'bought');
    await waitUntil(() => stateOf(openList(shown)) === 'empty');
    expect(inside(openList(shown), 'dm-empty-state').shadowRoot!.textContent).to.contain('No purchases yet');
    inside(shown.panel, '.back').click();
    source.pictured = { ...source.pictured, bought: [pictureOf('paid', { kind: 'upload' })] };
    await openFolder(shown, 'bought');
    await pictures(shown, 1);
  });

  it('is accessible as a list, in a folder, and to a visitor', async () => {
    const source = new Folders();
    const shown = await show(source);
    await listed(shown, 4);
    await expectAccessible(shown.panel);
    await openFolder(shown, 'photos');
    await pictures(shown, 2);
    await expectAccessible(shown.panel);
    source.member = false;
    await expectAccessible((await show(source)).panel);
  });

  it('has four faces: skeleton, failed with Try again, content, empty', async () => {
    const source = new Folders();
    source.fault = true;
    let open = (): void => undefined;
    source.gate = new Promise((resolve) => (open = resolve));
    const shown = await show(source);
    expect(stateOf(scroller(shown))).to.equal('loading');
    open();
    await waitUntil(() => stateOf(scroller(shown)) === 'failed');
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'Something went wrong' }]);
    source.fault = false;
    inside(scroller(shown), '.failed button').click();
    await listed(shown, 4);

    source.fault = true;
    await openFolder(shown, 'market');
    await waitUntil(() => stateOf(openList(shown)) === 'failed');
    source.fault = false;
    inside(openList(shown), '.failed button').click();
    await pictures(shown, 1);

    const empty = new Folders();
    empty.list = [];
    shown.panel.source = empty;
    await waitUntil(() => stateOf(scroller(shown)) === 'empty');
    expect(rows(shown)).to.eql([]);
  });

  it('takes its source before or after it is attached', async () => {
    const { editor } = openSession();
    const before = await attached(document.createElement('dm-folders-panel') as DmFoldersPanel, {
      editor,
      source: new Folders(),
    });
    await waitUntil(() => allInside(before, '.row').length === 4);
    before.remove();
    const after = await attached(document.createElement('dm-folders-panel') as DmFoldersPanel, {});
    expect(after.shadowRoot!.childElementCount).to.equal(0);
    Object.assign(after, { editor, source: new Folders() });
    await waitUntil(() => allInside(after, '.row').length === 4);
    after.remove();
  });

  it('shortens names longer than 24 characters, and says whose a folder is', async () => {
    const shown = await show(new Folders());
    await listed(shown, 4);
    expect(names(shown).at(-1)).to.equal('Landscapes for the rep...');
    const about = rows(shown).map((row) => row.querySelector('.about')!.textContent!.trim());
    expect(about).to.eql(['28 photos', 'Empty', '1 photo', '2 photos, shared by \u2068Mira\u2069']);
  });

  it('asks a visitor to sign in, and for no folders', async () => {
    const source = new Folders();
    source.member = false;
    const shown = await show(source);
    const words = inside<HTMLElement & { heading: string }>(shown.panel, 'dm-empty-state');
    expect(words.heading).to.equal('Sign in to see your folders');
    inside(shown.panel, 'dm-button').click();
    expect(source.signedUp).to.equal(1);
    expect(source.asked).to.eql([]);
  });

  it('puts a picture on the page by a press, or in the place of the one to be replaced; a drag carries it', async () => {
    const shown = await show(new Folders());
    const { editor, panel } = shown;
    await openFolder(shown, 'market');
    await pictures(shown, 1);
    const payload = readDragPayload(JSON.stringify(grid(shown)!.items[0]!.drag));
    expect(payload).to.include({ id: 'stall', kind: 'upload', source: 'src:other' });
    thumbnails(shown)[0]!.click();
    await waitUntil(() => editor.index.objects('p1').length === 1);
    editor.history.undo();
    expect(editor.index.objects('p1')).to.eql([]);

    const object = { layer_index: 0, ...photo('m', 10, 20) };
    const record = { typeName: 'object', id: 'm', page: 'p1', slot: 'page', object } as never;
    editor.run('Add', () => editor.store.put(record));
    const told = listen(panel, 'dm-replaced');
    panel.replaceId = 'm';
    await panel.updateComplete;
    expect(inside(panel, '.replacing').textContent).to.contain('Choose a picture');
    thumbnails(shown)[0]!.click();
    await waitUntil(() => told.length === 1);
    expect(told).to.eql([{ id: 'm' }]);
    expect(JSON.stringify(editor.object('m'))).to.contain('other');
  });

  it('is walked by keys: arrows between folders, into one and back to where it was left', async () => {
    const shown = await show(new Folders());
    await listed(shown, 4);
    rows(shown)[0]!.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(rows(shown)[2]);
    await shown.panel.updateComplete;
    expect(rows(shown).map(({ tabIndex }) => tabIndex)).to.eql([-1, -1, 0, -1]);
    await sendKeys({ press: 'Enter' });
    await pictures(shown, 1);
    expect(focused()).to.equal(inside(shown.panel, '.back'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused() === rows(shown)[2]);
  });

  it('keeps what is shown, and shows what came meanwhile, when it is looked at again', async () => {
    const source = new Folders();
    const shown = await show(source);
    await openFolder(shown, 'market');
    await pictures(shown, 1);
    const kept = thumbnails(shown)[0];
    shown.frame.hidden = true;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    source.pictured = { market: [pictureOf('new', { kind: 'upload' }), ...source.pictured['market']!] };
    shown.frame.hidden = false;
    await pictures(shown, 2);
    expect(thumbnails(shown)[1]).to.equal(kept);
    // without a network what is there stays
    source.fault = true;
    const before = source.asked.length;
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => source.asked.length === before + 2);
    await shown.panel.updateComplete;
    expect(thumbnails(shown)).to.have.length(2);
    expect(shown.notifier.messages).to.eql([]);
  });

  it('drops the late answer of a folder that was left', async () => {
    const source = new Folders();
    const shown = await show(source);
    await listed(shown, 4);
    let open = (): void => undefined;
    source.gate = new Promise((resolve) => (open = resolve));
    await openFolder(shown, 'photos');
    inside(shown.panel, '.back').click();
    await openFolder(shown, 'market');
    open();
    await pictures(shown, 1);
    expect(grid(shown)!.items.map(({ id }) => id)).to.eql(['stall']);
  });
});
