import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/bulk/dm-bulk-data-dialog.js';
import '../../../../elements/shell/bulk/saving/dm-bulk-folder-picker.js';
import type { DmBulkDataDialog } from '../../../../elements/shell/bulk/dm-bulk-data-dialog.js';
import { bulkRowsOf } from '../../../../elements/editor/bulk-labels/label-state.js';
import type { FolderSource } from '../../../../elements/ports/folders.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo, words } from '../../canvas/support.js';
import { allInside, inside, listen } from '../../controls/support.js';
import { openSession, pictureOf } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const LABELS = [
  { id: 'l1', text: 'Headline', assigned: ['head'], type: 'text' },
  { id: 'l2', text: 'Photo', assigned: ['hero'], type: 'image' },
];

const QUAY = pictureOf('quay', { thumbnail: drawnPicture(20, 20) });

const folders: FolderSource = {
  signedIn: () => true,
  folders: async () => [{ id: 'f', name: 'Trips', own: null, sharedBy: null, count: 1, newest: [] }],
  pictures: async () => [QUAY],
};

async function show(host: { folders?: FolderSource; upload?: (file: File) => Promise<typeof QUAY> } = {}) {
  const session = openSession(
    [[words('head', 'Head', 20, 20), photo('hero', 20, 120)]],
    {
      folders: host.folders ?? folders,
      assets: { ...fakeAssets(), ...(host.upload && { upload: host.upload }) },
    },
    { bulk_labels: LABELS },
  );
  const dialog = await fixture<DmBulkDataDialog>(
    html`<dm-bulk-data-dialog .session=${session} open></dm-bulk-data-dialog>`,
  );
  const sheet = inside<HTMLElementTagNameMap['dm-bulk-sheet']>(dialog, 'dm-bulk-sheet');
  await sheet.updateComplete;
  return { session, dialog, sheet };
}

/** Opens the chooser of the first cell of pictures. */
async function choose({ dialog, sheet }: Awaited<ReturnType<typeof show>>) {
  const asks = allInside(sheet, 'button').find((one) => one.textContent!.trim() === 'Select Image')!;
  asks.click();
  await waitUntil(() => dialog.shadowRoot!.querySelector('dm-bulk-image-chooser'), 'the chooser');
  const chooser = inside<HTMLElementTagNameMap['dm-bulk-image-chooser']>(dialog, 'dm-bulk-image-chooser');
  await waitUntil(() => chooser.shadowRoot?.querySelector('.back'), 'its way back');
  return chooser;
}

const failing = () => Promise.reject(new Error('gone'));

async function pick(chooser: Element): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'quay.png', { type: 'image/png' }));
  const input = inside<HTMLInputElement>(chooser, 'input');
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

describe('Add data', () => {
  it('is a sheet of 20 rows up to 100, of texts that are typed and pictures that are chosen, and Save keeps it [B-025]', async () => {
    const shown = await show();
    const { session, dialog, sheet } = shown;
    expect(inside(dialog, 'h2').textContent!.trim()).to.equal('Add data');
    expect(sheet.maxRows).to.equal(100);
    const count = () => Number(inside(sheet, 'table').getAttribute('aria-rowcount')) - 1;
    expect(count()).to.equal(20);
    sheet.setValue(18, 'Headline', 'The nineteenth');
    await sheet.updateComplete;
    expect(count(), 'three spare rows').to.equal(22);
    sheet.setValue(99, 'Headline', 'The last');
    await sheet.updateComplete;
    expect(count(), 'no more than 100').to.equal(100);

    sheet.focus();
    await sendKeys({ type: 'Night quay' });
    await sendKeys({ press: 'Enter' });

    const chooser = await choose(shown);
    await waitUntil(() => allInside(chooser, '.row').length === 1, 'the folder');
    allInside(chooser, '.row')[0]!.click();
    await waitUntil(() => chooser.shadowRoot!.querySelector('dm-asset-grid'), 'its pictures');
    inside(chooser, '.back').click();
    await waitUntil(() => allInside(chooser, '.row').length === 1, 'home again');
    allInside(chooser, '.row')[0]!.click();
    await waitUntil(() => chooser.shadowRoot!.querySelector('dm-asset-grid'), 'its pictures again');
    const item = { id: QUAY.id };
    inside(chooser, 'dm-asset-grid').dispatchEvent(new CustomEvent('dm-pick', { detail: { item } }));
    await waitUntil(() => !dialog.shadowRoot!.querySelector('dm-bulk-image-chooser'), 'the sheet');

    const closed = listen(dialog, 'dm-close');
    allInside(dialog, 'dm-button')
      .find((one) => one.textContent!.trim() === 'Save')!
      .click();
    expect(closed).to.have.lengthOf(1);
    const [first] = bulkRowsOf(session.editor);
    expect(first).to.include({ Headline: 'Night quay' });
    expect(first!['Photo']).to.be.a('string').and.not.equal('');
  });

  it('takes an upload for a cell', async () => {
    const shown = await show({ upload: async () => QUAY });
    await pick(await choose(shown));
    await waitUntil(() => !shown.dialog.shadowRoot!.querySelector('dm-bulk-image-chooser'), 'the sheet');
    expect(shown.sheet.rows[0]!['Photo']).to.be.a('string').and.not.equal('');
  });

  it('tells an upload and folders that fail, and keeps the way to try again', async () => {
    const shown = await show({ folders: { ...folders, folders: failing }, upload: failing });
    const chooser = await choose(shown);
    const { messages } = shown.session.notifier;
    await waitUntil(() => messages.length === 1, 'the folders');
    await pick(chooser);
    await waitUntil(() => messages.length === 2, 'the upload');
    expect(messages).to.eql(Array(2).fill({ kind: 'error', text: 'Something went wrong' }));
    expect(inside(chooser, '.fault').textContent).to.equal('gone');
  });
});
