import { css } from 'lit';

const thumb = css`
  box-sizing: border-box;
  width: var(--dm-slider-thumb);
  height: var(--dm-slider-thumb);
  border: 2px solid var(--dm-color-accent);
  border-radius: var(--dm-radius-full);
  background: var(--dm-color-surface);
`;

export const sliderStyles = css`
  :host {
    display: block;
  }
  .label {
    display: flex;
    justify-content: space-between;
    margin-bottom: 2px;
  }
  .reading {
    color: var(--dm-color-text-2);
    font-weight: var(--dm-font-weight-regular);
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .range {
    position: relative;
    flex: 1;
    min-width: 0;
    height: 24px;
    --slider-inset: calc(var(--dm-slider-thumb) / 2);
    --slider-run: calc(100% - var(--dm-slider-thumb));
  }
  .track,
  .fill,
  .zero {
    position: absolute;
    top: calc(50% - var(--dm-slider-track) / 2);
    height: var(--dm-slider-track);
    border-radius: 2px;
    pointer-events: none;
  }
  .track {
    inset-inline: 0;
    background: var(--dm-color-line-strong);
  }
  .fill {
    inset-inline-start: calc(var(--slider-inset) + var(--slider-run) * var(--slider-from));
    width: calc(var(--slider-run) * (var(--slider-to) - var(--slider-from)));
    background: var(--dm-color-accent);
  }
  /* From the very start of the track, not from under the thumb's middle. */
  .fill.from-start {
    inset-inline-start: 0;
    width: calc(var(--slider-inset) + var(--slider-run) * var(--slider-to));
  }
  .zero {
    inset-inline-start: calc(var(--slider-inset) + var(--slider-run) * var(--slider-zero));
    top: calc(50% - 5px);
    width: 1px;
    height: 10px;
    background: var(--dm-color-control);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
    touch-action: pan-y;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  input::-moz-range-thumb {
    ${thumb}
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: var(--dm-focus-offset);
  }
  input:focus-visible::-moz-range-thumb {
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: var(--dm-focus-offset);
  }
  :host([disabled]) .fill {
    background: var(--dm-color-text-disabled);
  }
  :host([disabled]) input {
    cursor: not-allowed;
  }
  :host([disabled]) input::-webkit-slider-thumb {
    border-color: var(--dm-color-text-disabled);
  }
  :host([disabled]) input::-moz-range-thumb {
    border-color: var(--dm-color-text-disabled);
  }
`;
