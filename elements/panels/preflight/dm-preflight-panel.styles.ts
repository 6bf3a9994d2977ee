import { css } from 'lit';

export const preflightPanelStyles = css`
  .status {
    flex: none;
    min-height: 20px;
    padding: 0 16px 8px;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-variant-numeric: tabular-nums;
  }
  .list {
    flex: 1;
    min-height: 0;
    padding: 0 8px 8px;
    overflow: hidden auto;
  }
  .page {
    display: flex;
    justify-content: space-between;
    padding: 12px 8px 4px;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  .finding {
    border-radius: var(--dm-radius-sm);
  }
  .finding:hover {
    background: var(--dm-color-hover);
  }
  .finding.on {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  .go {
    display: flex;
    gap: 8px;
    width: 100%;
    padding: 8px;
    border: 0;
    border-radius: inherit;
    background: none;
    text-align: start;
  }
  .go:focus-visible {
    outline-offset: -2px;
  }
  .sign {
    flex: none;
  }
  .error .sign {
    color: var(--dm-color-danger);
  }
  .warning .sign {
    color: var(--dm-color-warning);
  }
  .hint .sign {
    color: var(--dm-color-text-2);
  }
  .told {
    display: grid;
    min-width: 0;
    gap: 2px;
  }
  .words {
    font: var(--dm-text-control);
  }
  .name {
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
  }
  .on .name {
    color: inherit;
  }
  .fix {
    display: flex;
    padding: 0 8px 8px;
    padding-inline-start: 36px;
  }
`;
