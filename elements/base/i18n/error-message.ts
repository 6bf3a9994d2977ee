import { t } from './en.js';

/** What went wrong in words fit to show; ports reject with such messages, other errors may have none. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('somethingWentWrong');
