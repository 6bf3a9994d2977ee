import { css } from 'lit';

export const filtersPanelStyles = css`
  .grid {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 14px 10px;
  }
  .filter {
    display: grid;
    gap: 4px;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: none;
    font: var(--dm-text-caption);
    color: var(--dm-color-text-2);
    text-align: start;
  }
  .filter:focus-visible {
    outline-offset: 4px;
  }
  .filter:disabled {
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
  .stage {
    position: relative;
    display: grid;
    place-items: center;
    height: 76px;
    border-radius: var(--dm-thumbnail-radius);
    background: var(--dm-thumbnail-stage);
    color: var(--dm-color-text-3);
  }
  .stage > :is(canvas, dm-skeleton) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  canvas {
    object-fit: cover;
    scale: var(--mirror);
  }
  .stage::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
    transition: background var(--dm-duration-instant);
  }
  .filter:enabled:hover .stage::after {
    background: var(--dm-color-image-edge);
  }
  .filter:disabled canvas {
    opacity: 0.5;
  }
  [aria-pressed='true'] .stage {
    box-shadow:
      0 0 0 2px var(--dm-color-surface),
      0 0 0 4px var(--dm-color-accent);
  }
  [aria-pressed='true']:enabled .name {
    color: var(--dm-color-accent);
    font-weight: var(--dm-font-weight-bold);
  }
  .fault {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--dm-space-2);
    padding-bottom: var(--dm-space-3);
  }
`;
