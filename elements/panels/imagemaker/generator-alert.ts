import { errorMessage } from '../../base/i18n/error-message.js';
import { t } from '../strings.js';

/** A message of the generator, worded as in the specs (D-017). */
export interface GeneratorAlert {
  readonly type: 'warning' | 'error';
  readonly title: string;
  readonly desc: string;
  /** Where it is mended by signing in. */
  readonly signIn?: true;
}

export const emptyPrompt = (): GeneratorAlert => ({ type: 'warning', title: t('promptNeeded'), desc: '' });
export const outOfCredit = (): GeneratorAlert => ({
  ...{ type: 'warning', title: t('outOfCredit'), desc: t('outOfCreditHint') },
});
export const loginNeeded = (): GeneratorAlert => ({
  ...{ type: 'warning', title: t('loginToContinue'), desc: t('loginForFeature'), signIn: true },
});

/** What a failed wish is told as. */
export function alertOf(error: unknown): GeneratorAlert {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (code === 'no_credits') return outOfCredit();
  if (code === 'not_signed_in') return loginNeeded();
  return { type: 'error', title: t('generatingFailed'), desc: errorMessage(error) };
}
