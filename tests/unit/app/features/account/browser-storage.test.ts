import { describe, expect, it } from 'vitest';
import { LoginAttempts } from '../../../../../app/features/account/sign-in/login-attempt.js';
import type { BrowserStorage } from '../../../../../app/features/account/browser-storage.js';
import { returnAddress } from '../../../../../app/features/account/sign-in/return-address.js';
import { UnclaimedDesigns } from '../../../../../app/features/account/claiming/unclaimed-designs.js';

function memory(): BrowserStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

describe('unclaimed designs', () => {
  it('are remembered once each, in the order they were made, until they are kept', () => {
    const store = memory();
    const unclaimed = new UnclaimedDesigns(store);
    for (const id of ['a', 'b', 'a']) unclaimed.add(id);
    expect(new UnclaimedDesigns(store).ids()).toEqual(['a', 'b']);
    unclaimed.remove('a');
    unclaimed.remove('b');
    expect(unclaimed.ids()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('whatever else stands in their place counts as none', () => {
    const store = memory();
    const unclaimed = new UnclaimedDesigns(store);
    unclaimed.add('a');
    const [key] = store.kept.keys();
    for (const text of ['{', '7', '{"a":1}', 'null']) {
      store.kept.set(key!, text);
      expect(unclaimed.ids()).toEqual([]);
    }
    store.kept.set(key!, '["a",7,null]');
    expect(unclaimed.ids()).toEqual(['a']);
  });
});

describe('a login attempt', () => {
  it('is remembered with the address it left, until it ends', () => {
    const attempts = new LoginAttempts(memory());
    expect(attempts.current()).toBeNull();
    attempts.begin({ mode: 'register', address: '/designmaker/start?x=1#y' });
    expect(attempts.current()).toEqual({ mode: 'register', address: '/designmaker/start?x=1#y' });
    attempts.end();
    expect(attempts.current()).toBeNull();
  });

  it('is given up by a page that came after the one that began it', () => {
    const store = memory();
    const attempts = new LoginAttempts(store);
    attempts.begin({ mode: 'login', address: '/' });
    attempts.abandon();
    expect(attempts.current()).not.toBeNull();
    new LoginAttempts(store).abandon();
    expect(attempts.current()).toBeNull();
  });

  it('never leads to another host', () => {
    for (const address of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
      const attempts = new LoginAttempts(memory());
      attempts.begin({ mode: 'login', address });
      expect(attempts.current()?.address).toBe('/');
    }
  });
});

describe('the address after a sign-in', () => {
  it('is the one left, with the place on the page', () => {
    expect(returnAddress('/designmaker/start', '/designmaker/start#category-2')).toBe(
      '/designmaker/start#category-2',
    );
    expect(returnAddress('/a?b=1', '/a?b=1')).toBe('/a?b=1');
  });

  it('is the one left also when the provider leads to a front door', () => {
    const left = '/designmaker/start/designs/d1/edit?category=c';
    for (const door of ['/', '/designmaker/start', '/designmaker/start/', '/mockupmaker/start/'])
      expect(returnAddress(door, left)).toBe(left);
  });

  it('stays where somebody was led on purpose', () => {
    expect(returnAddress('/designmaker/start/designs/d2/edit', '/')).toBe(
      '/designmaker/start/designs/d2/edit',
    );
  });
});
