import { ApiError } from '../../../server/contract/envelope.js';
import { subscription, type CurrentSubscription } from '../../../server/contract/subscription.js';
import { api } from '../../api.js';
import type { PaymentSteps } from '../payment/index.js';
import { dialogs as strings } from './strings.js';

/** How often, and how many times, it is asked whether an authenticated payment has arrived, ms. */
const PAUSE = 1000;
const TRIES = 12;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const isPaid = (plan: string, standing: CurrentSubscription): boolean =>
  standing.status === 'active' && standing.plan === plan;

/** After the bank has asked: the provider tells the server, which may take a moment. Rejects when it does not. */
async function arrived(plan: string, wait: (time: number) => Promise<unknown>): Promise<null> {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    if (isPaid(plan, await api(subscription.get, {}))) return null;
    if (tries > 1) await wait(PAUSE);
  }
  throw new ApiError('payment_declined', strings.notConfirmed);
}

/** Subscribes with a card; gives what it is paid by. */
export const subscribeSteps = (plan: string, wait = pause): PaymentSteps => ({
  charge: async (payment_method) =>
    (await api(subscription.subscribe, { plan, payment_method })).payment_intent_client_secret,
  resume: () => arrived(plan, wait),
});

/** The plan that the account has, charged to another card from now on. */
export const cardSteps = (plan: string, wait = pause): PaymentSteps => ({
  charge: async (payment_method) =>
    (await api(subscription.change, { plan, payment_method })).payment_intent_client_secret,
  resume: () => arrived(plan, wait),
});

/** To another plan, with the card that is known. */
export const changePlan = async (plan: string): Promise<string | null> =>
  (await api(subscription.change, { plan })).payment_intent_client_secret;

export const changeArrived = (plan: string, wait = pause): Promise<null> => arrived(plan, wait);
