import { describe, expect, it } from 'vitest';
import { isAuthor } from '../../../app/features/authoring/is-author.js';
import { keywordsIn } from '../../../app/features/authoring/keywords.js';

describe('keywords of a template', () => {
  it('are what stands between commas, each once', () => {
    expect(keywordsIn(' film, night ,film,, open   air ')).toEqual(['film', 'night', 'open air']);
    expect(keywordsIn('')).toEqual([]);
  });

  it('are refused when they are more or longer than the server takes', () => {
    expect(keywordsIn('x'.repeat(60))).toEqual(['x'.repeat(60)]);
    expect(keywordsIn('x'.repeat(61))).toBeNull();
    const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`).join(',');
    expect(keywordsIn(many(50))).toHaveLength(50);
    expect(keywordsIn(many(51))).toBeNull();
  });
});

it('admins and designers write templates, nobody else', () => {
  expect(isAuthor({ type: 'admin' })).toBe(true);
  expect(isAuthor({ type: 'designer' })).toBe(true);
  expect(isAuthor({ type: 'member' })).toBe(false);
  expect(isAuthor(null)).toBe(false);
});
