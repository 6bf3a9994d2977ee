import { css } from 'lit';

/** A grid with a fixed head row and first column; no row breaks its lines, so that all are as high. */
export const bulkSheetStyles = css`
  :host {
    --row-height: var(--dm-bulk-row-height, 44px);
    --number-width: var(--dm-bulk-number-width, 56px);
    display: flex;
    flex-direction: column;
    position: relative;
    min-height: 0;
    min-width: 0;
  }
  .before,
  .after {
    position: absolute;
  }
  .bar,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  .bar {
    margin-bottom: 8px;
  }
  footer {
    margin-top: 12px;
    gap: 8px 16px;
    justify-content: space-between;
  }
  .bar .space {
    flex: 1;
  }
  .bar hr {
    width: 1px;
    height: 20px;
    margin: 0 6px;
    border: 0;
    background: var(--dm-color-line);
  }
  .box {
    position: relative;
    flex: 1 1 auto;
    min-height: calc(var(--row-height) * 4);
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--dm-color-line-strong) transparent;
    border: 1px solid var(--dm-color-line-strong);
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-surface);
  }
  .box:has(textarea:focus-visible) {
    border-color: var(--dm-color-accent);
  }
  table {
    width: 100%;
    min-width: calc(var(--number-width) + var(--columns) * var(--dm-bulk-column-width, 180px));
    border-spacing: 0;
    table-layout: fixed;
    font: var(--dm-text-control);
    user-select: none;
  }
  col.number {
    width: var(--number-width);
  }
  th,
  td {
    position: relative;
    height: var(--row-height);
    padding: 0;
    border: solid var(--dm-color-line);
    border-width: 0 0 1px;
    border-inline-end-width: 1px;
    text-align: start;
  }
  th {
    background: var(--dm-color-sunken);
    font-weight: var(--dm-font-weight-bold);
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 3;
    cursor: default;
  }
  thead .name {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 12px;
  }
  tbody th,
  thead th.corner {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    text-align: center;
    font: var(--dm-text-caption);
    font-variant-numeric: tabular-nums;
    color: var(--dm-color-text-2);
    cursor: default;
  }
  thead th.corner {
    z-index: 4;
  }
  th.chosen {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  tr.gap td {
    height: auto;
    padding: 0;
    border: 0;
  }
  td {
    cursor: cell;
  }
  td > .value {
    padding: 0 12px;
    line-height: 20px;
  }
  td.chosen {
    background: var(--dm-color-accent-soft);
  }
  td.filling {
    box-shadow: inset 0 0 0 1px var(--dm-color-accent);
  }
  td.active {
    z-index: 1;
    background: var(--dm-color-surface);
  }
  td.active::after {
    content: '';
    position: absolute;
    inset: -1px;
    inset-inline-start: 0;
    border: 2px solid var(--dm-color-accent);
    pointer-events: none;
  }
  td.bad {
    background: var(--dm-color-danger-soft);
  }
  /* on the cell: its words have a direction of their own */
  td.bad {
    padding-inline-end: 24px;
  }
  .mark {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    display: grid;
    place-items: center;
    color: var(--dm-color-danger);
  }
  .picture {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 0 12px;
    padding-inline-end: 6px;
  }
  .picture img,
  .no-thumbnail {
    width: 40px;
    height: 28px;
    border-radius: var(--dm-radius-xs);
    object-fit: cover;
    background: var(--dm-color-sunken);
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
  }
  .no-thumbnail {
    display: grid;
    place-items: center;
    flex: none;
    color: var(--dm-color-text-3);
  }
  .picture .value {
    flex: 1;
    color: var(--dm-color-text-2);
  }
  .select {
    height: 28px;
    min-width: 0;
    overflow: hidden;
  }
  tr.empty:not(:hover) td:not(.active) .select {
    opacity: 0;
  }
  textarea {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 11px 12px;
    border: 0;
    border-radius: 0;
    background: var(--dm-color-surface);
    color: var(--dm-color-text);
    font: var(--dm-text-control);
    resize: none;
    overflow: hidden;
  }
  textarea:focus-visible {
    outline: none;
  }
  textarea.resting {
    opacity: 0;
    pointer-events: none;
    white-space: nowrap;
  }
  textarea.open {
    z-index: 1;
    height: calc(100% + 1px);
    max-height: 184px;
    overflow: auto;
    border: 2px solid var(--dm-color-accent);
    padding: 9px 10px;
    box-shadow: var(--dm-shadow-float);
    cursor: text;
    user-select: text;
  }
  .handle {
    position: absolute;
    inset-block-end: -5px;
    inset-inline-end: -5px;
    z-index: 2;
    width: 10px;
    height: 10px;
    border: 2px solid var(--dm-color-surface);
    border-radius: 2px;
    background: var(--dm-color-accent);
    cursor: crosshair;
  }
  textarea.open ~ .handle {
    display: none;
  }
  td:last-child .handle {
    inset-inline-end: 0;
  }
  .note {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    margin-top: 12px;
    padding: 8px 8px 8px 12px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-warning-soft);
    color: var(--dm-color-warning);
  }
  .note p {
    flex: 1;
    padding: 6px 0;
    overflow-wrap: anywhere;
  }
  .note > svg {
    margin-top: 6px;
  }
  .note.reading {
    background: var(--dm-color-sunken);
    color: var(--dm-color-text);
  }
  .spinner {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 8px 2px;
    border: 2px solid currentColor;
    border-right-color: transparent;
    border-radius: var(--dm-radius-full);
    animation: turn 900ms linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  .box.dropping {
    outline: 2px dashed var(--dm-color-accent);
    outline-offset: -4px;
  }
  .faults {
    flex: none;
    max-height: 128px;
    margin-top: 12px;
    padding: 8px 12px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-danger-soft);
    color: var(--dm-color-danger);
  }
  .faults h3 {
    font: var(--dm-text-control);
    font-weight: var(--dm-font-weight-bold);
  }
  .faults button {
    font: var(--dm-text-control);
    padding: 2px 0;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .faults button:hover {
    text-decoration: underline;
  }
  .missing {
    display: grid;
    place-items: center;
    height: 100%;
    padding: 24px;
    color: var(--dm-color-text-2);
    text-align: center;
  }
  @media (hover: none) {
    tr.empty td .select {
      opacity: 1 !important;
    }
  }
  @media (forced-colors: active) {
    td.active::after {
      border-color: Highlight;
    }
    td.chosen {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
