import { css } from 'lit';

/** Previews fill the room between what is told above them and what is done with them below. */
export const generateDialogStyles = css`
  dialog {
    --width: 1080px;
    height: min(780px, calc(100vh - 48px));
  }
  .told,
  footer,
  .trouble {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  .told {
    min-height: 32px;
    margin-bottom: 12px;
  }
  .told span,
  .told p {
    color: var(--dm-color-text-2);
  }
  progress {
    width: 160px;
    height: 4px;
    accent-color: var(--dm-color-accent);
  }
  .told progress {
    flex: 1;
  }
  .previews {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(169px, 1fr));
    align-content: start;
    gap: 20px 16px;
    min-height: 120px;
    margin: 0;
    padding: 16px;
    overflow: hidden auto;
    border: 1px solid var(--dm-color-line);
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-background);
    list-style: none;
  }
  .previews li {
    display: grid;
    justify-items: center;
    align-content: end;
    gap: 6px;
    content-visibility: auto;
    contain-intrinsic-size: auto 169px auto 200px;
  }
  .previews canvas,
  .previews .place {
    display: block;
    width: 169px;
    height: auto;
    aspect-ratio: var(--ratio);
    background: var(--dm-color-sunken);
    box-shadow: var(--dm-shadow-page, 0 0 0 1px var(--dm-color-line));
  }
  .previews figcaption {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--dm-color-text-2);
  }
  figure {
    display: contents;
  }
  figcaption svg,
  summary svg {
    color: var(--dm-color-warning);
  }
  details {
    flex: none;
    margin-bottom: 12px;
    padding: 10px 14px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-warning-soft);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    cursor: pointer;
    font-weight: var(--dm-font-weight-medium);
  }
  details ul {
    max-height: 132px;
    margin: 8px 0 0;
    padding: 0 0 0 28px;
    overflow: hidden auto;
    font: var(--dm-text-control);
    line-height: 22px;
  }
  .trouble {
    margin-top: 12px;
    padding: 10px 14px;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-danger-soft);
    color: var(--dm-color-danger);
  }
  .trouble p {
    flex: 1;
    margin: 0;
  }
  footer {
    margin-top: 16px;
  }
  footer .space {
    flex: 1;
  }
  .empty {
    display: grid;
    flex: 1;
    place-items: center;
  }
`;
