// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { designListOf } from '../../support/design-list.js';
import { clear, click, settle, standIn, type } from '../../support/render.js';
import { element, openMockup, openTab, pick } from './mockup-editor.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button } from '../../support/page-queries.js';
import { mockupOf } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const picture = {
  ...{
    _id: 'p1',
    name: 'harbour.jpg',
    path: 'upload/p1',
    low_path: 'upload/p1-low',
    width: 400,
    height: 300,
  },
};
const folder = (name: string, type: 'photo' | 'design', resources: object[] = []) => ({
  ...{ role: 'edit', ownership: 'owned', shared_by: '' },
  folder: { _id: name.toLowerCase(), name, type, own: null, count: resources.length, resources },
});
const design = { _id: 'd1', name: 'Poster', thumbnail: 'static/poster.png' };

const dialog = () => document.querySelector('[role=dialog]');
const text = () => dialog()?.textContent ?? '';
const choices = () => [...(dialog()?.querySelectorAll('.choice') ?? [])].map((one) => one.textContent);

async function openAt(tab: string): Promise<void> {
  await openMockup();
  await pick();
  await openTab(tab);
}

const TABS = [
  {
    ...{ tab: 'Your photos', call: 'folder/get', shown: 'harbour.jpg', none: [folder('My Photos', 'photo')] },
    ...{ nothing: 'No photos yet. Upload one, and it is kept here.' },
    some: [folder('My Photos', 'photo', [picture])],
  },
  {
    ...{ tab: 'Folders', call: 'folder/get', nothing: 'No photo folders yet.', shown: 'Landscapes' },
    ...{ none: [folder('Festival', 'design')] },
    some: [folder('Festival', 'design'), folder('Landscapes', 'photo', [picture])],
  },
  {
    ...{ tab: 'Your designs', call: 'saved_design/list', nothing: 'No designs yet.', shown: 'Poster' },
    ...{ none: designListOf(), some: designListOf(design) },
  },
];

describe('choosing a picture for a layer', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    signedIn();
    answers.set('mockup/get_one', () => mockupOf('Mug'));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it.each(TABS)(
    '$tab: on its way, nothing, a failure that is asked again, and what is there',
    async ({ tab, call, nothing, none, some, shown }) => {
      await openAt(tab);
      await settle(() => (dialog()?.querySelectorAll('.choice-skeleton').length ?? 0) > 0);
      answers.set(call, () => none);
      await openAt(tab);
      await settle(() => text().includes(nothing));
      answers.set(call, fails());
      await openAt(tab);
      await settle(() => dialog()?.querySelector('[role=alert]') != null);
      answers.set(call, () => some);
      await click(button('Try again'));
      await settle(() => choices().length === 1);
      expect(choices()).toEqual([shown]);
    },
  );

  it('a picture of a folder is put in under its name; an empty folder says so and leads back', async () => {
    const folders = [folder('Landscapes', 'photo', [picture]), folder('Empty', 'photo')];
    answers.set('folder/get', ({ id }) =>
      id === undefined ? folders : folders.filter((one) => one.folder._id === id),
    );
    const put = vi.fn();
    await openAt('Folders');
    element().setImage = put;
    await settle(() => choices().length === 2);
    await click(dialog()?.querySelectorAll('.choice')[1]);
    await settle(() => text().includes('This folder is empty.'));
    await click(button('Back'));
    await settle(() => choices().length === 2);
    await click(dialog()?.querySelectorAll('.choice')[0]);
    await settle(() => choices().includes('harbour.jpg'));
    await click(dialog()?.querySelector('.choice'));
    await settle(() => dialog() === null);
    expect(put.mock.calls).toEqual([[0, { src: 'upload/p1', name: 'harbour.jpg' }]]);
  });

  it('a visitor is asked to sign in where an account is needed', async () => {
    begin();
    answers.set('mockup/get_one', () => mockupOf('Mug'));
    for (const tab of ['Folders', 'Your designs']) {
      await openAt(tab);
      await settle(() => text().includes(`Sign in to choose from ${tab.toLowerCase()}`));
    }
    expect(asked('folder/get')).toEqual([]);
  });

  it('of a web page what is no address is told at once, and what the server says of one that it cannot open', async () => {
    await openAt('Upload');
    await click(button('Grab screenshot from URL'));
    const field = dialog()!.querySelector<HTMLInputElement>('input[type=url]')!;
    const alert = () => dialog()?.querySelector('[role=alert]')?.textContent;
    const grab = async (address: string) => {
      await type(field, address);
      await click(button('Grab screenshot'));
    };
    await grab('file:///etc/passwd');
    await settle(() => alert() === 'Enter the address of a web page, such as https://example.com');
    expect(asked('mockup/screenshot')).toEqual([]);
    answers.set('mockup/screenshot', fails('The page could not be opened', 'unreachable'));
    await grab('shop.example');
    await settle(() => alert() === 'The page could not be opened');
    answers.set('mockup/screenshot', fails('a stack of ours', 'failed'));
    await grab('shop.example');
    await settle(() => alert() === 'The page could not be opened.');
    expect(asked('mockup/screenshot')).toEqual([
      { url: 'https://shop.example/' },
      { url: 'https://shop.example/' },
    ]);
  });
});
