import { describe, expect, it } from 'vitest';
import { ByteCache } from '../../../elements/imaging/workers/byte-cache.js';

describe('a cache of so many bytes', () => {
  it('lets go what was used longest ago', () => {
    const gone: string[] = [];
    const cache = new ByteCache<string>(100, (value) => gone.push(value));
    cache.set('a', 'A', 40);
    cache.set('b', 'B', 40);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 40);
    expect(gone).toEqual(['B']);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.bytes).toBe(80);
  });

  it('keeps the newest even when it alone is too large, and counts a replaced one once', () => {
    const cache = new ByteCache<string>(100);
    cache.set('a', 'A', 40);
    cache.set('big', 'B', 500);
    expect([cache.get('a'), cache.get('big')]).toEqual([undefined, 'B']);
    cache.set('big', 'smaller', 30);
    expect(cache.bytes).toBe(30);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });
});
