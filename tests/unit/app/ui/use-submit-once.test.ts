// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useSubmitOnce } from '../../../../app/ui/hooks/use-submit-once.js';
import { clear, settle, show, standIn } from '../support/render.js';

beforeAll(standIn);
afterEach(clear);

const button = () => document.querySelector('button')!;

/** Two clicks before anything is drawn again, as a fast double click makes them. */
const doubleClick = () =>
  act(async () => {
    button().click();
    button().click();
  });

async function showButton(mutationFn: () => Promise<string>, onError = () => undefined) {
  const onSuccess = vi.fn();
  const Act = () => {
    const { press, busy } = useSubmitOnce({ mutationFn, onSuccess, onError });
    return createElement('button', { 'aria-busy': busy, onClick: () => press() });
  };
  await show(createElement(Act));
  return onSuccess;
}

it('a double click acts once and the button stays busy while the next page comes', async () => {
  const make = vi.fn(async () => 'made');
  const onSuccess = await showButton(make);
  await doubleClick();
  await settle(() => onSuccess.mock.calls.length > 0);
  await doubleClick();
  expect(make).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-busy')).toBe('true');
});

it('a failure frees the button for another try', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('offline'));
  const failed = vi.fn(() => undefined);
  const onSuccess = await showButton(make, failed);
  await doubleClick();
  await settle(() => failed.mock.calls.length > 0);
  await doubleClick();
  await settle(() => onSuccess.mock.calls.length > 0);
  expect(make).toHaveBeenCalledTimes(2);
});

it('an act after which the page stays frees the button', async () => {
  const make = vi.fn(async () => 'made');
  const onSuccess = await showButton(make);
  onSuccess.mockReturnValue(false);
  await doubleClick();
  await settle(() => onSuccess.mock.calls.length === 1);
  await settle(() => button().getAttribute('aria-busy') === 'false');
  await doubleClick();
  await settle(() => onSuccess.mock.calls.length === 2);
  expect(make).toHaveBeenCalledTimes(2);
});
