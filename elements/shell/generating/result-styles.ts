import { css } from 'lit';

/** A dialog of what was made of a design: tiles in a grid, `.stage-tile` each, and a note above them. */
export const resultStyles = css`
  :host {
    --width: 1120px;
  }
  dialog {
    margin: auto;
    height: min(820px, calc(100vh - 64px));
    max-height: none;
  }
  .note {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    margin: 0 24px 16px;
    padding: 8px 8px 8px 12px;
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-warning-soft);
    color: var(--dm-color-warning);
  }
  .note p {
    flex: 1;
  }
  ul {
    display: grid;
    flex: 1;
    /* four of them in the dialog at its widest */
    grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
    align-content: start;
    padding: 4px 24px 24px;
  }
  .stage-tile {
    display: grid;
    place-items: center;
    width: 100%;
    padding: 14px;
    border: 0;
    border-radius: var(--dm-radius-md);
    background: var(--dm-thumbnail-stage);
    overflow: hidden;
  }
  dm-skeleton {
    width: 100%;
    height: 100%;
  }
  canvas {
    display: block;
    min-width: 0;
    min-height: 0;
    max-width: 100%;
    max-height: 100%;
    box-shadow:
      0 0 0 1px var(--dm-color-image-edge),
      var(--dm-shadow-page);
  }
`;
