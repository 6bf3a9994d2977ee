import { css } from 'lit';

export const editorShellStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
    height: 100%;
    min-height: 0;
    background: var(--dm-color-canvas);
    container: editor / inline-size;
  }
  dm-editor-top-bar {
    grid-column: 1 / -1;
    z-index: var(--dm-layer-bar);
  }
  dm-side-bar {
    z-index: var(--dm-layer-panel);
  }
  .work {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    min-width: 0;
    min-height: 0;
  }
  dm-toolbar,
  dm-page-strip {
    grid-column: 1 / -1;
  }
  dm-canvas {
    grid-area: 2 / 1;
    min-width: 0;
    min-height: 0;
  }
  /* it shows its ring inside */
  dm-canvas:focus-visible {
    outline: none;
  }
  dm-page-strip {
    grid-row: 3;
  }
  dm-layers-panel,
  dm-preflight-panel {
    grid-area: 2 / 2;
    width: var(--dm-layers-width, 272px);
    min-height: 0;
    border-left: 1px solid var(--dm-color-line);
    z-index: var(--dm-layer-panel);
    animation: enter var(--dm-duration-steady) var(--dm-ease-out);
  }
  dm-find-bar {
    grid-area: 2 / 1;
    place-self: start end;
    width: 376px;
    max-width: calc(100% - 24px);
    margin: 12px;
    z-index: var(--dm-layer-panel);
    animation: enter var(--dm-duration-steady) var(--dm-ease-out);
  }
  /* they show themselves above everything: a row of the grid would push the editor up */
  dm-context-menu,
  dm-command-palette,
  dm-shortcuts-dialog,
  dm-resize-dialog,
  dm-magic-resize-dialog,
  dm-page-grid,
  dm-presenter {
    position: absolute;
  }
  /* a page under a drag says that it takes what is dragged */
  .target {
    grid-area: 2 / 1;
    margin: 8px;
    border: 2px dashed var(--dm-color-accent);
    border-radius: var(--dm-radius-md);
    pointer-events: none;
    z-index: var(--dm-layer-canvas-chrome);
  }
  @keyframes enter {
    from {
      opacity: 0;
      translate: 8px 0;
    }
  }
  /* a narrow editor keeps its canvas: the layers float over it */
  @container editor (width < 992px) {
    dm-layers-panel,
    dm-preflight-panel {
      grid-area: 2 / 1;
      justify-self: end;
      border-left: 0;
      box-shadow: var(--dm-shadow-float);
      clip-path: inset(0 0 0 -48px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    dm-layers-panel,
    dm-preflight-panel,
    dm-find-bar {
      animation: none;
    }
  }
  slot[name='notice'] {
    display: block;
    grid-area: 2 / 1;
    place-self: start center;
    margin: 16px 16px 0;
    z-index: var(--dm-layer-panel);
  }
`;
