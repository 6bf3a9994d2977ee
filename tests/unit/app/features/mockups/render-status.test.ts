// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, click, settle, standIn } from '../../support/render.js';
import { alter, openMockup } from './mockup-editor.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button } from '../../support/page-queries.js';
import { mockupOf } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const PATH = 'order/mockup/render/status';
const FILE = '/api/order/mockup/output?orderId=o1';

const dialog = () => document.querySelector('[role=dialog]');
const percent = () => dialog()?.querySelector('progress')?.value;
const link = () =>
  [...(dialog()?.querySelectorAll('a') ?? [])].find(
    ({ textContent }) => textContent === 'Download High Resolution Image',
  );

const at =
  (progress: number, fileSrc: string | null = null) =>
  () => ({
    ...{ success: fileSrc !== null, fileSrc, progress, failed: false },
  });

/** Time passes for what is done again and again, ms. */
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('a render on its way', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    // nothing else on the page repeats by an interval, and pages are waited for by timeouts
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    signedIn({ subscription: { sub_status: 'active', scope: ['mockupmaker'] } });
    answers.set('mockup/get_one', () => mockupOf('Mug'));
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/confirm', () => null);
  });
  afterEach(async () => {
    await clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked about every 2000 ms, with a progress bar, until its link is there; an answer that fails ends nothing [C-014]', async () => {
    answers.set(PATH, at(0.2));
    await openMockup();
    await settle(() => button('Sign in') === undefined);
    await alter();
    await click(button('Download'));
    await settle(() => percent() === 20);
    expect(asked(PATH)).toEqual([{ orderId: 'o1', skuIndex: 0 }]);

    answers.set(PATH, at(0.5));
    await pass(1999);
    expect(asked(PATH)).toHaveLength(1);
    await pass(1);
    await settle(() => percent() === 50);
    expect(asked(PATH)).toHaveLength(2);

    answers.set(PATH, fails());
    await pass(2000);
    await settle(() => dialog()?.textContent.includes('Failed to fetch data') ?? false);
    expect(percent(), 'what is known stays').toBe(50);
    expect(link()).toBeUndefined();

    answers.set(PATH, at(1, FILE));
    await pass(2000);
    await settle(() => link() !== undefined);
    expect(percent()).toBe(100);
    expect(new URL(link()!.href).pathname).toBe('/api/order/mockup/output');
    expect(asked(PATH)).toHaveLength(4);
    await pass(10_000);
    expect(asked(PATH)).toHaveLength(4);
  });
});
