import { css } from 'lit';

export const numberFieldStyles = css`
  :host {
    display: inline-block;
    width: var(--dm-number-field-width);
  }
  .label {
    margin-bottom: 6px;
  }
  .field.small {
    gap: 4px;
    padding: 0 8px;
  }
  input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .letter,
  .unit {
    color: var(--dm-color-text-2);
    user-select: none;
  }
  .unit {
    color: var(--dm-color-text-3);
  }
  .letter {
    /* A hit area of 24 around one letter. */
    margin: -4px -4px -4px -8px;
    padding: 4px 4px 4px 8px;
    cursor: ew-resize;
    touch-action: none;
  }
  /* What was asked for is out of range: the line says so for a moment. */
  .clamped {
    animation: clamped 900ms;
  }
  @keyframes clamped {
    0%,
    60% {
      border-color: var(--dm-color-danger);
      outline-color: var(--dm-color-danger);
    }
  }
`;
