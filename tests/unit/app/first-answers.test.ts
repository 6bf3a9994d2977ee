// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { FirstAnswers } from '../../../app/first-answers.js';
import { FIRST_ANSWERS_ID } from '../../../server/contract/first-answers.js';

const KEY = 'POST /api/user/check_session {}';
const call = ['/api/user/check_session', { method: 'POST', body: '{}' }] as const;

/** A page that came with these answers, `sent` bytes over the network. */
function page(answers: string, { type = 'navigate', transferSize = 900, now = 400 } = {}) {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_ANSWERS_ID}"></script>`;
  document.getElementById(FIRST_ANSWERS_ID)!.textContent = answers;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  performance.getEntriesByType = () => [{ type, transferSize }] as unknown as PerformanceEntryList;
  const ask = vi.fn(() => Promise.resolve(Response.json('asked')));
  return { ask, fetch: new FirstAnswers().before(ask) };
}

afterEach(() => vi.restoreAllMocks());

it('an answer that came with the page is given once; every other call is made', async () => {
  const { ask, fetch } = page(JSON.stringify({ [KEY]: { success: true } }));
  expect(await (await fetch('/api/user/check_session', { method: 'POST', body: '{"x":1}' })).json()).toBe(
    'asked',
  );
  expect(await (await fetch(...call)).json()).toEqual({ success: true });
  expect(await (await fetch(...call)).json()).toBe('asked');
  expect(ask.mock.calls).toEqual([[call[0], { method: 'POST', body: '{"x":1}' }], [...call]]);
});

it.each([
  ['is a page that the browser kept', { type: 'back_forward' }],
  ['came out of a cache', { transferSize: 0 }],
  ['has been open for a while', { now: 20_000 }],
])('nothing is answered by a page that %s', async (_, visit) => {
  const { fetch } = page(JSON.stringify({ [KEY]: { success: true } }), visit);
  expect(await (await fetch(...call)).json()).toBe('asked');
});

it('a broken or missing element is as good as none', async () => {
  for (const text of ['', '{"']) {
    const { fetch } = page(text);
    expect(await (await fetch(...call)).json()).toBe('asked');
  }
});
