import { css } from 'lit';

export const findBarStyles = css`
  :host {
    display: block;
    padding: 12px;
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-raised);
    box-shadow: var(--dm-shadow-float);
  }
  .rows {
    display: grid;
    gap: 8px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  .field {
    flex: 1;
    min-width: 140px;
  }
  .count {
    flex: none;
    color: var(--dm-color-text-2);
    font-variant-numeric: tabular-nums;
  }
  .count.none {
    color: var(--dm-color-danger);
  }
  .note {
    color: var(--dm-color-text-2);
  }
  .note:empty {
    position: absolute;
  }
`;
