import type { Executor } from '../../db/database.js';
import { emit, lockObject, newObjectId, saveObject, seconds, shown } from './objects.js';
import { answer, invalid, wordOf, type Answer, type Params } from './wire.js';

/** Money that is given back: all that was not yet, unless an amount is told. */
export async function createRefund(tx: Executor, params: Params): Promise<Answer> {
  const intent = await lockObject(tx, 'payment_intent', wordOf(params, 'payment_intent') ?? '');
  if (intent['status'] !== 'succeeded') throw invalid('This payment has no charge to refund');
  const charge = await lockObject(tx, 'charge', String(intent['latest_charge']));
  const left = Number(charge['amount']) - Number(charge['amount_refunded']);
  if (left === 0) throw invalid('The charge has already been refunded', { code: 'charge_already_refunded' });
  const amount = Number(wordOf(params, 'amount') ?? left);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw invalid('The amount is more than what is left of the charge', { param: 'amount' });
  const amount_refunded = Number(charge['amount_refunded']) + amount;
  const given = { ...charge, amount_refunded, refunded: amount_refunded === charge['amount'] };
  await saveObject(tx, given);
  const refund = {
    ...{ id: newObjectId('re'), object: 'refund', amount, currency: charge['currency'], created: seconds() },
    ...{ charge: charge['id'], payment_intent: intent['id'], status: 'succeeded' },
  };
  await saveObject(tx, refund);
  await emit(tx, 'charge.refunded', given);
  return answer(shown(refund));
}
