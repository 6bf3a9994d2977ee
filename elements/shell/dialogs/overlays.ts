import { html, nothing, type TemplateResult } from 'lit';
import { overlayOf } from '../../editor/view-state/overlays.js';
import type { EditorSession } from '../create-editor.js';
import type { EditorPart } from '../load-part.js';

/** What the host does of what the overlays offer. */
export interface OverlayHost {
  /** It opens and saves copies of the design: 'Resize' then makes some [B-018]. */
  readonly copies: boolean;
  readonly subscriptionWall: (() => void) | null;
}

/** Has the code of a part fetched; `close` when it cannot be had. */
export type NeedPart = (part: EditorPart, close: () => void) => void;

/** What lies over the editor as a whole, one at a time; dialogs that few open are fetched when they are. */
export function renderOverlays(
  session: EditorSession,
  { copies, subscriptionWall }: OverlayHost,
  need: NeedPart,
): TemplateResult {
  const { editor, host } = session;
  const overlay = overlayOf(editor);
  const close = (): void => void (overlay.value = null);
  const is = (name: typeof overlay.value): boolean => overlay.value === name;
  const magic = is('resize') && copies;
  const plain = is('resize_page') || (is('resize') && !copies);
  if (is('palette')) need('palette', close);
  if (is('shortcuts')) need('shortcuts', close);
  if (magic) void import('../magic-resize/dm-magic-resize-dialog.js');
  if (plain) void import('./dm-resize-dialog.js');
  if (is('present')) void import('../presenting/dm-presenter.js');
  if (is('play')) void import('../../player/dm-animation-player.js');
  if (is('suggest')) void import('../suggesting/dm-suggest-dialog.js');
  if (is('alt_text')) void import('./dm-alt-text-dialog.js');
  if (is('pages')) void import('../pages/dm-page-grid.js');
  if (is('bulk_data')) void import('../bulk/dm-bulk-data-dialog.js');
  if (is('bulk_generate')) void import('../bulk/dm-bulk-generate-dialog.js');
  return html`<dm-command-palette
      .editor=${editor}
      ?open=${is('palette')}
      @dm-close=${close}
    ></dm-command-palette>
    <dm-shortcuts-dialog .editor=${editor} ?open=${is('shortcuts')} @dm-close=${close}></dm-shortcuts-dialog>
    ${is('present') ? html`<dm-presenter .editor=${editor} open @dm-close=${close}></dm-presenter>` : nothing}
    ${
      is('play')
        ? html`<dm-animation-player .editor=${editor} open @dm-close=${close}></dm-animation-player>`
        : nothing
    }
    ${
      magic
        ? html`<dm-magic-resize-dialog
            .session=${session}
            .subscriptionWall=${subscriptionWall}
            open
            @dm-close=${close}
            @dm-resize-this=${() => (overlay.value = 'resize_page')}
          ></dm-magic-resize-dialog>`
        : nothing
    }
    ${
      plain
        ? html`<dm-resize-dialog
            .editor=${editor}
            .assets=${host.assets}
            open
            @dm-close=${close}
          ></dm-resize-dialog>`
        : nothing
    }
    ${
      is('suggest')
        ? html`<dm-suggest-dialog
            .session=${session}
            .subscriptionWall=${subscriptionWall}
            open
            @dm-close=${close}
          ></dm-suggest-dialog>`
        : nothing
    }
    ${
      is('bulk_data')
        ? html`<dm-bulk-data-dialog .session=${session} open @dm-close=${close}></dm-bulk-data-dialog>`
        : nothing
    }
    ${
      is('bulk_generate')
        ? html`<dm-bulk-generate-dialog
            .session=${session}
            open
            @dm-close=${close}
          ></dm-bulk-generate-dialog>`
        : nothing
    }
    ${is('alt_text') ? html`<dm-alt-text-dialog .editor=${editor} open @dm-close=${close}></dm-alt-text-dialog>` : nothing}
    ${is('pages') ? html`<dm-page-grid .editor=${editor} open @dm-close=${close}></dm-page-grid>` : nothing}`;
}
