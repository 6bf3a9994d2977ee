import { createServer } from 'node:http';
import { freePort } from '../../support/free-port.js';
import { registered } from '../support/accounts.js';
import { button, dialogOf, difference, fill, MUG, preview, row } from '../support/mockup-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { expect, test } from '../support/test.js';

const CHOOSE = 'Choose or upload image';
const CROP = 'Adjust your design';
const GRAB = 'Grab screenshot from URL';

test('an image is chosen, cropped, and grabbed from a web page, each in a dialog that gives the focus back [C-015]', async ({
  page,
}) => {
  test.slow();
  await registered(page, MUG);

  await test.step('choose or upload', async () => {
    await row(page).click();
    await expect(dialogOf(page, CHOOSE).getByRole('tab')).toHaveText([
      ...['Upload', 'Your photos', 'Folders', 'Your designs'],
    ]);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, CHOOSE)).toHaveCount(0);
    await expect(row(page)).toBeFocused();
    await fill(page);
  });

  await test.step('what was uploaded lies among the photos, and is put in again from there', async () => {
    await button(page, 'Remove the image of Your design').click();
    await row(page).click();
    await dialogOf(page, CHOOSE).getByRole('tab', { name: 'Your photos' }).click();
    await dialogOf(page, CHOOSE).getByRole('button', { name: 'art.jpg' }).click();
    await expect(dialogOf(page, CHOOSE)).toHaveCount(0);
    await expect(page.getByText('art.jpg')).toBeVisible();
  });

  await test.step('crop', async () => {
    const before = await preview(page);
    const dialog = dialogOf(page, CROP);
    await button(page, 'Adjust').click();
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('End');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(difference(before, await preview(page)), 'a canceled crop changes nothing').toBe(0);

    await button(page, 'Adjust').click();
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Adjust')).toBeFocused();
    expect(difference(before, await preview(page))).toBeGreaterThan(0.01);
  });

  await test.step('a page of a private network is refused, one of the web becomes the image', async () => {
    let visits = 0;
    const site = createServer((_, response) => {
      visits += 1;
      response.end('<h1>private</h1>');
    });
    const port = await freePort();
    await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
    await button(page, 'Replace the image of Your design').click();
    await dialogOf(page, CHOOSE).getByRole('button', { name: GRAB }).click();
    const dialog = dialogOf(page, GRAB);
    const address = dialog.getByLabel('Address of the page');
    const grab = dialog.getByRole('button', { name: 'Grab screenshot' });
    for (const url of [`http://127.0.0.1:${port}/`, 'http://127.0.0.1/', 'http://169.254.169.254/']) {
      await address.fill(url);
      await grab.click();
      await expect(dialog.getByRole('alert')).toHaveText('The page could not be opened');
      await address.fill('');
    }
    await new Promise((resolve) => site.close(resolve));
    expect(visits).toBe(0);

    // the web is not there for a test: the picture that the server would take of a page
    const picture = await ownPhoto();
    await page.route('**/api/mockup/screenshot', (route) =>
      route.fulfill({ contentType: 'image/jpeg', body: picture }),
    );
    await address.fill('shop.example.com/window');
    const [request] = await Promise.all([page.waitForRequest('**/api/mockup/screenshot'), grab.click()]);
    expect(request.postDataJSON()).toEqual({ url: 'https://shop.example.com/window' });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('shop.example.com.png')).toBeVisible();
  });
});
