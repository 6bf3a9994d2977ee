import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';

const WHOLE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

describe('who takes cards', () => {
  it('is the test shop unless Stripe is set, and the pages are told', () => {
    const { stripe, page } = readConfig({});
    expect([stripe, page.payments]).toEqual([undefined, { provider: 'sandbox' }]);
  });

  it('is Stripe when all three keys are set; the pages learn the public one alone', () => {
    const { stripe, page } = readConfig(WHOLE);
    expect(stripe).toMatchObject({ secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' });
    expect(page.payments).toEqual({ provider: 'stripe', publishableKey: 'pk_test_abc' });
    expect(JSON.stringify(page)).not.toMatch(/sk_test|whsec/);
  });

  it.each(Object.keys(WHOLE))('is nobody when %s is missing', (name) => {
    expect(() => readConfig({ ...WHOLE, [name]: '' })).toThrow(`${name}: must be set`);
  });

  it('is nobody when two keys were swapped', () => {
    expect(() => readConfig({ ...WHOLE, STRIPE_PUBLISHABLE_KEY: 'sk_test_abc' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY: must be a key like pk_live_...',
    );
  });
});
