// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CrashPage } from '../../../../../app/features/pages/crash-page.js';
import { clear, show, standIn } from '../../support/render.js';

const text = () => document.querySelector('main')?.textContent;
const onLine = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

describe('a page that could not be shown', () => {
  beforeAll(standIn);
  afterEach(async () => {
    await clear();
    vi.restoreAllMocks();
  });

  it('offers another try', async () => {
    onLine(true);
    await show(createElement(CrashPage));
    expect(text()).toContain('This page could not be shown.');
    expect(document.querySelector('button')?.textContent).toBe('Try again');
  });

  it('waits without a network: a try would end at a page of the browser’s', async () => {
    onLine(false);
    const listen = vi.spyOn(globalThis, 'addEventListener');
    await show(createElement(CrashPage));
    expect(text()).toContain('You are offline.');
    expect(document.querySelector('button')).toBeNull();
    expect(listen.mock.calls.map(([type]) => type)).toContain('online');
  });
});
