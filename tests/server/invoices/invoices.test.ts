import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoice as call } from '../../../server/contract/invoice.js';
import { counter, invoice, order } from '../../../server/db/schema.js';
import { issueInvoice } from '../../../server/modules/invoices/issue-invoice.js';
import { pdfiumTexts } from '../../support/pdf-readers.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

describe.each(await anyEngine('invoices'))('invoices, on %s', (engine) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  async function newOrder(userId: string): Promise<string> {
    const id = `sold-${(count += 1)}`;
    await server.services.db.insert(order).values({
      ...{ id, owner_user: userId, payment_mode: 'card', status: 'fulfilled', email: 'then@example.com' },
      ...{ subtotal_cents: 300, discount_cents: 100, amount_cents: 200, coupon_code: 'ONE' },
    });
    return id;
  }
  const issue = (id: string) =>
    server.services.db.transaction((tx) => issueInvoice(tx, server.services.commerce.seller, id));
  const load = (who: Pick<Visitor, 'fetch'>, id: string) =>
    who.fetch(`/api/${call.invoice.path}?${new URLSearchParams({ id }).toString()}`);

  it('[E-051] each order has one of its own; numbers count without a gap, also when many are issued at once', async () => {
    const { user } = await server.member();
    const ids = await Promise.all(Array.from({ length: 12 }, () => newOrder(user.id)));
    // some are issued twice, some transactions come to nothing
    await Promise.allSettled([
      ...[...ids, ...ids.slice(0, 4)].map((id) => issue(id)),
      ...ids.slice(0, 4).map((id) =>
        server.services.db.transaction(async (tx) => {
          await issueInvoice(tx, server.services.commerce.seller, id);
          throw new Error('something else failed');
        }),
      ),
    ]);
    const { db } = server.services;
    for (const id of ids) await issue(id);
    const numbers = (await db.select().from(invoice)).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(ids.map((_, index) => index + 1));
    expect((await db.select().from(counter))[0]!.value).toBe(ids.length);
  });

  it('is a PDF for its buyer alone, with what was true when it was issued', async () => {
    const buyer = await server.member({ name: 'Ann Sea' });
    const id = await newOrder(buyer.user.id);
    await issue(id);
    await server.services.db.update(order).set({ email: 'other@example.com' }).where(eq(order.id, id));
    const answer = await load(buyer, id);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'no-store'],
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="invoice-DM-\d{6}\.pdf"/);
    const [page] = await pdfiumTexts(new Uint8Array(await answer.arrayBuffer()));
    const words = page!.replace(/\s+/g, ' ');
    expect(words).toContain('Billed to Ann Sea then@example.com');
    expect(words).toContain('Discount (ONE) -$1.00 Total paid $2.00');
    const other = await server.member({ type: 'admin' });
    expect([(await load(other, id)).status, (await load(server.visitor(), id)).status]).toEqual([404, 401]);
    const open = await newOrder(buyer.user.id);
    expect((await load(buyer, open)).status).toBe(404);
  });
});
