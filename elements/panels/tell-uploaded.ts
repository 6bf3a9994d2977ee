import { messageOf } from '../base/i18n/message-of.js';
import type { AssetSource } from '../ports/assets.js';
import type { Notifier } from '../ports/host.js';
import { t } from './strings.js';
import type { UploadOutcome } from './upload-queue.js';

/** Faults told one by one; of a folder full of wrong files the rest is counted. */
const MOST_TOLD = 3;

/** Says what became of a user's files: kept with the account, or only in this browser (B-040), or why not. */
export function tellUploaded(
  notifier: Notifier,
  assets: Pick<AssetSource, 'keepsUploads'>,
  { kept, faults, again }: UploadOutcome,
): void {
  const messages = [...new Set(faults.map(messageOf))];
  for (const message of messages.slice(0, MOST_TOLD))
    notifier.error(message, message === t('wentWrong') ? again : undefined);
  const more = messages.length - MOST_TOLD;
  if (more > 0) notifier.error(t('moreFaults', { count: more }));
  if (kept === 0) return;
  if (assets.keepsUploads()) notifier.success(t('uploaded'));
  else notifier.warning(t('logInToUpload'));
}
