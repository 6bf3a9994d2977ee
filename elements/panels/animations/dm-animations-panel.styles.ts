import { css } from 'lit';

export const animationsPanelStyles = css`
  dm-tabs {
    flex: 1;
  }
  dm-tabs::part(list) {
    margin: 0 var(--dm-space-4);
  }
  dm-tabs::part(panel) {
    padding: 0;
    overflow: hidden;
  }
  .cards {
    height: 100%;
    padding: var(--dm-space-4);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 14px 10px;
  }
  .card {
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
  .card:focus-visible {
    outline-offset: 4px;
  }
  .card:disabled {
    color: var(--dm-color-text-disabled);
    cursor: not-allowed;
  }
  .stage {
    position: relative;
    aspect-ratio: 1;
    border-radius: var(--dm-thumbnail-radius);
    background: var(--dm-thumbnail-stage);
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  .card:disabled canvas {
    opacity: 0.5;
  }
  .stage::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
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
  footer {
    gap: var(--dm-space-2);
  }
  .duration {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--dm-space-3);
  }
`;
