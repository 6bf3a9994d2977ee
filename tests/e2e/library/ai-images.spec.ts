import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';

const HISTORY = '/imagemaker/start/history';

test('images from words: what a prompt needs, a credit an image, what is left, and all of them by pages of 15 [C-020] [D-039]', async ({
  browser,
}) => {
  test.slow();
  const server = await OwnServer.start(() => ({ WELCOME_CREDITS: '16' }));
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.goto(HISTORY);
    await expect(page.getByText('Login to continue')).toBeVisible();
    await registered(page, HISTORY);
    await expect(page.getByText('No images yet')).toBeVisible();
    const prompt = page.getByRole('textbox', { name: 'Describe your image' });
    await prompt.press('Enter');
    const said = page.locator('dm-image-generator').getByRole('alert');
    await expect(said).toContainText('Please provide some description of your desired image');

    await prompt.fill('a lighthouse at dusk');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const images = page.getByRole('region', { name: 'Your images' });
    await expect(images.getByRole('img', { name: 'a lighthouse at dusk' })).toBeVisible();
    await expect(page.getByRole('button', { name: /15 credits/ })).toBeVisible();

    for (let n = 1; n <= 14; n += 1)
      await call(page, 'imagemaker/text-to-image/generate', { prompt: `tree ${n}` });
    await page.reload();
    await expect(images.getByRole('img')).toHaveCount(15);
    await expect(page.getByRole('navigation', { name: 'Pages of images' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /1 credit\b/ })).toBeVisible();
    await prompt.fill('a red kite');
    await prompt.press('Enter');
    await expect(images.getByRole('img').first()).toHaveAttribute('alt', 'a red kite');
    await expect(images.getByRole('img')).toHaveCount(15);
    await page.getByRole('button', { name: 'Older', exact: true }).click();
    await expect(images.getByRole('img')).toHaveCount(1);
    await expect(images.getByRole('img')).toHaveAttribute('alt', 'a lighthouse at dusk');
    await page.getByRole('button', { name: 'Reuse prompt: a lighthouse at dusk' }).click();
    await expect(prompt).toHaveValue('a lighthouse at dusk');
    await prompt.press('Enter');
    await expect(said).toContainText("It seems you're out of credit");
    await page.getByRole('button', { name: 'Delete: a lighthouse at dusk' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Image deleted')).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});
