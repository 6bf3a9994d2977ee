import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

test('a token is made, shown once, used by a script and revoked; an address is added; all of the account is downloaded', async ({
  page,
  request,
}) => {
  await registered(page, '/designmaker/start/account');
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  await tokens.getByLabel('Name').fill('Poster robot');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const secret = await tokens.getByRole('textbox', { name: 'Your new token' }).inputValue();
  const list = () =>
    request.post('/api/saved_design/list', { data: {}, headers: { authorization: `Bearer ${secret}` } });
  expect((await list()).status()).toBe(200);
  expect(await faultsOf(page, 'main')).toEqual([]);
  await page.reload();
  await expect(tokens.getByText('Poster robot')).toBeVisible();
  await expect(tokens.getByText(secret)).toHaveCount(0);
  await tokens.getByRole('button', { name: 'Revoke Poster robot' }).click();
  await tokens.getByRole('button', { name: 'Press again to confirm' }).click();
  await expect(toast(page, 'The token is revoked')).toBeVisible();
  expect((await list()).status()).toBe(401);

  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByLabel('Address').fill('http://127.0.0.1/told');
  await webhooks.getByRole('button', { name: 'Add address' }).click();
  await expect(webhooks.getByRole('alert')).toContainText('must be an https address');
  await webhooks.getByLabel('Address').fill('https://example.com/told');
  await webhooks.getByRole('button', { name: 'Add address' }).click();
  expect(await webhooks.getByRole('textbox', { name: 'Signing secret' }).inputValue()).toMatch(/^whsec_/);
  await expect(webhooks.getByText('https://example.com/told')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const file = await downloading;
  const entries = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(Object.keys(entries)).toContain('designs.json');
});

test('a ZIP of everything is brought into another account, and one that is none is refused', async ({
  page,
}) => {
  await registered(page, '/designmaker/start/account');
  const headers = { 'x-design-maker': '1' };
  const made = await page.request.post('/api/saved_design/create_blank_design', { headers, data: {} });
  const { _id: id } = (await made.json()).data;
  await page.request.post('/api/saved_design/update', { headers, data: { id, name: 'Harbor poster' } });
  const archive = await (await page.request.get('/api/user/export')).body();

  await page.context().clearCookies();
  await registered(page, '/designmaker/start/account');
  const chooser = page.getByLabel('ZIP to bring in');
  await chooser.setInputFiles({
    name: 'notes.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('notes'),
  });
  await expect(page.getByText('This is not a ZIP file')).toBeVisible();
  await chooser.setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: archive });
  await expect(page.getByText('Brought in: 1 design')).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await page.goto('/designmaker/start');
  await expect(page.getByText('Harbor poster').first()).toBeVisible();
});
