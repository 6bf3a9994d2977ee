import { css } from 'lit';

/** What both dialogs share: large, with a body that scrolls and a foot that stays. */
export const bulkDialogStyles = css`
  dialog {
    --width: 980px;
    margin: auto;
    height: min(720px, calc(100vh - 48px));
    max-height: none;
  }
  header {
    gap: var(--dm-space-2);
    padding: 20px 20px 12px 24px;
  }
  header h2 {
    flex: 1;
    min-width: 0;
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    padding: 0 24px 24px;
  }
`;
