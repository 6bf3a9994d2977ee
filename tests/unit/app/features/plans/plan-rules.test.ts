import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../../../app/features/plans/plan-offer.js';
import { storageText } from '../../../../../app/features/plans/storage-text.js';
import { PLANS } from './standing.js';

const [PRO, BUSINESS] = PLANS;
const standing = (about: Partial<Parameters<typeof offerOf>[1]>) => ({
  ...{ plan: null, status: 'free' as const, period_end: null, cancel_at_period_end: false, next_plan: null },
  ...about,
});
const paying = (plan: string, about = {}) =>
  standing({ plan, status: 'active', period_end: '2027-01-01T00:00:00.000Z', ...about });
const offers = (now: ReturnType<typeof standing>) =>
  [null, PRO!, BUSINESS!].map((plan) => offerOf(plan, now, PLANS));

describe('what is offered of a plan', () => {
  it('to who has none, one whose payment never came, and one who left: subscribing', () => {
    for (const now of [
      standing({}),
      standing({ plan: 'pro', status: 'incomplete' }),
      standing({ status: 'canceled' }),
    ])
      expect(offers(now)).toEqual(['yours', 'subscribe', 'subscribe']);
  });

  it('to who pays: a dearer one at once, a cheaper one later, leaving', () => {
    expect(offers(paying('pro'))).toEqual(['cancel', 'yours', 'change-now']);
    expect(offers(paying('business'))).toEqual(['cancel', 'change-later', 'yours']);
  });

  it('what is coming already is not offered again; a plan that ends or is unpaid is seen to first', () => {
    expect(offers(paying('business', { next_plan: 'pro' }))).toEqual(['cancel', 'none', 'yours']);
    expect(offers(paying('pro', { cancel_at_period_end: true }))).toEqual(['none', 'yours', 'none']);
    expect(offers(paying('pro', { status: 'past_due' }))).toEqual(['none', 'yours', 'none']);
  });

  it('one that the operator granted is not the account’s to change', () => {
    expect(offers(standing({ plan: 'pro', status: 'active' }))).toEqual(['none', 'yours', 'none']);
  });
});

it('storage is told in the largest unit that makes it short', () => {
  const MB = 1024 ** 2;
  for (const [bytes, text] of [
    [0, '0 KB'],
    [1, '1 KB'],
    [12.34 * MB, '12.3 MB'],
    [1023 * MB, '1023 MB'],
    [5 * 1024 * MB, '5 GB'],
  ] as const)
    expect(storageText(bytes)).toBe(text.replace(' ', '\u00a0'));
});
