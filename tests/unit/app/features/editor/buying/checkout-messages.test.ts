import { expect, it } from 'vitest';
import {
  checkoutAt,
  checkoutMessage,
} from '../../../../../../app/features/editor/buying/checkout/checkout-messages.js';

const OWN = 'https://design.example';
const frame = { contentWindow: {} as Window };
const told = (data: unknown, more: Partial<{ origin: string; source: object | null }> = {}) =>
  checkoutMessage(
    { data, origin: OWN, source: frame.contentWindow, ...more } as unknown as MessageEvent,
    frame,
    OWN,
  );

it('hears the checkout alone: its own frame, on a page of ours, in the two words there are', () => {
  expect(told('orderPaymentSuccess')).toBe('orderPaymentSuccess');
  expect(told('orderPaymentFailure')).toBe('orderPaymentFailure');
  const others = [
    told('orderPaymentSuccess', { origin: 'https://evil.example' }),
    told('orderPaymentSuccess', { origin: 'https://design.example.evil.example' }),
    told('orderPaymentSuccess', { origin: 'null' }),
    told('orderPaymentSuccess', { source: {} }),
    told('orderPaymentSuccess', { source: null }),
    told({ type: 'orderPaymentSuccess' }),
    told('paid'),
    told(null),
  ];
  expect(others).toEqual(others.map(() => null));
  const gone = { data: 'orderPaymentSuccess', origin: OWN, source: null } as unknown as MessageEvent;
  expect(checkoutMessage(gone, null, OWN)).toBeNull();
});

it('frames an address of ours that names its order, and no other', () => {
  const path = '/designmaker/start/orders/checkout?id=o1&designId=d1';
  expect(checkoutAt(path, OWN)).toEqual({ src: `${OWN}${path}`, order: 'o1' });
  expect(checkoutAt(`${OWN}${path}`, OWN)?.order).toBe('o1');
  for (const other of [
    `https://evil.example${path}`,
    `//evil.example${path}`,
    'javascript:alert(1)',
    '/x',
    '',
  ])
    expect(checkoutAt(other, OWN), other).toBeNull();
});
