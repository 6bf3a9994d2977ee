// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaletteDialog } from '../../../../app/features/brand-kit/palettes/palette-dialog.js';
import { designListOf } from '../support/design-list.js';
import { answers, begin, fails, signedIn } from '../support/fake-server.js';
import { button, dialog, field, pressInDialog, said, toasted } from '../support/page-queries.js';
import { clear, click, settle, show, standIn, type, visit } from '../support/render.js';
import { folderEntry } from './folders/entry.js';
import { answerSharing, checkLinkSharing } from './share/link-sharing-messages.js';

vi.mock('../../../../app/api.js', async () => ({ api: (await import('../support/fake-server.js')).api }));
// files go up by another way than calls: jsdom sends none
vi.mock('../../../../app/ports/uploads/upload-call.js', async () => {
  const { api } = await import('../support/fake-server.js');
  return { createUploadCall: () => (about: { path: string }) => api(about, {}) };
});

const folder = (name: string, type: 'photo' | 'design') => folderEntry({}, { _id: name, name, type });

const START = '/designmaker/start';
const DESIGNS = `${START}/all-designs`;
const FOLDERS = `${START}/folders`;

const SEA = { _id: 'sea', name: 'sea.jpg', path: '', low_path: '', width: 40, height: 30 };

const design = (name: string) => ({
  ...{ _id: name, name, thumbnail: '', width: 800, height: 800, folder: null },
  updated_at: '2026-01-02T10:00:00.000Z',
});

async function open(address: string): Promise<void> {
  const { routes } = await import('../../../../app/routes.js');
  await visit(routes, address);
}

const menuRow = (name: string) =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name);

/** Opens the menu of a card and picks from it. */
async function choose(card: string, what: string): Promise<void> {
  await settle(() => button(`More for ${card}`) !== undefined);
  await click(button(`More for ${card}`));
  await settle(() => menuRow(what) !== undefined);
  await click(menuRow(what));
}

async function invite(): Promise<void> {
  await settle(() => button('Send Invites') !== undefined);
  await type(field('Invite by e-mail'), 'mira@dockhall.example');
  await click(button('Send Invites'));
}

async function moveToFestival(): Promise<void> {
  await choose('Harbour', 'Move to Folder');
  await settle(() => dialog()?.querySelector('[value=Festival]') != null);
  await click(dialog()!.querySelector('[value=Festival]'));
  await pressInDialog('Move to Folder');
}

/** Does something on a page that has just been opened, while a call fails. */
async function failing(call: string, at: string, act: () => Promise<unknown>): Promise<void> {
  const before = answers.get(call);
  answers.set(call, fails());
  await open(at);
  await act();
  if (before) answers.set(call, before);
}

describe('messages of the library', () => {
  beforeAll(async () => {
    standIn();
    // what comes on demand: no wait is for its code
    await import('../../../../app/routes/product.js');
    await import('../../../../app/routes/designmaker.start.all-designs.js');
    await import('../../../../app/routes/designmaker.start.folders.js');
    await import('../../../../app/routes/designmaker.start.folders.one.js');
    await import('../../../../app/features/designs/dialogs/design-dialog.js');
    await import('../../../../app/features/share/share-box.js');
    await import('../../../../app/ui/menus/item-menu-content.js');
    await import('../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(() => {
    begin();
    signedIn();
    answerSharing();
    const folders = [folder('Festival', 'design'), folder('Landscapes', 'photo')];
    for (const [path, answer] of Object.entries({
      'saved_design/list': designListOf(design('Harbour'), design('Jazz nights')),
      'folder/get': folders,
      'saved_design/move_to_folder': { moved: 1 },
      'folder/share': { shared: 1 },
      'folder/upload_file': { resources: [SEA] },
    }))
      answers.set(path, () => answer);
  });
  afterEach(clear);

  it('of designs', async () => {
    await failing('saved_design/list', DESIGNS, () =>
      settle(() => said(document.querySelector('main')).includes('Something went wrong')),
    );
    await failing('saved_design/delete', DESIGNS, async () => {
      await choose('Harbour', 'Delete');
      await pressInDialog('Delete');
      await toasted('Oops something went wrong. Please try later.');
    });
    await failing('saved_design/delete', DESIGNS, async () => {
      await settle(() => document.querySelectorAll('.tile [role=checkbox]').length === 2);
      for (const box of document.querySelectorAll('.tile [role=checkbox]')) await click(box);
      await click(button('Delete'));
      await pressInDialog('Delete');
      await toasted('Oops something went wrong :/. Please try later.');
    });
    await failing('saved_design/move_to_folder', DESIGNS, async () => {
      await moveToFestival();
      await toasted('Something went wrong');
    });
    await open(DESIGNS);
    await moveToFestival();
    await toasted('Moved design to folder');
  });

  it('of sharing a design', async () => {
    await failing('permission/share_permission_with_emails', DESIGNS, async () => {
      await choose('Harbour', 'Share');
      await invite();
      await toasted('Unable to share, something went wrong');
    });
    await open(DESIGNS);
    await choose('Harbour', 'Share');
    await invite();
    await toasted('design shared successfully!');
    await open(DESIGNS);
    await choose('Harbour', 'Share');
    await checkLinkSharing();
  });

  it('of folders', async () => {
    await failing('folder/get', FOLDERS, () =>
      settle(() => said(document.querySelector('main')).includes('Something went wrong :/')),
    );
    await failing('folder/delete', FOLDERS, async () => {
      await choose('Festival', 'Delete');
      await pressInDialog('Yes');
      await toasted('Something went wrong :/');
    });
    await failing('folder/share', FOLDERS, async () => {
      await choose('Festival', 'Share');
      await invite();
      await toasted('Failed to share folder.');
    });
    await open(FOLDERS);
    await choose('Festival', 'Share');
    await invite();
    await toasted('Shared folder successfully!');
    const photos = [folder('Landscapes', 'photo')];
    answers.set('folder/get', () => photos);
    await open(`${FOLDERS}/Landscapes/edit`);
    await settle(() => document.querySelector('input[type=file]') !== null);
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'sea.jpg')] });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle(() => document.querySelector('.uploads h2')?.textContent === 'Files uploaded');
    answers.set('folder/get', fails('No such folder', 'not_found'));
    await open(`${FOLDERS}/nowhere/edit`);
    await settle(() => said(document.querySelector('main')).includes('Oops the resource does not exist.'));
  });

  it('of the brand kit: with it each is said in its situation, in its words [D-011]', async () => {
    const onPalette = () => Promise.resolve();
    await show(
      createElement(PaletteDialog, { palette: null, onPalette, onClose: () => {}, opener: () => null }),
    );
    await pressInDialog('Save');
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain(
      'You must add 5 colors and set a name',
    );
  });
});
