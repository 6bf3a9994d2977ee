import { css } from 'lit';

/** The box of anything that opens above the page: menus, popovers, lists of a select. */
export const floatingStyles = css`
  .floating[popover] {
    position: fixed;
    inset: auto;
    left: 0;
    top: 0;
    margin: 0;
    border: 0;
    padding: 6px;
    max-width: calc(100vw - 16px);
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-raised);
    color: var(--dm-color-text);
    box-shadow: var(--dm-shadow-float);
    font: var(--dm-text-control);
  }
  .floating:popover-open {
    animation: floating-in var(--dm-duration-quick) var(--dm-ease-out);
  }
  @keyframes floating-in {
    from {
      opacity: 0;
      scale: 0.98;
    }
  }
`;
