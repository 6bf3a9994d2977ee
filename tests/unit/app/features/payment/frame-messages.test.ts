import { describe, expect, it } from 'vitest';
import { frameMessage } from '../../../../../app/features/payment/card/frame-messages.js';

const OWN = 'https://shop.example';
const source = {} as Window;
const frame = { contentWindow: source };
const method = { type: 'dm-payment-method', payment_method: 'pm_1' };

describe('what a frame of the test shop tells', () => {
  it('is believed from the frame itself, of our own origin, in a form that is known', () => {
    expect(frameMessage({ data: method, origin: OWN, source }, frame, OWN)).toEqual(method);
  });

  it('is nothing from another origin, another window, a frame that is gone, or in another form', () => {
    expect(frameMessage({ data: method, origin: 'https://evil.example', source }, frame, OWN)).toBeNull();
    expect(frameMessage({ data: method, origin: OWN, source: {} as Window }, frame, OWN)).toBeNull();
    expect(frameMessage({ data: method, origin: OWN, source }, null, OWN)).toBeNull();
    for (const data of [null, 'dm-payment-ready', { type: 'dm-payment-method' }, { type: 'other' }])
      expect(frameMessage({ data, origin: OWN, source }, frame, OWN)).toBeNull();
    expect(
      frameMessage({ data: { type: 'dm-payment-height', height: 1e9 }, origin: OWN, source }, frame, OWN),
    ).toBeNull();
  });
});
