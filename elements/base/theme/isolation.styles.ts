import { css } from 'lit';

/**
 * The outermost element inside ours, on pages of others: whatever their sheets say of all elements (`* { … }`) reaches the
 * element itself and what it hands down, and ends here. Custom properties, our tokens among them, pass.
 */
export const isolationStyles = css`
  .isolated {
    all: initial;
    display: block;
    box-sizing: border-box;
    color: var(--dm-color-text);
    font: var(--dm-text-body);
    color-scheme: inherit;
  }
`;
