// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockupInputs, type MockupInputs } from '../../../../../elements/compose/format/mockup-inputs.js';
import { clear, click, settle, standIn, type } from '../../support/render.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, dialog, field, pressInDialog, toasted } from '../../support/page-queries.js';
import { alter, element, openMockup, openSaved } from './mockup-editor.js';
import { mockupOf, open, pageOf, savedOf, START } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const MUG = mockupOf('Mug');
const colored = (hue: number): MockupInputs => mockupInputs.parse({ hue_values: [[hue, 1, 0.5, 1]] });

const change = (inputs: MockupInputs) =>
  act(async () => {
    element().inputs = inputs;
    element().dispatchEvent(new CustomEvent('dm-mockup-change', { detail: { inputs, altered: true } }));
    element().dispatchEvent(new CustomEvent('dm-mockup-rendered', { detail: {} }));
  });

const hues = () => element().inputs.hue_values.map((hue) => hue?.[0]);
const able = (name: string) => button(name)!.getAttribute('aria-disabled') === 'false';
const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, ...init }));
  });

/** The ids under which mockups were sent to be kept; undefined for a new one. */
let sentIds: (string | undefined)[] = [];
let sentNames: (string | null)[] = [];

const menuRow = (name: string) =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name);

async function rename(name: string): Promise<void> {
  await settle(() => dialog() !== null);
  await type(field('Name'), name);
  await pressInDialog('Rename');
  await settle(() => dialog() === null);
}

describe('what was done to a mockup', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../elements/mockup/dm-mockup-editor.js');
  });
  beforeEach(() => {
    begin();
    sentIds = [];
    sentNames = [];
    answers.set('mockup/get_one', () => MUG);
    answers.set('mockup/get_all_saved', () => [savedOf(MUG)]);
    answers.set('mockup/get_saved', () => ({ ...savedOf(MUG), mockup_inputs: colored(10) }));
    answers.set('mockup/get_mockups', () => pageOf([MUG]));
    vi.stubGlobal('fetch', async (address: string, init?: { body?: unknown }) => {
      if (!address.includes('mockup/save')) throw new TypeError('no package here');
      const id = (init?.body as FormData).get('_id');
      sentNames.push((init?.body as FormData).get('name') as string | null);
      sentIds.push(typeof id === 'string' ? id : undefined);
      const data = { ...savedOf(MUG), _id: typeof id === 'string' ? id : 'saved-anew' };
      return Response.json({ response_code: 1, data });
    });
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('is taken back and put in again, by buttons and by keys, and reset to what was saved', async () => {
    signedIn();
    await openSaved('saved-mug');
    expect([able('Undo'), able('Redo'), able('Reset')]).toEqual([false, false, false]);
    await change(colored(20));
    await change(colored(30));
    await click(button('Undo'));
    expect([hues(), able('Redo')]).toEqual([[20], true]);
    await press('z');
    expect([hues(), able('Undo'), able('Reset')]).toEqual([[10], false, false]);
    await press('Z', { shiftKey: true });
    await press('y');
    expect([hues(), able('Redo')]).toEqual([[30], false]);
    await click(button('Reset'));
    expect([hues(), able('Reset')]).toEqual([[10], false]);
    // that is a step, too
    await click(button('Undo'));
    expect(hues()).toEqual([30]);
    // what comes after it was taken back is the newest
    await press('z');
    await change(colored(40));
    expect(able('Redo')).toBe(false);
  });

  it('is left to where one writes, and to what lies over the page', async () => {
    await openMockup();
    await change(colored(20));
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    for (const target of [document.createElement('textarea'), dialog]) {
      document.body.append(target);
      await press('z', {}, target.firstElementChild ?? target);
      expect(hues()).toEqual([20]);
      target.remove();
    }
  });

  it('is saved over what was opened, or as a new one, which is the open one then', async () => {
    signedIn();
    await openSaved('saved-mug');
    await alter();
    await click(button('Save as new'));
    await toasted('Output saved');
    expect(sentIds).toEqual([undefined]);
    await change(colored(50));
    await click(button('Save'));
    await settle(() => sentIds.length === 2);
    expect(sentIds).toEqual([undefined, 'saved-anew']);
  });

  it('is not kept without a network, and that is said', async () => {
    signedIn();
    await openSaved('saved-mug');
    await alter();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await click(button('Save'));
    await toasted('You are offline. Try again when the network is back.');
    vi.restoreAllMocks();
  });

  it('is told of when it was deleted behind its address', async () => {
    signedIn();
    answers.set('mockup/get_saved', fails('There is no such saved mockup', 'not_found'));
    await open(`${START}/saved_mockups/gone`);
    const empty = () => document.querySelector('dm-empty-state');
    await settle(() => empty()?.heading === 'There is no such saved mockup.');
    expect(empty()!.help).toBe('It was deleted, or saved by another account.');
  });

  it('a saved one is found from home, renamed, undone, redone and reset, and saved as new under its name [E-038]', async () => {
    signedIn();
    let kept = { ...savedOf(MUG), mockup_inputs: colored(10) };
    answers.set('mockup/get_all_saved', () => [kept]);
    answers.set('mockup/get_saved', () => kept);
    answers.set('mockup/rename_saved', ({ name }) => {
      kept = { ...kept, name: String(name) };
      return { _id: kept._id };
    });
    const router = await open(START);
    const card = () => document.querySelector<HTMLElement>('#saved-mockups a');
    await settle(() => card() !== null);
    await click(button('More for Mug'));
    await settle(() => menuRow('Rename') !== undefined);
    await click(menuRow('Rename'));
    await rename('Summer mug');
    await settle(() => button('More for Summer mug') !== undefined);

    await click(card());
    await settle(() => router.state.location.pathname === `${START}/saved_mockups/saved-mug`);
    await settle(() => document.querySelector('h1')?.textContent === 'Summer mug');
    element().exportPreview = () => Promise.resolve(new Blob(['picture'], { type: 'image/png' }));
    await click(button('Rename mockup'));
    await rename('Winter mug');
    await settle(() => document.querySelector('h1')?.textContent === 'Winter mug');
    expect(asked('mockup/rename_saved')).toEqual(
      ['Summer mug', 'Winter mug'].map((name) => ({ _id: 'saved-mug', name })),
    );

    await change(colored(20));
    await change(colored(30));
    await click(button('Undo'));
    expect(hues()).toEqual([20]);
    await click(button('Redo'));
    expect(hues()).toEqual([30]);
    await click(button('Reset'));
    expect([hues(), able('Reset')]).toEqual([[10], false]);
    await change(colored(40));
    await click(button('Save as new'));
    await toasted('Output saved');
    expect([sentIds, sentNames]).toEqual([[undefined], ['Winter mug']]);
  });

  it('is found from home by who saved something, and there is nothing of it for others', async () => {
    signedIn();
    await open(START);
    await settle(() => document.querySelector('#saved-mockups a') !== null);
    expect(document.querySelector('#saved-mockups h2')!.textContent).toBe('Your saved mockups');
    expect(document.querySelector('#saved-mockups a')!.getAttribute('href')).toBe(
      `${START}/saved_mockups/saved-mug`,
    );
    await clear();
    answers.set('mockup/get_all_saved', () => []);
    await open(START);
    await settle(() => document.querySelector('.mockup-home a') !== null);
    expect(document.querySelector('#saved-mockups')).toBeNull();
  });
});
