import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { CARDS, confirmAtBank, declined, typeCard } from '../support/shop/card-fields.js';
import { dialogOf } from '../support/downloads.js';
import { OwnServer } from '../support/server/own-server.js';
import {
  cart,
  designWith,
  opened,
  showsClean,
  soldPhotos,
  type Sold,
} from '../support/shop/sold-pictures.js';
import { expect, test } from '../support/test.js';
import { toast } from '../support/toast.js';

interface Placed {
  readonly status: string;
  readonly amount_cents: number;
}

/** The dialog of the payment, and the page that is framed in it. */
function checkout(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  return { dialog, framed: dialog.frameLocator('iframe[title="Card payment"]') };
}

/** In another window, that this one does not know of. */
async function boughtElsewhere(page: Page, { _id: id }: Sold): Promise<void> {
  const skus = [{ type: 'design_resource', design_resource: id }];
  const { _id: order } = await call(page, 'order/add', { payment_mode: 'card', skus });
  await call(page, 'order/charge_stripe', { order_id: order, payment_method: 'pm_card_visa' });
  await call(page, 'order/confirm', { id: order });
}

test.describe('premium pictures by card', () => {
  let shop: OwnServer;
  test.beforeAll(async () => {
    shop = await OwnServer.start(() => ({ TRUST_PROXY: '1', WELCOME_CREDITS: '0' }));
  });
  test.afterAll(() => shop.end());

  test('a card is declined, another pays for what cannot be sold any more, of a third the bank asks: the design stays open, shows clean what was bought, and each picture is paid once [B-023] [D-036]', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shop.address });
    const page = await context.newPage();
    await registered(page);
    const [photo, other] = (await soldPhotos(page, 2)) as [Sold, Sold];
    await opened(page, await designWith(page, [photo, other]));
    const { dialog, framed } = checkout(page);
    const pay = (amount: string) => framed.getByRole('button', { name: `Pay $\u00a0${amount}` }).click();

    await test.step('a declined card says so, and another can be given at once', async () => {
      await (await cart(page)).getByRole('button', { name: 'Buy now and download' }).click();
      await expect(dialog).toBeVisible();
      await typeCard(framed, CARDS.declined);
      await pay('2.00');
      await declined(framed);
    });

    await test.step('what was bought meanwhile is not paid again: the payment fails, and the rest is in the cart', async () => {
      await boughtElsewhere(page, other);
      await typeCard(framed, CARDS.pays);
      await pay('2.00');
      await expect(toast(page, 'Something went wrong :/')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(dialogOf(page).getByRole('listitem')).toHaveText([new RegExp(photo.name)]);
      await showsClean(page, other);
    });

    await test.step('the bank asks, the payment closes, and the download follows', async () => {
      await dialogOf(page).getByRole('button', { name: 'Buy now and download' }).click();
      await typeCard(framed, CARDS.asks);
      await pay('1.00');
      await confirmAtBank(framed);
      await expect(dialogOf(page).getByRole('combobox', { name: 'Format' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await showsClean(page, photo);
    });

    const orders = await call<Placed[]>(page, 'user/fetch_order_history');
    expect(orders.map(({ status, amount_cents: cents }) => [status, cents])).toEqual([
      ['fulfilled', 100],
      ['fulfilled', 100],
    ]);
    await context.close();
  });
});
