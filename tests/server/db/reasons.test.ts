import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../server/db/reason-of.js';

describe('what an operator reads of an error', () => {
  it('is the reason of a query that failed, without the query and the designs in it', () => {
    const reason = new Error('duplicate key value violates unique constraint "template_pkey"');
    expect(reasonOf(new DrizzleQueryError('insert into "template" ...', ['a design'], reason))).toBe(
      reason.message,
    );
  });

  it('is what was said last, which names the thing, where something else lies below it', () => {
    const cause = new Error('width must be a number');
    expect(reasonOf(new Error('catalog template sunny: width must be a number', { cause }))).toBe(
      'catalog template sunny: width must be a number',
    );
  });
});
