import { describe, expect, it } from 'vitest';
import { sourceFields, sourceKey, withSource } from '../../../elements/objects/picture-source.js';

const PAIRS = [
  ['design_resource:ab12', { id_design_resource: 'ab12' }],
  ['resource:up-7', { resource_id: 'up-7' }],
  ['imagemaker:9', { id_imagemaker: '9' }],
  ['123rf:55', { id_123rf: '55' }],
  ['123rf_plus:56', { id_123rf_plus: '56' }],
  ['pixlr:p', { id_pixlr: 'p' }],
  ['unsplash:u', { id_unsplash: 'u' }],
  ['src:https://example.org/a:b.png?c=d', { src: 'https://example.org/a:b.png?c=d' }],
] as const;

describe('source keys', () => {
  it.each(PAIRS)('%s goes both ways', (key, fields) => {
    expect(sourceKey(fields)).toBe(key);
    expect(sourceFields(key)).toEqual(fields);
  });

  it('is null when nothing names a picture', () => {
    expect(sourceKey({})).toBeNull();
    expect(sourceKey({ src: '' })).toBeNull();
  });

  it.each(['', 'photo', 'photo:1', 'src:', ':x', 'constructor:1'])('refuses %j', (key) => {
    expect(() => sourceFields(key)).toThrow(RangeError);
  });

  it('replaces a source and keeps everything else', () => {
    const details = { id_unsplash: 'u', flip_horizontal: -1, extra: [1] };
    expect(withSource(details, 'src:/a.png')).toEqual({ src: '/a.png', flip_horizontal: -1, extra: [1] });
  });
});
