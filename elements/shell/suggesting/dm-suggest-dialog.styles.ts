import { css } from 'lit';

export const suggestStyles = css`
  header {
    flex-wrap: wrap;
    gap: 8px 12px;
    padding: 20px 20px 16px 24px;
  }
  .name {
    display: flex;
    flex: 1;
    align-items: baseline;
    gap: 12px;
    white-space: nowrap;
  }
  .name span {
    color: var(--dm-color-text-2);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-inline-end: 20px;
  }
  .box {
    display: flex;
    align-items: center;
    gap: 8px;
    height: var(--dm-control-height);
    padding: 0 2px 0 12px;
    border: 1px solid var(--dm-color-line-strong);
    border-radius: var(--dm-control-radius);
    font-weight: var(--dm-font-weight-medium);
  }
  .seed {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  .seed span {
    width: 20px;
    height: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
  }
  .seed:hover:enabled span {
    box-shadow:
      inset 0 0 0 1px var(--dm-color-image-edge),
      0 0 0 2px var(--dm-color-line-strong);
  }
  .seed:disabled span {
    opacity: 0.55;
  }
  ul {
    gap: 16px;
  }
  li {
    min-width: 0;
  }
  .tile {
    aspect-ratio: var(--ratio);
  }
  button.tile:hover {
    background: var(--dm-color-active);
  }
  .tile[aria-busy] {
    box-shadow: inset 0 0 0 2px var(--dm-color-accent);
  }
  .tile.waiting {
    padding: 0;
  }
  .message {
    display: grid;
    flex: 1;
    align-content: center;
  }
  @media (max-width: 767px) {
    .tools {
      order: 3;
      width: 100%;
    }
  }
`;
