import { css } from 'lit';

/** A line a label: its name, the column it takes, and what stands there. */
export const bulkImportStyles = css`
  dialog {
    --width: 640px;
  }
  .content {
    display: grid;
    gap: 16px;
    min-height: 0;
    overflow: hidden auto;
    padding: 8px 24px 16px;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr);
    gap: 8px 16px;
    align-items: center;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: var(--dm-font-weight-medium);
  }
  .sample {
    color: var(--dm-color-text-2);
  }
  .left-out {
    color: var(--dm-color-warning);
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 24px 20px;
    border-top: 1px solid var(--dm-color-line);
  }
  @media (width <= 560px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns .sample {
      margin-bottom: 8px;
    }
  }
`;
