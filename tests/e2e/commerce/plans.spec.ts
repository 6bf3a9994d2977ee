import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { CARDS, confirmAtBank, declined, typeCard } from '../support/shop/card-fields.js';
import { expect, test } from '../support/test.js';
import { toast } from '../support/toast.js';

interface Standing {
  readonly plan: string | null;
  readonly status: string;
  readonly cancel_at_period_end: boolean;
}

test('a plan is subscribed to with a card whose bank asks, after another was declined, is changed to a dearer one that the bank asks about too, and is canceled at the end of its month', async ({
  page,
}) => {
  await registered(page, '/designmaker/start/plans');
  const standing = page.getByRole('region', { name: 'Your plan' });
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  const subscribing = page.getByRole('dialog', { name: 'Subscribe to Pro' });
  const pay = subscribing.getByRole('button', { name: 'Pay $\u00a012.00' });
  await typeCard(subscribing, CARDS.declined);
  await pay.click();
  await declined(subscribing);
  await typeCard(subscribing, CARDS.asks);
  await pay.click();
  await confirmAtBank(subscribing);
  await expect(toast(page, 'Welcome to Pro')).toBeVisible();
  await expect(subscribing).toHaveCount(0);
  await expect(standing).toContainText('Pro');
  await expect(standing).toContainText('Renews on');

  await page.getByRole('button', { name: 'Change to Business' }).click();
  const changing = page.getByRole('dialog', { name: 'Change to Business' });
  await changing.getByRole('button', { name: 'Change to Business' }).click();
  await confirmAtBank(changing);
  await expect(toast(page, 'Plan changed')).toBeVisible();
  await expect(standing).toContainText('Business');

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(toast(page, 'Plan canceled')).toBeVisible();
  await expect(standing).toContainText('Business ends on');
  const { plan, status, cancel_at_period_end } = await call<Standing>(page, 'subscription/get');
  expect({ plan, status, cancel_at_period_end }).toEqual({
    ...{ plan: 'business', status: 'active', cancel_at_period_end: true },
  });
});
