// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../app/ui/feedback/failure.js';
import { clear, show, standIn } from '../../support/render.js';

const alert = () => document.querySelector('[role=alert] p')!.textContent;
const failure = (message: string) => createElement(Failure, { message, onRetry: () => undefined });

describe('a list that could not be fetched', () => {
  let online = true;
  beforeAll(standIn);
  afterEach(async () => {
    await clear();
    vi.restoreAllMocks();
  });

  it('says why when there is no network, and no longer once it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    await show(failure('Something went wrong :/'));
    expect(alert()).toBe('Something went wrong :/');
    for (const [state, said] of [
      [false, 'Something went wrong :/You are offline.'],
      [true, 'Something went wrong :/'],
    ] as const) {
      online = state;
      await act(async () => void dispatchEvent(new Event(state ? 'online' : 'offline')));
      expect(alert()).toBe(said);
    }
  });

  it('says it once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(failure('You are offline. Try again when the network is back.'));
    expect(alert()).toBe('You are offline. Try again when the network is back.');
  });
});
