import { css } from 'lit';

export const neighborStyles = css`
  .neighbors {
    width: 100%;
    height: 100%;
    overflow: hidden;
    pointer-events: none;
  }
  .neighbor {
    position: absolute;
    left: 0;
    top: 0;
    background: var(--dm-color-sunken);
    box-shadow: var(--dm-shadow-page);
  }
  .neighbor canvas {
    display: block;
  }
  /* what is see-through is so on every page */
  .neighbor.drawn {
    background: repeating-conic-gradient(rgb(233 233 233) 0 25%, white 0 50%) 0 0 / 16px 16px;
  }
  .neighbor .label {
    position: absolute;
    inset-block-end: calc(100% + 5px);
    inset-inline-start: 0;
    max-width: 100%;
    margin: 0;
    overflow: hidden;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
