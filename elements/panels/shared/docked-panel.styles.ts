import { css } from 'lit';

/** What stands beside the canvas, with its name and the way to close it. */
export const dockedPanelStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
    background: var(--dm-color-surface);
  }
  .head {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    height: 48px;
    padding-inline: 16px 8px;
  }
`;
