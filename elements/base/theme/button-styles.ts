import { css } from 'lit';

/**
 * Native buttons inside shadow roots: `class="button primary|second|soft|quiet|danger [small|large|huge|block]"`, and
 * `class="icon-button [medium|edge|round]"` with `aria-pressed="true"` for on.
 */
export const buttonStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--dm-control-gap);
    height: var(--dm-control-height);
    padding: var(--dm-button-padding);
    border: 1px solid transparent;
    border-radius: var(--dm-control-radius);
    background: none;
    color: var(--dm-color-text);
    font: var(--dm-text-body);
    font-weight: var(--dm-font-weight-medium);
    white-space: nowrap;
    transition: background var(--dm-duration-instant);
  }
  .button.primary {
    background: var(--dm-color-accent);
    color: var(--dm-color-on-accent);
    font-weight: var(--dm-font-weight-bold);
  }
  .button.primary:hover {
    background: var(--dm-color-accent-hover);
  }
  .button.primary:active {
    background: var(--dm-color-accent-active);
  }
  .button.second {
    background: var(--dm-color-surface);
    border-color: var(--dm-color-line-strong);
  }
  .button.quiet {
    color: var(--dm-color-text-2);
  }
  .button:is(.second, .quiet):hover {
    background: var(--dm-color-hover);
    color: var(--dm-color-text);
  }
  .button:is(.second, .quiet):active {
    background: var(--dm-color-active);
  }
  .button.soft {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  .button.soft:is(:hover, :active) {
    background: var(--dm-color-accent-soft-hover);
  }
  .button.danger {
    background: var(--dm-color-danger);
    color: var(--dm-color-on-danger);
    font-weight: var(--dm-font-weight-bold);
  }
  .button.danger:is(:hover, :active) {
    background: var(--dm-color-danger-hover);
  }
  .button.small {
    height: var(--dm-control-height-small);
    padding: 0 10px;
    font: var(--dm-text-control);
    font-weight: var(--dm-font-weight-medium);
  }
  .button.large {
    height: var(--dm-control-height-large);
    padding: 0 20px;
  }
  .button.huge {
    height: 52px;
    padding: 0 24px;
    font: var(--dm-text-lead);
    font-weight: var(--dm-font-weight-bold);
  }
  .button.block {
    width: 100%;
  }
  .button:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    background: var(--dm-color-hover);
    border-color: transparent;
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
  .icon-button {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: var(--dm-control-height-small);
    height: var(--dm-control-height-small);
    padding: 0;
    border: 0;
    border-radius: var(--dm-control-radius);
    background: none;
    color: var(--dm-color-text-2);
    transition: background var(--dm-duration-instant);
  }
  .icon-button:hover {
    background: var(--dm-color-hover);
    color: var(--dm-color-text);
  }
  .icon-button:active {
    background: var(--dm-color-active);
  }
  .icon-button[aria-pressed='true'] {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  .icon-button.medium {
    width: var(--dm-control-height);
    height: var(--dm-control-height);
  }
  .icon-button.edge {
    border: 1px solid var(--dm-color-line-strong);
    background-color: var(--dm-color-surface);
  }
  .icon-button.edge:hover {
    background-color: var(--dm-color-hover);
  }
  .icon-button.round {
    border-radius: var(--dm-radius-full);
  }
  .icon-button:is(:disabled, [aria-disabled='true']) {
    background: none;
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
`;
