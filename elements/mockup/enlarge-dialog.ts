import { html, type TemplateResult } from 'lit';
import { icon } from '../base/icons/icon.js';
import { t } from './strings.js';

/** The picture over the whole window. */
export const enlargeDialog = (name: string): TemplateResult =>
  html`<dialog class="enlarged" part="enlarged" aria-label=${name ? t('pictureOf', { name }) : t('enlarge')}>
    <form method="dialog">
      <button class="icon-button medium" aria-label=${t('close')}>${icon('x', { size: 20 })}</button>
    </form>
    <img alt=${name ? t('pictureOf', { name }) : ''} />
  </dialog>`;

/** Opens the dialog with a picture's file in it. */
export function openEnlargeDialog(dialog: HTMLDialogElement, file: Blob): void {
  const image = dialog.querySelector('img')!;
  const url = URL.createObjectURL(file);
  image.src = url;
  image.onload = () => URL.revokeObjectURL(url);
  if (!dialog.open) dialog.showModal();
}
