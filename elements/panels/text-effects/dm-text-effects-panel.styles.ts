import { css } from 'lit';

export const textEffectsPanelStyles = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
  }
  .body {
    height: 100%;
    padding: 4px var(--dm-space-4) var(--dm-space-4);
  }
  .presets {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--dm-space-2);
    margin-bottom: var(--dm-space-3);
  }
  .preset {
    display: grid;
    gap: 4px;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: none;
    color: var(--dm-color-text-2);
    text-align: center;
  }
  .stage {
    display: grid;
    place-items: center;
    height: 64px;
    overflow: hidden;
    border-radius: var(--dm-radius-sm);
    position: relative;
  }
  .stage::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--dm-color-line);
  }
  .preset:hover:not(:disabled, [aria-pressed='true']) .stage::after {
    box-shadow: inset 0 0 0 1px var(--dm-color-control);
  }
  .preset[aria-pressed='true'] .stage::after {
    box-shadow: inset 0 0 0 2px var(--dm-color-accent);
  }
  .preset[aria-pressed='true'] {
    color: var(--dm-color-text);
  }
  .preset:disabled {
    cursor: not-allowed;
    color: var(--dm-color-text-disabled);
  }
  .preset:disabled canvas {
    opacity: 0.5;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  .name {
    font: var(--dm-text-caption);
  }
  section {
    display: grid;
    gap: var(--dm-space-3);
    padding: var(--dm-space-2) 0;
    border-top: 1px solid var(--dm-color-line);
  }
  dm-switch {
    display: flex;
    align-items: center;
    min-height: var(--dm-control-height-small);
    font-weight: var(--dm-font-weight-medium);
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--dm-control-height-small);
  }
  .row dm-popover {
    --dm-popover-padding: 0;
  }
  .row dm-icon-button {
    margin-right: -6px;
  }
  .one {
    display: grid;
    gap: var(--dm-space-3);
  }
  .one + .one {
    padding-top: var(--dm-space-2);
    border-top: 1px dashed var(--dm-color-line);
  }
  h4 {
    font: var(--dm-text-control);
    font-weight: var(--dm-font-weight-medium);
  }
  .swatch {
    width: 20px;
    height: 20px;
    border-radius: var(--dm-radius-xs);
    box-shadow: inset 0 0 0 1px var(--dm-color-control);
  }
  .button {
    min-width: 104px;
    justify-content: start;
  }
  .button:disabled .swatch {
    opacity: 0.4;
  }
`;
