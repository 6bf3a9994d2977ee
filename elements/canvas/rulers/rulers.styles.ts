import { css } from 'lit';

/** Rulers and pulled guides, over the page; the pointer goes through them to the stage. */
export const rulerStyles = css`
  .rulers,
  .guides {
    inset: 0;
    overflow: hidden;
    pointer-events: none;
    color: var(--dm-color-text-3);
    font: var(--dm-weight-regular, 400) 11px var(--dm-font-ui);
  }
  .rulers {
    /* its end tells that the theme is another: what canvases show does not follow by itself */
    transition: color 1ms;
  }
  .rulers > *,
  .guides > * {
    position: absolute;
    left: 0;
    top: 0;
  }
  .rulers > * {
    background: var(--dm-color-surface);
  }
  .rulers .along-x {
    width: 100%;
    height: 20px;
    border-bottom: 1px solid var(--dm-color-line);
  }
  .rulers .along-y {
    width: 20px;
    height: 100%;
    border-inline-end: 1px solid var(--dm-color-line);
  }
  .rulers .corner {
    width: 20px;
    height: 20px;
    border: 0 solid var(--dm-color-line);
    border-width: 0 1px 1px 0;
    font-size: 9px;
    line-height: 19px;
    text-align: center;
  }
  .guide {
    background: var(--dm-color-guide-user);
  }
  .guide.x {
    width: 1px;
    height: 100%;
  }
  .guide.y {
    width: 100%;
    height: 1px;
  }
  .guide:focus-visible {
    outline: 2px solid var(--dm-color-focus);
    outline-offset: 1px;
  }
`;
