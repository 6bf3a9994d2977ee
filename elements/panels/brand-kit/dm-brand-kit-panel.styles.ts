import { css } from 'lit';

export const brandKitPanelStyles = css`
  .tab {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .logos {
    flex: 1;
    padding: 4px 16px 16px;
  }
  .add {
    width: 100%;
    justify-content: center;
  }
  section + section {
    margin-top: var(--dm-space-6);
  }
  h3 {
    margin-bottom: var(--dm-space-2);
    font: var(--dm-text-control);
    font-weight: var(--dm-font-weight-bold);
  }
  .scope {
    display: block;
    margin-bottom: var(--dm-space-4);
  }
  dm-select {
    margin-bottom: var(--dm-space-3);
  }
  .note {
    color: var(--dm-color-text-2);
  }
  .visitor,
  .failed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--dm-space-2);
    color: var(--dm-color-text-2);
  }
  .waiting {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .waiting.rows {
    grid-template-columns: 1fr;
  }
  .waiting dm-skeleton {
    height: 64px;
  }
  .waiting.rows dm-skeleton {
    height: 124px;
  }
`;
