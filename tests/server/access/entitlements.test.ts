import { expect, it } from 'vitest';
import { entitlementsOf } from '../../../server/access/entitlements.js';
import type { Member } from '../../../server/access/principal.js';

const account = (type: Member['type'], sub_status: 'free' | 'active', ...scope: string[]) => ({
  type,
  subscription: { sub_status, scope },
});

const ALL = { designmaker: true, photos: true, magic_resize: true, auto_suggest: true };
const NONE = { designmaker: false, photos: false, magic_resize: false, auto_suggest: false };

const CASES: readonly [who: string, Parameters<typeof entitlementsOf>[0], object][] = [
  ['an admin', account('admin', 'free'), ALL],
  ['a subscriber of the product', account('member', 'active', 'mockupmaker', 'designmaker'), ALL],
  ['a designer', account('designer', 'free'), NONE],
  ['a member', account('member', 'free'), NONE],
  // a scope without a subscription is what is left of one
  ['a member of before', account('member', 'free', 'designmaker'), NONE],
  ['a subscriber of another product', account('member', 'active', 'mockupmaker'), { ...NONE, photos: true }],
  ['a visitor', null, NONE],
];

it.each(CASES)('[A-064] access of %s', (_, who, expected) => {
  expect(entitlementsOf(who, true)).toEqual(expected);
});

it('where the operator has no walls, nobody meets one', () => {
  expect(entitlementsOf(account('member', 'free'), false)).toEqual({
    ...{ designmaker: false, photos: false, magic_resize: true, auto_suggest: true },
  });
});
