import { css } from 'lit';

export const designEditorStyles = css`
  :host {
    display: block;
    position: relative;
    height: 100%;
    min-height: 480px;
    overflow: hidden;
    background: var(--dm-color-canvas);
  }
  .isolated {
    position: absolute;
    inset: 0;
  }
  .fault {
    display: grid;
    place-items: center;
    height: 100%;
    padding: 24px;
    color: var(--dm-color-danger);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
