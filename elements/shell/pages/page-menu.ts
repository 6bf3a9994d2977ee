import { html, nothing, type TemplateResult } from 'lit';
import type { Command } from '../../editor/commands/command.js';
import { addPage } from '../../editor/commands/page/add-page.js';
import { deletePage } from '../../editor/commands/page/delete-page.js';
import { duplicatePage } from '../../editor/commands/page/duplicate-page.js';
import { movePageLeft } from '../../editor/commands/page/move-page-left.js';
import { movePageRight } from '../../editor/commands/page/move-page-right.js';
import { renamePageCommand } from '../../editor/commands/page/rename-page.js';
import { showPages } from '../../editor/commands/view/show-pages.js';
import { togglePageScrolling } from '../../editor/commands/view/toggle-page-scrolling.js';
import type { Editor } from '../../editor/editor.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import { t } from '../strings.js';

/** Rows of the menu, a line between the parts: what becomes of the page, how pages are shown, and what takes one away. */
const PARTS: readonly (readonly Command[])[] = [
  [renamePageCommand, addPage, duplicatePage, movePageLeft, movePageRight],
  [showPages, togglePageScrolling],
  [deletePage],
];

/** The menu of the current page. */
export const pageMenu = (editor: Editor, run: (command: Command) => void): TemplateResult =>
  html`<dm-menu class="page-menu" label=${t('pages')}>
    ${PARTS.map((part, index) => [
      index > 0 ? html`<hr />` : nothing,
      part.map(
        (command) =>
          html`<dm-menu-item
            icon=${command.icon}
            ?danger=${command === deletePage}
            ?disabled=${!command.enabled(editor)}
            @dm-pick=${() => run(command)}
            >${command.label(editor)}</dm-menu-item
          >`,
      ),
    ])}
  </dm-menu>`;
