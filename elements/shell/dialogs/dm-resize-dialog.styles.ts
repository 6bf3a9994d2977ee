import { css } from 'lit';

export const resizeDialogStyles = css`
  :host {
    --width: 520px;
  }
  dialog {
    margin-top: 8vh;
    /* one height, however few sizes are found */
    height: min(720px, 86vh);
    max-height: none;
  }
  header {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    padding: 16px 16px 8px 24px;
  }
  .find {
    flex: none;
    padding: 0 24px 8px;
  }
  .sizes {
    flex: 1 1 auto;
    min-height: 96px;
    padding: 0 16px 8px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  h3 {
    padding: 10px 8px 4px;
    color: var(--dm-color-text-3);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
  }
  .size {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 34px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: none;
    color: inherit;
    text-align: start;
  }
  .size:hover {
    background: var(--dm-color-hover);
  }
  .size:focus-visible {
    outline-offset: -2px;
  }
  .size[aria-checked='true'] {
    background: var(--dm-color-accent-soft);
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .measures {
    flex: none;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-variant-numeric: tabular-nums;
  }
  .none {
    padding: 24px 8px;
    color: var(--dm-color-text-2);
    text-align: center;
  }
  form {
    display: grid;
    flex: none;
    gap: 12px;
    padding: 16px 24px 20px;
    border-top: 1px solid var(--dm-color-line);
  }
  .measure {
    display: grid;
    grid-template-columns: 1fr 1fr 92px;
    align-items: end;
    gap: 8px;
    --dm-number-field-width: 100%;
  }
  .bleed {
    display: grid;
    grid-template-columns: 132px 1fr;
    align-items: end;
    gap: 12px;
    --dm-number-field-width: 100%;
  }
  .bleed p {
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
  }
  .fault {
    color: var(--dm-color-danger);
    font: var(--dm-text-caption);
  }
  .end {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .end p {
    flex: 1;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
  }
`;
