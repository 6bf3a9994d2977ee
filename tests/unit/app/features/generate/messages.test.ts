// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankDesign } from '../../../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../../../elements/document/design-file.js';
import { addBulkLabel } from '../../../../../elements/editor/bulk-labels/edit-labels.js';
import { Editor } from '../../../../../elements/editor/editor.js';
import { ResourceHub } from '../../../../../elements/editor/resources/resource-hub.js';
import { SaveFailed, type Notifier } from '../../../../../elements/ports/host.js';
import { answers, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, field, said } from '../../support/page-queries.js';
import { clear, click, settle, standIn, type } from '../../support/render.js';
import {
  FakeStudio,
  format,
  formatCards,
  hasDesigns,
  openWizard,
  previewed,
  side,
} from './wizard-support.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
let studio: FakeStudio;
vi.mock('../../../../../app/features/generate/making/create-studio.js', () => ({
  createStudio: () => ({
    make: (...args: Parameters<FakeStudio['make']>) => studio.make(...args),
    retry: () => studio.retry(),
    close: () => studio.close(),
  }),
}));
// no browser: nothing is painted
const generator = { run: vi.fn() };
vi.mock('../../../../../elements/shell/generating/create-generator.js', () => ({
  generatorOf: () => generator,
}));

const PREVIEW = 'Something went wrong while trying to preview the designs';

/** What the bulk tools have told, word for word. */
let messages: string[] = [];
const tell = (text: string) => void messages.push(text);
const notifier: Notifier = { success: tell, warning: tell, error: tell };
/** Waits until no more than this was told since it was last asked. */
async function told(text: string): Promise<void> {
  await settle(() => messages.length > 0);
  expect(messages).toEqual([text]);
  messages = [];
}

const broken = () => Promise.reject(new Error('gone'));
const inside = <E extends HTMLElement>(host: Element, selector: string): E =>
  host.shadowRoot!.querySelector<E>(selector)!;

/** An element of the bulk tools, in the page. */
async function put<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  about: object,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = Object.assign(document.createElement(tag), about);
  document.body.append(element);
  await (element as unknown as { updateComplete: Promise<boolean> }).updateComplete;
  return element;
}

/** A design with a label and a row of it. */
function session(save: () => Promise<string[]>) {
  const blank = blankDesign({ id: 'd' });
  const bulk_labels = [{ id: 'l1', text: 'Headline', assigned: [], type: 'text' }];
  const file = parseDesignFile({ ...blank, bulk_labels, bulk_rows: [{ Headline: 'One' }] });
  const fonts = { families: async () => [], fallbacks: async () => [], load: broken };
  const editor = new Editor(file, {
    resources: new ResourceHub({ resolve: broken } as never, fonts),
    notifier,
  });
  const folders = async () => [{ id: 'f', name: 'Tea' }];
  const bulk = { signedIn: () => true, most: 100, folders, createFolder: broken, save };
  return { editor, name: signal('Tea'), host: { bulk, notifier } };
}

describe('messages of generating', () => {
  beforeAll(async () => {
    standIn();
    const context = { transferFromImageBitmap: () => undefined, drawImage: () => undefined };
    HTMLCanvasElement.prototype.getContext = (() => context) as never;
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.wizard.js');
    await import('../../../../../elements/panels/bulk-edit/dm-bulk-edit-panel.js');
    await import('../../../../../elements/shell/bulk/dm-bulk-generate-dialog.js');
    await import('../../../../../elements/shell/bulk/pictures/dm-bulk-image-chooser.js');
  });
  beforeEach(() => {
    begin();
    messages = [];
    studio = new FakeStudio();
    answers.set('tag/get_all', () => [format()]);
    answers.set('design_resource/get', () => ({
      docs: [
        {
          ...{
            _id: 'sea',
            name: 'sea',
            type: 'image',
            sub_type: 'photo',
            src: '/static/design_resource/sea',
          },
          ...{ thumbnail: '/static/thumbs/sea.webp', width: 40, height: 30, free: true, svg_colors: [] },
        },
      ],
      ...{ total: 1, more: false },
    }));
    answers.set('folder/get', () => []);
    hasDesigns(8);
  });
  afterEach(async () => {
    await clear();
    document.body.replaceChildren();
  });

  it('each is said in its situation, in its words [D-015]', async () => {
    // spec 1, the wizard: a preview that cannot be made, a box of a picture, palettes of the brand kit, results
    signedIn();
    studio.atOnce = false;
    await openWizard();
    await settle(() => formatCards().length > 0);
    await click(formatCards()[0]);
    await settle(() => studio.making.length === 1);
    await act(async () => studio.making[0]!.fail());
    await settle(() => said(side()).includes(PREVIEW));
    studio.atOnce = true;
    await click(button('Try again'));
    await settle(previewed);
    const tile = () => document.querySelector<HTMLElement>('.wizard-tile[aria-pressed]');
    await settle(() => tile()?.querySelector('img') != null);
    await act(async () => void tile()!.querySelector('img')!.dispatchEvent(new Event('error')));
    expect(tile()!.textContent).toBe('Image box failed');
    await type(field('Title'), 'Taste the long road');
    await settle(previewed);
    studio.atOnce = false;
    await click(button('Generate designs'));
    await settle(() => document.querySelector('.wizard-results') !== null);
    answers.set('user/fetch_teams', fails());
    await click(document.querySelector('.wizard-dot'));
    await settle(() => said(document.querySelector('dm-color-picker')).includes('something went wrong'));
    const failAll = () => act(async () => studio.making.forEach(({ fail }) => fail()));
    await failAll();
    await settle(() => said(document.querySelector('main')).includes(PREVIEW));
    await clear();

    // spec 2, bulk edit: two labels of one name
    const { editor } = session(broken);
    addBulkLabel(editor, 'text', 'Title');
    addBulkLabel(editor, 'text', 'Title');
    const panel = await put('dm-bulk-edit-panel', { editor });
    for (const act of ['.fill', '.generate']) {
      inside(panel, act).click();
      await told('Labels must have unique names');
    }

    // folders that cannot be listed, and a picture that cannot be uploaded
    const sources = {
      folders: { signedIn: () => true, folders: broken, pictures: async () => [] },
      assets: { uploads: async () => [], upload: broken },
    };
    const chooser = await put('dm-bulk-image-chooser', { ...sources, notifier });
    await told('Something went wrong');
    const input = inside<HTMLInputElement>(chooser, 'input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'quay.png', { type: 'image/png' })] });
    input.dispatchEvent(new Event('change'));
    await told('Something went wrong');

    // designs that cannot be made, then cannot be saved, then are
    let save: () => Promise<string[]> = () => Promise.reject(new SaveFailed('unreachable'));
    generator.run.mockRejectedValueOnce(new Error('no memory'));
    generator.run.mockResolvedValue({ file: blankDesign({ id: 'd' }), faults: [], picture: {} });
    const dialog = await put('dm-bulk-generate-dialog', { session: session(() => save()), open: true });
    await told('Something went wrong');
    const press = (name: string) => {
      const all = [...dialog.shadowRoot!.querySelectorAll<HTMLButtonElement>('dm-button')];
      all.find(({ textContent }) => textContent.trim() === name)!.click();
    };
    press('Try again');
    await settle(() => inside(dialog, '[role=status]')?.textContent.startsWith('1 design.') ?? false);
    const chosen = new CustomEvent('dm-change', { detail: { value: 'f' } });
    inside(dialog, 'dm-bulk-folder-picker').dispatchEvent(chosen);
    await dialog.updateComplete;
    press('Save');
    await told('Something went wrong');
    save = async () => ['made'];
    await settle(() => dialog.shadowRoot!.textContent.includes('Save the rest'));
    press('Save the rest');
    await told('Saved to folder!');
    const picker = { target: { signedIn: () => true, folders: broken }, notifier };
    await put('dm-bulk-folder-picker', picker);
    await told('Something went wrong');
  });
});
