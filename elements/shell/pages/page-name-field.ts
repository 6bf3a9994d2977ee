import { html, type TemplateResult } from 'lit';
import type { Editor } from '../../editor/editor.js';
import { LONGEST_PAGE_NAME, pageName, renamePage } from '../../editor/pages/page-names.js';
import { renamePageCommand } from '../../editor/commands/page/rename-page.js';
import { t } from '../strings.js';

/** Where a page's name is typed: Enter and leaving keep it, Escape does not. `done` says whether a key ended it. */
export function pageNameField(
  editor: Editor,
  page: string,
  done: (ended: { readonly byKey: boolean }) => void,
): TemplateResult {
  let open = true;
  const end = (field: HTMLInputElement, keep: boolean, byKey: boolean): void => {
    if (!open) return;
    open = false;
    if (keep) renamePage(editor, page, field.value);
    done({ byKey });
  };
  const onKey = (event: KeyboardEvent): void => {
    // its keys are letters: none of them moves or deletes the page
    event.stopPropagation();
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    end(event.target as HTMLInputElement, event.key === 'Enter', true);
  };
  return html`<input
    class="rename"
    dir="auto"
    .value=${pageName(editor, page)}
    maxlength=${LONGEST_PAGE_NAME}
    placeholder=${t('pageName')}
    aria-label=${renamePageCommand.label(editor)}
    spellcheck="false"
    autocomplete="off"
    @keydown=${onKey}
    @blur=${(event: Event) => end(event.target as HTMLInputElement, true, false)}
  />`;
}
