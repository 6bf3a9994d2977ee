import { css } from 'lit';

export const sideBarStyles = css`
  :host {
    position: relative;
    display: flex;
    min-height: 0;
    background: var(--dm-color-surface);
  }
  .rail {
    display: flex;
    flex-direction: column;
    align-items: center;
    flex: none;
    gap: 2px;
    width: var(--dm-rail-width);
    padding: 8px 0;
    overflow: hidden auto;
    scrollbar-width: none;
    background: var(--dm-color-background);
    border-right: 1px solid var(--dm-color-line);
  }
  .rail button {
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    width: 66px;
    height: 60px;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: none;
    color: var(--dm-color-text-2);
    font: var(--dm-text-micro);
    font-weight: var(--dm-font-weight-medium);
    font-stretch: 92%;
    transition: background var(--dm-duration-instant);
  }
  .rail button:hover {
    background: var(--dm-color-hover);
  }
  .rail button.on {
    background: var(--dm-color-accent-soft);
    color: var(--dm-color-on-accent-soft);
    font-weight: var(--dm-font-weight-bold);
  }
  /* where an open sub-panel returns to */
  .rail button.home {
    background: var(--dm-color-active);
    color: var(--dm-color-text);
  }
  .rail button:focus-visible {
    outline-offset: -2px;
  }
  .panel {
    display: flex;
    flex-direction: column;
    width: var(--dm-panel-width);
    min-height: 0;
    border-right: 1px solid var(--dm-color-line);
    animation: enter var(--dm-duration-steady) var(--dm-ease-out);
  }
  .panel > header {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    height: 48px;
    padding: 0 8px 0 16px;
  }
  .sub > header {
    justify-content: start;
    gap: 4px;
    padding-left: 8px;
  }
  .sub > header h2 {
    flex: 1;
  }
  .family {
    flex: none;
    margin: 0 16px 16px;
  }
  .body {
    flex: 1;
    min-height: 0;
  }
  .broken {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 24px 16px;
    color: var(--dm-color-text-2);
  }
  .broken svg {
    color: var(--dm-color-danger);
  }
  @keyframes enter {
    from {
      opacity: 0;
      translate: -8px 0;
    }
  }
  /* a narrow editor keeps its canvas: the panel floats over it */
  @container editor (width < 992px) {
    .panel {
      border-right: 0;
      position: absolute;
      inset: 0 auto 0 var(--dm-rail-width);
      z-index: var(--dm-layer-panel);
      background: var(--dm-color-surface);
      box-shadow: var(--dm-shadow-float);
      /* above the page only, not over the rail */
      clip-path: inset(0 -48px 0 0);
    }
  }
`;
