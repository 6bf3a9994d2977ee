// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, asked, begin, fails } from '../../support/fake-server.js';
import { button, dialog, pressInDialog, said, toasted } from '../../support/page-queries.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';
import { member, visitor } from '../orders/who.js';
import { ASKS, authenticate, CHARGED, giveCard } from '../payment/frame.js';
import { PLANS, proOf, standingOf } from './standing.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const main = () => document.querySelector('main');
const text = () => main()?.textContent ?? '';
const fault = () => dialog()?.querySelector('.payment-fault')?.textContent;

async function open() {
  const { routes } = await import('../../../../../app/routes.js');
  await visit(routes, '/designmaker/start/plans');
  await settle(() => main() !== null);
}

const shows = (words: string) => settle(() => text().includes(words));

describe('the plan page', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../app/routes/designmaker.start.plans.js');
    await import('../../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(async () => {
    begin();
    await member();
    answers.set('subscription/plans', () => PLANS);
    answers.set('subscription/get', () => standingOf());
    answers.set('user/credit_history', () => ({ docs: [], total: 0, more: false }));
  });
  afterEach(clear);

  it('shows the plans with what they give, quotas used, credits and their packs, and that it is a test shop', async () => {
    await open();
    await shows('Subscribe to Pro');
    for (const words of [
      ...[
        '40 premium images monthly',
        '10 premium videos monthly',
        '5\u00a0GB storage',
        '$\u00a012.00 a month',
      ],
      ...['You have 10 credits.', 'Buy 50 credits for $\u00a040.00'],
      'This is a test shop: no money is taken.',
    ])
      expect(text()).toContain(words);
    answers.set('subscription/get', () => proOf());
    await open();
    await shows('12 of 40');
    for (const words of ['1\u00a0GB of 5\u00a0GB', 'Renews on 1 January']) expect(text()).toContain(words);
    expect(main()?.querySelector('[aria-current]')?.textContent).toContain('Pro');
  });

  it('tells what became of the credits, page by page; what does not come is asked for again', async () => {
    const entryOf = (position: number, reason: string, amount: number, balance: number) => ({
      ...{ position, reason, amount, balance, order: null, createdAt: '2025-03-04T12:00:00.000Z' },
    });
    const first = { docs: [entryOf(2, 'purchase', -3, 7)], total: 2, more: true };
    answers.set('user/credit_history', fails());
    await open();
    await settle(() => button('Try again') !== undefined);
    answers.set('user/credit_history', () => first);
    await click(button('Try again'));
    await settle(() => button('Show more') !== undefined);
    const rows = () => [...document.querySelectorAll('.credit-history tbody tr')].map(cells);
    const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
    expect(rows()).toEqual([['Premium images', '4 March 2025', '−3', '7']]);
    answers.set('user/credit_history', fails());
    await click(button('Show more'));
    await settle(() => button('Try again') !== undefined);
    // one came in meanwhile: what was on the first page is on the second
    const docs = [entryOf(2, 'purchase', -3, 7), entryOf(1, 'welcome', 10, 10)];
    answers.set('user/credit_history', () => ({ docs, total: 2, more: false }));
    await click(button('Try again'));
    await settle(() => rows().length === 2);
    expect(rows()[1]).toEqual(['Welcome credits', '4 March 2025', '+10', '10']);
    expect(button('Show more')).toBeUndefined();
    expect(asked('user/credit_history').at(-1)).toMatchObject({ page_no: 2 });
    answers.set('user/credit_history', () => ({ docs: [], total: 0, more: false }));
    await open();
    await shows('No credits have come or gone yet.');
  });

  it('a visitor is asked to sign in, and nothing is asked for', async () => {
    await visitor();
    await open();
    expect(said(main())).toContain('Sign in to see your plan');
    expect(asked('subscription/get')).toEqual([]);
  });

  it('what does not come is asked for again', async () => {
    answers.set('subscription/get', fails());
    await open();
    await settle(() => button('Try again') !== undefined);
    answers.set('subscription/get', () => standingOf());
    await click(button('Try again'));
    await shows('Subscribe to Pro');
  });

  it('is subscribed to by card: declined in the provider’s words, then authenticated', async () => {
    await open();
    await shows('Subscribe to Pro');
    await click(button('Subscribe to Pro'));
    answers.set('subscription/subscribe', fails('Your card was declined.', 'payment_declined'));
    await giveCard('pm_bad');
    await settle(() => fault() === 'Your card was declined.');
    answers.set('subscription/subscribe', () => ({ ...standingOf({ status: 'incomplete' }), ...ASKS }));
    await giveCard('pm_bank');
    answers.set('subscription/get', () => proOf());
    await authenticate();
    await toasted('Welcome to Pro');
    await shows('Renews on 1 January');
    expect(dialog()).toBeNull();
    expect(asked('subscription/subscribe')).toEqual([
      { plan: 'pro', payment_method: 'pm_bad' },
      { plan: 'pro', payment_method: 'pm_bank' },
    ]);
  });

  it('is changed, canceled at the period’s end, and kept after all', async () => {
    answers.set('subscription/get', () => proOf());
    await open();
    await shows('Change to Business');
    await click(button('Change to Business'));
    answers.set('subscription/change', () => ({
      ...proOf({ plan: 'business' }),
      payment_intent_client_secret: null,
    }));
    await pressInDialog('Change to Business');
    await toasted('Plan changed');
    expect(asked('subscription/change')).toEqual([{ plan: 'business' }]);

    answers.set('subscription/cancel', () => proOf({ cancel_at_period_end: true }));
    await settle(() => dialog() === null);
    await click(button('Cancel plan'));
    answers.set('subscription/get', () => proOf({ cancel_at_period_end: true }));
    await pressInDialog('Cancel plan');
    await shows('Pro ends on 1 January');

    answers.set('subscription/resume', () => proOf());
    answers.set('subscription/get', () => proOf());
    await click(button('Keep plan'));
    await shows('Renews on 1 January');
    expect(asked('subscription/resume')).toHaveLength(1);
  });

  it('whose card could not be charged is kept with another one', async () => {
    answers.set('subscription/get', () => proOf({ status: 'past_due' }));
    await open();
    await shows('Your card was declined. Add another card to keep your plan.');
    await click(button('Use another card'));
    answers.set('subscription/change', () => ({ ...proOf(), payment_intent_client_secret: null }));
    await giveCard('pm_new');
    await toasted('Card changed');
    expect(asked('subscription/change')).toEqual([{ plan: 'pro', payment_method: 'pm_new' }]);
  });

  it('a pack of credits is one order however often a card is declined', async () => {
    await open();
    await shows('Buy 10 credits');
    await click(button('Buy 10 credits for $\u00a09.00'));
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/charge_stripe', fails('Your card was declined.', 'payment_declined'));
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    await giveCard('pm_bad');
    await settle(() => fault() === 'Your card was declined.');
    answers.set('order/charge_stripe', () => CHARGED);
    await giveCard('pm_good');
    await toasted('10 credits added');
    expect(asked('order/add')).toEqual([
      { payment_mode: 'card', skus: [{ type: 'credit_pack', pack: 'credits_10' }] },
    ]);
    expect(asked('order/confirm')).toEqual([{ id: 'o1' }]);
  });
});
