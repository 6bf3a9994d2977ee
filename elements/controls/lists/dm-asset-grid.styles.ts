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
  .thumbnail {
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
  .thumbnail:hover {
    background: var(--dm-color-hover);
  }
  .thumbnail::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
    pointer-events: none;
  }
  .thumbnail:hover::after {
    background: var(--dm-color-image-edge);
  }
  :host([fit='contain']) .thumbnail::after {
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
  .made {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    padding: 3px 8px 4px;
    background: var(--dm-color-surface);
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    text-align: start;
    opacity: 0;
    pointer-events: none;
  }
  .cell:is(:hover, :focus-within) .made {
    opacity: 1;
  }
  /* shown with the thumbnail under the pointer or the keyboard, and always where nothing hovers */
  .delete {
    position: absolute;
    top: 4px;
    right: 4px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-surface);
    color: var(--dm-color-text-2);
    box-shadow: var(--dm-shadow-float);
    opacity: 0;
  }
  .cell:is(:hover, :focus-within) .delete {
    opacity: 1;
  }
  @media (hover: none) {
    .delete,
    .made {
      opacity: 1;
    }
  }
  .badge.premium {
    background: var(--dm-color-premium-soft);
    color: var(--dm-color-premium);
  }
`;
