import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/contract/envelope.js';
import { parseConfiguration } from '../../../app/configuration.js';
import { worthRetrying } from '../../../app/query-client.js';

const standard = { footer: {} };

describe('configuration', () => {
  it('takes the addresses of footer pages that live elsewhere', () => {
    const text = '{"footer":{"blog":"https://blog.example","faq":"/help"}}';
    expect(parseConfiguration(text)).toEqual({
      footer: { blog: 'https://blog.example', faq: '/help' },
    });
  });

  it('knows which footer pages are in the words of the operator', () => {
    expect(parseConfiguration('{"ownPages":["legal","privacy",3]}').ownPages).toEqual(['legal']);
    expect(parseConfiguration('{"ownPages":"legal"}').ownPages).toBeUndefined();
  });

  it("knows whether a model of the operator's finds subjects", () => {
    expect(parseConfiguration('{"cutoutModel":true}').cutoutModel).toBe(true);
    expect(parseConfiguration('{"cutoutModel":"yes"}').cutoutModel).toBeUndefined();
  });

  it('falls back to the standard when there is none, or a broken or hostile one', () => {
    const none = [null, undefined, '', ' {} ', '{', '[]', '{"footer":{"blog":"javascript:alert(1)"}}'];
    for (const text of none) expect(parseConfiguration(text)).toEqual(standard);
  });
});

describe('asking again', () => {
  it('tries silence and a busy server twice more, a refusal never', () => {
    expect(worthRetrying(0, new ApiError('offline', ''))).toBe(true);
    expect(worthRetrying(1, new ApiError('unavailable', ''))).toBe(true);
    expect(worthRetrying(2, new ApiError('offline', ''))).toBe(false);
    expect(worthRetrying(0, new ApiError('not_found', ''))).toBe(false);
    expect(worthRetrying(0, new Error('the design is broken'))).toBe(false);
  });
});
