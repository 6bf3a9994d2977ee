import { setTimeout as delay } from 'node:timers/promises';
import { order } from '../../../../server/contract/order.js';
import { startProcess } from '../../support/processes/server-process.js';
import { visitorOf, type Visitor } from '../../support/server.js';
import { TestBooks, type Books } from './test-books.js';

/** Orders that are being paid when the server is killed, half by card, half with credits. */
const AT_ONCE = 6;
/** Answers that the buyer gets while all of them are paid: with a card three for each, with credits two. */
const ANSWERS = (AT_ONCE / 2) * (3 + 2);
/** Between such an answer and the kill, ms: less than the next step takes on a machine that has nothing else to do. */
const LONGEST = 40;
/** Until every message of the provider must have been taken, ms. */
const PATIENCE = 30_000;

export interface PaymentFigures {
  readonly kills: number;
  /** Charges that money moved for. */
  readonly charges: number;
  /** Charges that the server did not live to hear of. */
  readonly unheard: number;
  /** Ways in which money and goods do not match; must be empty. */
  readonly wrong: readonly string[];
}

/**
 * Kills the server at random moments while orders are charged and confirmed, and starts it again each time. What was paid
 * must come by itself; then the buyer tries again, and in the end each order must be paid once and each picture owned.
 */
export async function killWhilePaying(env: Record<string, string>, kills: number): Promise<PaymentFigures> {
  const books = await TestBooks.open(env, kills * AT_ONCE);
  const wrong: string[] = [];
  let unheard = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const pictures = books.pictures.slice(kill * AT_ONCE, (kill + 1) * AT_ONCE);
    const orders = await payAndKill(env, books, pictures);
    const after = await books.read();
    wrong.push(...faultsOf(after, orders));
    const paid = orders.filter((id) => after.charges.has(id));
    unheard += paid.filter((id) => after.states.get(id) !== 'fulfilled').length;
    wrong.push(...(await finish(env, books, { orders, paid })));
  }
  const { charges, states, owned, balance, ledger } = await books.read();
  if (owned !== books.pictures.length) wrong.push(`${owned} of ${books.pictures.length} pictures are owned`);
  if (balance !== ledger) wrong.push(`the balance is ${balance}, its entries add up to ${ledger}`);
  for (const [id, state] of states) if (state !== 'fulfilled') wrong.push(`order ${id} ends ${state}`);
  return { kills, charges: sum([...charges.values()]), unheard, wrong };
}

/** Gives the orders that were being paid. */
async function payAndKill(env: Record<string, string>, books: TestBooks, pictures: readonly string[]) {
  const server = startProcess(env);
  const buyer = visitorOf(await server.ready, books.cookies);
  const orders = await Promise.all(
    pictures.map((picture, index) => place(buyer, picture, index % 2 === 0 ? 'card' : 'credits')),
  );
  // counted in answers, so that a busy machine is killed no earlier in the story than a fast one
  const answers = countdown(Math.floor(Math.random() * ANSWERS));
  const paying = Promise.allSettled(orders.map((id) => pay(buyer, id, answers.count)));
  await Promise.race([answers.reached, paying]);
  await delay(Math.random() * LONGEST);
  server.child.kill('SIGKILL');
  await server.ended;
  await paying;
  return orders;
}

const place = async (buyer: Visitor, design_resource: string, payment_mode: 'card' | 'credits') => {
  const skus = [{ type: 'design_resource' as const, design_resource }];
  return (await buyer.api(order.add, { payment_mode, skus }))._id;
};

/** As a page does it: a card is charged, and every order confirmed. */
async function pay(buyer: Visitor, id: string, answered: () => void = () => undefined): Promise<void> {
  const { payment_mode } = await buyer.api(order.getOne, { id });
  answered();
  if (payment_mode === 'card') {
    await buyer.api(order.chargeStripe, { order_id: id, payment_method: 'pm_card_visa' });
    answered();
  }
  await buyer.api(order.confirm, { id });
  answered();
}

/** Is reached once it was counted so often. */
function countdown(from: number): { readonly count: () => void; readonly reached: Promise<void> } {
  let [left, arrive]: [number, () => void] = [from, () => undefined];
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const count = () => {
    left -= 1;
    if (left <= 0) arrive();
  };
  if (from === 0) arrive();
  return { count, reached };
}

interface Unfinished {
  readonly orders: readonly string[];
  /** Those that were charged when the server died. */
  readonly paid: readonly string[];
}

/** Starts the server again: what was paid is fulfilled without anybody asking; then the buyer pays for the rest. */
async function finish(
  env: Record<string, string>,
  books: TestBooks,
  { orders, paid }: Unfinished,
): Promise<string[]> {
  const server = startProcess(env);
  const buyer = visitorOf(await server.ready, books.cookies);
  const wrong: string[] = [];
  for (const id of paid)
    if (!(await becomesFulfilled(buyer, id))) wrong.push(`order ${id} is paid for nothing`);
  for (const id of orders) await pay(buyer, id);
  server.child.kill('SIGTERM');
  await server.ended;
  return wrong;
}

async function becomesFulfilled(buyer: Visitor, id: string): Promise<boolean> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if ((await buyer.api(order.getOne, { id })).status === 'fulfilled') return true;
    await delay(50);
  }
  return false;
}

function faultsOf({ charges, states, modes }: Books, orders: readonly string[]): string[] {
  return orders.flatMap((id) => {
    const times = charges.get(id) ?? 0;
    if (times > 1) return [`order ${id} was charged ${times} times`];
    const unpaid = modes.get(id) === 'card' && states.get(id) === 'fulfilled' && times === 0;
    return unpaid ? [`order ${id} is fulfilled unpaid`] : [];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
