import { css } from 'lit';

export const fontsPanelStyles = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .chip {
    height: 28px;
    padding: 0 12px;
    border: 1px solid var(--dm-color-line-strong);
    border-radius: var(--dm-radius-full);
    background: var(--dm-color-surface);
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
    transition: background var(--dm-duration-instant);
  }
  .chip:hover {
    background: var(--dm-color-hover);
    color: var(--dm-color-text);
  }
  .chip[aria-checked='true'] {
    border-color: transparent;
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  dm-scroller {
    --dm-scroller-padding: 0 8px 16px;
  }
  .heading {
    padding: 12px 8px 4px;
    color: var(--dm-color-text-3);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
  }
  [role='group']:first-child .heading {
    padding-top: 4px;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 40px;
    padding: 0 8px;
    border-radius: var(--dm-radius-sm);
    cursor: pointer;
    /* names out of sight cost nothing */
    content-visibility: auto;
    contain-intrinsic-block-size: 40px;
  }
  [role='option']:hover {
    background: var(--dm-color-hover);
  }
  [role='option']:active {
    background: var(--dm-color-active);
  }
  [role='option']:focus-visible {
    outline-offset: -2px;
  }
  [role='option'][aria-selected='true'] {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  [aria-disabled='true'] [role='option'] {
    cursor: not-allowed;
  }
  dm-font-name {
    flex: 1;
  }
  .failed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 0 8px;
  }
  .skeletons {
    display: grid;
    gap: 8px;
    padding: 4px 8px;
  }
  .skeletons dm-skeleton {
    height: 32px;
  }
`;
