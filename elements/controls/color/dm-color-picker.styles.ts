import { css } from 'lit';

export const colorPickerStyles = css`
  :host {
    display: block;
    width: var(--dm-color-picker-width);
    padding: 12px;
  }
  .area {
    position: relative;
    height: 144px;
    border-radius: var(--dm-radius-sm);
    background:
      linear-gradient(to top, black, transparent),
      linear-gradient(to right, white, hsl(var(--picker-hue) 100% 50%));
    cursor: crosshair;
  }
  .hue {
    position: relative;
    height: 12px;
    margin: 12px 0;
    border-radius: var(--dm-radius-full);
    background: linear-gradient(90deg in hsl longer hue, red, red);
    cursor: ew-resize;
  }
  /* A hit area of 24 around a bar of 12. */
  .hue::before {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  .area,
  .hue {
    touch-action: none;
    user-select: none;
  }
  .thumb {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: 16px;
    height: 16px;
    margin: -8px;
    border: 2px solid var(--dm-color-handle);
    border-radius: var(--dm-radius-full);
    box-shadow: var(--dm-shadow-handle);
    pointer-events: none;
  }
  .hue .thumb {
    /* The bar's ends are round: the thumb stays inside them. */
    left: clamp(6px, var(--x), calc(100% - 6px));
  }
  .entry {
    display: flex;
    gap: 8px;
  }
  .entry .field {
    flex: 1;
  }
  .entry input {
    font-family: var(--dm-font-mono);
    font-size: 12px;
    text-transform: uppercase;
  }
  .channels {
    --dm-number-field-width: 100%;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    margin-top: 8px;
  }
  .label {
    margin: 14px 0 8px;
  }
  .swatches {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    gap: 4px;
  }
  .swatch {
    aspect-ratio: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: 4px;
    box-shadow: inset 0 0 0 1px var(--dm-color-control);
  }
  .swatch[aria-pressed='true'] {
    box-shadow:
      inset 0 0 0 1px var(--dm-color-control),
      0 0 0 2px var(--dm-color-raised),
      0 0 0 4px var(--dm-color-accent);
  }
  .palette {
    position: relative;
    display: flex;
  }
  /* one line around the bar: white at its end has an edge */
  .palette::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--dm-color-control);
    border-radius: 4px;
    pointer-events: none;
  }
  .palette + .palette {
    margin-top: 8px;
  }
  .palette .swatch {
    flex: 1;
    height: 24px;
    aspect-ratio: auto;
    border-radius: 0;
    box-shadow: none;
  }
  .palette .swatch:first-child {
    border-radius: 4px 0 0 4px;
  }
  .palette .swatch:last-child {
    border-radius: 0 4px 4px 0;
  }
  .palette .swatch:is(:focus-visible, [aria-pressed='true']) {
    z-index: 1;
  }
`;
