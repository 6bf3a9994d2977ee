import { css } from 'lit';

/** Height of a row, CSS pixels: rows are placed by it, so that a thousand of them cost what is in sight. */
export const ROW_HEIGHT = 36;

export const layersPanelStyles = css`
  .list {
    flex: 1;
    min-height: 0;
    padding: 0 8px 8px;
    overflow: hidden auto;
  }
  .tree {
    position: relative;
  }
  .row {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 36px;
    padding-inline: calc(4px + (var(--level) - 1) * 16px) 4px;
    border-radius: var(--dm-radius-sm);
    cursor: default;
    user-select: none;
    -webkit-user-select: none;
  }
  .row:hover {
    background: var(--dm-color-hover);
  }
  .row.on {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .row.hidden .name,
  .row.hidden .thumb {
    opacity: 0.5;
  }
  .row.above::before,
  .row.below::before {
    content: '';
    position: absolute;
    inset-inline: calc(4px + (var(--level) - 1) * 16px) 0;
    height: 2px;
    border-radius: 1px;
    background: var(--dm-color-accent);
  }
  .row.above::before {
    top: -1px;
  }
  .row.below::before {
    bottom: -1px;
  }
  .row.into {
    box-shadow: inset 0 0 0 2px var(--dm-color-accent);
  }
  .caret,
  .act {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-xs);
    background: none;
    color: inherit;
  }
  .caret {
    width: 16px;
    margin-inline-end: -4px;
  }
  .caret svg {
    transition: rotate var(--dm-duration-instant);
  }
  .caret.closed svg {
    rotate: -90deg;
  }
  .act:hover {
    background: var(--dm-color-active);
  }
  /* what is off stays out of the way until the row is pointed at */
  .act:not(.set) {
    opacity: 0;
  }
  .row:hover .act,
  .row:focus-within .act,
  .row:focus .act {
    opacity: 1;
  }
  .thumb {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-sunken);
    color: var(--dm-color-text-2);
    overflow: hidden;
  }
  .thumb canvas {
    width: 28px;
    height: 28px;
  }
  .name {
    flex: 1;
    min-width: 0;
    font: var(--dm-text-control);
  }
  input.name {
    height: 28px;
    padding: 0 6px;
    border: 1px solid var(--dm-color-control);
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-surface);
    color: var(--dm-color-text);
  }
  input.name:focus {
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: -1px;
  }
  .empty {
    padding: 24px 16px;
    color: var(--dm-color-text-2);
    font: var(--dm-text-control);
  }
  @media (hover: none) {
    .act:not(.set) {
      opacity: 0.6;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .caret svg {
      transition: none;
    }
  }
`;
