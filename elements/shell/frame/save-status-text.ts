import type { SaveStatus } from '../../editor/autosave/save-status.js';
import { t } from '../strings.js';

const TEXTS: Readonly<Record<SaveStatus, (changes: number) => string>> = {
  saved: () => t('saved'),
  saving: () => t('saving'),
  kept: () => t('kept'),
  offline: (count) => t('offline', { count }),
  no_room: () => t('noRoom'),
  unkept: () => t('unkept'),
  conflict: () => t('conflict'),
};

/** What a status is called; `changes` is how many are not on the server. */
export const statusText = (status: SaveStatus, changes: number): string => TEXTS[status](changes);
