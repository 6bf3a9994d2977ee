import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../base/i18n/en.js';
import '../buttons/dm-icon-button.js';

interface ModalParts {
  readonly title: string;
  /** Without a bar that shows the title and closes; the title is then heard only. */
  readonly bare?: boolean;
  /** Escape, the close button or a press beside the dialog. */
  readonly close: () => void;
}

/** A dialog over the editor, whose keys are its own. It is opened by `showModal`; the look is in `dialogStyles`. */
export const modalDialog = ({ title, bare = false, close }: ModalParts, content: unknown): TemplateResult =>
  html`<dialog
    aria-label=${title}
    @close=${close}
    @click=${(event: Event) => event.target === event.currentTarget && close()}
    @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
  >
    ${
      bare
        ? nothing
        : html`<header>
            <h2 id="title" class="title-3">${title}</h2>
            <dm-icon-button icon="x" label=${t('close')} @click=${close}></dm-icon-button>
          </header>`
    }
    ${content}
  </dialog>`;

/** Opens or closes a dialog that is in the document; answers whether it opened just now. */
export function showModal(dialog: HTMLDialogElement | null, open: boolean): boolean {
  if (!dialog || dialog.open === open) return false;
  if (open) dialog.showModal();
  else dialog.close();
  return open;
}
