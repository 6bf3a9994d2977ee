import { errorMessage } from '../../base/i18n/error-message.js';
import type { AssetSource } from '../../ports/assets.js';
import type { Notifier } from '../../ports/host.js';
import { t } from '../strings.js';
import type { UploadFault, UploadOutcome } from './upload-queue.js';

/** Messages told one by one that are about no file in particular; further ones are counted. */
const MOST_TOLD = 3;
/** Files named in one message; of a folder full of wrong files the rest is counted. */
const MOST_NAMED = 10;

const isAbout = ({ name, why }: UploadFault): boolean => name !== '' && errorMessage(why).includes(name);

/** 'a.txt, b.txt and 3 more' */
function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMED), t('moreNames', { count: more })] : names;
  return new Intl.ListFormat('en').format(shown);
}

/** Why one file was refused in the host's words; several are named in one message, with what would be taken. */
function showRefusedToast(notifier: Notifier, refused: readonly UploadFault[]): void {
  const [only, ...others] = refused;
  if (!only) return;
  const names = listed(refused.map(({ name }) => name));
  notifier.error(others.length === 0 ? errorMessage(only.why) : t('refusedFiles', { names }));
}

/** Says what became of a user's files: kept with the account, or only in this browser (B-040), or why not. */
export function showUploadToasts(
  notifier: Notifier,
  assets: Pick<AssetSource, 'keepsUploads'>,
  { kept, faults, again }: UploadOutcome,
): void {
  const messages = [
    ...new Set(faults.filter((fault) => !isAbout(fault)).map(({ why }) => errorMessage(why))),
  ];
  for (const message of messages.slice(0, MOST_TOLD))
    notifier.error(message, message === t('wentWrong') ? again : undefined);
  const more = messages.length - MOST_TOLD;
  if (more > 0) notifier.error(t('moreFaults', { count: more }));
  showRefusedToast(notifier, faults.filter(isAbout));
  if (kept === 0) return;
  if (assets.keepsUploads()) notifier.success(t('uploaded'));
  else notifier.warning(t('logInToUpload'));
}
