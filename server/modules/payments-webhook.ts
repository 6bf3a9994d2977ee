import type { FastifyInstance } from 'fastify';
import type { ProviderEvent } from '../payments/payment-provider.js';
import type { Services } from '../services.js';
import { subscriptionIn, syncSubscription, type Syncing } from './subscriptions/sync-subscription.js';
import { takeRefund } from './orders/refund-order.js';
import { isNews, recordPayment, type Recording } from './orders/record-payment.js';

/** Where the payment provider tells us what happened. */
export const WEBHOOK_PATH = '/payments/webhook';

/** Messages are small, bytes. */
const BODY_LIMIT = 512 * 1024;

/**
 * Takes the provider's messages: any number of copies, in any order. What is not signed by the provider is refused; what is
 * answered with anything but success comes again.
 */
export async function registerWebhook(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // the signature is of the bytes as they came
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_, body, done) => done(null, body),
    );
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = services.payments.readEvent(body, typeof signature === 'string' ? signature : undefined);
      await takeEvent({ ...services, log: request.log }, event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

async function takeEvent(services: Recording & Syncing, event: ProviderEvent): Promise<void> {
  const { payment: told, refund } = event;
  const subscribed = subscriptionIn(event);
  if (told) await recordPayment(services, told, { event });
  else if (subscribed !== null) await syncSubscription(services, subscribed, event);
  else if (refund) await takeRefund(services, event, refund);
  else await services.db.transaction((tx) => isNews(tx, event));
}

/** Hands a message to the webhook as if it came by the network; gives the status of the answer. */
export async function injectWebhook(app: FastifyInstance, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body })).statusCode;
}
