import { css } from 'lit';

/** The page and the controls, in the dark room of `fullScreenStyles`. */
export const animationPlayerStyles = css`
  canvas {
    display: block;
    background: white;
  }
  .bar {
    width: min(720px, calc(100% - 32px));
  }
  .time {
    flex: none;
    padding: 0 8px;
    font: var(--dm-text-control);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .bar > input {
    flex: 1;
    min-width: 40px;
    height: 24px;
    margin: 0 4px;
    accent-color: var(--dm-color-handle);
    cursor: pointer;
  }
  .bar > input:focus-visible {
    outline: 2px solid var(--dm-color-focus);
    outline-offset: 2px;
    border-radius: var(--dm-radius-xs);
  }
  .question {
    position: absolute;
    display: grid;
    gap: var(--dm-space-3);
    width: min(360px, calc(100% - 32px));
    padding: var(--dm-space-5);
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-surface);
    color: var(--dm-color-text);
    cursor: default;
  }
  .question p,
  .question h2 {
    margin: 0;
  }
  .question div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--dm-space-2);
  }
  @media (width < 520px) {
    .count {
      display: none;
    }
    /* the time has a line of its own: beside the buttons nothing is left of it */
    .bar {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    .bar > input {
      order: -1;
      flex: 1 0 calc(100% - 16px);
      height: 32px;
      margin: 0 8px;
    }
  }
`;
