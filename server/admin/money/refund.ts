import { Sessions } from '../../accounts/sessions.js';
import { refundOrder } from '../../modules/orders/refund-order.js';
import { createPayments } from '../../payments/create-payments.js';
import { JobQueue } from '../../queue/job-queue.js';
import type { Verb } from '../verb.js';
import { findOrder, orderHistoryVerb } from './order-history.js';

export const refundVerb: Verb = {
  name: 'refund',
  args: ['ORDER'],
  about: 'give back what was paid for an order, and take back what it gave',
  async run(context, id) {
    const { config, database, say } = context;
    const { db } = database;
    const { order, email } = await findOrder(db, id!);
    if (order.status === 'refunded') throw new Error(`Order ${id!} was refunded already`);
    if (order.status !== 'fulfilled')
      throw new Error(`Order ${id!} is ${order.status}: nothing was given for it`);
    const { provider: payments, plans } = await createPayments(config.stripe, db);
    const { commerce } = config;
    const services = {
      db,
      jobs: new JobQueue(),
      payments,
      plans,
      commerce,
      sessions: new Sessions(database),
    };
    const done = await refundOrder(services, order, 'admin');
    if (!done) throw new Error(`Order ${id!} was refunded by somebody else just now`);
    say(`${email} has back what order ${id!} cost`);
    await orderHistoryVerb.run(context, id!);
  },
};
