import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHECK_MS,
  LIMIT_MS,
  SessionWatch,
} from '../../../../../app/features/account/session/session-watch.js';
import { knownState } from '../../../../../app/features/account/session/known-state.js';
import { member } from '../../support/member.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose session can be changed, and a watch on it that has asked once. */
async function watch(tag: string | null = null, name = 'Rana') {
  const server = { tag, name, down: false };
  const answer = <T>(value: () => T) =>
    server.down ? Promise.reject(new Error('down')) : Promise.resolve(value());
  const calls = {
    tag: vi.fn(() => answer(() => server.tag)),
    details: vi.fn(() => answer(() => (server.tag === null ? null : member({ name: server.name })))),
  };
  const session = new SessionWatch(calls);
  session.watched(true);
  await vi.advanceTimersByTimeAsync(0);
  return { server, calls, session };
}

describe('the session check', () => {
  it('knows nobody until the first answer, then a visitor or an account with its details', async () => {
    const idle = new SessionWatch({ tag: () => Promise.resolve(null), details: () => Promise.resolve(null) });
    expect(idle.state.value).toEqual({ kind: 'unknown' });
    expect((await watch()).session.state.value).toEqual({ kind: 'visitor' });
    expect((await watch('a')).session.state.value).toEqual({
      kind: 'member',
      user: member({ name: 'Rana' }),
    });
  });

  it('is waited for: with the first answer it is known who is there', async () => {
    const idle = new SessionWatch({ tag: () => Promise.resolve(null), details: () => Promise.resolve(null) });
    const told = vi.fn();
    void knownState(idle.state).then(told);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).not.toHaveBeenCalled();
    await idle.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.mock.calls).toEqual([[{ kind: 'visitor' }]]);
    expect(await knownState(idle.state)).toEqual({ kind: 'visitor' });
  });

  it('asks every 2500 ms, and for the details again only when the tag is another', async () => {
    expect(CHECK_MS).toBe(2500);
    const { server, calls, session } = await watch('a');
    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(calls.tag).toHaveBeenCalledTimes(3);
    expect(calls.details).toHaveBeenCalledTimes(1);
    Object.assign(server, { tag: 'b', name: 'Rana Okafor' });
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(session.state.value).toEqual({ kind: 'member', user: member({ name: 'Rana Okafor' }) });
    server.tag = null;
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(session.state.value).toEqual({ kind: 'visitor' });
  });

  it('is silent while nobody looks, and asks at once when somebody does again', async () => {
    const { server, calls, session } = await watch('a');
    session.watched(false);
    await vi.advanceTimersByTimeAsync(20 * CHECK_MS);
    expect(calls.tag).toHaveBeenCalledTimes(1);
    server.tag = null;
    session.watched(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state.value).toEqual({ kind: 'visitor' });
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(calls.tag).toHaveBeenCalledTimes(3);
  });

  it('a check that fails changes nothing, and details that did not come are asked for again', async () => {
    const { server, calls, session } = await watch('a');
    server.down = true;
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(session.state.value).toMatchObject({ kind: 'member' });
    expect(session.failed.value).toBe(false);
    Object.assign(server, { down: false, tag: 'b', name: 'Mira' });
    calls.details.mockRejectedValueOnce(new Error('lost'));
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(session.state.value).toEqual({ kind: 'member', user: member({ name: 'Rana' }) });
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(session.state.value).toEqual({ kind: 'member', user: member({ name: 'Mira' }) });
  });

  it('says when nobody could tell who is there, and gets over it', async () => {
    const { server, calls, session } = await watch();
    const fresh = new SessionWatch(calls);
    server.down = true;
    fresh.watched(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([fresh.state.value.kind, fresh.failed.value]).toEqual(['unknown', true]);
    server.down = false;
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect([fresh.state.value.kind, fresh.failed.value]).toEqual(['visitor', false]);
    session.watched(false);
  });

  it('waits for no answer longer than its limit', async () => {
    vi.useRealTimers();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('too late')));
    const never = (signal: AbortSignal) =>
      signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(null);
    const session = new SessionWatch({ tag: never, details: never });
    await session.check();
    expect(timeout).toHaveBeenCalledWith(LIMIT_MS);
    expect(session.failed.value).toBe(true);
    session.watched(false);
    timeout.mockRestore();
  });

  it('two questions at once are one', async () => {
    const { calls, session } = await watch();
    await Promise.all([session.check(), session.check()]);
    expect(calls.tag).toHaveBeenCalledTimes(2);
  });

  it('a session ended here needs no asking', async () => {
    const { session } = await watch('a');
    session.ended();
    expect(session.state.value).toEqual({ kind: 'visitor' });
  });
});
