import { css } from 'lit';

export const editorStyles = css`
  :host {
    display: block;
  }
  .isolated {
    container: mockup / inline-size;
  }
  .editor {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: var(--dm-space-16);
  }
  :host([panel-only]) .editor {
    display: block;
  }
  :host([panel-only]) .preview {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @container mockup (width < 860px) {
    .editor {
      gap: var(--dm-space-8);
    }
  }
  @container mockup (width < 680px) {
    .editor {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--dm-space-5);
    }
  }
  .size {
    position: absolute;
    bottom: var(--dm-space-3);
    left: var(--dm-space-3);
    padding: 2px 6px;
    border-radius: var(--dm-radius-xs);
    background: var(--dm-color-inverse);
    color: var(--dm-color-on-inverse);
    font: var(--dm-text-micro);
    font-variant-numeric: tabular-nums;
  }
  .enlarge {
    position: absolute;
    right: var(--dm-space-3);
    bottom: var(--dm-space-3);
    background: var(--dm-color-surface);
  }
  .layers,
  .colors {
    margin-bottom: var(--dm-space-8);
  }
  .waiting {
    display: grid;
    gap: var(--dm-space-2);
    margin-bottom: var(--dm-space-8);
  }
  .waiting span {
    height: 52px;
    border-radius: var(--dm-radius-md);
    background: var(--dm-skeleton-base);
  }
  .waiting span:first-child {
    height: 88px;
  }
  .isolated:focus {
    outline: none;
  }
  .enlarged {
    width: min(96vw, 96dvh);
    max-width: none;
    max-height: 96dvh;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: var(--dm-radius-lg);
    background: var(--dm-color-surface);
  }
  .enlarged::backdrop {
    background: var(--dm-color-scrim-strong);
  }
  .enlarged img {
    display: block;
    width: 100%;
    height: auto;
  }
  .enlarged form {
    position: absolute;
    top: var(--dm-space-3);
    right: var(--dm-space-3);
  }
  .enlarged form button {
    background: var(--dm-color-surface);
  }
`;
