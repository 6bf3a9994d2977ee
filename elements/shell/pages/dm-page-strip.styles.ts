import { css } from 'lit';

export const pageStripStyles = css`
  :host {
    container-type: inline-size;
    display: flex;
    align-items: center;
    gap: 12px;
    height: var(--dm-page-strip-height);
    padding: 0 16px 0 0;
    border-top: 1px solid var(--dm-color-line);
    background: var(--dm-color-surface);
  }
  .strip {
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
    height: 100%;
  }
  .pages {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 12px;
    min-width: 0;
    height: 100%;
    padding: 0 12px 0 16px;
    overflow: auto hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--dm-color-line-strong) transparent;
    --before: 0px;
    --after: 0px;
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--before) calc(100% - var(--after)),
      transparent
    );
  }
  /* what goes on behind an edge fades into it; what to add and how many there are stays in sight */
  .more-before {
    --before: 24px;
  }
  .more-after {
    --after: 24px;
  }
  .page,
  .add {
    position: relative;
    flex: none;
    height: var(--dm-page-strip-thumbnail);
    padding: 0;
    border: 0;
    background: none;
  }
  .page {
    max-width: 160px;
    min-width: 20px;
    border-radius: var(--dm-radius-xs);
    box-shadow: 0 0 0 1px var(--dm-color-line-strong);
  }
  .page dm-page-preview {
    height: 100%;
    border-radius: inherit;
    overflow: hidden;
  }
  .page.on {
    box-shadow:
      0 0 0 2px var(--dm-color-surface),
      0 0 0 4px var(--dm-color-accent);
  }
  .cell {
    position: relative;
    flex: none;
  }
  .cell .page {
    display: block;
  }
  /* it stands in the gap after its page, and shows itself to a pointer there or on the page */
  .insert {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: -16px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-full);
    background: var(--dm-color-accent);
    color: var(--dm-color-on-accent);
    opacity: 0;
    z-index: 1;
  }
  .cell:hover .insert,
  .insert:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    .insert {
      display: none;
    }
  }
  .rename {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    width: max(100%, 128px);
    height: 28px;
    padding: 0 8px;
    border: 1px solid var(--dm-color-accent);
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-surface);
    z-index: 2;
  }
  .rename:focus-visible {
    outline-offset: -1px;
  }
  .page:focus-visible {
    outline-offset: 5px;
  }
  .number {
    position: absolute;
    left: 4px;
    bottom: 4px;
    min-width: 16px;
    max-width: calc(100% - 8px);
    height: 16px;
    padding: 0 4px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-scrim-strong);
    color: var(--dm-color-handle);
    font: var(--dm-text-micro);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .before::before,
  .after::before {
    content: '';
    position: absolute;
    inset: -4px auto -4px -7px;
    width: 2px;
    border-radius: 1px;
    background: var(--dm-color-accent);
  }
  .after::before {
    inset: -4px -7px -4px auto;
  }
  .add {
    display: grid;
    place-items: center;
    width: var(--dm-page-strip-thumbnail);
    border: 1px dashed var(--dm-color-control);
    border-radius: var(--dm-radius-sm);
    color: var(--dm-color-text-2);
  }
  .add:hover {
    background: var(--dm-color-hover);
  }
  .count {
    flex: none;
    margin-inline-start: 12px;
    white-space: nowrap;
  }
  /* the menu of a page has them too */
  @container (max-width: 560px) {
    .view {
      display: none;
    }
  }
  @container (max-width: 500px) {
    .add {
      width: 28px;
    }
    .count {
      display: none;
    }
  }
  .check {
    position: relative;
    flex: none;
  }
  .badge {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -6px;
    min-width: 16px;
    height: 16px;
    padding: 0 4px;
    border-radius: var(--dm-radius-full);
    box-shadow: 0 0 0 2px var(--dm-color-surface);
    background: var(--dm-color-warning);
    color: var(--dm-color-surface);
    font: var(--dm-text-micro);
    font-variant-numeric: tabular-nums;
    text-align: center;
    pointer-events: none;
  }
`;
