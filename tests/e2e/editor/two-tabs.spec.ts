import { SavedDesign } from '../support/saved-design.js';
import { expect, test } from '../support/test.js';

test('[E-022] a second tab and an idle editor behind a newer revision are told before the first conflict', async ({
  context,
}) => {
  const one = await SavedDesign.make(context);
  const secondTab = (of: SavedDesign) => of.page.getByText('This design is open in another tab.');
  const newer = (of: SavedDesign) => of.page.getByText('A newer version of this design was saved.');
  const conflict = (of: SavedDesign) => of.page.getByRole('alertdialog', { name: 'Changed elsewhere' });
  await expect(secondTab(one)).toBeHidden();

  await test.step('both tabs say that there are two, until there is one', async () => {
    const two = await one.again();
    await expect(secondTab(two)).toBeVisible();
    await expect(secondTab(one)).toBeVisible();
    await two.page.getByRole('button', { name: 'Got it' }).click();
    await expect(secondTab(two)).toBeHidden();
    await two.page.close();
    await expect(secondTab(one)).toBeHidden();
  });

  await test.step('an idle editor is offered what another device saved; undo brings back what was there', async () => {
    const before = await one.file();
    const theirs = await one.savedOnAnotherDevice();
    await expect(newer(one)).toBeVisible();
    expect(await one.file()).toBe(before);
    await one.page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect.poll(() => one.file()).toBe(theirs);
    await expect(newer(one)).toBeHidden();
    await one.button('Undo').click();
    await one.keptAs(before);
  });

  await test.step('with changes of its own it asks, and keeps both', async () => {
    const theirs = await one.savedOnAnotherDevice();
    await expect(newer(one)).toBeVisible();
    await expect(conflict(one)).toBeHidden();
    await one.addPage();
    const mine = await one.file();
    await expect(conflict(one)).toBeVisible();
    await expect(newer(one)).toBeHidden();
    const versions = await one.versions();
    expect(await one.onServer()).toBe(theirs);
    await conflict(one).getByRole('button', { name: 'Keep mine' }).click();
    await one.keptAs(mine);
    expect(await one.versions()).toBe(versions + 1);
  });
});
