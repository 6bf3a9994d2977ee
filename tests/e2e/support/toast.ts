import type { Locator, Page } from 'playwright/test';

/** What the product says of what has just happened, word for word. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').getByText(text, { exact: true });
