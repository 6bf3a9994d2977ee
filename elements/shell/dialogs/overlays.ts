import { html, nothing, type TemplateResult } from 'lit';
import { overlayOf } from '../../editor/view-state/overlays.js';
import type { EditorSession } from '../create-editor.js';
import '../presenting/dm-presenter.js';
import './dm-command-palette.js';
import './dm-shortcuts-dialog.js';

/** What lies over the editor as a whole, one at a time; dialogs that few open are fetched when they are. */
export function renderOverlays({ editor, host }: EditorSession): TemplateResult {
  const overlay = overlayOf(editor);
  const close = (): void => void (overlay.value = null);
  const is = (name: typeof overlay.value): boolean => overlay.value === name;
  if (is('resize')) void import('./dm-resize-dialog.js');
  if (is('pages')) void import('../pages/dm-page-grid.js');
  return html`<dm-command-palette
      .editor=${editor}
      ?open=${is('palette')}
      @dm-close=${close}
    ></dm-command-palette>
    <dm-shortcuts-dialog .editor=${editor} ?open=${is('shortcuts')} @dm-close=${close}></dm-shortcuts-dialog>
    <dm-presenter .editor=${editor} ?open=${is('present')} @dm-close=${close}></dm-presenter>
    ${
      is('resize')
        ? html`<dm-resize-dialog
            .editor=${editor}
            .assets=${host.assets}
            open
            @dm-close=${close}
          ></dm-resize-dialog>`
        : nothing
    }
    ${is('pages') ? html`<dm-page-grid .editor=${editor} open @dm-close=${close}></dm-page-grid>` : nothing}`;
}
