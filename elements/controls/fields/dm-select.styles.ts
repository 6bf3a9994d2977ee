import { css } from 'lit';

export const selectStyles = css`
  :host {
    display: block;
  }
  .label {
    margin-bottom: 6px;
  }
  .field {
    width: 100%;
    text-align: start;
    cursor: pointer;
  }
  .value {
    flex: 1;
  }
  .field[aria-expanded='true'] {
    border-color: var(--dm-color-accent);
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: -1px;
  }
  .field.small {
    padding: 0 8px 0 10px;
  }
  button.field:focus-visible {
    outline-offset: -1px;
  }
  .field:disabled {
    background: var(--dm-color-sunken);
    border-color: var(--dm-color-line);
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
  .placeholder {
    color: var(--dm-color-text-3);
  }
  .field input {
    font-variant-numeric: tabular-nums;
  }
  .unit {
    color: var(--dm-color-text-3);
  }
  .caret {
    display: grid;
    place-items: center;
    align-self: stretch;
    flex: none;
    width: 24px;
    margin-right: -6px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--dm-color-text-2);
  }
  .open .caret svg,
  [aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
  .field > svg:last-child {
    color: var(--dm-color-text-2);
  }
  .floating {
    overflow: hidden auto;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: var(--dm-menu-item-height);
    padding: 0 10px;
    border-radius: var(--dm-radius-sm);
    cursor: pointer;
    /* Long font lists: rows out of sight cost nothing. */
    content-visibility: auto;
    contain-intrinsic-block-size: var(--dm-menu-item-height);
  }
  [role='option'].active {
    background: var(--dm-color-hover);
  }
  [role='option'][aria-disabled='true'] {
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
  [role='option'] .name {
    flex: 1;
  }
  .badge {
    display: inline-flex;
    align-items: center;
    flex: none;
    height: 20px;
    padding: 0 7px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-hover);
    color: var(--dm-color-text-2);
    font: var(--dm-text-micro);
    font-weight: var(--dm-font-weight-bold);
    letter-spacing: var(--dm-tracking-caps);
  }
  .active .badge {
    background: var(--dm-color-active);
  }
  .group {
    padding: 10px 10px 4px;
  }
  .check {
    width: 16px;
  }
`;
