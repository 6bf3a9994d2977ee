import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { sandboxObject } from '../../db/schema.js';
import { NAMED_CARDS } from './cards.js';
import { lockObject, newObjectId, saveObject, seconds, shown } from './objects.js';
import { answer, groupOf, invalid, wordOf, type Answer, type Params } from './wire.js';

/** Who subscribes at the test shop, with their cards, and what they subscribe to. */

export async function createCustomer(tx: Executor, params: Params): Promise<Answer> {
  const customer = {
    ...{ id: newObjectId('cus'), object: 'customer', created: seconds(), livemode: false },
    ...{ email: wordOf(params, 'email') ?? null, name: wordOf(params, 'name') ?? null },
    metadata: groupOf(params, 'metadata'),
  };
  return answer(shown(await saveObject(tx, customer)));
}

export async function attachMethod(tx: Executor, id: string, params: Params): Promise<Answer> {
  const customer = wordOf(params, 'customer') ?? '';
  await lockObject(tx, 'customer', customer, 'customer');
  // Stripe's names for tests stand for a new card each time
  if (NAMED_CARDS[id] !== undefined) return answer(shown(await saveObject(tx, namedMethod(id, customer))));
  const method = await lockObject(tx, 'payment_method', id, 'payment_method');
  return answer(shown(await saveObject(tx, { ...method, customer })));
}

const namedMethod = (name: string, customer: string) => ({
  ...{ id: newObjectId('pm'), object: 'payment_method', type: 'card', created: seconds(), livemode: false },
  ...{ card: { brand: 'visa', last4: '4242' }, customer, _behavior: NAMED_CARDS[name] },
});

export async function createProduct(tx: Executor, params: Params): Promise<Answer> {
  const id = wordOf(params, 'id') ?? newObjectId('prod');
  if ((await tx.$count(sandboxObject, eq(sandboxObject.id, id))) > 0)
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  const product = { id, object: 'product', name: wordOf(params, 'name') ?? id, created: seconds() };
  return answer(shown(await saveObject(tx, product)));
}

export async function createPrice(tx: Executor, params: Params): Promise<Answer> {
  const unit_amount = Number(wordOf(params, 'unit_amount'));
  if (!Number.isSafeInteger(unit_amount) || unit_amount < 1)
    throw invalid('Invalid integer', { param: 'unit_amount' });
  const product = wordOf(params, 'product') ?? '';
  await lockObject(tx, 'product', product, 'product');
  const price = {
    ...{ id: newObjectId('price'), object: 'price', currency: 'usd', unit_amount, product },
    ...{ recurring: groupOf(params, 'recurring'), lookup_key: wordOf(params, 'lookup_key') ?? null },
  };
  return answer(shown(await saveObject(tx, price)));
}

export async function listPrices(tx: Executor, params: Params): Promise<Answer> {
  const key = wordOf(groupOf(params, 'lookup_keys'), '0') ?? '';
  const rows = await tx
    .select({ body: sandboxObject.body })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.kind, 'price'), eq(sql`${sandboxObject.body} ->> 'lookup_key'`, key)));
  const data = rows.map(({ body }) => shown(body));
  return answer({ object: 'list', url: '/v1/prices', has_more: false, data });
}
