import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productOf, safeReturn, withSignInFault } from '../../../server/http/security/return-address.js';

describe('a return address', () => {
  it.each([
    '/',
    '/designmaker/start',
    '/designmaker/start/search?query=a%20b&next=https%3A%2F%2Fevil.example',
    '/designmaker/start/designs/x/edit?category=1',
    '/authors',
    '/?a=//evil.example',
  ])('%s is kept as it is', (path) => expect(safeReturn(path)).toBe(path));

  it('comes back without its hash, which only the browser knows what to do with', () => {
    expect(safeReturn('/designmaker/start?a=1#top')).toBe('/designmaker/start?a=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'evil.example',
    '@evil.example',
    'javascript:alert(1)',
    '/auth/sign-in?return=/',
    '/auth/../auth/sign-in',
    '/account/login',
    '/api/user/logout',
    '',
    ' /designmaker',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
    ['/designmaker'],
  ])('%j becomes the start page', (wanted) => expect(safeReturn(wanted)).toBe('/'));

  it('whatever is asked for, a browser stays on the website', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '@', ':', 'evil.example', '%2f', '\t', '?', '#', 'a');
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    const website = 'https://design.example';
    fc.assert(
      fc.property(path, (wanted) => {
        const safe = safeReturn(wanted);
        expect(new URL(safe, website).origin).toBe(website);
        expect(new URL(website + safe).origin).toBe(website);
        expect(safeReturn(safe)).toBe(safe);
      }),
    );
  });
});

it('tells the product by the path', () => {
  expect(['/mockupmaker', '/mockupmaker/start', '/mockupmaker?a'].map(productOf)).toEqual(
    Array(3).fill('mockup'),
  );
  expect(['/', '/designmaker', '/mockupmakers', '/a/mockupmaker'].map(productOf)).toEqual(
    Array(4).fill('design'),
  );
});

it('carries word of a failure beside what stood in the query', () => {
  expect(withSignInFault('/a', 'failed')).toBe('/a?sign_in=failed');
  expect(withSignInFault('/a?b=1', 'unavailable')).toBe('/a?b=1&sign_in=unavailable');
});
