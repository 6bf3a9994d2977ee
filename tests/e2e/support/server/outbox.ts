import { expect, type Browser, type Page } from 'playwright/test';
import type { NewAccount } from '../accounts.js';

/** The link in the newest mail to an address whose subject says so, from the operator's outbox. */
export async function mailedLink(browser: Browser, to: string, subject: RegExp): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(process.env.OUTBOX!);
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: to })
      .filter({ has: page.getByRole('heading', { name: subject }) });
    await expect(async () => {
      await page.reload();
      await expect(mail.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    return (await mail.first().getByRole('link').getAttribute('href'))!;
  } finally {
    await context.close();
  }
}

/** Confirms the address of an account: only then do invitations count. The page then stands at `at`. */
export async function confirmed(browser: Browser, page: Page, { email }: NewAccount, at: string) {
  await page.goto(await mailedLink(browser, email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('button', { name: 'Confirm e-mail' })).toBeHidden();
  await page.goto(at);
}
