import { css } from 'lit';

/** A dialog that takes the whole screen. The same in both themes: what is shown is the design, and the room around it is dark. */
export const fullScreenStyles = css`
  dialog {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--dm-color-on-handle);
    overflow: hidden;
  }
  dialog::backdrop {
    background: var(--dm-color-on-handle);
  }
  .room {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: var(--dm-color-on-handle);
    user-select: none;
    touch-action: none;
  }
  .room:focus {
    outline: none;
  }
  .room.rests {
    cursor: none;
  }
  .bar {
    position: absolute;
    bottom: 24px;
    left: 50%;
    translate: -50% 0;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 4px;
    border-radius: var(--dm-radius-md);
    background: color-mix(in srgb, var(--dm-color-on-handle) 92%, transparent);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--dm-color-handle) 24%, transparent);
    color: var(--dm-color-handle);
    cursor: default;
    transition: opacity var(--dm-duration-steady) var(--dm-ease-out);
    --dm-color-text: var(--dm-color-handle);
    --dm-color-text-2: var(--dm-color-handle);
    --dm-color-text-disabled: color-mix(in srgb, var(--dm-color-handle) 45%, transparent);
    --dm-color-hover: color-mix(in srgb, var(--dm-color-handle) 16%, transparent);
    --dm-color-active: color-mix(in srgb, var(--dm-color-handle) 24%, transparent);
    --dm-color-focus: var(--dm-color-handle);
  }
  /* it stays where it is for the keyboard and for screen readers */
  .rests .bar:not(:focus-within) {
    opacity: 0;
  }
  .count {
    min-width: 56px;
    font: var(--dm-text-control);
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
  }
  .line {
    width: 1px;
    height: 20px;
    margin: 0 4px;
    background: color-mix(in srgb, var(--dm-color-handle) 24%, transparent);
  }
  @media (prefers-reduced-motion: reduce) {
    .bar {
      transition: none;
    }
  }
`;
