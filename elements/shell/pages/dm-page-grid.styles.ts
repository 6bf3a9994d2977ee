import { css } from 'lit';

export const pageGridStyles = css`
  :host {
    --width: 1080px;
  }
  dialog {
    height: min(760px, 100vh - 48px);
    max-height: none;
    margin: auto;
  }
  header {
    gap: 8px;
    padding: 16px 16px 4px 24px;
  }
  h2 {
    flex: none;
  }
  .count {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--dm-color-text-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .hint {
    padding: 0 24px 12px;
    color: var(--dm-color-text-2);
  }
  .grid {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    align-content: start;
    gap: 20px 16px;
    min-height: 0;
    padding: 12px 24px 24px;
    border-top: 1px solid var(--dm-color-line);
    background: var(--dm-color-canvas);
  }
  .cell {
    position: relative;
    display: grid;
    grid-template-rows: 148px auto;
    gap: 6px;
    min-width: 0;
  }
  .page {
    display: grid;
    place-items: center;
    width: 100%;
    height: 148px;
    padding: 8px;
    border: 0;
    border-radius: var(--dm-radius-md);
    background: none;
  }
  .page:hover {
    background: var(--dm-color-hover);
  }
  .page[aria-pressed='true'] {
    background: var(--dm-color-accent-soft);
    box-shadow: inset 0 0 0 2px var(--dm-color-accent);
  }
  .page:focus-visible {
    outline-offset: 1px;
  }
  dm-page-preview {
    box-shadow: 0 0 0 1px var(--dm-color-line-strong);
  }
  .caption {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 0;
    height: 24px;
  }
  .place {
    flex: none;
    color: var(--dm-color-text-2);
    font-variant-numeric: tabular-nums;
  }
  .current .place {
    padding: 0 6px;
    border-radius: var(--dm-radius-full);
    background: var(--dm-color-accent);
    color: var(--dm-color-on-accent);
  }
  .name {
    flex: 0 1 auto;
    min-width: 24px;
    height: 24px;
    padding: 0 6px;
    border: 0;
    border-radius: var(--dm-radius-xs);
    background: none;
    font: inherit;
    color: var(--dm-color-text);
  }
  .name.none {
    color: var(--dm-color-text-2);
  }
  .name:hover {
    background: var(--dm-color-hover);
  }
  .rename {
    flex: 1;
    min-width: 0;
    height: 24px;
    padding: 0 6px;
    border: 1px solid var(--dm-color-accent);
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-surface);
  }
  .rename:focus-visible {
    outline-offset: -1px;
  }
  /* where the dragged pages would land */
  .before::before,
  .after::before {
    content: '';
    position: absolute;
    inset: 0 auto 30px -9px;
    width: 3px;
    border-radius: 2px;
    background: var(--dm-color-accent);
  }
  .after::before {
    inset: 0 -9px 30px auto;
  }
  .dragged {
    opacity: 0.4;
  }
  @media (max-width: 600px) {
    header {
      gap: 0;
      padding-inline: 16px 8px;
    }
    .count {
      padding-inline-start: 8px;
    }
    .hint {
      display: none;
    }
    .grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding: 12px 16px 16px;
    }
  }
`;
