import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/bulk/dm-bulk-data-dialog.js';
import type { DmBulkDataDialog } from '../../../../elements/shell/bulk/dm-bulk-data-dialog.js';
import '../../../../elements/shell/bulk/dm-bulk-generate-dialog.js';
import type { DmBulkGenerateDialog } from '../../../../elements/shell/bulk/dm-bulk-generate-dialog.js';
import { bulkRowsOf } from '../../../../elements/editor/bulk-labels/label-state.js';
import type { BulkTarget } from '../../../../elements/ports/bulk.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import type { EditorHost } from '../../../../elements/shell/create-editor.js';
import type { FontFaceInfo } from '../../../../elements/ports/fonts.js';
import { fakeFonts } from '../../../support/fakes/fake-ports.js';
import { expectAccessible } from '../../../support/axe.js';
import { photo, words } from '../../canvas/support.js';
import { allInside, inside, listen } from '../../controls/support.js';
import { openSession } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const LABELS = [
  { id: 'l1', text: 'Headline', assigned: ['head'], type: 'text' },
  { id: 'l2', text: 'Photo', assigned: ['hero'], type: 'image' },
];

class Target {
  member = true;
  broken = false;
  readonly folder: string[] = [];
  readonly files: string[] = [];
  finished = '';
  readonly target: BulkTarget = {
    signedIn: () => this.member,
    signIn: () => undefined,
    most: 100,
    folders: async () => [{ id: 'long', name: 'Landscapes for the report of the year' }],
    createFolder: async (name) => ({ id: name, name }),
    save: async (designs, { first }) => {
      if (this.broken && first >= 3) throw new SaveFailed('signed_out');
      this.folder.push(...designs.map((design) => JSON.stringify(design)));
      return designs.map((_, i) => `${first + i}`);
    },
    archive: (name) => ({
      add: async (stem, extension, file) => void this.files.push(`${stem}.${extension} ${file.type}`),
      finish: async () => void (this.finished = name),
    }),
    download: (stem, extension, file) => void this.files.push(`${stem}.${extension} ${file.type}`),
  };
}

const open = (
  rows: readonly Record<string, string>[],
  host: Partial<EditorHost> = {},
  target = new Target(),
) => {
  const session = openSession(
    [[words('head', 'Head', 20, 20), photo('hero', 20, 120)]],
    { bulk: target.target, ...host },
    { bulk_labels: LABELS, bulk_rows: rows },
  );
  return { ...session, target };
};

async function generate(rows: readonly Record<string, string>[], host: Partial<EditorHost> = {}) {
  const opened = open(rows, host);
  const dialog = await fixture<DmBulkGenerateDialog>(
    html`<dm-bulk-generate-dialog .session=${opened} open></dm-bulk-generate-dialog>`,
  );
  return { ...opened, dialog };
}

const told = (dialog: DmBulkGenerateDialog) => inside(dialog, '.told').textContent!.trim();
const button = (host: Element, name: string): HTMLButtonElement =>
  allInside(host, 'dm-button').find((one) => one.textContent!.trim() === name) as HTMLButtonElement;
const done = (dialog: DmBulkGenerateDialog, text: string) =>
  waitUntil(() => told(dialog).startsWith(text), text);

describe('dm-bulk-generate-dialog', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('previews every row but empty ones, tells faults by row, and saves into a folder [B-026]', async () => {
    const { dialog: empty } = await generate([{ Headline: ' ' }]);
    expect(inside(empty, 'dm-empty-state').getAttribute('heading')).to.equal(
      'Fill in data first to preview designs',
    );
    empty.remove();
    const { dialog, notifier, target } = await generate([
      { Headline: 'One' },
      { Headline: ' ' },
      { Headline: 'Three', Photo: 'nowhere.png' },
    ]);
    await done(dialog, '2 designs. 1 empty row was skipped.');
    const canvases = allInside(dialog, '.previews canvas') as HTMLCanvasElement[];
    expect(canvases.map((canvas) => canvas.offsetWidth)).to.deep.equal([169, 169]);
    expect(inside(dialog, 'details li').textContent).to.equal('Row 3, Photo: the picture could not be found');
    await expectAccessible(dialog);

    const save = button(dialog, 'Save');
    expect(save.disabled, 'no folder is chosen').to.equal(true);
    const picker = inside(dialog, 'dm-bulk-folder-picker');
    await waitUntil(
      () => inside<HTMLElement & { options: { label: string }[] }>(picker, 'dm-select').options.length,
    );
    expect(
      inside<HTMLElement & { options: { label: string }[] }>(picker, 'dm-select').options[0]!.label,
    ).to.equal('Landscapes for the rep...');
    button(picker, 'New folder').click();
    await waitUntil(() => picker.shadowRoot!.querySelector('input'));
    expect(button(picker, 'Create').disabled).to.equal(true);
    expect(inside<HTMLInputElement>(picker, 'input').placeholder).to.equal('Enter a folder name');
    await sendKeys({ type: 'Tea' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !save.disabled);
    const closed = listen(dialog, 'dm-close');
    save.click();
    await waitUntil(() => closed.length === 1);
    expect(notifier.messages).to.deep.equal([{ kind: 'success', text: 'Saved to folder!' }]);
    expect(target.folder).to.have.lengthOf(2);
    expect(target.folder[1])
      .to.contain('Three')
      .and.not.contain('bulk_labels')
      .and.not.contain('user_labels');
  });

  it('tells rows whose letters have no font that could be had', async () => {
    const fonts = {
      ...fakeFonts,
      load: (face: FontFaceInfo) =>
        face.id.startsWith('NotoSansHebrew') ? Promise.reject(new Error('offline')) : fakeFonts.load(face),
    };
    const { dialog } = await generate([{ Headline: 'One' }, { Headline: 'שלום' }], { fonts });
    await done(dialog, '2 designs.');
    expect(allInside(dialog, 'details li').map(({ textContent }) => textContent)).to.deep.equal([
      'Row 2, Headline: the font of some letters could not be loaded: ש, ל, ו, ם',
    ]);
  });

  it('keeps what was saved when the session ends in the middle, and takes up the rest [E-043]', async () => {
    const { dialog, target, notifier } = await generate(
      ['One', 'Two', 'Three', 'Four'].map((Headline) => ({ Headline })),
    );
    await done(dialog, '4 designs.');
    target.broken = true;
    const picker = inside(dialog, 'dm-bulk-folder-picker');
    picker.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'long' } }));
    await dialog.updateComplete;
    button(dialog, 'Save').click();
    await waitUntil(() => dialog.shadowRoot!.querySelector('.trouble'));
    expect(inside(dialog, '.trouble p').textContent).to.equal(
      'Row 3 was not saved: you are signed out. Sign in again; your data is kept. 2 of 4 designs are in the folder.',
    );
    target.broken = false;
    button(dialog, 'Save the rest').click();
    await waitUntil(() => notifier.messages.at(-1)?.text === 'Saved to folder!');
    expect(target.folder).to.have.lengthOf(4);
    expect(new Set(target.folder).size).to.equal(4);
  });

  it('downloads all as a ZIP of PNGs or as one PDF, named by a pattern [E-042]', async () => {
    const { dialog, target } = await generate([{ Headline: 'A/B' }, { Headline: 'a/b' }]);
    await done(dialog, '2 designs.');
    const pattern = inside<HTMLInputElement>(dialog, '.download input');
    expect(pattern.value).to.equal('{name}-{row}');
    pattern.value = '{Headline}';
    pattern.dispatchEvent(new Event('input'));
    await dialog.updateComplete;
    expect(inside(dialog, 'details li').textContent).to.equal(
      'Row 2: another file is called a/b too; a number is added',
    );
    button(dialog, 'PNG files in a ZIP').click();
    await waitUntil(() => target.finished !== '', 'packed');
    expect(target.finished).to.equal('Summer camp');
    expect(target.files).to.deep.equal(['A/B.png image/png', 'a/b.png image/png']);
    await dialog.updateComplete;
    button(dialog, 'One PDF').click();
    await waitUntil(() => target.files.length === 3, 'one PDF');
    expect(target.files[2]).to.equal('Summer camp.pdf application/pdf');
  });

  it('asks a visitor to sign in before saving', async () => {
    const { dialog, target } = await generate([{ Headline: 'One' }]);
    target.member = false;
    await done(dialog, '1 design.');
    dialog.requestUpdate();
    await dialog.updateComplete;
    expect(button(dialog, 'Sign in to save')).to.not.equal(undefined);
  });
});

describe('dm-bulk-data-dialog', () => {
  it('keeps what was filled in with the design as one step, however it is closed', async () => {
    const opened = open([{ Headline: 'One' }]);
    const { editor } = opened;
    const dialog = await fixture<DmBulkDataDialog>(
      html`<dm-bulk-data-dialog .session=${opened} open></dm-bulk-data-dialog>`,
    );
    const sheet = inside<HTMLElementTagNameMap['dm-bulk-sheet']>(dialog, 'dm-bulk-sheet');
    await sheet.updateComplete;
    await expectAccessible(dialog);
    sheet.setValue(1, 'Headline', 'Two');
    sheet.setValue(2, 'Headline', 'Three');
    const closed = listen(dialog, 'dm-close');
    button(dialog, 'Save').click();
    expect(closed).to.have.lengthOf(1);
    expect(bulkRowsOf(editor).map((row) => row['Headline'])).to.deep.equal(['One', 'Two', 'Three']);
    editor.history.undo();
    expect(bulkRowsOf(editor)).to.deep.equal([{ Headline: 'One' }]);
  });

  it('chooses a picture for a cell: home, a folder, and back', async () => {
    const opened = open([]);
    const dialog = await fixture<DmBulkDataDialog>(
      html`<dm-bulk-data-dialog .session=${opened} open></dm-bulk-data-dialog>`,
    );
    const sheet = inside(dialog, 'dm-bulk-sheet');
    sheet.dispatchEvent(new CustomEvent('dm-choose-image', { detail: { row: 0, label: 'Photo' } }));
    await waitUntil(() => dialog.shadowRoot!.querySelector('dm-bulk-image-chooser'));
    const chooser = inside(dialog, 'dm-bulk-image-chooser');
    await waitUntil(() => chooser.shadowRoot?.querySelector('.back'));
    expect(inside(chooser, 'h3').textContent!.trim()).to.equal('Select Image for Photo, row 1');
    await expectAccessible(chooser);
    inside<HTMLElement>(chooser, '.back').click();
    await waitUntil(() => !dialog.shadowRoot!.querySelector('dm-bulk-image-chooser'));
    expect((sheet as HTMLElement).hidden).to.equal(false);
  });
});
