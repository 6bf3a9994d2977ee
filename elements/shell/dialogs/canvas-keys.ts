import { t } from '../strings.js';

/** Keys of the canvas that are no commands: what they do depends on what is there. */
export const canvasKeys = (): readonly { readonly keys: readonly string[]; readonly label: string }[] => [
  { keys: ['Tab'], label: t('keyTab') },
  { keys: ['Enter'], label: t('keyEnter') },
  { keys: ['Escape'], label: t('keyEscape') },
  { keys: ['Arrows'], label: t('keyArrows') },
  { keys: ['Mod+Arrows'], label: t('keyResize') },
  { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], label: t('keyRotate') },
  { keys: ['Space'], label: t('keySpace') },
  { keys: ['Shift+F10'], label: t('keyMenu') },
  { keys: ['F6'], label: t('keyRegion') },
];
