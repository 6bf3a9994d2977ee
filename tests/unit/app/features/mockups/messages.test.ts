// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, click, settle, standIn } from '../../support/render.js';
import { alter, openMockup, openSaved, openTab, pick } from './mockup-editor.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, dialog, toasted } from '../../support/page-queries.js';
import { mockupOf, savedOf } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const MUG = mockupOf('Mug');
const SUBSCRIBER = { subscription: { sub_status: 'active' as const, scope: ['mockupmaker'] } };
const SERVER_SAYS = 'Your account does not cover this';

const hint = () => document.querySelector('.mockup-editor-hint')?.textContent;
const shown = (place: () => Element | null, text: string) =>
  settle(() => place()?.textContent.includes(text) ?? false);

/** A subscriber's mockup, with a picture in it, is ordered. */
async function order(): Promise<void> {
  signedIn(SUBSCRIBER);
  await openMockup();
  await alter();
  await click(button('Download'));
  await settle(() => dialog() !== null);
}

const FAILED = 'Mockup generated failed. Any amount charged will be refunded in 3-4 working days.';

describe('messages of the mockup maker', () => {
  beforeAll(async () => {
    standIn();
    // what comes on demand: no wait is for its code
    await import('../../../../../elements/mockup/dm-mockup-editor.js');
    await import('../../../../../app/features/mockups/rendering/render-dialog.js');
    await import('../../../../../app/features/mockups/choosing/choose-picture-dialog.js');
  });
  beforeEach(() => {
    begin();
    answers.set('mockup/get_one', () => MUG);
    answers.set('mockup/get_all_saved', () => []);
    // the only calls that are not the fake server's: packages, and the form that saves
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.includes('mockup/save')) throw new TypeError('no package here');
      return Response.json({ response_code: 1, data: savedOf(MUG) });
    });
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('each is said in its situation, in its words [D-014]', async () => {
    // generation fails: no package comes
    await openMockup();
    await toasted('Oops! Something went wrong.');

    // the hints of the two buttons, for who is not signed in and for who put nothing in
    for (const name of ['Download', 'Save']) {
      await openMockup();
      await click(button(name));
      expect(hint()).toBe('Please Login to enable this feature.');
    }
    signedIn();
    for (const name of ['Download', 'Save']) {
      await openMockup();
      await settle(() => button('Sign in') === undefined);
      await click(button(name));
      expect(hint()).toBe('Please alter the mockup to enable this feature.');
    }
    await alter();
    expect(hint()).toBe('');
    await click(button('Save'));
    await toasted('Output saved');

    // an order that is not taken, and one that is not confirmed
    answers.set('order/add', fails(SERVER_SAYS, 'not_allowed'));
    await order();
    await shown(dialog, FAILED);
    await shown(dialog, `Server call failed with error: ${SERVER_SAYS}`);
    expect(dialog()?.querySelector('a')?.textContent).toBe('Contact support');
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/confirm', fails('The order cannot be confirmed', 'bad_request'));
    await click(button('Try again'));
    await shown(dialog, 'Server call failed with error: The order cannot be confirmed');
    await shown(dialog, FAILED);

    // it is placed, but how far it is cannot be learnt for a while
    answers.set('order/confirm', () => null);
    answers.set('order/mockup/render/status', fails());
    await click(button('Try again'));
    await shown(dialog, 'Order placed successfully');
    await shown(dialog, 'Failed to fetch data');
    answers.set('order/mockup/render/status', () => ({
      ...{ success: true, fileSrc: '/api/order/mockup/output?orderId=o1', progress: 1, failed: false },
    }));
    await click(button('Try again'));
    await shown(dialog, 'Download High Resolution Image');
    expect(dialog()?.textContent).not.toContain('Failed to fetch data');

    // a list of the wrapper's
    answers.set('saved_design/list', fails('The server is not ready'));
    await openMockup();
    await pick();
    await openTab('Your designs');
    await shown(dialog, 'Server call failed with error: The server is not ready');
  });

  it('a render that cannot be made shows the same panel, with nothing of a call that did not fail', async () => {
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/confirm', () => null);
    answers.set('order/mockup/render/status', () => ({
      ...{ success: false, fileSrc: null, progress: 0, failed: true },
    }));
    await order();
    await shown(dialog, FAILED);
    expect(dialog()?.textContent).not.toContain('Server call failed');
    expect(asked('order/add')).toMatchObject([
      { payment_mode: 'subscription', skus: [{ type: 'mockup', mockup: 'mug', price: 2 }] },
    ]);
    await click(button('Try again'));
    await settle(() => asked('order/add').length === 2);
  });

  it('the same picture is not ordered twice: its render is come back to, also after a reload', async () => {
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/confirm', () => null);
    answers.set('order/mockup/render/status', () => ({
      ...{ success: false, fileSrc: null, progress: 0.25, failed: false },
    }));
    await order();
    await shown(dialog, '25');
    await order();
    await shown(dialog, '25');
    expect(asked('order/add')).toHaveLength(1);
    expect(asked('order/mockup/render/status').at(-1)).toMatchObject({ orderId: 'o1' });
  });

  it('a double click saves one', async () => {
    let saves = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.includes('mockup/save')) return new Promise(() => undefined);
      saves += 1;
      return Response.json({ response_code: 1, data: savedOf(MUG) });
    });
    signedIn();
    await openMockup();
    await settle(() => button('Sign in') === undefined);
    await alter();
    await act(async () => {
      button('Save')!.click();
      button('Save')!.click();
    });
    await toasted('Output saved');
    expect(saves).toBe(1);
  });

  it('a mockup that was deleted while it was open is saved as a new one', async () => {
    const written: (FormDataEntryValue | null)[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: { body?: FormData }) => {
      if (!address.includes('mockup/save')) return new Promise(() => undefined);
      const over = init!.body!.get('_id');
      written.push(over);
      const error = { code: 'not_found', message: 'gone' };
      return Response.json(over ? { response_code: -1, error } : { response_code: 1, data: savedOf(MUG) });
    });
    signedIn();
    const saved = savedOf(MUG);
    answers.set('mockup/get_saved', () => saved);
    await openSaved(saved._id);
    await settle(() => button('Sign in') === undefined);
    await alter();
    await click(button('Save'));
    await toasted('Output saved');
    expect(written).toEqual([saved._id, null]);
  });

  it('a save that fails is told, with a way to try again', async () => {
    let broken = true;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.includes('mockup/save')) return new Promise(() => undefined);
      const error = { code: 'failed', message: 'no' };
      return Response.json(broken ? { response_code: -1, error } : { response_code: 1, data: savedOf(MUG) });
    });
    signedIn();
    await openMockup();
    await settle(() => button('Sign in') === undefined);
    await alter();
    await click(button('Save'));
    await toasted('Oops! Something went wrong.');
    const again = () =>
      [...document.querySelectorAll('[data-sonner-toast] button')].find(
        ({ textContent }) => textContent === 'Try again',
      );
    await settle(() => again() !== undefined);
    broken = false;
    await click(again());
    await toasted('Output saved');
  });
});
