import { registered } from '../support/accounts.js';
import { CARDS, confirmAtBank, declined, typeCard } from '../support/shop/card-fields.js';
import { button, dialogOf, fill, MUG } from '../support/mockup-page.js';
import { expect, test } from '../support/test.js';

test('a high-resolution image is bought: one card is declined, of another the bank asks; it is among the orders and is saved as a PNG', async ({
  page,
}) => {
  await registered(page, MUG);
  await fill(page);
  await button(page, 'Download').click();
  const dialog = dialogOf(page, 'Buy high-resolution image for $\u00a02.00');
  const pay = dialog.getByRole('button', { name: 'Pay $\u00a02.00' });

  await typeCard(dialog, CARDS.declined);
  await pay.click();
  await declined(dialog);
  await typeCard(dialog, CARDS.asks);
  await pay.click();
  await confirmAtBank(dialog);
  await expect(page.getByRole('link', { name: 'Download High Resolution Image' })).toBeVisible({
    timeout: 180_000,
  });

  await page.goto('/orders');
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('Payment successful');
  await expect(order).toContainText('Order Fulfilled');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: 'Download Now: Mug by the window' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mockup.png');
});
