import { css } from 'lit';

/** What the panels of a picture's looks share: a body that scrolls over a footer that stays. */
export const effectPanelStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
    height: 100%;
  }
  .body {
    flex: 1;
    padding: 4px var(--dm-space-4) var(--dm-space-4);
  }
  .sliders {
    display: grid;
    align-content: start;
    gap: var(--dm-space-3);
  }
  footer {
    flex: none;
    display: grid;
    gap: var(--dm-space-3);
    padding: var(--dm-space-2) var(--dm-space-4) var(--dm-space-4);
    border-top: 1px solid var(--dm-color-line);
  }
  /* Reset comes and goes beside the label: nothing else moves */
  .lead {
    margin-bottom: calc(-1 * var(--dm-space-2));
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--dm-control-height-small);
  }
  .lead dm-button {
    margin-right: -10px;
  }
`;
