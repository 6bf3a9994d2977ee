import { css } from 'lit';

export const elementsPanelStyles = css`
  .strips {
    flex: 1;
    padding: 0 var(--dm-space-4) var(--dm-space-4);
  }
  .strips > * + * {
    margin-top: var(--dm-space-2);
  }
  .open {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0 var(--dm-space-4) var(--dm-space-2) 6px;
  }
  .nearby {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--dm-space-2);
  }
  .nearby .caption {
    flex-basis: 100%;
    text-align: center;
  }
  dm-skeleton {
    height: 112px;
  }
  .failed {
    display: grid;
    justify-items: center;
    gap: var(--dm-space-2);
    padding: var(--dm-space-6) 0;
    color: var(--dm-color-text-2);
  }
  .failed svg {
    color: var(--dm-color-danger);
  }
`;
