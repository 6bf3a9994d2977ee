import type { Locator, Page } from 'playwright/test';
import { EditorPage } from './editor-page.js';

/** The cards of a category's slider on the dashboard. */
export const templateCards = (page: Page, category = 'Social media'): Locator =>
  page.getByRole('region', { name: category }).locator('a.card');

/** A design made by a click on the first template of a category, open in the editor. The page shows the dashboard. */
export async function openFirstTemplate(page: Page, category?: string): Promise<EditorPage> {
  await templateCards(page, category).first().click();
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}
