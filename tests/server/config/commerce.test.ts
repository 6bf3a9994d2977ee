import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';
import { CREDIT_PACKS, PLANS } from '../../../server/contract/offers.js';

it('sells what pages show where nothing is set', () => {
  expect(readConfig({}).commerce).toEqual({
    ...{ welcomeCredits: 10, plans: PLANS, packs: CREDIT_PACKS, walls: true, invoicePrefix: 'DM-' },
    seller: { name: 'Design Maker', address: [] },
  });
});

it('prices, packs, walls and the seller are the operator’s', () => {
  const { commerce, page } = readConfig({
    ...{ WELCOME_CREDITS: '0', PLAN_PRICES: 'pro=35', PLAN_CREDITS: 'pro=50', CREDIT_PACKS: '100=70.10,5=5' },
    ...{
      SELLER_NAME: 'Kiln Ltd',
      SELLER_ADDRESS: '1 Mill Lane | Leeds |UK',
      SELLER_EMAIL: 'pay@kiln.example',
    },
    ...{ SELLER_TAX_ID: 'GB 123', INVOICE_PREFIX: 'K-', WALLS: 'off' },
  });
  const packs = [
    { id: 'credits_5', credits: 5, price_cents: 500 },
    { id: 'credits_100', credits: 100, price_cents: 7010 },
  ];
  expect(commerce).toEqual({
    ...{ welcomeCredits: 0, packs, walls: false, invoicePrefix: 'K-' },
    plans: [
      expect.objectContaining({ id: 'business', price_cents: 3000, credits: 40 }),
      expect.objectContaining({ id: 'pro', price_cents: 3500, credits: 50, premium_images: 40 }),
    ],
    seller: {
      ...{ name: 'Kiln Ltd', address: ['1 Mill Lane', 'Leeds', 'UK'] },
      ...{ email: 'pay@kiln.example', tax_id: 'GB 123' },
    },
  });
  expect(page).toMatchObject({ packs, walls: false });
});

it.each([
  ['WELCOME_CREDITS', '-1'],
  ['WELCOME_CREDITS', '1.5'],
  ['PLAN_PRICES', 'pro=0'],
  ['PLAN_PRICES', 'pro=14.9'],
  ['PLAN_PRICES', 'gold=14.90'],
  ['PLAN_CREDITS', 'pro=many'],
  ['PLAN_CREDITS', 'pro=1.50'],
  ['CREDIT_PACKS', '10'],
  ['CREDIT_PACKS', '0=1.00'],
  ['CREDIT_PACKS', '10=0.10'],
  ['CREDIT_PACKS', '10=9.00,10=8.00'],
  ['WALLS', 'maybe'],
  ['SELLER_EMAIL', 'kiln'],
  ['INVOICE_PREFIX', 'No. '],
])('%s=%s fails with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
