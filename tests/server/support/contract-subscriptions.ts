import { eq } from 'drizzle-orm';
import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import { invoice } from '../../../server/contract/invoice.js';
import { subscription as calls } from '../../../server/contract/subscription.js';
import { order, subscription } from '../../../server/db/schema.js';
import { issueInvoice } from '../../../server/modules/invoices/issue-invoice.js';
import type { Asking, Example } from './contract-mockups.js';
import type { TestServer } from './server.js';

let count = 0;

/** An order that is fulfilled, with its invoice. */
export async function invoicedOrder({ services }: TestServer, userId: string): Promise<string> {
  const { db, commerce } = services;
  const id = `invoiced-${(count += 1)}`;
  await db.insert(order).values({
    ...{ id, owner_user: userId, payment_mode: 'card', status: 'fulfilled' },
    ...{ subtotal_cents: 100, amount_cents: 100 },
  });
  await db.transaction((tx) => issueInvoice(tx, commerce.seller, id));
  return id;
}

/** Examples of the calls about plans and invoices. */
export const subscriptionExamples = (now: () => Asking): readonly Example[] => {
  const me = async () => {
    const { sessions } = now().server.services;
    return (await sessions.find(now().visitor.cookies.get(SESSION_COOKIE)))!.user.id;
  };
  /** Whoever asks has no plan that is paid for. */
  const nothingPaid = async () => {
    const { db } = now().server.services;
    await db.delete(subscription).where(eq(subscription.owner_user, await me()));
    return { plan: 'pro', payment_method: 'pm_card_visa' };
  };
  return [
    { call: calls.plans, good: () => ({}) },
    { call: calls.get, good: () => ({}) },
    {
      call: calls.subscribe,
      good: nothingPaid,
      bad: [{ plan: 'gold', payment_method: 'pm_card_visa' }, 'not_found'],
    },
    { call: calls.change, good: () => ({ plan: 'business' }), bad: [{ plan: 'gold' }, 'not_found'] },
    { call: calls.cancel, good: () => ({}) },
    { call: calls.resume, good: () => ({}) },
    {
      call: invoice.invoice,
      good: async () => ({ id: await invoicedOrder(now().server, await me()) }),
      bad: [{ id: 'nobody' }, 'not_found'],
    },
  ];
};
