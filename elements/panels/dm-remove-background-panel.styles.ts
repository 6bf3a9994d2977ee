import { css } from 'lit';

export const removeBackgroundStyles = css`
  .body {
    display: grid;
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
  .note span {
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
    grid-template-columns: repeat(3, 1fr);
    gap: var(--dm-space-2);
  }
  .help {
    margin: 0;
    color: var(--dm-color-text-3);
    font: var(--dm-text-caption);
  }
  /* under its slider, nearer than the next one */
  dm-slider + .help {
    margin-top: calc(-1 * var(--dm-space-2));
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
