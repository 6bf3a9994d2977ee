import { css } from 'lit';

/** A field of several lines, in an element with `sharedStyles`; how high it begins is said by whoever has it. */
export const textareaStyles = css`
  textarea {
    width: 100%;
    padding: 8px 10px;
    border: 1px solid var(--dm-color-control);
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-surface);
    line-height: 20px;
    resize: vertical;
  }
  textarea:disabled {
    color: var(--dm-color-text-3);
  }
  textarea:focus-visible {
    outline-offset: 1px;
  }
`;
