import { html, type TemplateResult } from 'lit';
import { t as base } from '../../base/i18n/en.js';
import type { IconName } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-icon-button.js';
import { duplicatePage } from '../../editor/commands/page/duplicate-page.js';
import { renamePageCommand } from '../../editor/commands/page/rename-page.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { t as named } from '../../editor/strings.js';
import { t } from '../strings.js';

interface HeadButton {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly press: () => void;
}

const button = ({ icon, label, keys = '', disabled = false, press }: HeadButton): TemplateResult =>
  html`<dm-icon-button
    icon=${icon}
    label=${label}
    keys=${keys}
    ?disabled=${disabled}
    @click=${press}
  ></dm-icon-button>`;

/** What the head of the grid of pages does. */
export interface PageGridActions {
  readonly add: () => void;
  readonly duplicate: () => void;
  readonly rename: () => void;
  readonly remove: () => void;
  readonly close: () => void;
}

/** The bar over the grid: how many pages there are or are selected, and what can be done with those. */
export function pageGridHead(
  editor: Editor,
  { count, chosen }: { readonly count: number; readonly chosen: number },
  { add, duplicate, rename, remove, close }: PageGridActions,
): TemplateResult {
  const told = chosen > 1 ? t('pagesChosen', { count: chosen }) : t('pageCount', { count });
  return html`<header>
    <h2 class="title-3">${t('allPages')}</h2>
    <span class="count">${told}</span>
    ${button({ icon: 'plus', label: t('addPage'), press: add })}
    ${button({
      icon: 'copy',
      label: duplicatePage.label(editor),
      keys: keyLabel('Mod+D'),
      press: duplicate,
    })}
    ${button({ icon: 'tag', label: renamePageCommand.label(editor), keys: 'F2', press: rename })}
    ${button({
      icon: 'trash',
      label: named(chosen > 1 ? 'deletePages' : 'deletePage'),
      keys: keyLabel('Delete'),
      disabled: chosen >= count,
      press: remove,
    })}
    ${button({ icon: 'x', label: base('close'), press: close })}
  </header>`;
}
