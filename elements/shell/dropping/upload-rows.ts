import { css, html, nothing, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-icon-button.js';
import type { UploadRun } from '../../panels/uploads/upload-queue.js';
import { t } from '../strings.js';
import type { DroppedFiles } from './place-files.js';

/** Files under way that are named; of many the rest is counted. */
const MOST_ROWS = 3;

const row = ({ cancel }: DroppedFiles, run: UploadRun): TemplateResult =>
  html`<div class="file">
    <span class="ellipsis" title=${run.name}>${run.name}</span>
    <progress
      max="1"
      value=${run.done === 1 ? nothing : (run.done ?? 0)}
      aria-label=${t('uploadingFile', { name: run.name })}
    ></progress>
    <dm-icon-button
      icon="x"
      label=${t('cancelFile', { name: run.name })}
      @click=${() => cancel(run)}
    ></dm-icon-button>
  </div>`;

/** How far the files are that were dropped or pasted; each can be stopped. */
export const uploadRows = (batches: readonly DroppedFiles[]): TemplateResult | typeof nothing => {
  const rows = batches.flatMap((batch) => batch.runs.map((run) => ({ batch, run })));
  if (rows.length === 0) return nothing;
  const more = rows.length - MOST_ROWS;
  return html`<div class="files" role="group" aria-label=${t('filesUnderWay')}>
    ${rows.slice(0, MOST_ROWS).map(({ batch, run }) => row(batch, run))}
    ${more > 0 ? html`<span class="more">${t('moreFiles', { count: more })}</span>` : nothing}
  </div>`;
};

export const uploadRowsStyles = css`
  .files {
    grid-area: 2 / 1;
    place-self: end center;
    display: grid;
    gap: var(--dm-space-1);
    width: min(360px, calc(100% - 32px));
    margin-bottom: 16px;
    padding: var(--dm-space-2) var(--dm-space-2) var(--dm-space-2) var(--dm-space-3);
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-surface);
    box-shadow: var(--dm-shadow-float);
    z-index: var(--dm-layer-panel);
  }
  .file {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px auto;
    align-items: center;
    gap: var(--dm-space-2);
  }
  .file .ellipsis {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .file progress {
    width: 100%;
    height: 4px;
    accent-color: var(--dm-color-accent);
  }
  .files .more {
    color: var(--dm-color-muted);
  }
`;
