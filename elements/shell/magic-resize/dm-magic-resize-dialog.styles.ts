import { css } from 'lit';

export const magicResizeStyles = css`
  header {
    flex-wrap: wrap;
    gap: 8px 16px;
    padding: 20px 20px 8px 24px;
  }
  h2 {
    flex: 1;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-inline-end: 16px;
    color: var(--dm-color-text-2);
  }
  form .label {
    margin-inline-end: 4px;
  }
  form .field {
    width: 84px;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    flex: none;
    align-items: center;
    gap: 4px 16px;
    padding: 0 20px 12px 24px;
    color: var(--dm-color-text-2);
    font: var(--dm-text-body);
  }
  .about .lead {
    flex: 1 1 auto;
  }
  .about .pages {
    flex: none;
    width: 200px;
  }
  .about .fault {
    flex: 1 1 auto;
    color: var(--dm-color-danger);
  }
  ul {
    gap: 20px 16px;
  }
  .cell {
    min-width: 0;
  }
  .stage {
    position: relative;
    height: 168px;
    margin-bottom: 12px;
  }
  .open {
    height: 100%;
  }
  .open:not([aria-disabled]):hover {
    background: var(--dm-color-active);
  }
  .open[aria-disabled] {
    cursor: default;
  }
  .chosen .open {
    box-shadow: inset 0 0 0 2px var(--dm-color-accent);
  }
  .making .open {
    padding: 0;
  }
  canvas {
    max-height: 140px;
  }
  .failure {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    color: var(--dm-color-text-2);
    pointer-events: none;
  }
  .failure dm-button {
    pointer-events: auto;
  }
  /* the whole corner is pressed, not the 18 px of the box alone */
  .choose {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    opacity: 0;
  }
  .choose input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--dm-color-accent);
  }
  .choose:has(:disabled) {
    display: none;
  }
  .cell:hover .choose,
  .cell:has(:focus-visible) .choose,
  ul.choosing .choose {
    opacity: 1;
  }
  @media (hover: none) {
    .choose {
      opacity: 1;
    }
  }
  .name {
    margin-bottom: 2px;
    font-weight: var(--dm-font-weight-medium);
  }
  footer {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--dm-color-line);
  }
  footer .count {
    margin-inline-end: 8px;
    font-weight: var(--dm-font-weight-medium);
  }
  footer .grow {
    flex: 1;
  }
  /* the way out stays beside the title */
  @media (width < 720px) {
    form {
      order: 1;
      flex-basis: 100%;
      flex-wrap: nowrap;
      margin: 0;
    }
    form .field {
      flex: 1;
      width: auto;
      min-width: 0;
    }
  }
`;
