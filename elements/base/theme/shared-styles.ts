import { css } from 'lit';

/** In every element: box sizing, focus rings, type helpers, text for screen readers only, scroll areas. */
export const sharedStyles = css`
  :host {
    box-sizing: border-box;
    color: var(--dm-color-text);
    font: var(--dm-text-control);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button:not(:disabled) {
    cursor: pointer;
  }
  img,
  svg {
    display: block;
    flex: none;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: var(--dm-focus-offset);
  }
  .title-1 {
    font: var(--dm-text-title-1);
    font-weight: var(--dm-font-weight-bold);
    letter-spacing: var(--dm-tracking-title);
  }
  .title-2 {
    font: var(--dm-text-title-2);
    font-weight: var(--dm-font-weight-bold);
    letter-spacing: var(--dm-tracking-title);
  }
  .title-3 {
    font: var(--dm-text-title-3);
    font-weight: var(--dm-font-weight-bold);
  }
  .label {
    display: block;
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
    color: var(--dm-color-text-2);
  }
  .caption {
    font: var(--dm-text-caption);
    color: var(--dm-color-text-3);
  }
  .numbers {
    font-variant-numeric: tabular-nums;
  }
  .ellipsis {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .keys {
    font: var(--dm-text-micro);
    color: var(--dm-color-text-3);
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .scroll-area {
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--dm-color-line-strong) transparent;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
