// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, asked, begin, fails } from '../../support/fake-server.js';
import { toasted } from '../../support/page-queries.js';
import { clear, settle, standIn, visit } from '../../support/render.js';

import { member } from './who.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
// the editor is another test's
vi.mock('../../../../../app/routes/designmaker.start.designs.js', () => ({ Component: () => 'editor' }));

const DESIGN = '/designmaker/start/designs/d1/edit';

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, address);
}

/** What the page around was told, and for whom. */
let told: unknown[][] = [];

describe('the confirmation of a payment', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../app/routes/orders.confirm-order.js');
    await import('../../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(async () => {
    begin();
    await member();
    told = [];
    vi.spyOn(window.parent, 'postMessage').mockImplementation(
      ((...args: unknown[]) => void told.push(args)) as never,
    );
  });
  afterEach(async () => {
    await clear();
    vi.restoreAllMocks();
  });

  it('confirms the order, says how it went, tells the page around, and returns to the editor [A-051]', async () => {
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    for (const path of ['/orders/confirm-order', '/designmaker/start/orders/confirm-order']) {
      told = [];
      const router = await open(`${path}?id=o1&designId=d1`);
      await toasted('Success');
      await settle(() => router.state.location.pathname === DESIGN);
      expect(told).toEqual([['orderPaymentSuccess', location.origin]]);
    }
    expect(asked('order/confirm')).toEqual([
      { id: 'o1', paymentDetails: 'DAI' },
      { id: 'o1', paymentDetails: 'DAI' },
    ]);

    told = [];
    answers.set('order/confirm', fails('Payment Failed', 'not_paid'));
    const router = await open('/orders/confirm-order?id=o2&designId=d1');
    await toasted('Payment Failed');
    await settle(() => router.state.location.pathname === DESIGN);
    expect(told).not.toContainEqual(['orderPaymentSuccess', location.origin]);
  });

  it('without a design it leads to the orders', async () => {
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    const router = await open('/orders/confirm-order?id=o1');
    await settle(() => router.state.location.pathname === '/designmaker/start/design-orders');
  });
});
