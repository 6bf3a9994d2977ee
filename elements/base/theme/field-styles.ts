import { css } from 'lit';

/** A field line around a native input: `<div class="field [small|large] [bad]"><input /></div>`, `.field-error` below. */
export const fieldStyles = css`
  .field {
    display: flex;
    align-items: center;
    gap: var(--dm-control-gap);
    height: var(--dm-control-height);
    padding: var(--dm-field-padding);
    border: 1px solid var(--dm-field-line);
    border-radius: var(--dm-control-radius);
    background: var(--dm-field-background);
    color: var(--dm-color-text);
    font: var(--dm-text-body);
  }
  .field.small {
    height: var(--dm-control-height-small);
    padding: 0 10px;
    font: var(--dm-text-control);
  }
  .field.large {
    height: var(--dm-control-height-large);
  }
  .field > svg {
    color: var(--dm-color-text-3);
  }
  .field input {
    flex: 1;
    min-width: 0;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    text-overflow: ellipsis;
  }
  .field input::placeholder {
    color: var(--dm-color-text-3);
    opacity: 1;
  }
  /* The ring lies on the line itself (offset -1), so a field at a panel's edge never has it clipped. */
  .field:focus-within:has(input:focus) {
    border-color: var(--dm-color-accent);
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: -1px;
  }
  .field.bad {
    border-color: var(--dm-color-danger);
  }
  .field:has(:is(input, button):disabled) {
    background: var(--dm-color-sunken);
    border-color: var(--dm-color-line);
    color: var(--dm-color-text-disabled);
  }
  .field-error {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    margin-top: 6px;
    font: var(--dm-text-caption);
    color: var(--dm-color-danger);
  }
`;
