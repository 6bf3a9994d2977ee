import { css } from 'lit';

/** Three large buttons, each with a picture of what comes of it. */
export const templateChoiceStyles = css`
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
    gap: var(--dm-space-3);
    padding: 8px 24px 24px;
    overflow: auto;
  }
  .option {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 12px;
    border: 1px solid var(--dm-color-line);
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-raised);
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  .option:hover {
    border-color: var(--dm-color-line-strong);
    background: var(--dm-color-hover);
  }
  .picture {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 0;
    height: 116px;
    margin-bottom: 8px;
    padding: 12px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-sunken);
    overflow: hidden;
  }
  .page {
    position: relative;
    display: grid;
    flex: 0 1 auto;
    place-items: center;
    width: calc(84px * var(--ratio));
    min-width: 0;
    aspect-ratio: var(--ratio);
    color: var(--dm-color-text-3);
    font: var(--dm-text-caption);
    border: 1px solid var(--dm-color-line-strong);
    border-radius: 2px;
    background: var(--dm-color-raised);
    overflow: hidden;
  }
  .page img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .label {
    color: var(--dm-color-text);
    font: var(--dm-text-body);
    font-weight: var(--dm-font-weight-medium);
  }
  .hint {
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
  }
`;
