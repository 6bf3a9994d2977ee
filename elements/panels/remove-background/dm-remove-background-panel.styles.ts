import { css } from 'lit';

export const removeBackgroundStyles = css`
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--dm-space-4);
  }
  dm-switch {
    display: flex;
    align-items: center;
    min-height: var(--dm-control-height-small);
    font-weight: var(--dm-font-weight-medium);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--dm-space-3);
  }
  h3 {
    margin: 0;
    font: var(--dm-text-control);
    font-weight: var(--dm-font-weight-medium);
  }
  .note {
    display: flex;
    align-items: flex-start;
    gap: var(--dm-space-2);
    margin: 0;
    padding: 10px 12px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-sunken);
    color: var(--dm-color-text);
    font: var(--dm-text-caption);
  }
  .note.warning {
    background: var(--dm-color-warning-soft);
    color: var(--dm-color-warning);
  }
  .note svg {
    flex: none;
  }
  .note span:not(.spinner) {
    flex: 1;
  }
  .going {
    align-items: center;
    min-height: 44px;
    padding-block: 6px;
  }
  .spinner {
    flex: none;
    width: 14px;
    height: 14px;
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
  .tools {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: var(--dm-space-2);
  }
  .tools :last-child {
    grid-column: 1 / -1;
  }
  .help {
    margin: 0;
    color: var(--dm-color-text-3);
    font: var(--dm-text-caption);
  }
  dm-slider + .help {
    margin-top: var(--dm-space-1);
  }
  footer {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-height: 32px;
    padding-inline-start: 6px;
  }
  footer .note {
    min-height: 0;
    padding: 0;
    background: none;
    color: var(--dm-color-text-2);
  }
  /* one line, whatever stands beside it */
  footer .note span:not(.spinner) {
    flex: 1;
    white-space: nowrap;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: var(--dm-space-2);
    --dm-number-field-width: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation: none;
    }
  }
`;
