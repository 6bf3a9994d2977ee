import { css } from 'lit';

export const cropStyles = css`
  dialog {
    width: min(640px, calc(100vw - 32px));
    max-height: calc(100dvh - 32px);
    margin: auto;
    padding: 0;
    overflow: auto;
    border: 0;
    border-radius: var(--dm-radius-lg);
    background: var(--dm-color-surface);
    color: var(--dm-color-text);
    box-shadow: var(--dm-shadow-dialog);
  }
  dialog::backdrop {
    background: var(--dm-color-scrim);
  }
  header,
  footer,
  .tools {
    display: flex;
    align-items: center;
    gap: var(--dm-space-3);
    padding: var(--dm-space-6);
  }
  header {
    justify-content: space-between;
    padding-bottom: var(--dm-space-4);
  }
  .stage {
    position: relative;
    margin: 0 var(--dm-space-6);
    overflow: hidden;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-on-handle);
    cursor: grab;
    touch-action: none;
  }
  .stage:active {
    cursor: grabbing;
  }
  .stage svg {
    width: 100%;
    height: auto;
  }
  .area {
    position: absolute;
    box-shadow: 0 0 0 1000px var(--dm-color-crop-shade);
    outline: 1.5px solid var(--dm-color-handle);
    outline-offset: 0;
    pointer-events: none;
  }
  .corner {
    position: absolute;
    width: 22px;
    height: 22px;
    border: 0 solid var(--dm-color-handle);
  }
  .corner:nth-of-type(3) {
    inset: -3px auto auto -3px;
    border-width: 3px 0 0 3px;
  }
  .corner:nth-of-type(4) {
    inset: -3px -3px auto auto;
    border-width: 3px 3px 0 0;
  }
  .corner:nth-of-type(5) {
    inset: auto auto -3px -3px;
    border-width: 0 0 3px 3px;
  }
  .corner:nth-of-type(6) {
    inset: auto -3px -3px auto;
    border-width: 0 3px 3px 0;
  }
  .thirds {
    position: absolute;
    border: 0 solid color-mix(in srgb, var(--dm-color-handle) 55%, transparent);
  }
  .thirds.across {
    inset: 0 33.33%;
    border-width: 0 1px;
  }
  .thirds.down {
    inset: 33.33% 0;
    border-width: 1px 0;
  }
  .size {
    position: absolute;
    bottom: var(--dm-space-2);
    left: 50%;
    padding: 2px 6px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-inverse);
    color: var(--dm-color-on-inverse);
    font: var(--dm-text-micro);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .tools {
    flex-wrap: wrap;
    align-items: end;
    padding-bottom: var(--dm-space-5);
  }
  .tools dm-segmented {
    flex: 0 0 128px;
  }
  .tools dm-slider {
    flex: 1 1 220px;
  }
  footer {
    flex-wrap: wrap;
    border-top: 1px solid var(--dm-color-line);
    padding-block: var(--dm-space-4);
  }
  .choose {
    margin-right: auto;
    margin-left: -14px;
  }
  @media (width < 480px) {
    .choose {
      flex: 1 0 100%;
      justify-content: flex-start;
      margin-right: 0;
    }
    footer .large {
      flex: 1;
    }
  }
`;
