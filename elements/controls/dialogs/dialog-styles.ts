import { css } from 'lit';

/** A native dialog over the editor: it holds the keyboard, Escape closes it, and the keyboard goes back. */
export const dialogStyles = css`
  dialog {
    position: fixed;
    margin: 12vh auto auto;
    padding: 0;
    border: 0;
    width: min(var(--width, 560px), calc(100vw - 32px));
    max-height: min(640px, 76vh);
    border-radius: var(--dm-radius-lg);
    background: var(--dm-color-raised);
    color: var(--dm-color-text);
    box-shadow: var(--dm-shadow-dialog);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
    animation: dialog-in var(--dm-duration-quick) var(--dm-ease-out);
  }
  header {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    padding: 16px 16px 8px 24px;
  }
  dialog::backdrop {
    background: var(--dm-color-scrim);
  }
  @keyframes dialog-in {
    from {
      opacity: 0;
      translate: 0 -8px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    dialog[open] {
      animation: none;
    }
  }
`;
