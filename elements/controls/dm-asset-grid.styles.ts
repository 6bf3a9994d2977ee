import { css } from 'lit';

export const assetGridStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    --grid-gap: 12px;
  }
  .grid {
    --column: calc((100cqw - var(--grid-gap) * (var(--columns) - 1)) / var(--columns));
    position: relative;
    height: calc(var(--column) * var(--ratio) + var(--grid-gap) * (var(--count) - 1));
  }
  .cell {
    position: absolute;
    left: calc((var(--column) + var(--grid-gap)) * var(--at));
    top: calc(var(--column) * var(--above-ratio) + var(--grid-gap) * var(--above-count));
    width: var(--column);
    height: calc(var(--column) * var(--ratio));
  }
  button {
    display: block;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--dm-thumbnail-radius);
    background: var(--dm-thumbnail-stage);
    overflow: hidden;
    position: relative;
    cursor: pointer;
    transition: background var(--dm-duration-instant);
  }
  button:hover {
    background: var(--dm-color-hover);
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
    pointer-events: none;
  }
  button:hover::after {
    background: var(--dm-color-image-edge);
  }
  :host([fit='contain']) button::after {
    box-shadow: none;
    background: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  :host([fit='contain']) img {
    padding: 12%;
    object-fit: contain;
  }
  .failed {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    height: 100%;
  }
  .badge {
    position: absolute;
    left: 6px;
    bottom: 6px;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    height: 20px;
    padding: 0 7px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-surface);
    color: var(--dm-color-text-2);
    font: var(--dm-text-micro);
    font-weight: var(--dm-font-weight-bold);
    letter-spacing: var(--dm-tracking-caps);
    pointer-events: none;
  }
  .badge.premium {
    background: var(--dm-color-premium-soft);
    color: var(--dm-color-premium);
  }
`;
