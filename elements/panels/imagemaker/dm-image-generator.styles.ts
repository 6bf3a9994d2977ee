import { css } from 'lit';

export const generatorStyles = css`
  :host {
    display: block;
  }
  .heading {
    display: flex;
    align-items: center;
    gap: var(--dm-space-2);
    width: 100%;
    padding: var(--dm-space-2) 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  .heading span:first-of-type {
    flex: 1;
  }
  .balance {
    color: var(--dm-color-text-2);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .open {
    display: grid;
    gap: var(--dm-space-2);
  }
  textarea {
    min-height: 76px;
  }
  .heading:focus-visible {
    outline-offset: 1px;
  }
  .choices {
    display: grid;
    gap: var(--dm-space-2);
  }
  .alert {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--dm-space-2);
    padding: 10px 12px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-warning-soft);
    overflow-wrap: anywhere;
  }
  .alert[data-type='error'] {
    background: var(--dm-color-danger-soft);
  }
  .alert svg {
    color: var(--dm-color-warning);
  }
  .alert[data-type='error'] svg {
    color: var(--dm-color-danger);
  }
  .alert p {
    margin: 0;
  }
  .alert .title {
    font-weight: 500;
  }
  .alert dm-button {
    margin-top: var(--dm-space-2);
  }
  .making {
    display: flex;
    align-items: center;
    gap: var(--dm-space-2);
    min-height: 36px;
  }
  .making span:nth-of-type(2) {
    flex: 1;
  }
  .spinner {
    width: 16px;
    height: 16px;
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
  .hint {
    margin: 0;
    color: var(--dm-color-text-2);
    font-size: 12px;
    line-height: 16px;
  }
`;
